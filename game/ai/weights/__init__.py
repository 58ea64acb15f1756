"""What was learned or fitted, as data.

Linear models are the modules here. Networks are a file `NAME.bin` each, and `manifest.json` about all.

A `.bin` file is little endian: the four letters `BTNW`, then as unsigned 16-bit numbers the version of this
layout (1), the inputs, the units and the outputs, then every weight as a signed byte in 128ths, in this
order: inputs x units by input, biases of units, outputs x units by output, biases of outputs.

The manifest tells of each network the SHA-256 of its file, its shape, its features (the kind of input rows),
the tool and the method that trained it, from how many deals, the commit that brought it, and what was
measured. `game.ai.network` reads both kinds of file; the tools in `tests/lab/training` write them.
"""

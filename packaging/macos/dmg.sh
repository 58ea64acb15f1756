#!/bin/sh
# A disk image of the finished .app: sh packaging/macos/dmg.sh VERSION, after python3 packaging/build.py.
# Prepared, not yet built on macOS. With a certificate: IDENTITY="Developer ID Application: ..." signs it;
# `xcrun notarytool submit dist/*.dmg --wait` and `xcrun stapler staple dist/*.dmg` come after that.
set -eu
version=${1:?say the version}
cd "$(dirname "$0")/../../dist"
app="Belot table.app"
if [ -n "${IDENTITY:-}" ]; then
    codesign --deep --force --options runtime --timestamp --sign "$IDENTITY" "$app"
else
    codesign --deep --force --sign - "$app" # unsigned programs do not start on Apple's own processors
fi
rm -rf image "belot-table-$version-macos-$(uname -m).dmg"
mkdir image
cp -R "$app" image/
cp "$app/Contents/Resources/LICENCE.txt" image/
ln -s /Applications image/Applications
hdiutil create -volname "Bela Belot Belote" -srcfolder image -ov -format ULFO "belot-table-$version-macos-$(uname -m).dmg"
rm -rf image

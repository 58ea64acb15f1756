"""Why a computer did what it did: what the position and the samples show, advice, and remarks."""

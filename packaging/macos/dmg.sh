#!/bin/sh
# A disk image of the finished .app: sh packaging/macos/dmg.sh VERSION, which packaging/build.py calls on macOS.
# packaging/macos/README.md tells how it is signed and notarized, and what of this nobody has tried.
set -eu
version=${1:?say the version}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../dist"
app="Belot table.app"
image="belot-table-$version-macos-$(uname -m).dmg"

signed() { # what is signed, and more words for codesign
    codesign --force --options runtime --timestamp --sign "$IDENTITY" "$@"
}

if [ -n "${IDENTITY:-}" ]; then
    # from the inside out: libraries and modules, frameworks, the .app with its program last
    find "$app/Contents" -type f ! -path "$app/Contents/MacOS/belot-table" | while read -r path; do
        case $(file -b "$path") in Mach-O*) signed "$path" ;; esac
    done
    find "$app/Contents/Frameworks" -type d -path "*.framework/Versions/*" -prune | while read -r path; do
        signed "$path"
    done
    signed --entitlements "$here/entitlements.plist" "$app"
else
    # PyInstaller has signed the inside without an identity, as Apple's own processors want it; since then the
    # licences have been added, so that the seal of the whole is made anew
    codesign --force --sign - "$app"
fi
codesign --verify --deep --strict "$app"

rm -rf image "$image"
mkdir image
cp -R "$app" image/
cp "$app/Contents/Resources/LICENCE.txt" image/
ln -s /Applications image/Applications
hdiutil create -volname "Bela Belot Belote" -srcfolder image -ov -format ULFO "$image"
rm -rf image
if [ -n "${IDENTITY:-}" ]; then
    codesign --timestamp --sign "$IDENTITY" "$image"
fi
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi

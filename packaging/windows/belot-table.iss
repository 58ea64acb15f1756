; Inno Setup 6: an installer for one user, without administrator's rights. Prepared, not yet built on Windows.
;   iscc /DVersion=0.1.0 packaging\windows\belot-table.iss
; after python packaging\build.py; the installer lies in dist then.

#ifndef Version
  #error Say the version: iscc /DVersion=0.1.0 belot-table.iss
#endif

[Setup]
AppId={{6C8B8C2E-5B0D-4B62-9C62-3E5D0F4C7A11}
AppName=Bela - Belot - Belote
AppVersion={#Version}
AppPublisher=The Belot table authors
DefaultDirName={autopf}\Belot table
DefaultGroupName=Bela - Belot - Belote
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\sprites\icon\icon.ico
UninstallDisplayIcon={app}\belot-table.exe
OutputDir=..\..\dist
OutputBaseFilename=belot-table-{#Version}-windows-amd64-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "bg"; MessagesFile: "compiler:Languages\Bulgarian.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
; Inno Setup brings no Croatian messages; the game itself speaks Croatian

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; an older version may have had files that the new one has not
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\belot-table\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Bela - Belot - Belote"; Filename: "{app}\belot-table.exe"
Name: "{autodesktop}\Bela - Belot - Belote"; Filename: "{app}\belot-table.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\belot-table.exe"; Description: "{cm:LaunchProgram,Bela - Belot - Belote}"; Flags: nowait postinstall skipifsilent

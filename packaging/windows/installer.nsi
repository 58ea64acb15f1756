; The installer for Windows: one user, no administrator's rights, the player's matches are never touched.
; packaging/windows/installer.py starts makensis and says what stands in ${...}.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
SetDateSave off ; the same folder gives the same installer

!include MUI2.nsh
!include LogicLib.nsh

!define PROGRAM "belot-table.exe"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\belot-table"
; a shortcut is a file, and its name is read by every program
!define SHORTCUT "$SMPROGRAMS\Bela Belot Belote.lnk"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Belot table"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "CompanyName" "${AUTHORS}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${AUTHORS}, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(MatchesStay)"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; the first one is for everybody else
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Bulgarian"
!insertmacro MUI_LANGUAGE "Croatian"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Polish"

LangString IsRunning ${LANG_ENGLISH} "The game is running. Close its window, then press Retry."
LangString IsRunning ${LANG_BULGARIAN} "Играта е отворена. Затворете прозореца ѝ и опитайте отново."
LangString IsRunning ${LANG_CROATIAN} "Igra je otvorena. Zatvorite njezin prozor i pokušajte ponovno."
LangString IsRunning ${LANG_FRENCH} "Le jeu est ouvert. Fermez sa fenêtre, puis réessayez."
LangString IsRunning ${LANG_GERMAN} "Das Spiel läuft noch. Schließen Sie sein Fenster und versuchen Sie es erneut."
LangString IsRunning ${LANG_POLISH} "Gra jest uruchomiona. Zamknij jej okno i spróbuj ponownie."

LangString IsTooOld ${LANG_ENGLISH} "The game needs Windows 10 or newer."
LangString IsTooOld ${LANG_BULGARIAN} "Играта изисква Windows 10 или по-нова версия."
LangString IsTooOld ${LANG_CROATIAN} "Igra treba Windows 10 ili noviji."
LangString IsTooOld ${LANG_FRENCH} "Le jeu demande Windows 10 ou une version plus récente."
LangString IsTooOld ${LANG_GERMAN} "Das Spiel braucht Windows 10 oder neuer."
LangString IsTooOld ${LANG_POLISH} "Gra wymaga systemu Windows 10 lub nowszego."

LangString MatchesStay ${LANG_ENGLISH} "The game will be removed from this folder. Your matches and settings stay; a later installation finds them again."
LangString MatchesStay ${LANG_BULGARIAN} "Играта ще бъде премахната от тази папка. Вашите мачове и настройки остават; следваща инсталация ще ги намери."
LangString MatchesStay ${LANG_CROATIAN} "Igra će biti uklonjena iz ove mape. Vaše partije i postavke ostaju; nova instalacija opet će ih naći."
LangString MatchesStay ${LANG_FRENCH} "Le jeu sera retiré de ce dossier. Vos parties et vos réglages restent ; une nouvelle installation les retrouvera."
LangString MatchesStay ${LANG_GERMAN} "Das Spiel wird aus diesem Ordner entfernt. Ihre Partien und Einstellungen bleiben; eine spätere Installation findet sie wieder."
LangString MatchesStay ${LANG_POLISH} "Gra zostanie usunięta z tego folderu. Twoje partie i ustawienia zostaną; późniejsza instalacja znów je znajdzie."

; Windows lets nobody write to a program that runs
!macro RefuseWhileRunning
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      ${Break}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

Function .onInit
  ReadRegDWORD $0 HKLM "SOFTWARE\Microsoft\Windows NT\CurrentVersion" "CurrentMajorVersionNumber"
  ${If} $0 < 10 ; older ones have no such number
    MessageBox MB_ICONSTOP "$(IsTooOld)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro RefuseWhileRunning
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}" ; an older version may have had files that this one has not
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${SHORTCUT}" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  !insertmacro RefuseWhileRunning
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\LICENCE.txt"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir /r "$INSTDIR\_internal"
  RMDir "$INSTDIR" ; not if the player keeps something there, such as portable matches
  Delete "${SHORTCUT}"
  DeleteRegKey HKCU "${KEY}"
SectionEnd

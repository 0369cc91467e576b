@echo off
rem Starts the Muster command line. Needs a Java runtime 21 or newer, and nothing else: that of JAVA_HOME, or the java of the PATH.
setlocal disabledelayedexpansion
set "MUSTER_LIB=%~dp0lib"
set "MUSTER_JAVA="
if defined JAVA_HOME set "MUSTER_JAVA=%JAVA_HOME:"=%\bin\java.exe"
if defined MUSTER_JAVA if exist "%MUSTER_JAVA%" goto start
for %%j in (java.exe) do set "MUSTER_JAVA=%%~$PATH:j"
if defined MUSTER_JAVA goto start
echo muster: Muster needs Java 21 or newer, and found none.>&2
echo muster:   Install one, such as that of adoptium.net, or set JAVA_HOME to it.>&2
exit /b 2

:start
rem Most commands are done before a thorough compiler or a second collector of garbage pays. It does for many battles: from 10,000 on.
rem An equals sign separates as a blank does.
set "MUSTER_OPTIONS=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
set "MUSTER_BATTLES="
if /i not "%~1"=="balance" goto chosen
if "%~2"=="--battles" set "MUSTER_BATTLES=%~3"
if "%~3"=="--battles" set "MUSTER_BATTLES=%~4"
if "%~4"=="--battles" set "MUSTER_BATTLES=%~5"
if "%~5"=="--battles" set "MUSTER_BATTLES=%~6"
if "%~6"=="--battles" set "MUSTER_BATTLES=%~7"
if "%~7"=="--battles" set "MUSTER_BATTLES=%~8"
if "%~8"=="--battles" set "MUSTER_BATTLES=%~9"
if not defined MUSTER_BATTLES goto chosen
if not "%MUSTER_BATTLES:~0,4%"=="%MUSTER_BATTLES%" set "MUSTER_OPTIONS="
:chosen
if /i "%~1"=="cluster" set "MUSTER_OPTIONS="
if /i "%~1"=="lsp" set "MUSTER_OPTIONS="
rem Newer Javas would warn of how Hazelcast, which is in the add-on for clusters, reads memory.
set "MUSTER_CLUSTER=-Dsun.misc.unsafe.memory.access=allow"
rem Who has chosen a collector keeps it: Java does not start with two.
if defined MUSTER_OPTIONS for %%o in (JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS) do if defined %%o set "MUSTER_OPTIONS=-XX:TieredStopAtLevel=1"
rem Many battles need no more memory than one, and Java follows references faster in a heap this small.
set "MUSTER_HEAP="
if defined MUSTER_OPTIONS if /i "%~1"=="balance" set "MUSTER_HEAP=-Xmx2g"
for %%o in (JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS) do if defined %%o set "MUSTER_HEAP="
rem What the classes look like once they are loaded, kept for the next start. A battle uses most of what the other commands use. Where
rem the archive cannot be written or does not fit, Java does without; the empty file says that this was tried.
set "MUSTER_CLASSES=%MUSTER_LIB%\classes.jsa"
if exist "%MUSTER_CLASSES%" goto kept
call :touch 2>nul
if not exist "%MUSTER_CLASSES%" goto plain
"%MUSTER_JAVA%" %MUSTER_OPTIONS% -Xlog:disable "-XX:ArchiveClassesAtExit=%MUSTER_CLASSES%" -jar "%MUSTER_LIB%\muster.jar" battle "%~dp0examples\dreux" <nul >nul 2>&1

:kept
for %%f in ("%MUSTER_CLASSES%") do if "%%~zf"=="0" goto plain
"%MUSTER_JAVA%" %MUSTER_OPTIONS% %MUSTER_HEAP% %MUSTER_CLUSTER% -Xlog:disable "-XX:SharedArchiveFile=%MUSTER_CLASSES%" -jar "%MUSTER_LIB%\muster.jar" %*
exit /b %ERRORLEVEL%

:plain
"%MUSTER_JAVA%" %MUSTER_OPTIONS% %MUSTER_HEAP% %MUSTER_CLUSTER% -jar "%MUSTER_LIB%\muster.jar" %*
exit /b %ERRORLEVEL%

:touch
type nul >"%MUSTER_CLASSES%"
exit /b 0

@echo off
rem Starts Muster IDE. Needs Java 21 or newer: that of JAVA_HOME, or the java of the PATH. There is no native launcher, since none is
rem published as a Maven artifact: Equinox is started with java.
setlocal disabledelayedexpansion
set "MUSTER_IDE=%~dp0"
set "MUSTER_JAVA="
if defined JAVA_HOME set "MUSTER_JAVA=%JAVA_HOME:"=%\bin\java"
if defined MUSTER_JAVA if exist "%MUSTER_JAVA%.exe" goto found
set "MUSTER_JAVA="
for %%j in (java.exe) do set "MUSTER_JAVA=%%~dpn$PATH:j"
if not defined MUSTER_JAVA goto missing

:found
rem Through a file: a command in for /f would have to quote what stands in the path once more.
set "MUSTER_VERSION=%TEMP%\muster-ide-%RANDOM%%RANDOM%.txt"
"%MUSTER_JAVA%.exe" -version 2>"%MUSTER_VERSION%"
set "MUSTER_RELEASE="
for /f "usebackq tokens=2,3" %%v in ("%MUSTER_VERSION%") do if "%%v"=="version" set "MUSTER_RELEASE=%%~w"
del "%MUSTER_VERSION%" 2>nul
if not defined MUSTER_RELEASE goto missing
for /f "delims=.-" %%v in ("%MUSTER_RELEASE%") do set "MUSTER_RELEASE=%%v"
if %MUSTER_RELEASE% LSS 21 goto missing
set "MUSTER_LAUNCHER="
pushd "%MUSTER_IDE%plugins"
for %%j in (org.eclipse.equinox.launcher_*.jar) do set "MUSTER_LAUNCHER=%MUSTER_IDE%plugins\%%j"
popd
if not defined MUSTER_LAUNCHER goto incomplete

rem 23 and 24 ask to be started again: after an update, in another workspace, with another theme. What is other than this time, the
rem program writes into a file of arguments for Java, which counts from then on.
set "MUSTER_RESTART=%TEMP%\muster-ide-%RANDOM%%RANDOM%"

:start
rem javaw has no window of its own; this one stays, since the program may ask to be started again.
if exist "%MUSTER_RESTART%.next" move /y "%MUSTER_RESTART%.next" "%MUSTER_RESTART%.arguments" >nul
if exist "%MUSTER_RESTART%.arguments" goto again
"%MUSTER_JAVA%w.exe" -Xmx2g --add-opens java.base/java.lang=ALL-UNNAMED "-Dmuster.restart=%MUSTER_RESTART%.next" -jar "%MUSTER_LAUNCHER%" -name "Muster IDE" -install "%MUSTER_IDE%." %*
goto over

:again
"%MUSTER_JAVA%w.exe" "@%MUSTER_RESTART%.arguments"

:over
set "MUSTER_STATUS=%ERRORLEVEL%"
if %MUSTER_STATUS%==23 goto start
if %MUSTER_STATUS%==24 goto start
del "%MUSTER_RESTART%.next" "%MUSTER_RESTART%.arguments" 2>nul
exit /b %MUSTER_STATUS%

:missing
echo Muster IDE needs Java 21 or newer, and found none. Install one, such as that of adoptium.net, or set JAVA_HOME to it.>&2
exit /b 1

:incomplete
echo Muster IDE is incomplete: there is no plugins\org.eclipse.equinox.launcher_*.jar beside this script. Unpack the archive again.>&2
exit /b 1

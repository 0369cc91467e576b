@echo off
rem The Muster command line on Windows. Builds itself on first use; delete cli\target\muster to build it again from changed sources.
setlocal disabledelayedexpansion
if exist "%~dp0cli\target\muster\lib\muster.jar" goto start
set "MUSTER_MAVEN="
for %%m in (mvn.cmd mvn.bat mvn.exe) do if not defined MUSTER_MAVEN set "MUSTER_MAVEN=%%~$PATH:m"
if not defined MUSTER_MAVEN goto unknown
echo muster: first use: building the command line (a minute or two; later starts are immediate)>&2
if exist "%~dp0.build\stamp.cmd" call "%~dp0.build\stamp.cmd"
pushd "%~dp0"
call "%MUSTER_MAVEN%" %MUSTER_STAMP% -T 1C -q "-P!eclipse,!vscode" -Dmaven.test.skip=true -pl cli -am package >&2
if errorlevel 1 goto failed
popd

:start
"%~dp0cli\target\muster\muster.cmd" %*

:failed
popd
echo muster: the build failed; see above.>&2
exit /b 2

:unknown
echo muster: The first start needs Maven 3.9.9 or newer (3.9.x) on the PATH, and a JDK 21 or newer that JAVA_HOME names.>&2
echo muster:   To use Muster without building it, take muster.zip, which needs only a Java runtime.>&2
exit /b 2

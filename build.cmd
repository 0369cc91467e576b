@echo off
rem Builds and tests Muster on Windows, with the Maven on the PATH and the JDK that JAVA_HOME names. See build --help.
setlocal disabledelayedexpansion
if "%~1"=="--help" goto help
set "MUSTER_MAVEN="
for %%m in (mvn.cmd mvn.bat mvn.exe) do if not defined MUSTER_MAVEN set "MUSTER_MAVEN=%%~$PATH:m"
if not defined MUSTER_MAVEN goto unknown
call "%~dp0.build\stamp.cmd"
pushd "%~dp0"
if "%~1"=="" goto all
if "%~1"=="quick" goto quick
if "%~1"=="nightly" goto nightly
for %%c in (test golden measure products release) do if "%~1"=="%%c" goto elsewhere
call "%MUSTER_MAVEN%" %MUSTER_STAMP% %*
goto done

:all
call "%MUSTER_MAVEN%" %MUSTER_STAMP% -T 1C clean verify
goto done

:quick
call "%MUSTER_MAVEN%" %MUSTER_STAMP% -T 1C "-P!eclipse,!vscode" "-Dmuster.excludedGroups=nightly,slow" test
goto done

:nightly
call "%MUSTER_MAVEN%" %MUSTER_STAMP% -T 1C "-P!eclipse,!vscode" -Dmuster.groups=nightly -Dmuster.excludedGroups= -Dmuster.moduleSeconds=10800 -Dmuster.testSeconds=3600 "-Dmuster.compiler=-XX:TieredStopAtLevel=4" --fail-at-end verify
goto done

:done
set "MUSTER_EXIT=%ERRORLEVEL%"
popd
exit /b %MUSTER_EXIT%

:elsewhere
popd
echo muster: build %~1 needs a Unix shell, such as that of Git for Windows: sh build %*>&2
exit /b 2

:unknown
echo muster: The build needs Maven 3.9.9 or newer (3.9.x) on the PATH, and a JDK 21 or newer that JAVA_HOME names.>&2
exit /b 2

:help
echo Builds and tests Muster.
echo(
echo   build            build all but the products, and run the default tests
echo   build quick      compile and run the fast tests: no Eclipse, no Visual Studio Code
echo   build nightly    run the long tests (tag "nightly")
echo(
echo Any other arguments go to Maven as they are, for example one module or one class:
echo(
echo   build "-P!eclipse,!vscode" -pl print -am test
echo   build "-P!eclipse,!vscode" -pl cli/tests -am test -Dtest=GuideTest -Dsurefire.failIfNoSpecifiedTests=false
exit /b 0

@echo off
rem There is no native launcher: Equinox is started with java.
set "JAVA=javaw"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\javaw"
for %%j in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do start "" "%JAVA%" -Xmx2g --add-opens java.base/java.lang=ALL-UNNAMED -jar "%%j" -name "Muster IDE" -install "%~dp0." %*

package dev.muster.dsl.ui.project;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;

/**
 * Writes the arguments for a restart of Java by the start script of Muster IDE, for example to
 * switch the workspace. There is no native launcher that could take them.
 *
 * <p>The script passes the path of the argument file in a system property. It is a Java argument
 * file, because Java reads the names of folders in the encoding they were written in, independent
 * of the encoding of the shell.
 */
public final class RestartArguments implements IWorkbenchListener {

  /** The property with the file that the start script reads. */
  private static final String FILE = "muster.restart";

  /** The property with the arguments that the workbench adds, one per line. */
  private static final String WANTED = "eclipse.exitdata";

  /** The arguments of this start, a line each. */
  private static final String COMMANDS = "eclipse.commands";

  /** Writes them whenever the workbench closes. */
  public static void follow(IWorkbench workbench) {
    if (System.getProperty(FILE) != null) {
      workbench.addWorkbenchListener(new RestartArguments());
    }
  }

  @Override
  public boolean preShutdown(IWorkbench workbench, boolean forced) {
    return true;
  }

  @Override
  public void postShutdown(IWorkbench workbench) {
    String wanted = System.getProperty(WANTED, "");
    if (wanted.isBlank()) {
      return;
    }
    try {
      Files.writeString(
          Path.of(System.getProperty(FILE)),
          text(
              ManagementFactory.getRuntimeMXBean().getInputArguments(),
              System.getProperty("java.class.path"),
              System.getProperty(COMMANDS, ""),
              wanted),
          Charset.forName(System.getProperty("native.encoding", "UTF-8")));
    } catch (IOException | RuntimeException failure) {
      ILog.of(RestartArguments.class)
          .error("Muster IDE could not be told how it starts again", failure);
    }
  }

  /**
   * An argument file of Java.
   *
   * @param options of Java, such as {@code -Xmx2g}
   * @param launcher the jar that is started
   * @param commands the arguments of this start, a line each
   * @param wanted the arguments to add, a line each; they count where an argument is there twice
   */
  public static String text(List<String> options, String launcher, String commands, String wanted) {
    List<String> all = new ArrayList<>(options);
    all.add("-jar");
    all.add(launcher);
    Stream.of(commands, wanted)
        .flatMap(String::lines)
        .filter(each -> !each.isBlank())
        .forEach(all::add);
    StringBuilder text = new StringBuilder();
    all.forEach(
        each ->
            text.append('"')
                .append(each.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"\n"));
    return text.toString();
  }
}

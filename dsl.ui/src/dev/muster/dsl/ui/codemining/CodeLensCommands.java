package dev.muster.dsl.ui.codemining;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.eclipse.lsp4j.Command;

/**
 * Registry of the commands behind code lenses. The server names a client command; the part of the
 * workbench that carries it out registers here.
 */
public final class CodeLensCommands {

  private static final Map<String, BiConsumer<String, String>> KNOWN = new ConcurrentHashMap<>();

  private CodeLensCommands() {}

  /**
   * Carries a command out from now on.
   *
   * @param action takes the address of the file and the name of the scenario
   */
  public static void register(String command, BiConsumer<String, String> action) {
    KNOWN.put(command, action);
  }

  static void run(Command command) {
    BiConsumer<String, String> action = KNOWN.get(command.getCommand());
    if (action != null && command.getArguments() != null && command.getArguments().size() >= 2) {
      // In process arguments are what the server made them, and no JSON.
      action.accept(
          String.valueOf(command.getArguments().get(0)),
          String.valueOf(command.getArguments().get(1)));
    }
  }
}

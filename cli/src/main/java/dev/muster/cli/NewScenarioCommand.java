package dev.muster.cli;

import dev.muster.dsl.standalone.MusterFileLoader.CompiledArmy;
import dev.muster.dsl.standalone.MusterFileLoader.ElementSummary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "scenario",
    description = "Creates a scenario on a map, with two sides, a group and a stand of each.",
    footer = {
      "",
      "Examples:",
      "  muster new scenario saturday.muster --map meadow.muster --army royal.muster",
      "  muster new scenario saturday.muster --map meadow.muster --army royal.muster",
      "    --army rebels.muster --sides Royal,Rebels"
    })
final class NewScenarioCommand implements Callable<Integer> {
  private static final String MAP = "map ";

  private final Terminal terminal;

  @Mixin private NewFileOptions named = new NewFileOptions();

  @Option(
      names = "--map",
      paramLabel = "FILE",
      required = true,
      description = "The file of its map; the first map in it is taken.")
  private Path map = Path.of("");

  @Option(
      names = "--army",
      paramLabel = "FILE",
      required = true,
      arity = "1",
      description = {
        "The file of an army, once for each side. One file for both:",
        "its first two armies, or twice its only one."
      })
  private List<Path> armies = List.of();

  @Option(
      names = "--sides",
      paramLabel = "A,B",
      split = ",",
      description = "Names of the two sides (default: Red,Blue).")
  private List<String> sides = List.of("Red", "Blue");

  /** An army and one of its lines. */
  private record Force(String army, String stand, Path file) {}

  NewScenarioCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (sides.size() != 2) {
      throw new CommandFailure(
          ExitCode.USAGE, "--sides: a scenario has two sides; write them as Red,Blue");
    }
    if (armies.size() > 2) {
      throw new CommandFailure(ExitCode.USAGE, "--army: a scenario has two sides, so two armies");
    }
    NewTextFile made = named.file(terminal);
    Map<String, Object> options = named.names(made);
    options.put("map", mapName());
    List<Force> forces = forces();
    put(options, "red", sides.getFirst(), forces.getFirst());
    put(options, "blue", sides.getLast(), forces.getLast());
    TreeSet<String> imports = new TreeSet<>(List.of(made.imported(map)));
    forces.forEach(each -> imports.add(made.imported(each.file())));
    options.put("imports", List.copyOf(imports));
    made.write("scenario", options);
    return ExitCode.OK;
  }

  private static void put(Map<String, Object> options, String side, String name, Force force) {
    options.put(side, force.army());
    options.put(side + "Side", name.strip());
    if (!force.stand().isEmpty()) {
      options.put(side + "Stand", force.stand());
    }
  }

  private String mapName() {
    return LoadedSources.read(List.of(map)).loaded().parts().stream()
        .map(ElementSummary::name)
        .filter(each -> each.startsWith(MAP))
        .map(each -> each.substring(MAP.length()))
        .findFirst()
        .orElseThrow(() -> new CommandFailure(ExitCode.USAGE, map + " holds no map"));
  }

  /** Returns the army and stand of each side. */
  private List<Force> forces() {
    List<Force> found = new ArrayList<>();
    for (Path each : armies) {
      List<Force> here =
          LoadedSources.playable(each, terminal).loaded().armies().stream()
              .map(army -> force(army, each))
              .toList();
      if (here.isEmpty()) {
        throw new CommandFailure(ExitCode.USAGE, each + " holds no army");
      }
      found.addAll(armies.size() == 1 ? here : here.subList(0, 1));
    }
    return found.size() == 1
        ? List.of(found.getFirst(), found.getFirst())
        : List.copyOf(found.subList(0, 2));
  }

  private static Force force(CompiledArmy list, Path file) {
    return new Force(
        list.army().name(),
        list.army().stands().isEmpty() ? "" : list.army().stands().getFirst().name(),
        file);
  }
}

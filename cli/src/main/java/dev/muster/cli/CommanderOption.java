package dev.muster.cli;

import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The commanders a command names for both sides, as in {@code steady,bold}. */
final class CommanderOption {
  /** The word for a side that a person plays. */
  static final String HUMAN = "human";

  private CommanderOption() {}

  /**
   * The commanders of the sides.
   *
   * @param profiles one a side; null for the commander of the scenario
   * @param persons the sides that persons play, by index
   */
  record SideCommanders(List<@Nullable CommanderProfile> profiles, Set<Integer> persons) {
    SideCommanders {
      profiles = Collections.unmodifiableList(new ArrayList<>(profiles));
      persons = Set.copyOf(persons);
    }

    /** The commanders of the scenario. */
    static final SideCommanders AS_WRITTEN = new SideCommanders(List.of(), Set.of());

    /** A program led so. */
    BattleProgram applyTo(BattleProgram program) {
      Map<String, CommanderProfile> bySide = new LinkedHashMap<>();
      for (int s = 0; s < profiles.size(); s++) {
        CommanderProfile profile = profiles.get(s);
        if (profile != null) {
          bySide.put(program.scenario().sides().get(s).name(), profile);
        }
      }
      return new ScenarioVariant(Map.of(), bySide).applyTo(program);
    }
  }

  /**
   * Reads built-in commanders.
   *
   * @param named commanders as written; null if none are given
   * @return one per side; null for those of the scenario
   * @throws CommandFailure if there are not two, or one does not exist
   */
  static @Nullable List<CommanderProfile> read(@Nullable String named) {
    if (named == null) {
      return null;
    }
    List<CommanderProfile> profiles = new ArrayList<>();
    for (String name : named.split(",", -1)) {
      CommanderProfile profile = profile(name.strip());
      if (profile == null) {
        throw refused(named, CommanderProfile.names());
      }
      profiles.add(profile);
    }
    if (profiles.size() != 2) {
      throw refused(named, CommanderProfile.names());
    }
    return profiles;
  }

  /**
   * Reads any number of built-in commanders.
   *
   * @param option the option that names them, for the message
   * @throws CommandFailure if one does not exist, or there are fewer than two
   */
  static List<CommanderProfile> readMany(String option, String named) {
    List<CommanderProfile> profiles = new ArrayList<>();
    for (String name : named.split(",", -1)) {
      CommanderProfile profile = profile(name.strip());
      if (profile != null && !profiles.contains(profile)) {
        profiles.add(profile);
      } else {
        throw refusedMany(option, named);
      }
    }
    if (profiles.size() < 2) {
      throw refusedMany(option, named);
    }
    return profiles;
  }

  private static CommandFailure refusedMany(String option, String named) {
    return new CommandFailure(
        ExitCode.USAGE,
        option
            + " names two or more of "
            + String.join(", ", CommanderProfile.names())
            + ", each once, such as steady,bold; found "
            + named);
  }

  /**
   * Reads commanders that can be persons.
   *
   * @param named commanders as written; null if none are given
   * @throws CommandFailure if there are not two, or one does not exist
   */
  static SideCommanders readWithPersons(@Nullable String named) {
    if (named == null) {
      return SideCommanders.AS_WRITTEN;
    }
    List<@Nullable CommanderProfile> profiles = new ArrayList<>();
    Set<Integer> persons = new TreeSet<>();
    for (String name : named.split(",", -1)) {
      CommanderProfile profile = profile(name.strip());
      if (profile == null && !name.strip().equals(HUMAN)) {
        throw refused(named, withHuman());
      }
      if (profile == null) {
        persons.add(profiles.size());
      }
      profiles.add(profile);
    }
    if (profiles.size() != 2) {
      throw refused(named, withHuman());
    }
    return new SideCommanders(profiles, persons);
  }

  private static List<String> withHuman() {
    return Stream.concat(Stream.of(HUMAN), CommanderProfile.names().stream()).toList();
  }

  private static @Nullable CommanderProfile profile(String name) {
    for (CommanderProfile each : CommanderProfile.values()) {
      if (each.name().equalsIgnoreCase(name)) {
        return each;
      }
    }
    return null;
  }

  private static CommandFailure refused(String named, List<String> names) {
    return new CommandFailure(
        ExitCode.USAGE,
        "--commanders names two of "
            + String.join(", ", names)
            + ", such as "
            + (names.contains(HUMAN) ? "human,marshal" : "steady,bold")
            + "; found "
            + named);
  }
}

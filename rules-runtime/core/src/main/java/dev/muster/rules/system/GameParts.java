package dev.muster.rules.system;

import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.situation.SituationFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts of a {@link Game}. Each has the default of {@link RuleSystem} until it is set. */
public final class GameParts {
  final String key;
  final BoardKind boardKind;
  int place = 100;
  List<String> rulebooks;
  RuleSystemChecks checks = RuleSystemChecks.NONE;
  RulebookVocabulary vocabulary = RulebookVocabulary.NONE;
  DerivedStats derivedStats = DerivedStats.NONE;
  MapAnalysis mapAnalysis = MapAnalysis.NONE;
  Roster roster = Roster.USUAL;
  @Nullable SituationFormat situationFormat;
  String starterTitle = "";
  List<String> starterFiles = List.of();

  private GameParts(String key, BoardKind boardKind) {
    this.key = key;
    this.boardKind = boardKind;
    rulebooks = List.of(key);
  }

  /**
   * The parts that every game has.
   *
   * @param key the word after {@code system} in a rulebook; also the name of its only rulebook
   *     unless {@link #rulebooks} is called
   */
  public static GameParts of(String key, BoardKind boardKind) {
    return new GameParts(key, boardKind);
  }

  /** Place in lists of games, lowest first. */
  public GameParts place(int number) {
    place = number;
    return this;
  }

  /** Names of its rulebooks. */
  public GameParts rulebooks(List<String> names) {
    rulebooks = List.copyOf(names);
    return this;
  }

  /** Its checks of lists and scenarios. */
  public GameParts checks(RuleSystemChecks its) {
    checks = its;
    return this;
  }

  /** The words its rulebooks use. */
  public GameParts vocabulary(RulebookVocabulary its) {
    vocabulary = its;
    return this;
  }

  /** The numbers that players work out before a battle. */
  public GameParts derivedStats(DerivedStats its) {
    derivedStats = its;
    return this;
  }

  /** Sets the map analysis. */
  public GameParts mapAnalysis(MapAnalysis its) {
    mapAnalysis = its;
    return this;
  }

  /** Sets the content of printed lists. */
  public GameParts roster(Roster its) {
    roster = its;
    return this;
  }

  /** The form of its situations. */
  public GameParts situations(SituationFormat its) {
    situationFormat = its;
    return this;
  }

  /**
   * Sets the battle that {@code muster new} creates, from the folder {@code start}.
   *
   * @param title its title, for the user
   * @param files file names; the last one is opened first
   */
  public GameParts starter(String title, String... files) {
    starterTitle = title;
    starterFiles = List.of(files);
    return this;
  }
}

package dev.muster.rules.fogr.situation;

import dev.muster.rules.fogr.rules.BaseLayout;
import dev.muster.rules.fogr.rules.BattleGroup;
import dev.muster.rules.fogr.rules.ChargeRestrictions;
import dev.muster.rules.fogr.rules.Divisions;
import dev.muster.rules.fogr.rules.FieldCommander;
import dev.muster.rules.fogr.rules.FogPhase;
import dev.muster.rules.fogr.rules.FogRules;
import dev.muster.rules.fogr.rules.FogState;
import dev.muster.rules.fogr.rules.Formation;
import dev.muster.rules.fogr.rules.FormationChange;
import dev.muster.rules.fogr.rules.Interpenetration;
import dev.muster.rules.fogr.rules.Keil;
import dev.muster.rules.fogr.rules.PoaArmour;
import dev.muster.rules.fogr.rules.ProtectedStatus;
import dev.muster.rules.fogr.rules.ShootingBases;
import dev.muster.rules.fogr.rules.ShootingOver;
import dev.muster.rules.fogr.rules.TercioStatus;
import dev.muster.rules.fogr.rules.ThreatenedFlank;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.query.Ruling;
import dev.muster.rules.query.UnknownQueryException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A kind of query about a table, with its evaluator.
 *
 * @param form pattern of the query; its groups are the variable parts
 */
record FogQuery(RuleQueries.Kind kind, Pattern form, Reply reply) {
  /** Answers a query from the groups of its pattern. */
  @FunctionalInterface
  interface Reply {
    Ruling to(Asked asked) throws UnknownQueryException;
  }

  /** Number of initial letters that two words must share to count as the same word. */
  private static final int STEM = 5;

  /** Shorter words join others. */
  private static final int LEAST = 4;

  /** All kinds of queries, in the order they are listed. */
  static final List<FogQuery> KINDS =
      List.of(
          of(
              "keil of UNIT",
              "Whether its files make it a keil.",
              asked -> asked.keil().status(asked.unit(1))),
          of(
              "keil duty of UNIT",
              "Whether it must be a keil, and is one.",
              asked -> asked.keil().duty(asked.unit(1))),
          of(
              "deployment of UNIT",
              "Whether its heavy weapons and swordsmen start in files with pikes.",
              asked -> asked.keil().deployed(asked.unit(1))),
          of(
              "formation FORMATION of UNIT",
              "Whether it may take a formation, such as PPPP/PPPP, or square.",
              asked -> asked.formation(asked.word(1), asked.unit(2))),
          of(
              "tercio of UNIT",
              "Which tercio it is, and whether it has to become a later one.",
              asked -> new TercioStatus(asked.rules()).of(asked.unit(1))),
          of(
              "grand status of UNIT",
              "Whether it counts as a grand battle group.",
              asked -> new TercioStatus(asked.rules()).isGrand(asked.unit(1))),
          of(
              "division of UNITS",
              "Whether they make a division.",
              asked -> asked.division(asked.word(1), null)),
          of(
              "division of UNITS under COMMANDER",
              "Whether they make a division of a commander.",
              asked -> asked.division(asked.word(1), asked.captain(2))),
          of(
              "passage of UNIT through UNIT",
              "Whether it may pass straight ahead through another, with all of its move.",
              asked -> asked.passage(asked.word(1), asked.word(2), null, null)),
          of(
              "passage of UNIT through UNIT with MU",
              "The same, with so many MU of its move left.",
              asked -> asked.passage(asked.word(1), asked.word(2), null, asked.length(3))),
          of(
              "passage of UNIT through UNIT heading DEGREES",
              "The same on another way than straight ahead.",
              asked -> asked.passage(asked.word(1), asked.word(2), asked.length(3), null)),
          of(
              "passage of UNIT through UNIT heading DEGREES with MU",
              "The same on another way, with so many MU left.",
              asked ->
                  asked.passage(asked.word(1), asked.word(2), asked.length(3), asked.length(4))),
          of(
              "shooting of UNIT",
              "Whether it may shoot in the shooting phase, and with how many bases to its front.",
              asked -> new ShootingBases(asked.rules()).of(asked.unit(1), null)),
          of(
              "shooting of UNIT at UNIT",
              "The same at a target, wherever that lies.",
              asked -> new ShootingBases(asked.rules()).of(asked.unit(1), asked.unit(2))),
          of(
              "shooting of UNIT in PHASE phase",
              "Whether it may shoot in a phase.",
              asked -> new ShootingBases(asked.rules()).may(asked.unit(1), asked.phase(2))),
          of(
              "line of shot of UNIT at UNIT",
              "Whether nobody is in the way who may not be shot over.",
              asked -> new ShootingOver(asked.field()).of(asked.unit(1), asked.unit(2))),
          of(
              "armour of UNIT against UNIT",
              "The class of armour that counts when the second shoots at the first.",
              asked -> new PoaArmour(asked.field()).of(asked.unit(1), asked.unit(2))),
          of(
              "protection of UNIT",
              "Which of its bases count as protected.",
              asked -> new ProtectedStatus(asked.field()).of(asked.unit(1), null)),
          of(
              "protection of UNIT against UNIT",
              "The same against one attacker.",
              asked -> new ProtectedStatus(asked.field()).of(asked.unit(1), asked.unit(2))),
          of(
              "threatened flank of UNIT",
              "Whether it has a threatened flank, with its causes.",
              asked -> new ThreatenedFlank(asked.field()).of(asked.unit(1))),
          of(
              "charge of UNIT",
              "Whether it is of those who cannot charge.",
              asked -> new ChargeRestrictions(asked.rules()).charge(asked.unit(1))),
          of(
              "interception of UNIT",
              "Whether it is of those who cannot intercept.",
              asked -> new ChargeRestrictions(asked.rules()).intercept(asked.unit(1))),
          of(
              "pike of UNIT",
              "Whether one pike among five musketeers may come to the front.",
              asked -> new ChargeRestrictions(asked.rules()).pikeForward(asked.unit(1))),
          of("phase after PHASE", "Which phase comes next.", asked -> asked.phase(1).following()));

  private static FogQuery of(String words, String meaning, Reply reply) {
    String form =
        words
            .replace("UNITS", "(\\S.*)")
            .replaceAll("UNIT|COMMANDER|FORMATION", "(\\\\S+)")
            .replaceAll("DEGREES|MU", "([0-9]{1,4}(?:\\\\.[0-9]{1,4})?)")
            .replace("PHASE", "(?:the )?(.+?)");
    return new FogQuery(
        new RuleQueries.Kind(words, meaning),
        Pattern.compile(form, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE),
        reply);
  }

  /**
   * Answers a question of a table.
   *
   * @param program the program the table was set up from
   */
  static Ruling answer(FogState field, BattleProgram program, String question)
      throws UnknownQueryException {
    String plain = question.strip().replaceAll("\\s+", " ").replaceAll("\\s*[?.]$", "");
    FogQuery best = null;
    for (FogQuery each : KINDS) {
      // of two that fit the one with more words is meant: "under COMMANDER"
      if (each.form.matcher(plain).matches()
          && (best == null || each.kind.words().length() >= best.kind.words().length())) {
        best = each;
      }
    }
    if (best == null) {
      throw new UnknownQueryException(
          "'" + plain + "' cannot be asked; ask such as: " + String.join("; ", near(field, plain)));
    }
    Matcher found = best.form.matcher(plain);
    if (!found.matches()) {
      throw new IllegalStateException(plain);
    }
    return best.reply.to(new Asked(field, program, found));
  }

  /**
   * Returns the kinds that share the most words with the question; all kinds if none shares a word.
   */
  private static List<String> near(FogState field, String question) {
    Set<String> names = new HashSet<>();
    field.groups().forEach(each -> names.add(each.name().toLowerCase(Locale.ROOT)));
    String plain =
        Stream.of(question.split(" "))
            .filter(word -> !names.contains(word.toLowerCase(Locale.ROOT)))
            .collect(Collectors.joining(" "));
    List<String> asked = stems(plain);
    List<String> all = KINDS.stream().map(each -> each.kind.words()).toList();
    ToLongFunction<String> shared = words -> stems(words).stream().filter(asked::contains).count();
    long most = all.stream().mapToLong(shared).max().orElse(0);
    return all.stream().filter(words -> shared.applyAsLong(words) == most).toList();
  }

  /**
   * Returns the stems of the words of a question; placeholders for names, in capitals, do not
   * count.
   */
  private static List<String> stems(String question) {
    return Stream.of(question.split(" "))
        .filter(word -> word.length() >= LEAST && !word.equals(word.toUpperCase(Locale.ROOT)))
        .map(word -> word.toLowerCase(Locale.ROOT).substring(0, Math.min(STEM, word.length())))
        .distinct()
        .toList();
  }

  /** A question of a kind, with the position and the matched words. */
  record Asked(FogState field, BattleProgram program, Matcher found) {
    FogRules rules() {
      return field.rules();
    }

    Keil keil() {
      return new Keil(field.rules());
    }

    String word(int number) {
      return String.valueOf(found.group(number));
    }

    double length(int number) {
      return Double.parseDouble(word(number));
    }

    BattleGroup unit(int number) throws UnknownQueryException {
      return unit(word(number));
    }

    BattleGroup unit(String name) throws UnknownQueryException {
      for (BattleGroup each : field.groups()) {
        if (each.name().equalsIgnoreCase(name)) {
          return each;
        }
      }
      throw new UnknownQueryException(
          "there is no battle group '"
              + name
              + "' on the table; there are "
              + String.join(", ", field.groups().stream().map(BattleGroup::name).toList()));
    }

    FieldCommander captain(int number) throws UnknownQueryException {
      FieldCommander named = captain(word(number));
      if (named == null) {
        throw new UnknownQueryException(
            "there is no commander '"
                + word(number)
                + "'; there are "
                + String.join(", ", field.captains().stream().map(FieldCommander::name).toList()));
      }
      return named;
    }

    private @Nullable FieldCommander captain(String name) {
      return field.captains().stream()
          .filter(each -> each.name().equalsIgnoreCase(name))
          .findFirst()
          .orElse(null);
    }

    FogPhase phase(int number) throws UnknownQueryException {
      FogPhase named = FogPhase.ofWord(word(number).toLowerCase(Locale.ROOT).replace(" phase", ""));
      if (named == null) {
        throw new UnknownQueryException(
            "there is no phase '"
                + word(number)
                + "'; there are impact, manoeuvre, shooting, melee and joint action");
      }
      return named;
    }

    Ruling formation(String wanted, BattleGroup group) throws UnknownQueryException {
      FormationChange change = new FormationChange(field.rules());
      return wanted.equalsIgnoreCase("square")
          ? change.formSquare(group)
          : change.to(group, written(group, wanted));
    }

    /** A formation of the bases of a battle group, as a layout is written. */
    Formation written(BattleGroup group, String layout) throws UnknownQueryException {
      return Layouts.read(program, group, layout);
    }

    Ruling division(String names, @Nullable FieldCommander under) throws UnknownQueryException {
      List<BattleGroup> members = new ArrayList<>();
      for (String each : names.split(",? and |, ?| ")) {
        BattleGroup member = unit(each);
        if (!members.contains(member)) {
          members.add(member);
        }
      }
      return new Divisions(field).of(members, under);
    }

    Ruling passage(String mover, String crossed, @Nullable Double heading, @Nullable Double move)
        throws UnknownQueryException {
      FieldCommander passing = captain(mover);
      if (passing != null) {
        return Interpenetration.ofACommander(passing.name(), unit(crossed).name(), true);
      }
      BattleGroup group = unit(mover);
      FieldCommander passed = captain(crossed);
      if (passed != null) {
        return Interpenetration.ofACommander(passed.name(), group.name(), false);
      }
      int tenths = heading == null ? group.pose().tenths() : (int) Math.round(heading * 10);
      Integer own = group.move();
      Double left = move != null || own == null ? move : Double.valueOf(own);
      return new Interpenetration(field)
          .of(new Interpenetration.Passage(group, unit(crossed), tenths, left));
    }
  }

  /** Formations as an author writes them. */
  static final class Layouts {
    private Layouts() {}

    /**
     * The formation of a layout such as {@code PPPP/PPPP}.
     *
     * @throws UnknownQueryException if the text is not a layout
     */
    static Formation read(BattleProgram program, BattleGroup group, String layout)
        throws UnknownQueryException {
      for (Scenario.Group each : program.scenario().sides().get(group.side()).groups()) {
        for (Scenario.DeployedStand stand : each.stands()) {
          if (stand.name().equals(group.name())) {
            Army.StandLine line = program.line(group.side(), stand);
            BaseLayout lineUp = BaseLayout.of(line, FogRules.of(program));
            Formation read =
                lineUp == null ? null : lineUp.written(List.of(layout.split("/")), "formation");
            if (read != null) {
              return read;
            }
          }
        }
      }
      throw new UnknownQueryException(
          "'"
              + layout
              + "' is no formation; write its files from the left such as PPPP/PPPP, with P, S, H,"
              + " W and B, or square");
    }
  }
}

package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.battlemap.DraftFiles;
import dev.muster.dsl.ide.battlemap.DraftScene;
import dev.muster.dsl.ide.completion.Snippets;
import dev.muster.dsl.ide.mapedit.BoardSize;
import dev.muster.dsl.ide.mapedit.NewMapText;
import dev.muster.dsl.ide.mapedit.RefusedActionException;
import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.OmitIfNull;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#BEGIN}: the text of a new file.
 *
 * @param text the formatted text; empty if refused
 * @param refusal why there is no text, for the user; empty if there is one
 * @param scene the map of the text; null if not requested or not drawable
 * @param unseen why the map cannot be drawn, for the user; empty otherwise
 */
public record NewFileResult(
    String text, String refusal, @OmitIfNull @Nullable Scene scene, String unseen) {

  /** What each option fills in, by the number of its place in the ready-made piece. */
  private enum Kind {
    ARMY("ArmyDef", Map.of("name", 1, "title", 2, "rules", 3)),
    MAP("MapDef", Map.of("name", 1, "title", 2, "rules", 3, "width", 4, "height", 5, "ground", 6)),
    SCENARIO(
        "ScenarioDef",
        Map.of(
            "name",
            1,
            "title",
            2,
            "map",
            3,
            "red",
            6,
            "redSide",
            5,
            "redStand",
            10,
            "blue",
            13,
            "blueSide",
            12,
            "blueStand",
            17)),
    RULEBOOK("RulebookDef", Map.of("name", 1, "title", 2, "rules", 3));

    private final String rule;
    private final Map<String, Integer> places;

    Kind(String rule, Map<String, Integer> places) {
      this.rule = rule;
      this.places = places;
    }

    String keyword() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String IMPORTS = "imports";

  /** Address of the file that is to be, from where imports start. */
  private static final String FILE = "file";

  /** Whether the map is to be drawn. */
  private static final String PREVIEW = "preview";

  static NewFileResult refused(String why) {
    return new NewFileResult("", why, null, "");
  }

  /**
   * The text of a new file.
   *
   * @param arguments as {@link MusterCommandService#BEGIN} says
   * @param drafts reads what is not written yet
   */
  public static NewFileResult of(List<Object> arguments, NameSyntax names, DraftFiles drafts) {
    Kind kind =
        arguments.isEmpty()
            ? null
            : kind(String.valueOf(BattleRequest.plain(arguments.getFirst())));
    Map<String, ?> options =
        arguments.size() < 2 ? Map.of() : BattleRequest.object(arguments.get(1));
    if (kind == null || options == null) {
      return refused(
          MusterCommandService.BEGIN
              + " takes what to begin, one of army, map, scenario and rulebook, and an object of"
              + " options");
    }
    try {
      Map<Integer, String> values = new HashMap<>();
      for (Map.Entry<String, ?> option : options.entrySet()) {
        if (!Set.of(IMPORTS, FILE, PREVIEW).contains(option.getKey())) {
          fill(
              kind,
              option.getKey(),
              String.valueOf(BattleRequest.plain(option.getValue())),
              names,
              values);
        }
      }
      String imports = imports(options.get(IMPORTS), names);
      String uri = text(options.get(FILE));
      String text =
          switch (kind) {
            case MAP -> map(values);
            case SCENARIO -> scenario(values, imports, uri, drafts);
            case ARMY -> army(values, imports, uri, drafts);
            case RULEBOOK ->
                Snippets.filled(kind.rule, kind.keyword(), values, BoardKind.HEXES, null);
          };
      return text(options.get(PREVIEW)).equals("true")
          ? drawn(imports + text, uri, drafts)
          : new NewFileResult(imports + text, "", null, "");
    } catch (IllegalArgumentException wrong) {
      return refused(String.valueOf(wrong.getMessage()));
    } catch (RefusedActionException wrong) {
      return refused(wrong.why());
    }
  }

  private static String text(@Nullable Object option) {
    Object plain = BattleRequest.plain(option);
    return plain == null ? "" : plain.toString();
  }

  private static NewFileResult drawn(String text, String uri, DraftFiles drafts) {
    XtextResource draft = drafts.read(uri, text);
    if (draft == null) {
      return new NewFileResult(text, "", null, "");
    }
    SceneAnswer seen = DraftScene.of(draft);
    return new NewFileResult(text, "", seen.scene(), seen.refusal());
  }

  /** An army of the game whose rulebook it is for, one of an author's own among them. */
  private static String army(
      Map<Integer, String> values, String imports, String uri, DraftFiles drafts) {
    String rules = values.getOrDefault(3, Rulebooks.USUAL);
    Map<Integer, String> named = new HashMap<>(values);
    named.keySet().retainAll(Set.of(1, 2));
    if (Rulebooks.NAMES.contains(rules)) {
      return Snippets.army(RuleSystems.of(Rulebooks.named(rules)), named, rules);
    }
    String first = Snippets.army(RuleSystems.ALL.getFirst(), named, rules);
    XtextResource draft = uri.isEmpty() ? null : drafts.read(uri, imports + first);
    return draft == null
        ? first
        : MusterCommandService.elements(draft, ArmyDef.class).stream()
            .map(ArmyDef::getRulebook)
            .filter(each -> each != null && !each.eIsProxy())
            .flatMap(each -> RulebookEntries.lineage(each).stream())
            .flatMap(
                each ->
                    RuleSystems.ALL.stream().filter(game -> game.key().equals(each.getSystem())))
            .findFirst()
            .map(game -> Snippets.army(game, named, rules))
            .orElse(first);
  }

  private static String map(Map<Integer, String> values) throws RefusedActionException {
    Rulebook rulebook = NewMapText.rulebook(values.getOrDefault(3, Rulebooks.USUAL));
    BoardSize usual = BoardSize.usual(RuleSystems.boardKind(rulebook));
    return new NewMapText(
            rulebook,
            values.getOrDefault(1, "Field"),
            values.getOrDefault(2, "The field"),
            length("width", values.get(4), usual.width()),
            length("height", values.get(5), usual.height()),
            values.get(6))
        .text();
  }

  private static double length(String option, @Nullable String value, double otherwise) {
    try {
      return value == null ? otherwise : Double.parseDouble(value);
    } catch (NumberFormatException noNumber) {
      throw new IllegalArgumentException("the " + option + " is a number, not '" + value + "'");
    }
  }

  private static String scenario(
      Map<Integer, String> values, String imports, String uri, DraftFiles drafts) {
    String red = values.getOrDefault(5, "Red");
    if (red.equals(values.getOrDefault(12, "Blue"))) {
      throw new IllegalArgumentException(
          "both sides are called " + red + "; a name belongs to one side");
    }
    String first = NewScenarioText.of(values);
    XtextResource draft = uri.isEmpty() ? null : drafts.read(uri, imports + first);
    return draft == null ? first : NewScenarioText.of(values, draft);
  }

  private static @Nullable Kind kind(String name) {
    for (Kind each : Kind.values()) {
      if (each.keyword().equals(name)) {
        return each;
      }
    }
    return null;
  }

  private static void fill(
      Kind kind, String option, String value, NameSyntax names, Map<Integer, String> values) {
    Integer place = kind.places.get(option);
    if (place == null) {
      throw new IllegalArgumentException(
          "there is no option '"
              + option
              + "'; there are "
              + String.join(", ", new TreeSet<>(kind.places.keySet()))
              + ", "
              + FILE
              + ", "
              + PREVIEW
              + " and "
              + IMPORTS);
    }
    values.put(
        place,
        switch (option) {
          case "title" -> inQuotes(value, names);
          case "width", "height", "ground" -> value;
          default -> name(kind, option, value, names);
        });
  }

  /** Returns the text of a name; names of rulebooks can contain points. */
  private static String name(Kind kind, String option, String value, NameSyntax names) {
    boolean rulebook = option.equals("rules") || kind == Kind.RULEBOOK;
    String written = names.written(value, rulebook ? Rulebooks.NAMES.getFirst() : "");
    if (written == null) {
      throw new IllegalArgumentException(
          "'"
              + value
              + "' cannot be a name: a name is one word of letters, digits, _ and -, and not only"
              + " digits; what you want to read in it goes into the title");
    }
    return written;
  }

  private static String inQuotes(String title, NameSyntax names) {
    String written = names.written(title, "\"");
    if (written == null) {
      throw new IllegalArgumentException(
          "the title " + title + " has a quotation mark, a backslash or a line end in it");
    }
    return written.substring(1, written.length() - 1);
  }

  private static String imports(@Nullable Object files, NameSyntax names) {
    TreeMap<String, String> written = new TreeMap<>();
    if (files instanceof Iterable<?> each) {
      each.forEach(
          file -> {
            String path = String.valueOf(BattleRequest.plain(file));
            written.put(path, "import \"" + inQuotes(path, names) + "\"\n");
          });
    }
    return written.isEmpty() ? "" : written.values().stream().collect(Collectors.joining()) + "\n";
  }
}

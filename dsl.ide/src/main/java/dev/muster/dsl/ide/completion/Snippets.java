package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.GeneralLine;
import dev.muster.dsl.muster.MapDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Point;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;

/** Ready-made pieces of a battle, by the keyword they begin with. */
public final class Snippets {
  /**
   * A piece of text.
   *
   * @param label what the list shows
   * @param detail what it is for
   * @param text the text, in snippet syntax
   */
  record Snippet(String label, String detail, String text) {
    /** The piece with its Generals as the game at a place of the text writes them. */
    Snippet led(@Nullable EObject where) {
      return new Snippet(
          label,
          detail,
          GENERAL
              .matcher(text)
              .replaceAll(
                  line ->
                      Matcher.quoteReplacement(
                          GeneralLine.of(where, line.group(1), line.group(2), line.group(3)))));
    }

    /** The piece with places and facings as a board has them. */
    Snippet on(BoardKind kind) {
      String places =
          AT.matcher(text)
              .replaceAll(
                  at -> at(kind, Integer.parseInt(at.group(1)), Integer.parseInt(at.group(2))));
      return new Snippet(
          label, detail, places.replace("@facings", String.join(",", kind.headings().keySet())));
    }

    /**
     * The place in a column and a row of a map of the {@link #ROWS} rows the pieces draw.
     *
     * @param row from the top
     */
    private static String at(BoardKind kind, int column, int row) {
      int north = ROWS + 1 - row;
      return switch (kind) {
        case HEXES -> new Hex(column, row).toString();
        case BOXES -> new Box(column, north).toString();
        // a step of the grid is two units wide, which is a line of battle units
        case TABLE -> new Point(2 * column, 2 * north).toString();
      };
    }
  }

  /** A place in a piece: column and row. */
  private static final Pattern AT = Pattern.compile("@(\\d)/(\\d)");

  /** A General in a piece: name, bonus and place. */
  private static final Pattern GENERAL =
      Pattern.compile("general (\\$\\{[^}]+\\}) (\\+0|\\$\\{[^}]+\\}) at (\\$\\{[^}]+\\})");

  private static final int ROWS = 6;

  private static final int LARGEST = 99;

  /** A line where the cursor would end. */
  private static final String END = "(?m)^ *\\$0\\n";

  /** The rulebook of an army: what stands before it and behind it. */
  private static final Pattern RULES = Pattern.compile("(?m)^(army .* for )\\S+( \\{)");

  private static final Pattern PLACE = Pattern.compile("\\$\\{(\\d+)[:|][^}]*\\}");

  /** What the games bring themselves. */
  private static final Set<String> OF_GAMES = Set.of("ArmyDef.army", "StandDef.stand");

  private static final Map<String, List<Snippet>> BY_KEYWORD =
      Map.ofEntries(
          Map.entry(
              "RulebookDef.rulebook",
              List.of(
                  new Snippet(
                      "rulebook ...",
                      "House rules on top of the library",
                      """
                      rulebook ${1:house} "${2:House rules}" extends ${3:USUAL} {
                          trait ${4:veteran} label "${5:veteran}" section "${6:1.3}" ours "${7:What it does.}"
                      }
                      """
                          .replace("USUAL", Rulebooks.USUAL)))),
          Map.entry(
              "MapDef.map",
              List.of(
                  new Snippet(
                      "map ...",
                      "A new map of 8 x 6 hexes",
                      """
                      map ${1:Field} "${2:The field}" 8 x 6 {
                          legend { . plain w woods }
                          rows ""\"
                              . . . . . . . .
                               . . . . . . . .
                              . . . w w . . .
                               . . . w . . . .
                              . . . . . . . .
                               . . . . . . . .
                          ""\"
                          $0
                      }
                      """),
                  new Snippet(
                      "map ... boxes",
                      "A new map of 8 x 6 boxes",
                      """
                      map ${1:Field} "${2:The field}" 8 x 6 boxes {
                          legend { . plain w woods }
                          rows ""\"
                              . . . . . . . .
                              . . . . . . . .
                              . . . w w . . .
                              . . . w . . . .
                              . . . . . . . .
                              . . . . . . . .
                          ""\"
                          $0
                      }
                      """),
                  new Snippet(
                      "map ... UD",
                      "A new table of 30 x 20 UD",
                      """
                      map ${1:Field} "${2:The field}" ${3:30} x ${4:20} ${5|UD,MU,cm|} {
                          area ${6:wood} "${7:The grove}" from 12,9 to 15,11
                          way ${8:road} along 0,10 30,12
                          $0
                      }
                      """))),
          Map.entry(
              "AreaDef.area",
              List.of(
                  new Snippet(
                      "area ... from ... to ...",
                      "Ground between two corners",
                      "area ${1:wood} \"${2:The grove}\" from ${3:12,9} to ${4:15,11}"),
                  new Snippet(
                      "area ... at ...",
                      "Ground within its corners",
                      "area ${1:wood} \"${2:The grove}\" at ${3:12,9} ${4:15,9} ${5:14,12}"))),
          Map.entry(
              "WayDef.way",
              List.of(
                  new Snippet(
                      "way ... along ...",
                      "A road or a river",
                      "way ${1:road} \"${2:The post road}\" along ${3:@1/2} ${4:@2/2} ${5:@3/2}"))),
          Map.entry(
              "GroundDef.ground",
              List.of(
                  new Snippet(
                      "ground ...", "What the game is played on", "ground ${1|hexes,boxes|}"),
                  new Snippet(
                      "ground table in ...",
                      "A table in a measure",
                      "ground table in ${1|UD,MU,cm|}"))),
          Map.entry(
              "MarkDef.mark",
              List.of(
                  new Snippet(
                      "mark ...",
                      "A state a stand may begin in",
                      "mark ${1:shaken} label \"${2:shaken}\" ours \"${3:What it does.}\""),
                  new Snippet(
                      "mark ... valued",
                      "A state with a number",
                      "mark ${1:hits} valued label \"${2:hits}\" ours \"${3:What it does.}\""))),
          Map.entry(
              "LeaderDef.leader",
              List.of(
                  new Snippet(
                      "leader ...",
                      "What a General may be",
                      "leader ${1:gifted} ${2:+1} ours \"${3:What he is.}\""))),
          Map.entry(
              "ScenarioDef.scenario",
              List.of(
                  new Snippet(
                      "scenario ...",
                      "A new battle with two sides",
                      """
                      scenario ${1:Battle} "${2:The battle}" on ${3:Field} {
                          length ${4:12} rounds

                          side ${5:Red} fields ${6:Royal} {
                              group ${7:Centre} {
                                  general ${8:First} +0 at ${9:@2/5}
                                  stand ${10:Foot} at ${11:@3/5} facing N
                              }
                          }

                          side ${12:Blue} fields ${13:Royal} {
                              group ${14:Main} {
                                  general ${15:Second} +0 at ${16:@2/2}
                                  stand ${17:Foot} at ${18:@3/2} facing S
                              }
                          }
                          $0
                      }
                      """))),
          Map.entry(
              "SideDef.side",
              List.of(
                  new Snippet(
                      "side ...",
                      "A side with a group",
                      """
                      side ${1:Red} fields ${2:Royal} {
                          group ${3:Centre} {
                              general ${4:First} +0 at ${5:@2/5}
                              stand ${6:Foot} at ${7:@3/5} facing ${8|@facings|}
                          }
                      }
                      """))),
          Map.entry(
              "GroupDef.group",
              List.of(
                  new Snippet(
                      "group ...",
                      "A General with his stands",
                      """
                      group ${1:Centre} {
                          general ${2:First} +0 at ${3:@2/5}
                          stand ${4:Foot} at ${5:@3/5} facing ${6|@facings|}
                          $0
                      }
                      """))),
          Map.entry(
              "GeneralDef.general",
              List.of(
                  new Snippet(
                      "general ...", "The General", "general ${1:Name} ${2:+0} at ${3:@2/5}"))),
          Map.entry(
              "DeployDef.stand",
              List.of(
                  new Snippet(
                      "stand ... at ... facing ...",
                      "Stands on the map",
                      "stand ${1:Foot} at ${2:@3/5} facing ${3|@facings|}"),
                  new Snippet(
                      "stand ... abreast from ...",
                      "Stands side by side",
                      "stand ${1:Foot} ${2:3} abreast from ${3:@3/5} facing ${4|@facings|}"))),
          Map.entry(
              "ZoneDef.zone",
              List.of(
                  new Snippet(
                      "zone ...", "Where to deploy", "zone ${1:Camp} at ${2:@1/1}..${3:@3/2}"))),
          Map.entry(
              "ObjectiveDef.objective",
              List.of(
                  new Snippet(
                      "objective ...",
                      "Ground worth fighting for",
                      "objective ${1:Village} at ${2:@3/4} points ${3:5}"))),
          Map.entry(
              "WinDef.victory",
              List.of(
                  new Snippet(
                      "victory ... when ...",
                      "A side wins otherwise",
                      "victory ${1:Red} at end when ${1:Red} holds ${2:Village}"))),
          Map.entry(
              "EventDef.event",
              List.of(
                  new Snippet(
                      "event ... when ... then ...",
                      "Something happens once, when a condition is true",
                      "event ${1:Flight} when ${2:Red} loses ${3:2} units then group ${4:Left}"
                          + " ${5|routs,leaves|}"))),
          Map.entry(
              "HistoryDef.history",
              List.of(
                  new Snippet(
                      "history { ... }",
                      "What happened in fact",
                      """
                      history {
                          winner ${1:Red}
                          losses ${1:Red} ${2:20}%, ${3:Blue} ${4:35}%
                      }
                      """))),
          Map.entry(
              "ExpectDef.expect",
              List.of(
                  new Snippet(
                      "expect ... wins ...",
                      "What should come out",
                      "expect ${1:Red} wins ${2:40}%..${3:60}%"),
                  new Snippet(
                      "expect ... that ...",
                      "How often something should be so at the end",
                      "expect ${1:40}%..${2:60}% that ${3:Red} breaks"),
                  new Snippet(
                      "expect odds ...",
                      "The chance of what an order comes to",
                      "expect odds \"${1:Horse} charges ${2:Foot}\" ${3:20}%..${4:40}% that"
                          + " ${2:Foot} destroyed"))),
          Map.entry(
              "PlanDef.plan",
              List.of(
                  new Snippet(
                      "plan attack ...",
                      "Goes for the enemy or an objective",
                      "plan attack towards ${1:Village}"),
                  new Snippet("plan hold", "Stays where it is", "plan hold"),
                  new Snippet(
                      "plan reserve until ...",
                      "Waits until it is wanted",
                      "plan reserve until ${1:round 5}"))),
          Map.entry(
              "ArrivalDef.arrives",
              List.of(
                  new Snippet(
                      "arrives ...",
                      "Comes later",
                      "arrives round ${1:4} at ${2:@1/1} facing ${3|@facings|}"))));

  private Snippets() {}

  /** The pieces that begin with a keyword of a rule of the grammar, on a board of a kind. */
  static List<Snippet> of(String rule, String keyword, BoardKind kind) {
    List<Snippet> own = BY_KEYWORD.getOrDefault(rule + "." + keyword, List.of());
    return Stream.concat(own.stream(), ofGames(rule, keyword)).map(each -> each.on(kind)).toList();
  }

  /** Returns the snippets for army lists and their lines, which each game defines. */
  private static Stream<Snippet> ofGames(String rule, String keyword) {
    return OF_GAMES.contains(rule + "." + keyword)
        ? RuleSystems.ALL.stream()
            .flatMap(game -> game.snippets().stream())
            .filter(each -> each.keyword().equals(keyword))
            .map(each -> new Snippet(each.label(), each.description(), each.text()))
        : Stream.empty();
  }

  /** A map of plain ground, or its heights, as wide and high as it says. */
  static List<Snippet> drawn(String keyword, MapDef map) {
    boolean heights = keyword.equals("heights");
    if (!(heights || keyword.equals("rows"))
        || PlaceNotation.of(map).kind() == BoardKind.TABLE
        || MapDrawingParser.columns(map) < 1
        || MapDrawingParser.rows(map) < 1
        || MapDrawingParser.columns(map) > LARGEST
        || MapDrawingParser.rows(map) > LARGEST) {
      return List.of();
    }
    String symbol =
        heights || map.getLegend().isEmpty() ? "." : map.getLegend().getFirst().getSymbol();
    String hex = heights ? "0" : symbol == null || "$}\\".contains(symbol) ? "." : symbol;
    var text = new StringBuilder(keyword).append(" \"\"\"\n");
    for (int row = 0; row < MapDrawingParser.rows(map); row++) {
      text.append("    ")
          .append(MapDrawingParser.shift(map, row))
          .append((hex + " ").repeat(MapDrawingParser.columns(map)).stripTrailing())
          .append('\n');
    }
    return List.of(
        new Snippet(
            keyword + " ...",
            (heights ? "Heights of " : "Rows of ")
                + PlaceNotation.of(map).kind().places()
                + ", "
                + MapDrawingParser.columns(map)
                + " x "
                + MapDrawingParser.rows(map),
            text + "\"\"\"\n"));
  }

  /**
   * Returns the first snippet that begins with a keyword, with filled placeholders.
   *
   * @param rule of the grammar
   * @param values texts by the number of their placeholder; other placeholders keep their proposal
   * @param kind kind of the board for its places
   * @param where an element whose game determines how Generals are written; null for the default
   *     game
   * @throws IllegalArgumentException if there is no such snippet
   */
  public static String filled(
      String rule,
      String keyword,
      Map<Integer, String> values,
      BoardKind kind,
      @Nullable EObject where) {
    String text =
        of(rule, keyword, kind).stream()
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no piece for " + keyword))
            .led(where)
            .text();
    return plain(text, values);
  }

  /**
   * Returns the army list snippet of a game.
   *
   * @param values texts by the number of their placeholder; other placeholders keep their proposal
   * @param rulebook rulebook of this game, as written in the text
   * @throws IllegalArgumentException if the game has no such snippet
   */
  public static String army(RuleSystem game, Map<Integer, String> values, String rulebook) {
    String text =
        game.snippets().stream()
            .filter(each -> each.keyword().equals("army"))
            .findFirst()
            .orElseThrow(
                () -> new IllegalArgumentException("there is no ready-made army for " + game.key()))
            .text();
    return plain(
        RULES.matcher(text).replaceFirst("$1" + Matcher.quoteReplacement(rulebook) + "$2"), values);
  }

  private static String plain(String text, Map<Integer, String> values) {
    return new SnippetProposal(
            PLACE
                .matcher(text.replaceAll(END, ""))
                .replaceAll(
                    place -> {
                      String value = values.get(Integer.valueOf(place.group(1)));
                      return Matcher.quoteReplacement(value == null ? place.group() : value);
                    }),
            CompletionItemKind.Snippet)
        .plain();
  }

  /** All rules with the keyword that snippets exist for. */
  static Set<String> all() {
    return Stream.concat(BY_KEYWORD.keySet().stream(), OF_GAMES.stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}

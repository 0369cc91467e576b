package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.check.Finding;
import dev.muster.rules.dice.RandomStream;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Generates battlefields: two equal armies on ground that is the same from either end. The same
 * number always gives the same field.
 */
final class GeneratedFields {
  /** The first number of the held-out fields. */
  static final int FIRST_HELD_OUT = 9001;

  /** The first held-out seed of the dice, which no choice between weights has looked at. */
  static final int FIRST_SEED = 80001;

  private static final int TUNING = 12;
  static final int HELD_OUT = 6;

  static final String SNAPHANCE_ARMY = HexField.ARMY;
  static final String BOX_ARMY = BoxField.ARMY;
  static final String TABLE_ARMY = TableField.ARMY;

  private GeneratedFields() {}

  /** Writes the field with a number as a scenario of one game. */
  interface Writer {
    String text(int number);
  }

  /** The fields numbered from 1, to try changed commanders on. */
  static List<BattleProgram> tuning(Writer game) throws IOException, UnreadableInputException {
    return some(game, 1, TUNING);
  }

  /** The fields numbered from 9001, which tuning never uses. */
  static List<BattleProgram> heldOut(Writer game) throws IOException, UnreadableInputException {
    return some(game, FIRST_HELD_OUT, HELD_OUT);
  }

  /** So many fields from a number on, without those that break a rule, such as guns in a wood. */
  static List<BattleProgram> some(Writer game, int first, int count)
      throws IOException, UnreadableInputException {
    List<BattleProgram> all = new ArrayList<>();
    for (int number = first; all.size() < count; number++) {
      MusterFileLoader.LoadResult loaded = load(game.text(number));
      if (errors(loaded).isEmpty()) {
        all.add(loaded.program("Generated" + number));
      }
    }
    return all;
  }

  /**
   * A scenario in a text.
   *
   * @throws IllegalStateException if the text has an error
   */
  static BattleProgram load(String text, String scenario)
      throws IOException, UnreadableInputException {
    MusterFileLoader.LoadResult loaded = load(text);
    if (!errors(loaded).isEmpty()) {
      throw new IllegalStateException(errors(loaded).getFirst() + "\n" + text);
    }
    return loaded.program(scenario);
  }

  private static MusterFileLoader.LoadResult load(String text)
      throws IOException, UnreadableInputException {
    Path folder = Files.createTempDirectory("field");
    Path file = folder.resolve("field.muster");
    Files.writeString(file, text);
    MusterFileLoader.LoadResult loaded = MusterFileLoader.load(List.of(folder));
    Files.delete(file);
    Files.delete(folder);
    return loaded;
  }

  private static List<Finding> errors(MusterFileLoader.LoadResult loaded) {
    return loaded.findings().stream()
        .filter(each -> each.severity() == Finding.Severity.ERROR)
        .toList();
  }

  /** A field of Snaphance: 3 or 4 groups per side, of horse, foot and guns. */
  static String snaphance(int number) {
    return new HexField(number).text();
  }

  /** A field of the box-grid game: 3 brigades per side. */
  static String boxGrid(int number) {
    return new BoxField(number).text();
  }

  /** A table of L'Art de la Guerre: 3 corps per side. */
  static String adlg(int number) {
    return new TableField(number).text();
  }

  /** Hexes: the northern army is the southern one, turned by 180 degrees. */
  private static final class HexField {
    private static final int WIDTH = 22;
    private static final int HEIGHT = 14;
    private final RandomStream random;
    private final int number;
    private final StringBuilder south = new StringBuilder();
    private final StringBuilder north = new StringBuilder();

    HexField(int number) {
      this.number = number;
      random = new RandomStream(7919L * number + 13);
    }

    String text() {
      StringBuilder text = new StringBuilder(ARMY);
      text.append(map());
      text.append(
          "scenario Generated%d \"A generated field\" on Ground rules snaphance.final {\n    length %d rounds\n"
              .formatted(number, 12 + 2 * random.nextBelow(3)));
      int row = 11 + random.nextBelow(2);
      int column = 3 + random.nextBelow(2);
      String[] kinds = {"Horse", "Foot", random.nextBelow(2) == 0 ? "Horse" : "Foot", "Reserve"};
      int groups = 3 + random.nextBelow(2);
      for (int g = 0; g < groups; g++) {
        int many = 3 + random.nextBelow(2);
        boolean reserve = kinds[g].equals("Reserve");
        int at = reserve ? 9 : column;
        group(g, kinds[g], at, reserve ? Math.min(HEIGHT, row + 2) : row, many);
        column += many + 1;
      }
      text.append("    side South \"South\" fields Even {\n").append(south).append("    }\n");
      text.append("    side North \"North\" fields Even {\n");
      text.append(north).append("    }\n}\n");
      return text.toString();
    }

    private void group(int g, String kind, int column, int row, int many) {
      StringBuilder first = new StringBuilder();
      StringBuilder other = new StringBuilder();
      for (int i = 0; i < many; i++) {
        String type = type(kind, i);
        int c = Math.min(WIDTH - 1, column + i);
        first.append(stand(type, "S" + g + "x" + i, c, row, "N"));
        other.append(stand(type, "N" + g + "x" + i, WIDTH + 1 - c, HEIGHT + 1 - row, "S"));
      }
      int c = Math.min(WIDTH - 1, column + 1);
      int behind = Math.min(HEIGHT, row + 1);
      int bonus = random.nextBelow(3);
      south
          .append("        group G%d \"%s\" {\n".formatted(g, kind))
          .append("            general SG%d +%d at %s\n".formatted(g, bonus, hex(c, behind)))
          .append(first)
          .append("        }\n");
      north
          .append("        group H%d \"%s\" {\n".formatted(g, kind))
          .append(
              "            general NG%d +%d at %s\n"
                  .formatted(g, bonus, hex(WIDTH + 1 - c, HEIGHT + 1 - behind)))
          .append(other)
          .append("        }\n");
    }

    private String type(String kind, int i) {
      return switch (kind) {
        case "Horse" -> i == 0 ? pick("Croats", "Dragoons") : pick("Horse", "Horse", "Cuirassiers");
        case "Reserve" -> pick("Horse", "Foot", "Cuirassiers");
        default -> i == 1 ? pick("Guns", "Musketeers") : pick("Foot", "Foot", "Swiss");
      };
    }

    private String pick(String... of) {
      return of[random.nextBelow(of.length)];
    }

    private static String hex(int c, int r) {
      return String.format(Locale.ROOT, "%02d%02d", c, r);
    }

    private static String stand(String type, String name, int c, int r, String facing) {
      return "            stand %s as %s at %s facing %s\n"
          .formatted(type, name, hex(c, r), facing);
    }

    private String map() {
      char[][] ground = new char[HEIGHT][WIDTH];
      for (char[] line : ground) {
        Arrays.fill(line, '.');
      }
      for (int patch = random.nextBelow(5); patch > 0; patch--) {
        char what = "wht".charAt(random.nextBelow(3));
        int c = random.nextBelow(WIDTH - 1);
        int r = 3 + random.nextBelow(4);
        for (int i = 0; i < 1 + random.nextBelow(3) && c + i < WIDTH; i++) {
          ground[r][c + i] = what;
          ground[HEIGHT - 1 - r][WIDTH - 1 - c - i] = what;
        }
      }
      StringBuilder text = new StringBuilder("map Ground \"Generated ground\" 22 x 14 {\n");
      text.append("    legend { . plain w woods h hillside t town }\n    rows \"\"\"\n");
      for (int r = 0; r < HEIGHT; r++) {
        text.append(r % 2 == 0 ? "        " : "         ");
        for (int c = 0; c < WIDTH; c++) {
          text.append(c == 0 ? "" : " ").append(ground[r][c]);
        }
        text.append('\n');
      }
      return text.append("    \"\"\"\n}\n").toString();
    }

    private static final String ARMY =
        """
        army Even "Either army" for snaphance.final {
            training well
            breaks at 1/3
            stand Horse       Horse        B                   mp 2  sp 6      cb 3                                     bp 3  estimated
            stand Cuirassiers Pistols      B                   mp 2  sp 5/4    cb 1  pb 0   2h -1                       bp 2  estimated
            stand Croats      LightCavalry B  weapon arquebus  mp 3  sp 3      cb 1  pb 0   2h 0   3h -1                bp 1  estimated
            stand Dragoons    Dragoons     B                   mp 2  sp 4            pb 0   2h -1                       bp 1  estimated
            stand Foot        PikeAndShot  B                   mp 1  sp 6[+1]  cb 1  pb -2  2h -2  3h -3                bp 3  estimated
            stand Swiss       Pike         B                   mp 1  sp 5/5/5  cb 3                                     bp 2  estimated
            stand Musketeers  Shot         B                   mp 1  sp 5            pb 0   2h -1  3h -2                bp 2  estimated
            stand Guns        Artillery    C  weapon cannon    mp 1  sp 4            pb 0   2h 0   3h 0   4h -1  6h -2  bp 1  estimated
        }
        """;
  }

  /** Boxes: the armies mirror each other across the middle of the field. */
  private static final class BoxField {
    private static final int WIDTH = 16;
    private static final int HEIGHT = 10;
    private final RandomStream random;
    private final int number;

    BoxField(int number) {
      this.number = number;
      random = new RandomStream(104729L * number + 7);
    }

    String text() {
      StringBuilder south = new StringBuilder();
      StringBuilder north = new StringBuilder();
      int column = 2;
      for (int b = 0; b < 3; b++) {
        int many = 3 + random.nextBelow(2);
        String kind = b == 1 || random.nextBelow(3) == 0 ? "Foot" : "Horse";
        StringBuilder one = new StringBuilder();
        StringBuilder other = new StringBuilder();
        for (int i = 0; i < many; i++) {
          String type = type(kind, i);
          one.append(unit(type, "S" + b + "x" + i, box(column + i, 2), "N"));
          other.append(unit(type, "N" + b + "x" + i, box(column + i, HEIGHT - 1), "S"));
        }
        south.append(brigade("G" + b, "SG" + b, box(column + 1, 2), one));
        north.append(brigade("H" + b, "NG" + b, box(column + 1, HEIGHT - 1), other));
        column += many + 1;
      }
      return ARMY
          + map()
          + "scenario Generated%d \"A generated field\" on Ground rules boxgrid {\n    length %d rounds\n"
              .formatted(number, 10 + 2 * random.nextBelow(3))
          + "    zone North at A9..P10\n    zone South at A1..P2\n"
          + "    side South \"South\" fields Line {\n"
          + south
          + "    }\n    side North \"North\" fields Line {\n"
          + north
          + "    }\n}\n";
    }

    private static String brigade(String name, String general, String at, StringBuilder units) {
      return "        group %s \"Brigade\" {\n            general %s at %s\n%s        }\n"
          .formatted(name, general, at, units);
    }

    private static String unit(String type, String name, String at, String facing) {
      return "            stand %s as %s at %s facing %s\n".formatted(type, name, at, facing);
    }

    private static String box(int column, int row) {
      return (char) ('A' + column - 1) + String.valueOf(row);
    }

    private String type(String kind, int i) {
      return kind.equals("Foot")
          ? i % 2 == 0 ? "Musketeers" : "Pikes"
          : new String[] {"Lancers", "Reiters", "Carbines", "Lancers"}[(i + number) % 4];
    }

    private String map() {
      char[][] ground = new char[HEIGHT][WIDTH];
      for (char[] line : ground) {
        Arrays.fill(line, '.');
      }
      for (int patch = random.nextBelow(5); patch > 0; patch--) {
        int c = random.nextBelow(WIDTH);
        int r = 3 + random.nextBelow(2);
        ground[r][c] = 'w';
        ground[HEIGHT - 1 - r][c] = 'w';
      }
      StringBuilder text = new StringBuilder("map Ground \"Generated ground\" 16 x 10 boxes {\n");
      text.append("    legend { . plain w woods }\n    rows \"\"\"\n");
      for (char[] line : ground) {
        text.append("       ");
        for (char each : line) {
          text.append(' ').append(each);
        }
        text.append('\n');
      }
      return text.append("    \"\"\"\n}\n").toString();
    }

    private static final String ARMY =
        """
        army Line "A line of battle" for boxgrid {
            stand Pikes      "Pikes"      HeavyFoot    close-pike  ccv 5  shaken 4  catastrophe 6  rupture 3  depth=deep                                nation=spanish                  pike-block hedgehog estimated
            stand Musketeers "Musketeers" HeavyFoot    close       ccv 4  shaken 3  catastrophe 5  rupture 3  depth=medium   weapons=musket                                             mixed estimated
            stand Lancers    "Lancers"    HeavyMounted close       ccv 4  shaken 3  catastrophe 5  rupture 2  depth=medium                     shock 1                                  estimated
            stand Reiters    "Reiters"    HeavyMounted close       ccv 4  shaken 3  catastrophe 5  rupture 2  depth=deep     weapons=pistol                             cavalry=reiter  caracole estimated
            stand Carbines   "Carbines"   LightMounted open        ccv 3  shaken 2  catastrophe 4  rupture 2  depth=shallow  weapons=arquebus                                           estimated
        }
        """;
  }

  /** An open table: the northern army is the southern one, turned by 180 degrees. */
  private static final class TableField {
    private static final double WIDTH = 18;
    private static final double DEPTH = 14;
    private final RandomStream random;
    private final int number;

    TableField(int number) {
      this.number = number;
      random = new RandomStream(15485863L * number + 3);
    }

    String text() {
      StringBuilder south = new StringBuilder();
      StringBuilder north = new StringBuilder();
      int foot = 2 + random.nextBelow(2);
      double start = 2.4 + 0.2 * random.nextBelow(4);
      double y = 3 + 0.2 * random.nextBelow(4);
      int left = 2 + random.nextBelow(2);
      int right = 2 + random.nextBelow(2);
      // the longest lines begin nearer to the edge, so that they end on the table
      start = Math.min(start, WIDTH - 0.5 - (1.1 * (left + right - 1) + 1.6 + 2.9 * foot));
      corps(south, north, "Left", "Horse", left, start, y, 1.1);
      corps(south, north, "Foot", "Pikes", foot, start + 1.1 * left + 1.6, y, 2.9);
      corps(south, north, "Right", "Horse", right, start + 1.1 * left + 1.6 + 2.9 * foot, y, 1.1);
      return ARMY
          + "map Ground \"Generated ground\" 18 x 14 UD {\n"
          + copse()
          + "}\n"
          + "scenario Generated%d \"A generated table\" on Ground rules adlgr {\n    length %d rounds\n"
              .formatted(number, 10 + 2 * random.nextBelow(2))
          + "    zone North at 0,9.5..18,14\n    zone South at 0,0..18,4.5\n"
          + "    side South \"South\" fields Array {\n"
          + south
          + "    }\n    side North \"North\" fields Array {\n"
          + north
          + "    }\n}\n";
    }

    private void corps(
        StringBuilder south,
        StringBuilder north,
        String name,
        String kind,
        int many,
        double from,
        double y,
        double step) {
      String[] quality = {"ordinary", "competent"};
      String how = quality[random.nextBelow(2)];
      south.append("        group S%s \"Corps\" {\n".formatted(name));
      north.append("        group N%s \"Corps\" {\n".formatted(name));
      south.append(
          "            general SG%s attached to S%s0 quality %s\n".formatted(name, name, how));
      north.append(
          "            general NG%s attached to N%s0 quality %s\n".formatted(name, name, how));
      for (int i = 0; i < many; i++) {
        double x = from + i * step;
        String type = kind.equals("Horse") && i == 2 ? "Raiders" : kind;
        south.append(unit(type, "S" + name + i, x, y, "N"));
        north.append(unit(type, "N" + name + i, WIDTH - x, DEPTH - y, "S"));
      }
      south.append("        }\n");
      north.append("        }\n");
    }

    private static String unit(String type, String name, double x, double y, String facing) {
      return String.format(
          Locale.ROOT,
          "            stand %s as %s at %.1f,%.1f facing %s\n",
          type,
          name,
          x,
          y,
          facing);
    }

    private String copse() {
      double x = 0.6 + random.nextBelow(5);
      return random.nextBelow(3) == 0
          ? ""
          : String.format(
              Locale.ROOT,
              "    area wood \"Copse\" from %.1f,5.8 to %.1f,8.2\n"
                  + "    area wood \"Copse\" from %.1f,5.8 to %.1f,8.2\n",
              x,
              x + 2,
              WIDTH - x - 2,
              WIDTH - x);
    }

    private static final String ARMY =
        """
        army Array "An army of either crown" for adlgr {
            breaks at 1/1
            stand Pikes   "Pike and shot" PikeAndShot  ordinary  weapon musket           formation=battle-unit  count 3  corps 1  estimated
            stand Horse   "Horse"         HeavyCavalry ordinary                          formation=unit         count 6  corps 2  pistol-charge estimated
            stand Raiders "Light horse"   LightCavalry ordinary  weapon carbine          formation=unit         count 2  corps 2  estimated
        }
        """;
  }
}

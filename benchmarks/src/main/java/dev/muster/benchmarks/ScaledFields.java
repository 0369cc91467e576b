package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * Battlefields of any size: two equal armies in as many lines as they need, on ground that is the
 * same from either end. They show how the cost of a battle grows.
 */
enum ScaledFields {
  SNAPHANCE("Snaphance", "hexes", 600) {
    @Override
    Size size(int stands, int rounds, double wider) {
      int width = Math.min(99, Math.max(22, 5 * ceil(ceil(stands / 2, 4), 2) + 4));
      int lines = ceil(ceil(stands / 2, 4), (width - 4) / 5);
      int height = Math.max(14, 2 * (5 + 3 * lines));
      return new Size(
          stands, rounds, (int) Math.min(99, width * wider), (int) Math.min(98, height * wider));
    }

    @Override
    String text(Size size) {
      int abreast = (Math.min(size.width, size(size.stands, 0, 1).width) - 4) / 5;
      int left = (size.width - 5 * abreast) / 2;
      StringBuilder south = new StringBuilder();
      StringBuilder north = new StringBuilder();
      int side = size.stands / 2;
      for (int group = 0; 4 * group < side; group++) {
        int column = left + 1 + 5 * (group % abreast);
        int row = size.height / 2 + 4 + 3 * (group / abreast);
        boolean horse = group % 3 != 1;
        open(south, "S", group, "+1 at " + hex(column + 1, row + 1));
        open(north, "N", group, "+1 at " + hex(size.width - column, size.height - row));
        for (int i = 0; i < Math.min(4, side - 4 * group); i++) {
          String type = (horse ? HORSE : FOOT).get((i + group) % 4);
          south.append(stand(type, "S" + group + "x" + i, hex(column + i, row), "N"));
          north.append(
              stand(
                  type,
                  "N" + group + "x" + i,
                  hex(size.width + 1 - column - i, size.height + 1 - row),
                  "S"));
        }
        south.append("        }\n");
        north.append("        }\n");
      }
      return GeneratedFields.SNAPHANCE_ARMY
          + map(size, "", true)
          + scenario(size, "snaphance.final", "Even", "", south, north);
    }
  },

  BOX_GRID("box-grid", "boxes", 600) {
    @Override
    Size size(int stands, int rounds, double wider) {
      int width = Math.min(26, Math.max(14, 5 * ceil(stands / 2, 4) + 2));
      int lines = ceil(ceil(stands / 2, 4), (width - 2) / 5);
      int height = Math.max(10, 2 * (4 + lines));
      return new Size(
          stands, rounds, (int) Math.min(26, width * wider), (int) Math.min(98, height * wider));
    }

    @Override
    String text(Size size) {
      int abreast = (Math.min(size.width, size(size.stands, 0, 1).width) - 2) / 5;
      int left = (size.width - 5 * abreast) / 2;
      StringBuilder south = new StringBuilder();
      StringBuilder north = new StringBuilder();
      int side = size.stands / 2;
      int lines = ceil(ceil(side, 4), abreast);
      for (int group = 0; 4 * group < side; group++) {
        int column = left + 1 + 5 * (group % abreast);
        // rows are counted from the south
        int row = size.height / 2 - 3 - group / abreast;
        boolean horse = group % 3 != 1;
        open(south, "S", group, "at " + box(column, row));
        open(north, "N", group, "at " + box(column, size.height + 1 - row));
        for (int i = 0; i < Math.min(4, side - 4 * group); i++) {
          String type = (horse ? RIDERS : BLOCKS).get((i + group) % 4);
          south.append(stand(type, "S" + group + "x" + i, box(column + i, row), "N"));
          north.append(
              stand(type, "N" + group + "x" + i, box(column + i, size.height + 1 - row), "S"));
        }
        south.append("        }\n");
        north.append("        }\n");
      }
      int last = size.height / 2 - 2 - lines;
      String zones =
          "    zone North at A%d..%s%d\n    zone South at A%d..%s%d\n"
              .formatted(
                  size.height / 2 + 4,
                  letter(size.width),
                  size.height + 1 - last,
                  last,
                  letter(size.width),
                  size.height / 2 - 3);
      return GeneratedFields.BOX_ARMY
          + map(size, " boxes", false)
          + scenario(size, "boxgrid", "Line", zones, south, north);
    }
  },

  /** An army list of this game has at most 40 units of a kind; a field has two kinds. */
  ADLG("L'Art de la Guerre", "UD²", 160) {
    @Override
    Size size(int stands, int rounds, double wider) {
      // a corps of 5 horse is 5.5 UD wide
      int width = Math.min(60, Math.max(18, 6 * ceil(ceil(stands / 2, 5), 2) + 3));
      int lines = ceil(ceil(stands / 2, 5), (width - 2) / 6);
      int height = Math.max(14, 2 * (5 + 2 * lines));
      return new Size(stands, rounds, (int) (width * wider), (int) (height * wider));
    }

    @Override
    String text(Size size) {
      int abreast = (Math.min(size.width, size(size.stands, 0, 1).width) - 2) / 6;
      double left = (size.width - 6 * abreast) / 2.0;
      StringBuilder south = new StringBuilder();
      StringBuilder north = new StringBuilder();
      int side = size.stands / 2;
      int blocks = ceil(side, 5);
      // an army of this game has at most 4 corps
      int corps = Math.min(4, blocks);
      for (int group = 0; group < corps; group++) {
        open(south, "S", group, "attached to S%dx0 quality ordinary".formatted(group));
        open(north, "N", group, "attached to N%dx0 quality ordinary".formatted(group));
        int named = 0;
        for (int block = group; block < blocks; block += corps) {
          double x = left + 0.6 + 6 * (block % abreast);
          double y = size.height / 2.0 - 4 - 2 * (block / abreast);
          String type = block % 2 == 0 ? "Horse" : "Raiders";
          for (int i = 0; i < Math.min(5, side - 5 * block); i++) {
            String name = group + "x" + named++;
            double at = x + 1.1 * i;
            south.append(stand(type, "S" + name, point(at, y), "N"));
            north.append(stand(type, "N" + name, point(size.width - at, size.height - y), "S"));
          }
        }
        south.append("        }\n");
        north.append("        }\n");
      }
      String zones =
          "    zone North at 0,%1$.1f..%2$d,%3$d\n    zone South at 0,0..%2$d,%4$.1f\n"
              .formatted(size.height / 2.0 + 3, size.width, size.height, size.height / 2.0 - 3);
      return GeneratedFields.TABLE_ARMY.replaceAll("count \\d+", "count 40")
          + "map Ground \"Open ground\" %d x %d UD {\n}\n".formatted(size.width, size.height)
          + scenario(size, "adlgr", "Array", zones, south, north);
    }
  };

  private static final List<String> HORSE = List.of("Horse", "Cuirassiers", "Horse", "Croats");
  private static final List<String> FOOT = List.of("Foot", "Musketeers", "Foot", "Swiss");
  private static final List<String> RIDERS = List.of("Lancers", "Reiters", "Carbines", "Lancers");
  private static final List<String> BLOCKS = List.of("Pikes", "Musketeers", "Pikes", "Musketeers");

  private final String game;
  private final String cells;
  private final int most;

  ScaledFields(String game, String cells, int most) {
    this.game = game;
    this.cells = cells;
    this.most = most;
  }

  /** The most stands of a field. */
  int most() {
    return most;
  }

  /**
   * What a field is like.
   *
   * @param stands of both sides
   * @param rounds at most
   */
  record Size(int stands, int rounds, int width, int height) {
    int cells() {
      return width * height;
    }

    @Override
    public String toString() {
      return width + " x " + height;
    }
  }

  /**
   * The size of a field.
   *
   * @param wider 1 for a field that the armies need, 2 for one that is twice as wide and deep
   */
  abstract Size size(int stands, int rounds, double wider);

  abstract String text(Size size);

  BattleProgram program(Size size) throws IOException, UnreadableInputException {
    return GeneratedFields.load(text(size), "Scaled");
  }

  String game() {
    return game;
  }

  /** What its fields are measured in. */
  String cells() {
    return cells;
  }

  private static void open(StringBuilder side, String letter, int group, String general) {
    side.append("        group %s%d \"Group\" {\n".formatted(letter, group));
    side.append("            general %sG%d %s\n".formatted(letter, group, general));
  }

  private static String stand(String type, String name, String at, String facing) {
    return "            stand %s as %s at %s facing %s\n".formatted(type, name, at, facing);
  }

  private static String hex(int column, int row) {
    return String.format(Locale.ROOT, "%02d%02d", column, row);
  }

  private static String box(int column, int row) {
    return letter(column) + row;
  }

  private static String letter(int column) {
    return String.valueOf((char) ('A' + column - 1));
  }

  private static String point(double x, double y) {
    return String.format(Locale.ROOT, "%.1f,%.1f", x, y);
  }

  /** Plain ground with a wood here and there between the armies. */
  private static String map(Size size, String kind, boolean shifted) {
    StringBuilder text =
        new StringBuilder("map Ground \"Generated ground\" " + size + kind + " {\n");
    text.append("    legend { . plain w woods }\n    rows \"\"\"\n");
    for (int row = 0; row < size.height; row++) {
      text.append(shifted && row % 2 == 1 ? "         " : "        ");
      for (int column = 0; column < size.width; column++) {
        text.append(column == 0 ? "" : " ").append(wooded(size, column, row) ? 'w' : '.');
      }
      text.append('\n');
    }
    return text.append("    \"\"\"\n}\n").toString();
  }

  private static boolean wooded(Size size, int column, int row) {
    boolean upper = row < size.height / 2;
    int fromMiddle = upper ? size.height / 2 - 1 - row : row - size.height / 2;
    int along = upper ? column : size.width - 1 - column;
    return fromMiddle == 1 && along % 11 == 4;
  }

  private static String scenario(
      Size size,
      String rules,
      String army,
      String zones,
      StringBuilder south,
      StringBuilder north) {
    return "scenario Scaled \"A generated field\" on Ground rules %s {\n    length %d rounds\n"
            .formatted(rules, size.rounds)
        + zones
        + "    side South \"South\" fields %s {\n%s    }\n".formatted(army, south)
        + "    side North \"North\" fields %s {\n%s    }\n}\n".formatted(army, north);
  }

  private static int ceil(int number, int by) {
    return (number + by - 1) / by;
  }
}

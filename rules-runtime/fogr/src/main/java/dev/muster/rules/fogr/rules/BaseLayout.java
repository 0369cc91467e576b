package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Arranges the bases of a line of an army list in files and ranks: by its layout, or by our
 * template if it has no layout (FR-D09).
 */
public final class BaseLayout {
  /** Letters a layout is written with. */
  private static final String LETTERS = "PSHWB";

  private static final int USUAL_RANKS = 2;

  private final Army.StandLine line;
  private final FogRules rules;
  private final TroopType troops;
  private final TroopType shotTroops;
  private final Set<String> capabilities;
  private final List<Problem> slips = new ArrayList<>();

  /**
   * A reason why a line cannot be laid out.
   *
   * @param part the column concerned; empty for the whole line
   */
  public record Problem(String part, String message) {}

  private BaseLayout(Army.StandLine line, TroopType troops, FogRules rules) {
    this.line = line;
    this.rules = rules;
    this.troops = troops;
    Rulebook.Category shot = rules.book().category(word("shot-type"));
    shotTroops = shot == null ? troops : TroopType.of(shot);
    capabilities = Set.copyOf(words(line, "capabilities"));
  }

  /** The layout of a line; null if the rulebook does not contain its category. */
  static @Nullable public BaseLayout of(Army.StandLine line, FogRules rules) {
    Rulebook.Category category = rules.book().category(line.category());
    return category == null ? null : new BaseLayout(line, TroopType.of(category), rules);
  }

  /** Returns the problems of the part of the line that was laid out. */
  public List<Problem> problems() {
    return slips;
  }

  public TroopType troops() {
    return troops;
  }

  /** The starting formation; null if the line cannot be laid out, see {@link #slips}. */
  @Nullable
  public Formation start() {
    int bases = whole("bases", 0);
    List<String> layout = words(line, "layout");
    if (bases < 1) {
      return null; // that it is missing or out of its range is said elsewhere
    }
    counts(bases);
    if (!layout.isEmpty()) {
      Formation found = written(layout, "layout");
      if (found != null) {
        asCounted(found, bases);
      }
      return slips.isEmpty() ? found : null;
    }
    int files = whole("files", Math.ceilDiv(bases, USUAL_RANKS));
    if (files < 1) {
      return null; // and so is this
    }
    if (files > bases) {
      addProblem("files", "has " + files + " files and " + bases + " bases: files without a base");
    }
    return slips.isEmpty() ? byTemplate(bases, files) : null;
  }

  /**
   * A permitted formation, read from a written layout.
   *
   * @param part the place of the layout, for {@link #slips}
   */
  @Nullable
  public Formation written(List<String> layout, String part) {
    int before = slips.size();
    boolean pikesTold = line.stats().containsKey("pikes") || anyHas(layout, 'P');
    boolean shotTold = line.stats().containsKey("shot") || anyHas(layout, 'S');
    List<List<Base>> files = new ArrayList<>();
    for (String word : layout) {
      List<Base> file = new ArrayList<>();
      for (char letter : word.toCharArray()) {
        if (LETTERS.indexOf(letter) < 0) {
          addProblem(
              part,
              "has '" + letter + "' in its " + part + "; a file is written with P, S, H, W and B");
          return null;
        }
        file.add(base(letter, pikesTold, shotTold));
      }
      files.add(file);
    }
    return slips.size() > before || files.isEmpty() ? null : new Formation(files);
  }

  private static boolean anyHas(List<String> layout, char letter) {
    return layout.stream().anyMatch(word -> word.indexOf(letter) >= 0);
  }

  private void counts(int bases) {
    int pikes = whole("pikes", 0);
    int shot = whole("shot", 0);
    if (pikes + shot > bases) {
      addProblem(
          "", "has " + pikes + " pikes and " + shot + " shot of " + bases + " bases; write fewer");
    }
    if (pikes > 0 && !capabilities.contains("pike")) {
      addProblem("pikes", "has pikes and no pike among its capabilities; add capabilities=pike");
    }
    if (shot > 0 && !shootsAtAll()) {
      addProblem("shot", "has shot and nothing to shoot with; add such as capabilities=musket");
    }
  }

  private boolean shootsAtAll() {
    return capabilities.stream().anyMatch(Base::isShooting);
  }

  /** Compares a layout with the numbers in the line. */
  private void asCounted(Formation found, int bases) {
    held("bases", found.bases().size(), bases);
    held("files", found.width(), whole("files", found.width()));
    int pikes = found.count(base -> base.letter() == 'P');
    int shot = found.count(base -> base.letter() == 'S');
    held("pikes", pikes, whole("pikes", pikes));
    held("shot", shot, whole("shot", shot));
    if (pikes > 0 && !capabilities.contains("pike")) {
      addProblem("layout", "has a P in its layout and no pike among its capabilities; add it");
    }
    if (shot > 0 && !shootsAtAll()) {
      addProblem("layout", "has an S in its layout and nothing to shoot with; add such as musket");
    }
  }

  private void held(String column, int laidOut, int told) {
    if (laidOut != told) {
      addProblem(
          "layout",
          "has "
              + laidOut
              + " "
              + column
              + " in its layout and "
              + column
              + " "
              + told
              + "; write the same");
    }
  }

  /** Shot on the wings, pikes in the middle and to the front (FR-D09). */
  private Formation byTemplate(int bases, int files) {
    boolean pikesTold = line.stats().containsKey("pikes");
    boolean shotTold = line.stats().containsKey("shot");
    int[] heights = new int[files];
    for (int i = 0; i < bases; i++) {
      heights[i % files]++;
    }
    char[][] cells = new char[files][];
    for (int file = 0; file < files; file++) {
      cells[file] = new char[heights[file]];
    }
    int shot = whole("shot", 0);
    if (word("tercio").equals("early")) {
      shot = horns(cells, shot);
    }
    wings(cells, shot);
    int pikes = whole("pikes", 0);
    for (int rank = 0; rank < heights[0]; rank++) {
      for (char[] file : cells) {
        if (rank < file.length && file[rank] == 0) {
          file[rank] = pikes-- > 0 ? 'P' : 'B';
        }
      }
    }
    List<List<Base>> laidOut = new ArrayList<>();
    for (char[] file : cells) {
      List<Base> row = new ArrayList<>();
      for (char letter : file) {
        row.add(base(letter, pikesTold, shotTold));
      }
      laidOut.add(row);
    }
    return new Formation(laidOut);
  }

  /** Places shot in the four corners; returns how much is left. */
  private static int horns(char[][] cells, int shot) {
    int left = shot;
    for (boolean front : new boolean[] {true, false}) {
      for (int file : new int[] {0, cells.length - 1}) {
        int rank = front ? 0 : cells[file].length - 1;
        if (left > 0 && cells[file][rank] == 0) {
          cells[file][rank] = 'S';
          left--;
        }
      }
    }
    return left;
  }

  /** Shot in the outermost files, on both sides by turns, from the front. */
  private static void wings(char[][] cells, int shot) {
    int left = shot;
    for (int in = 0; in <= (cells.length - 1) / 2; in++) {
      for (int rank = 0; rank < cells[0].length; rank++) {
        for (int file : new int[] {in, cells.length - 1 - in}) {
          if (left > 0 && rank < cells[file].length && cells[file][rank] == 0) {
            cells[file][rank] = 'S';
            left--;
          }
        }
      }
    }
  }

  private Base base(char letter, boolean pikesTold, boolean shotTold) {
    ArmourClass armour = rules.armour(word("armour"));
    return switch (letter) {
      case 'P' -> new Base(letter, troops, Set.of("pike"), armour);
      case 'H' -> new Base(letter, troops, Set.of("heavy-weapon"), armour);
      case 'W' -> new Base(letter, troops, Set.of("swordsmen"), armour);
      case 'S' -> {
        Set<String> shooting = new HashSet<>(capabilities);
        shooting.removeIf(each -> !Base.isShooting(each));
        String own = word("shot-armour");
        yield new Base(letter, shotTroops, shooting, own.isEmpty() ? armour : rules.armour(own));
      }
      default -> {
        Set<String> others = new HashSet<>(capabilities);
        others.removeIf(
            each -> (pikesTold && each.equals("pike")) || (shotTold && Base.isShooting(each)));
        yield new Base(letter, troops, others, armour);
      }
    };
  }

  private void addProblem(String part, String message) {
    slips.add(new Problem(part, message));
  }

  private int whole(String stat, int otherwise) {
    return line.stats().get(stat) instanceof StatValue.Whole(int value) ? value : otherwise;
  }

  private String word(String stat) {
    return word(line, stat);
  }

  /** Returns the word of a column; empty if it has none. */
  public static String word(Army.StandLine line, String stat) {
    return line.stats().get(stat) instanceof StatValue.Word(String word) ? word : "";
  }

  /** The words of a column, which may be one. */
  static List<String> words(Army.StandLine line, String stat) {
    return switch (line.stats().get(stat)) {
      case StatValue.Words(List<String> several) -> several;
      case StatValue.Word(String one) -> List.of(one.split("/"));
      case null, default -> List.of();
    };
  }

  /** Returns the number of a column; null if it has none. */
  static @Nullable public Integer number(Army.StandLine line, String stat) {
    return line.stats().get(stat) instanceof StatValue.Whole(int value)
        ? Integer.valueOf(value)
        : null;
  }
}

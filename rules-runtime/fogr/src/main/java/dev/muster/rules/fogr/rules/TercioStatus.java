package dev.muster.rules.fogr.rules;

import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rules for the horns of early tercios, and for tercios that lack one (FR-020 to FR-025, FR-D09).
 */
public final class TercioStatus {
  private final FogRules rules;

  public TercioStatus(FogRules rules) {
    this.rules = rules;
  }

  /** The horns of a formation without shot, in words: {@code the rear right}. */
  public List<String> emptyHorns(Formation formation) {
    List<String> empty = new ArrayList<>();
    List<List<Base>> files = formation.files();
    for (boolean front : new boolean[] {true, false}) {
      for (boolean left : new boolean[] {true, false}) {
        List<Base> file = left ? files.getFirst() : files.getLast();
        Base horn = front ? file.getFirst() : rear(file, formation.ranks());
        if (horn == null || !horn.shoots()) {
          empty.add("the " + (front ? "front " : "rear ") + (left ? "left" : "right"));
        }
      }
    }
    return empty;
  }

  /** Returns the base of a rear horn; null if the file is not deep enough. */
  private @Nullable Base rear(List<Base> file, int ranks) {
    return rules.is("horns", "ends") || file.size() == ranks ? file.getLast() : null;
  }

  /** Whether it is a tercio, and of which kind. */
  public Ruling of(BattleGroup group) {
    return switch (group.tercio()) {
      case NONE -> Ruling.no("its army list makes it none", "FR-006");
      case EARLY -> early(group);
      case LATER -> later(group);
    };
  }

  private Ruling early(BattleGroup group) {
    List<String> empty = emptyHorns(group.formation());
    if (empty.isEmpty()) {
      return Ruling.yes("an early tercio with shot in its four horns", "FR-020", "FR-D09");
    }
    Formation later = converted(group.formation());
    return Ruling.no(
            "an early tercio without shot in "
                + String.join(" and ", empty)
                + " horn: at once, and at no cost, it becomes a later one"
                + (later == null
                    ? ", though no order of its bases is one by our template"
                    : ", as " + later.letters() + ", with " + moved(group.formation(), later))
                + grand(group),
            "FR-020",
            "FR-021",
            "FR-022",
            "FR-023",
            "FR-D09")
        .and(grandRow(group));
  }

  private Ruling later(BattleGroup group) {
    boolean was = group.is("converted");
    String kind =
        was ? "a later tercio to the end, once an early one" + grand(group) : "a later tercio";
    boolean legal = isLater(group.formation());
    Ruling verdict =
        new Ruling(
            legal,
            List.of("FR-D09"),
            legal ? kind : kind + " that has not its shot " + wanted() + " of its pikes");
    return was ? verdict.and("FR-024").and(grandRow(group)) : verdict;
  }

  private String wanted() {
    return rules.is("later_tercio", "one_side")
        ? "in a full file on one side"
        : "in a full file on each side";
  }

  private static String grand(BattleGroup group) {
    return group.has("grand") ? "; for its losses it stays a grand battle group" : "";
  }

  private static String[] grandRow(BattleGroup group) {
    return group.has("grand") ? new String[] {"FR-025"} : new String[0];
  }

  /**
   * Whether it counts as a grand battle group when it is fragmented, broken, off the table or
   * destroyed (FR-025).
   */
  public Ruling isGrand(BattleGroup group) {
    return new Ruling(
        group.has("grand"),
        List.of("FR-025"),
        group.has("grand")
            ? "it was deployed as a grand battle group"
                + (group.is("converted") ? " and stays one though it became a later tercio" : "")
            : "it was not deployed as a grand battle group");
  }

  /** Whether a later tercio may stand so (FR-D09). */
  public boolean isLater(Formation formation) {
    boolean left = allShot(formation.files().getFirst());
    boolean right = formation.width() > 1 && allShot(formation.files().getLast());
    boolean pikes = formation.filesWith(Base::pike) > 0;
    return pikes && (rules.is("later_tercio", "one_side") ? left || right : left && right);
  }

  private static boolean allShot(List<Base> file) {
    return file.stream().allMatch(base -> base.shoots() && !base.pike());
  }

  /**
   * Returns the formation of a later tercio that needs the fewest shifted bases, and of those the
   * smallest change of width (FR-022); null if its bases make none.
   */
  @Nullable
  public Formation converted(Formation early) {
    if (isLater(early)) {
      return early;
    }
    Formation best = null;
    int least = Integer.MAX_VALUE;
    for (Formation each : candidates(early)) {
      int cost = cost(early, each);
      if (isLater(each) && cost < least) {
        best = each;
        least = cost;
      }
    }
    return best;
  }

  /**
   * Returns a cost that orders changes first by the number of shifted bases, then by the change of
   * width.
   */
  private static int cost(Formation from, Formation to) {
    return 1000 * shifted(from, to) + Math.abs(from.width() - to.width());
  }

  /** Returns the number of cells whose base has another letter than before or is new. */
  private static int shifted(Formation from, Formation to) {
    int count = 0;
    for (int file = 0; file < to.width(); file++) {
      for (int rank = 0; rank < to.files().get(file).size(); rank++) {
        boolean was = file < from.width() && rank < from.files().get(file).size();
        char letter = to.files().get(file).get(rank).letter();
        if (!was || from.files().get(file).get(rank).letter() != letter) {
          count++;
        }
      }
    }
    return count;
  }

  private static String moved(Formation from, Formation to) {
    int count = shifted(from, to);
    return count == 1 ? "1 base shifted" : count + " bases shifted";
  }

  /**
   * Formations with the shot in full files at the sides and the others between: for each number of
   * files of shot at the left and the right, each depth, shot that is left over behind the pikes.
   */
  private static List<Formation> candidates(Formation early) {
    Map<Boolean, List<Base>> kinds = new HashMap<>();
    for (Base base : early.bases()) {
      kinds.computeIfAbsent(base.shoots() && !base.pike(), key -> new ArrayList<>()).add(base);
    }
    List<Base> shot = kinds.getOrDefault(true, List.of());
    List<Base> others = kinds.getOrDefault(false, List.of());
    List<Formation> found = new ArrayList<>();
    if (others.isEmpty()) {
      return found;
    }
    for (int left = 0; left <= shot.size(); left++) {
      for (int right = 0; left + right <= shot.size(); right++) {
        for (int middle = 1; middle <= others.size(); middle++) {
          List<List<Base>> files = new ArrayList<>();
          if (left > 0) {
            files.add(shot.subList(0, left));
          }
          files.addAll(between(others, shot.subList(left + right, shot.size()), middle));
          if (right > 0) {
            files.add(shot.subList(left, left + right));
          }
          found.add(new Formation(files));
        }
      }
    }
    return found;
  }

  private static List<List<Base>> between(List<Base> others, List<Base> more, int width) {
    List<List<Base>> files = new ArrayList<>();
    for (int i = 0; i < width; i++) {
      files.add(new ArrayList<>());
    }
    int at = 0;
    for (List<Base> some : List.of(others, more)) {
      for (Base each : some) {
        files.get(at++ % width).add(each);
      }
    }
    return files;
  }
}

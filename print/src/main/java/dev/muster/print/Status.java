package dev.muster.print;

import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/**
 * What players mark beside a stand with a counter (1.2): each has a letter, which the map and the
 * order of battle share.
 */
enum Status {
  MOVED("M", "moved this round"),
  DISORDERED("D", "disordered"),
  OPPORTUNITY("O", "on opportunity"),
  MELEE("F", "fights on in a melee");

  final String letter;
  final String what;

  Status(String letter, String what) {
    this.letter = letter;
    this.what = what;
  }

  /** Those a stand has when the battle begins; nobody has moved or fights yet. */
  static List<Status> atStart(Scenario.Deployed stand) {
    var found = new ArrayList<Status>();
    if (stand.has("disordered")) {
      found.add(DISORDERED);
    }
    if (stand.has("opportunity")) {
      found.add(OPPORTUNITY);
    }
    return found;
  }

  /** A box to tick for each, full for those the stand starts with. */
  static String boxes(List<Status> now) {
    var boxes = new StringBuilder();
    for (Status each : values()) {
      boxes
          .append(boxes.isEmpty() ? "" : " ")
          .append(each.letter)
          .append(now.contains(each) ? "■" : "□");
    }
    return boxes.toString();
  }

  /** What the letters mean, in a line. */
  static String legend() {
    var words = new ArrayList<String>();
    for (Status each : values()) {
      words.add(each.letter + " " + each.what);
    }
    return String.join(", ", words);
  }
}

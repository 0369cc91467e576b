package dev.muster.print;

import dev.muster.print.words.Words;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/**
 * What players mark beside a stand with a counter (1.2): each has a letter, which the map and the
 * order of battle share.
 */
enum Status {
  MOVED("status.moved"),
  DISORDERED("status.disordered"),
  OPPORTUNITY("status.opportunity"),
  MELEE("status.melee");

  private final String key;

  Status(String key) {
    this.key = key;
  }

  private String letter(Words words) {
    return words.html(key + ".letter");
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
  static String boxes(List<Status> now, Words words) {
    var boxes = new StringBuilder();
    for (Status each : values()) {
      boxes
          .append(boxes.isEmpty() ? "" : " ")
          .append(each.letter(words))
          .append(now.contains(each) ? "■" : "□");
    }
    return boxes.toString();
  }

  /** What the letters mean, in a line. */
  static String legend(Words words) {
    var all = new ArrayList<String>();
    for (Status each : values()) {
      all.add(each.letter(words) + " " + words.html(each.key));
    }
    return String.join(", ", all);
  }
}

package dev.muster.print;

import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Roster;
import java.util.ArrayList;
import java.util.List;

/** The marks that players set beside a unit in play: a letter for each mark of the game. */
final class StatusBoxes {
  private final List<String> marks;
  private final PageMessages words;

  StatusBoxes(Roster roster, PageMessages words) {
    this.marks = roster.marks();
    this.words = words;
  }

  /** A box to tick for each mark; none is full. */
  String boxes() {
    return boxes(List.of());
  }

  /** Returns the boxes, with those filled in which a unit starts. */
  String boxes(Scenario.DeployedStand stand) {
    return boxes(marks.stream().filter(stand::has).toList());
  }

  private String boxes(List<String> now) {
    var boxes = new ArrayList<String>();
    for (String each : marks) {
      boxes.add(words.html("mark." + each + ".letter") + (now.contains(each) ? "■" : "□"));
    }
    return String.join(" ", boxes);
  }

  /** The meaning of the letters, in one line; empty if there are no marks. */
  String legend() {
    var all = new ArrayList<String>();
    for (String each : marks) {
      all.add(words.html("mark." + each + ".letter") + " " + words.html("mark." + each));
    }
    return String.join(", ", all);
  }
}

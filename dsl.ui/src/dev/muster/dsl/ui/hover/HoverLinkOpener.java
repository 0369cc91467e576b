package dev.muster.dsl.ui.hover;

import dev.muster.dsl.ui.navigate.LocationOpener;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Opens the links of a hover, but only to files of this computer. */
final class HoverLinkOpener {

  private HoverLinkOpener() {}

  static void open(String target) {
    if (target.startsWith("file:")) {
      int line = line(target);
      Position start = new Position(line, 0);
      String file = target.contains("#") ? target.substring(0, target.indexOf('#')) : target;
      LocationOpener.at(new Location(file, new Range(start, start)));
    }
  }

  private static int line(String target) {
    java.util.regex.Matcher line =
        java.util.regex.Pattern.compile("#L?(\\d{1,7})$").matcher(target);
    return line.find() ? Math.max(0, Integer.parseInt(line.group(1)) - 1) : 0;
  }
}

package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ide.command.SourceLocationsResult;
import dev.muster.dsl.ui.navigate.LocationOpener;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.report.ReportSubject;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.IPatternMatchListener;
import org.eclipse.ui.console.PatternMatchEvent;
import org.eclipse.ui.console.TextConsole;

/**
 * Makes links of what a report names: a stand or a General leads to the line that deploys it, a
 * section to the rules, a hex to its letter on the map.
 */
final class ReportHyperlinks implements IPatternMatchListener {

  /** Links of one console; each is looked at whenever a line is added. */
  private static final int MOST = 10_000;

  private final Map<String, Location> places = new HashMap<>();
  private final Pattern pattern;
  private TextConsole console;
  private int made;

  /**
   * @param named units and Generals, as the report names them
   * @param written locations of the rules and the map
   */
  ReportHyperlinks(List<ReportSubject> named, SourceLocationsResult written) {
    named.forEach(this::deployed);
    String names =
        places.keySet().stream()
            .sorted(Comparator.comparing(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    pattern =
        Pattern.compile(
            "§\\d+(?:\\.\\d+)*|(?<![\\w.-])(?:"
                + (names.isEmpty() ? "" : names + "|")
                + "\\d{4})(?![\\w-])");
    written
        .sections()
        .forEach(each -> places.put("§" + each.section(), at(each.uri(), each.line(), 1)));
    for (int row = 0; row < written.rows().size(); row++) {
      SourceLocationsResult.Row drawn = written.rows().get(row);
      for (int column = 0; column < drawn.columns().size(); column++) {
        places.putIfAbsent(
            "%02d%02d".formatted(column + 1, row + 1),
            at(drawn.uri(), drawn.line(), drawn.columns().get(column)));
      }
    }
  }

  private void deployed(ReportSubject each) {
    SourceRange source = each.source();
    if (source.file().contains("/")) {
      places.put(
          each.name(),
          at(Path.of(source.file()).toUri().toString(), source.line(), source.column()));
    }
  }

  private static Location at(String uri, int line, int column) {
    Position place = new Position(line - 1, column - 1);
    return new Location(uri, new Range(place, place));
  }

  @Override
  public String getPattern() {
    return pattern.pattern();
  }

  @Override
  public int getCompilerFlags() {
    return 0;
  }

  @Override
  public String getLineQualifier() {
    return null;
  }

  @Override
  public void connect(TextConsole told) {
    console = told;
  }

  @Override
  public void disconnect() {
    console = null;
  }

  @Override
  public void matchFound(PatternMatchEvent event) {
    try {
      TextConsole told = console;
      if (told == null || made >= MOST) {
        return;
      }
      Location place = places.get(told.getDocument().get(event.getOffset(), event.getLength()));
      if (place != null) {
        told.addHyperlink(new Link(place), event.getOffset(), event.getLength());
        made++;
      }
    } catch (BadLocationException cleared) {
      // The user has cleared the console meanwhile.
    }
  }

  private record Link(Location place) implements IHyperlink {

    @Override
    public void linkActivated() {
      LocationOpener.at(place);
    }

    @Override
    public void linkEntered() {
      // The console underlines it.
    }

    @Override
    public void linkExited() {
      // As above.
    }
  }
}

package dev.muster.dsl.ide.situation;

import dev.muster.dsl.ide.situation.SituationText.Declaration;
import dev.muster.dsl.ide.situation.SituationText.Kind;
import dev.muster.dsl.ide.situation.SituationText.Line;
import dev.muster.dsl.ide.situation.SituationText.Part;
import dev.muster.dsl.ide.situation.SituationText.Word;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;

/** The parts of a situation: its sides with their stands, the orders, and what is expected. */
final class SituationOutline {
  private SituationOutline() {}

  /** Returns the outline of a file; empty if the file is empty. */
  static List<DocumentSymbol> of(SituationText text) {
    List<Line> said = text.lines().stream().filter(each -> !each.words().isEmpty()).toList();
    if (said.isEmpty()) {
      return List.of();
    }
    List<DocumentSymbol> parts = new ArrayList<>(sides(text));
    part(said, Part.ORDERS, "Orders", parts);
    part(said, Part.EXPECTATIONS, "Expected", parts);
    Line first = said.getFirst();
    Range all = new Range(first.range().getStart(), said.getLast().range().getEnd());
    String title = first.word(0).equals("situation") ? first.word(1).replace("\"", "").strip() : "";
    return List.of(
        new DocumentSymbol(
            title.isEmpty() ? "Situation" : title,
            SymbolKind.Module,
            all,
            first.range(),
            "",
            parts));
  }

  /** Returns a symbol for each side at its declaration, with its stands as children. */
  private static List<DocumentSymbol> sides(SituationText text) {
    List<DocumentSymbol> sides = new ArrayList<>();
    for (Declaration side : text.declarations()) {
      if (side.kind() != Kind.SIDE) {
        continue;
      }
      List<DocumentSymbol> members = new ArrayList<>();
      for (Declaration each : text.declarations()) {
        if ((each.kind() == Kind.STAND || each.kind() == Kind.GENERAL)
            && sideOf(each).equals(side.name())) {
          members.add(
              new DocumentSymbol(
                  each.name(),
                  each.kind() == Kind.STAND ? SymbolKind.Field : SymbolKind.Object,
                  each.line().range(),
                  each.word().range(),
                  place(each.line()),
                  List.of()));
        }
      }
      Range range = new Range(side.line().range().getStart(), side.line().range().getEnd());
      sides.add(
          new DocumentSymbol(
              side.name(), SymbolKind.Namespace, range, side.word().range(), "", members));
    }
    return sides;
  }

  private static String sideOf(Declaration declared) {
    Word group =
        declared.kind() == Kind.STAND
            ? declared.line().behind("of")
            : declared.line().behind("group");
    return group == null ? "" : group.text().split("\\.", 2)[0];
  }

  private static String place(Line line) {
    Word place = line.behind("at");
    return place == null ? "" : place.text();
  }

  private static void part(List<Line> said, Part part, String title, List<DocumentSymbol> parts) {
    List<Line> lines = said.stream().filter(each -> each.part() == part).toList();
    if (lines.isEmpty()) {
      return;
    }
    List<DocumentSymbol> entries =
        lines.stream()
            .skip(1)
            .map(
                each ->
                    new DocumentSymbol(
                        each.written().replaceFirst("#.*", "").strip(),
                        SymbolKind.Event,
                        each.range(),
                        each.range(),
                        "",
                        List.of()))
            .toList();
    parts.add(
        new DocumentSymbol(
            title,
            SymbolKind.Package,
            new Range(lines.getFirst().range().getStart(), lines.getLast().range().getEnd()),
            lines.getFirst().range(),
            "",
            entries));
  }

  /** The parts below the position can be folded. */
  static List<FoldingRange> folds(SituationText text) {
    List<FoldingRange> folds = new ArrayList<>();
    for (DocumentSymbol file : of(text)) {
      for (DocumentSymbol each : file.getChildren()) {
        Position start = each.getRange().getStart();
        Position end = each.getRange().getEnd();
        if (each.getKind() == SymbolKind.Package && end.getLine() > start.getLine()) {
          folds.add(new FoldingRange(start.getLine(), end.getLine()));
        }
      }
    }
    return folds;
  }
}

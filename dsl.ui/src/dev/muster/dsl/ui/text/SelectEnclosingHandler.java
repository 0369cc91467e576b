package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;

/** Alt+Shift+Up: what encloses the selection; each time more of it. */
public final class SelectEnclosingHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    battle.ask(
        it ->
            it.getTextDocumentService()
                .selectionRange(
                    new SelectionRangeParams(battle.file(), List.of(battle.position()))),
        ranges -> {
          for (SelectionRange each = ranges.isEmpty() ? null : ranges.getFirst();
              each != null;
              each = each.getParent()) {
            IRegion region = LspPositions.region(battle.document(), each.getRange());
            if (encloses(region, battle)) {
              SelectionHistory.of(battle.document()).grown(battle.selection());
              battle.editor().selectAndReveal(region.getOffset(), region.getLength());
              return;
            }
          }
        });
  }

  private static boolean encloses(IRegion region, ActiveMusterEditor battle) {
    int start = battle.selection().getOffset();
    int end = start + battle.selection().getLength();
    return region.getOffset() <= start
        && end <= region.getOffset() + region.getLength()
        && region.getLength() > battle.selection().getLength();
  }
}

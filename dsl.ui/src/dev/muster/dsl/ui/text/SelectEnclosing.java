package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.command.ActiveBattle;
import dev.muster.dsl.ui.command.BattleCommand;
import dev.muster.dsl.ui.server.Places;
import java.util.List;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;

/** Alt+Shift+Up: what encloses the selection; each time more of it. */
public final class SelectEnclosing extends BattleCommand {

  @Override
  protected void run(ActiveBattle battle) {
    battle.ask(
        it ->
            it.getTextDocumentService()
                .selectionRange(
                    new SelectionRangeParams(battle.file(), List.of(battle.position()))),
        ranges -> {
          for (SelectionRange each = ranges.isEmpty() ? null : ranges.getFirst();
              each != null;
              each = each.getParent()) {
            IRegion region = Places.region(battle.document(), each.getRange());
            if (encloses(region, battle)) {
              SelectionHistory.of(battle.document()).grown(battle.selection());
              battle.editor().selectAndReveal(region.getOffset(), region.getLength());
              return;
            }
          }
        });
  }

  private static boolean encloses(IRegion region, ActiveBattle battle) {
    int start = battle.selection().getOffset();
    int end = start + battle.selection().getLength();
    return region.getOffset() <= start
        && end <= region.getOffset() + region.getLength()
        && region.getLength() > battle.selection().getLength();
  }
}

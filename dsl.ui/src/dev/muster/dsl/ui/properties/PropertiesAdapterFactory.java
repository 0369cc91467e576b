package dev.muster.dsl.ui.properties;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.map.BattleMapView;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.part.IContributedContentsView;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.properties.IPropertySheetPage;

/** Gives editors of battles a page of the Properties view, which the Battle Map shows too. */
public final class PropertiesAdapterFactory implements IAdapterFactory {

  @Override
  public <T> T getAdapter(Object adaptable, Class<T> type) {
    if (type == IPropertySheetPage.class && adaptable instanceof ITextEditor editor) {
      return ActiveMusterEditor.of(editor)
          .filter(battle -> battle.file().getUri().endsWith(".muster"))
          .map(battle -> type.cast(new StandPropertiesPage(editor)))
          .orElse(null);
    }
    if (type == IContributedContentsView.class && adaptable instanceof BattleMapView map) {
      IContributedContentsView content = () -> battle(map);
      return type.cast(content);
    }
    return null;
  }

  private static IEditorPart battle(BattleMapView map) {
    IEditorPart editor = map.getSite().getPage().getActiveEditor();
    return ActiveMusterEditor.of(editor).isPresent() ? editor : null;
  }

  @Override
  public Class<?>[] getAdapterList() {
    return new Class<?>[] {IPropertySheetPage.class, IContributedContentsView.class};
  }
}

package dev.muster.dsl.ui.properties;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.PropertiesResult;
import dev.muster.dsl.ide.properties.PropertyField;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.help.HelpContext;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CaretListener;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetSorter;

/**
 * The page of the Properties view with the stand at the caret of an editor. The outline and the map
 * move that caret, so that their selection is shown too.
 */
final class StandPropertiesPage extends PropertySheetPage implements IDocumentListener {

  /** Milliseconds without caret movement before the page sends a request. */
  private static final int STILL = 150;

  private final ITextEditor editor;
  private final CaretListener carets = event -> later();
  private final Runnable ask = this::ask;
  private StyledText text;
  private IDocument document;
  private StandSource shown;

  StandPropertiesPage(ITextEditor editor) {
    this.editor = editor;
    setSorter(new AsInRulebook());
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    HelpContext.PROPERTIES.on(getControl());
    getControl().addListener(SWT.Show, event -> later());
    ActiveMusterEditor.of(editor)
        .ifPresent(
            battle -> {
              text = battle.viewer().getTextWidget();
              document = battle.document();
              text.addCaretListener(carets);
              document.addDocumentListener(this);
            });
    later();
  }

  @Override
  public void dispose() {
    if (document != null) {
      document.removeDocumentListener(this);
    }
    if (text != null && !text.isDisposed()) {
      text.removeCaretListener(carets);
    }
    super.dispose();
  }

  /** Updates the page from the caret, not from the selection. */
  @Override
  public void selectionChanged(IWorkbenchPart part, ISelection selection) {
    later();
  }

  private void later() {
    Display.getDefault().asyncExec(() -> Display.getDefault().timerExec(STILL, ask));
  }

  private void ask() {
    if (getControl() == null || getControl().isDisposed() || !getControl().isVisible()) {
      return;
    }
    battle()
        .ifPresent(
            battle ->
                battle.ask(
                    it ->
                        it.getWorkspaceService()
                            .executeCommand(
                                new ExecuteCommandParams(
                                    MusterCommandService.PROPERTIES, place(battle))),
                    answer -> {
                      if (answer instanceof PropertiesResult stand) {
                        show(battle, stand);
                      }
                    }));
  }

  private Optional<ActiveMusterEditor> battle() {
    return ActiveMusterEditor.of(editor);
  }

  private static List<Object> place(ActiveMusterEditor battle) {
    Position caret = battle.position();
    return List.of(battle.file().getUri(), caret.getLine() + 1, caret.getCharacter() + 1);
  }

  private void show(ActiveMusterEditor battle, PropertiesResult stand) {
    if (getControl() == null || getControl().isDisposed() || shown != null && shown.shows(stand)) {
      return;
    }
    StandEditing editing = new StandEditing(battle, place(battle), this::refused, this::later);
    shown = new StandSource(stand, editing::change);
    super.selectionChanged(
        editor,
        stand.fields().isEmpty() ? StructuredSelection.EMPTY : new StructuredSelection(shown));
  }

  /** Restores the previous value of the row, and shows the reason in the status line. */
  private void refused(PropertyField field, String why) {
    if (getControl() != null && !getControl().isDisposed()) {
      refresh();
      getSite().getActionBars().getStatusLineManager().setErrorMessage(why.replace('\n', ' '));
    }
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    // The rows are those of the text after the change.
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    later();
  }

  /** Keeps rows and groups in the order of the rulebook. */
  private static final class AsInRulebook extends PropertySheetSorter {

    private static final List<String> GROUPS = List.of("Deployment", "Stand", "Values", "Traits");

    @Override
    public int compare(IPropertySheetEntry one, IPropertySheetEntry other) {
      return 0;
    }

    @Override
    public int compareCategories(String one, String other) {
      return Integer.compare(GROUPS.indexOf(one), GROUPS.indexOf(other));
    }
  }
}

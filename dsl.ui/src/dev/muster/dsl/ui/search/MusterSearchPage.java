package dev.muster.dsl.ui.search;

import dev.muster.dsl.ui.help.HelpContext;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.DialogPage;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.search.ui.ISearchPage;
import org.eclipse.search.ui.ISearchPageContainer;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Search &gt; Muster: by name, category, trait, use and place. */
public final class MusterSearchPage extends DialogPage implements ISearchPage {

  private ISearchPageContainer container;
  private SearchKind kind = SearchKind.NAME;
  private Text text;
  private Label example;

  @Override
  public void createControl(Composite parent) {
    Composite page = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().applyTo(page);
    new Label(page, SWT.NONE).setText("&Search for:");
    text = new Text(page, SWT.BORDER | SWT.SINGLE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
    if (container.getSelection() instanceof ITextSelection chosen
        && chosen.getText() != null
        && !chosen.getText().isBlank()
        && !chosen.getText().contains("\n")) {
      text.setText(chosen.getText().strip());
    }
    text.addListener(SWT.Modify, event -> check());
    Group kinds = new Group(page, SWT.NONE);
    kinds.setText("By");
    GridLayoutFactory.swtDefaults().numColumns(SearchKind.values().length).applyTo(kinds);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(kinds);
    for (SearchKind each : SearchKind.values()) {
      Button button = new Button(kinds, SWT.RADIO);
      button.setText(each.label());
      button.setSelection(each == kind);
      button.addListener(
          SWT.Selection,
          event -> {
            if (button.getSelection()) {
              kind = each;
              example.setText(each.example());
            }
          });
    }
    example = new Label(page, SWT.WRAP);
    example.setText(kind.example());
    GridDataFactory.fillDefaults().grab(true, false).applyTo(example);
    setControl(page);
    HelpContext.EDITOR.on(page);
    Dialog.applyDialogFont(page);
  }

  @Override
  public void setVisible(boolean visible) {
    super.setVisible(visible);
    if (visible) {
      text.setFocus();
      text.selectAll();
      check();
    }
  }

  private void check() {
    container.setPerformActionEnabled(!text.getText().isBlank());
  }

  @Override
  public void setContainer(ISearchPageContainer dialog) {
    container = dialog;
  }

  @Override
  public boolean performAction() {
    NewSearchUI.runQueryInBackground(new ElementSearchQuery(kind, text.getText()));
    return true;
  }
}

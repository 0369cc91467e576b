package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.examples.Examples;
import dev.muster.examples.Examples.Example;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;

/** The page of a new project: its name and folder, and what it begins with. */
final class ProjectPage extends WizardNewProjectCreationPage {

  private Optional<Example> chosen = Optional.empty();

  ProjectPage() {
    super("project");
    setTitle("Muster project");
    setDescription("A project holds armies, maps and battles that belong together.");
    List<Example> examples = Examples.all();
    chosen = examples.stream().findFirst();
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    Composite page = (Composite) getControl();
    Group group = new Group(page, SWT.NONE);
    group.setText("Begin with");
    group.setLayout(new GridLayout());
    GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
    for (Example each : Examples.all()) {
      choice(group, each.title(), Optional.of(each));
    }
    choice(group, "Nothing: an empty project", Optional.empty());
    HelpContext.NEW_PROJECT.on(page);
    Dialog.applyDialogFont(group);
  }

  private void choice(Composite group, String label, Optional<Example> example) {
    Button button = new Button(group, SWT.RADIO);
    button.setText(label.replace("&", "&&"));
    button.setSelection(example.equals(chosen));
    button.addListener(
        SWT.Selection,
        event -> {
          if (button.getSelection()) {
            chosen = example;
          }
        });
  }

  /** The example to begin with; none for an empty project. */
  Optional<Example> example() {
    return chosen;
  }
}

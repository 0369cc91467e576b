package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.examples.Examples;
import dev.muster.examples.Examples.Example;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;

/** The page of a new project: its name and folder, and what it begins with. */
final class ProjectPage extends WizardNewProjectCreationPage {

  /** The name of a project that begins with nothing that has one. */
  private static final String USUAL = "battle";

  private Optional<Example> chosen = Optional.empty();

  /** The name that the page has put in for what was chosen; empty if it has put in none. */
  private String proposed = "";

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
            propose();
          }
        });
  }

  /** Names the project after the example that is chosen, unless the user has named it. */
  private void propose() {
    if (!getProjectName().equals(proposed)) {
      return;
    }
    String name = chosen.map(Example::name).filter(each -> !each.startsWith("start")).orElse(USUAL);
    proposed =
        Stream.concat(
                Stream.of(name), IntStream.iterate(2, i -> i + 1).mapToObj(i -> name + "-" + i))
            .filter(each -> !ResourcesPlugin.getWorkspace().getRoot().getProject(each).exists())
            .findFirst()
            .orElseThrow();
    nameField((Composite) getControl()).ifPresent(field -> field.setText(proposed));
  }

  /** The first field to fill in is that of the name. */
  private static Optional<Text> nameField(Composite page) {
    return Arrays.stream(page.getChildren())
        .map(
            each ->
                each instanceof Text field
                    ? Optional.of(field)
                    : each instanceof Composite part ? nameField(part) : Optional.<Text>empty())
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** The example to begin with; none for an empty project. */
  Optional<Example> example() {
    return chosen;
  }
}

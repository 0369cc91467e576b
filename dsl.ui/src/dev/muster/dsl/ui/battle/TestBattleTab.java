package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ReadScenariosJob;
import dev.muster.dsl.ui.server.ScenarioList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ResourceListSelectionDialog;

/** Which scenario of which file, with which dice, and what is otherwise than it says. */
public final class TestBattleTab extends AbstractLaunchConfigurationTab {

  private static final ScenarioList NOT_READ = new ScenarioList(List.of(), "");

  private final TestBattleSettingsFields wishes =
      new TestBattleSettingsFields(this::updateLaunchConfigurationDialog);
  private final LaunchFields further;
  private Text file;
  private Combo scenario;
  private Text seed;
  private Image image;
  private Optional<MusterFile> read = Optional.empty();
  private ScenarioList scenarios = NOT_READ;

  /**
   * @param further additional fields
   */
  public TestBattleTab(LaunchFields further) {
    this.further = further;
  }

  @Override
  public void createControl(Composite parent) {
    Composite page = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
    file = field(page, "&File:", 1);
    file.addModifyListener(event -> readScenarios());
    Button browse = new Button(page, SWT.PUSH);
    browse.setText("&Browse...");
    browse.addListener(SWT.Selection, event -> browse());
    new Label(page, SWT.NONE).setText("&Scenario:");
    // To be typed too: a file with errors has no list.
    scenario = new Combo(page, SWT.DROP_DOWN);
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(scenario);
    scenario.addModifyListener(
        event -> {
          showWishes();
          updateLaunchConfigurationDialog();
        });
    seed = field(page, "Seed of the &dice:", 2);
    further.create(page, this::updateLaunchConfigurationDialog);
    wishes.create(page, 3);
    setControl(page);
    HelpContext.TEST_BATTLE.on(page);
  }

  private Text field(Composite page, String label, int columns) {
    new Label(page, SWT.NONE).setText(label);
    Text text = new Text(page, SWT.BORDER | SWT.SINGLE);
    GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).applyTo(text);
    text.addModifyListener(event -> updateLaunchConfigurationDialog());
    return text;
  }

  private void browse() {
    ResourceListSelectionDialog dialog =
        new ResourceListSelectionDialog(
            getShell(), ResourcesPlugin.getWorkspace().getRoot(), IResource.FILE) {
          @Override
          protected boolean select(IResource resource) {
            return "muster".equals(resource.getFileExtension());
          }
        };
    dialog.setTitle("Muster file");
    if (dialog.open() == Window.OK && dialog.getResult()[0] instanceof IFile chosen) {
      file.setText(chosen.getFullPath().toString());
    }
  }

  /** Lists the scenarios of the file once the server has read it. */
  private void readScenarios() {
    Optional<MusterFile> named = MusterFile.named(file.getText());
    if (named.equals(read)) {
      return;
    }
    read = named;
    showScenarios(NOT_READ);
    named.ifPresent(
        wanted ->
            ReadScenariosJob.of(
                wanted,
                found -> {
                  // Another file may be named by now, or the dialog closed.
                  if (!scenario.isDisposed() && read.equals(named)) {
                    showScenarios(found);
                  }
                }));
  }

  private void showScenarios(ScenarioList found) {
    scenarios = found;
    String chosen = scenario.getText();
    scenario.setItems(
        found.programs().stream().map(each -> each.scenario().name()).toArray(String[]::new));
    scenario.setText(chosen);
    showWishes();
    updateLaunchConfigurationDialog();
  }

  private void showWishes() {
    wishes.show(scenarios.chosen(scenario.getText().strip()));
  }

  @Override
  public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
    configuration.setAttribute(TestBattleConfiguration.SEED, TestBattleConfiguration.FIRST_SEED);
    further.setDefaults(configuration);
  }

  @Override
  public void initializeFrom(ILaunchConfiguration configuration) {
    try {
      wishes.set(
          configuration.getAttribute(TestBattleConfiguration.COMMANDERS, java.util.Map.of()),
          configuration.getAttribute(TestBattleConfiguration.SWITCHES, java.util.Map.of()));
      file.setText(configuration.getAttribute(TestBattleConfiguration.FILE, ""));
      scenario.setText(TestBattleConfiguration.scenario(configuration));
      seed.setText(
          configuration.getAttribute(
              TestBattleConfiguration.SEED, TestBattleConfiguration.FIRST_SEED));
      further.initializeFrom(configuration);
    } catch (CoreException unreadable) {
      setErrorMessage(unreadable.getStatus().getMessage());
    }
  }

  @Override
  public void performApply(ILaunchConfigurationWorkingCopy configuration) {
    configuration.setAttribute(TestBattleConfiguration.FILE, file.getText().strip());
    configuration.setAttribute(TestBattleConfiguration.SCENARIO, scenario.getText().strip());
    configuration.setAttribute(TestBattleConfiguration.SEED, seed.getText().strip());
    wishes.apply(configuration);
    further.performApply(configuration);
    configuration.setMappedResources(
        MusterFile.named(file.getText())
            .flatMap(MusterFile::inWorkspace)
            .map(it -> new IResource[] {it})
            .orElse(null));
  }

  @Override
  public boolean isValid(ILaunchConfiguration configuration) {
    setErrorMessage(null);
    String name = scenario.getText().strip();
    if (MusterFile.named(file.getText()).isEmpty()) {
      setErrorMessage(
          "Name a .muster file of the workspace, such as /battles/dreux.muster, or one on the disk"
              + " with its whole path");
    } else if (!scenarios.programs().isEmpty() && scenarios.chosen(name).isEmpty()) {
      setErrorMessage(
          name.isEmpty()
              ? "The file has several scenarios; choose one"
              : "There is no scenario '" + name + "' in the file; choose one of the list");
    } else if (TestBattleConfiguration.seed(seed.getText()).isEmpty()) {
      setErrorMessage("The seed is a whole number");
    } else {
      further.wrong().ifPresent(this::setErrorMessage);
    }
    return getErrorMessage() == null;
  }

  @Override
  public String getName() {
    return "Battle";
  }

  @Override
  public Image getImage() {
    if (image == null) {
      image = BattleImages.BATTLE.createImage();
    }
    return image;
  }

  @Override
  public void dispose() {
    if (image != null) {
      image.dispose();
    }
    super.dispose();
  }
}

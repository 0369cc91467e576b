package dev.muster.dsl.ui.battle;

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
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ResourceListSelectionDialog;

/** Which scenario of which file, and with which dice. */
final class TestBattleTab extends AbstractLaunchConfigurationTab {

  private Text file;
  private Text scenario;
  private Text seed;
  private Image image;

  @Override
  public void createControl(Composite parent) {
    Composite page = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
    file = field(page, "&File:", 1);
    Button browse = new Button(page, SWT.PUSH);
    browse.setText("&Browse...");
    browse.addListener(SWT.Selection, event -> browse());
    scenario = field(page, "&Scenario:", 2);
    scenario.setMessage("the only one of the file");
    seed = field(page, "Seed of the &dice:", 2);
    setControl(page);
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

  @Override
  public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
    configuration.setAttribute(TestBattleConfiguration.SEED, TestBattleConfiguration.FIRST_SEED);
  }

  @Override
  public void initializeFrom(ILaunchConfiguration configuration) {
    try {
      file.setText(configuration.getAttribute(TestBattleConfiguration.FILE, ""));
      scenario.setText(TestBattleConfiguration.scenario(configuration));
      seed.setText(
          configuration.getAttribute(
              TestBattleConfiguration.SEED, TestBattleConfiguration.FIRST_SEED));
    } catch (CoreException unreadable) {
      setErrorMessage(unreadable.getStatus().getMessage());
    }
  }

  @Override
  public void performApply(ILaunchConfigurationWorkingCopy configuration) {
    configuration.setAttribute(TestBattleConfiguration.FILE, file.getText().strip());
    configuration.setAttribute(TestBattleConfiguration.SCENARIO, scenario.getText().strip());
    configuration.setAttribute(TestBattleConfiguration.SEED, seed.getText().strip());
    configuration.setMappedResources(
        TestBattleConfiguration.file(file.getText()).map(it -> new IResource[] {it}).orElse(null));
  }

  @Override
  public boolean isValid(ILaunchConfiguration configuration) {
    setErrorMessage(null);
    if (TestBattleConfiguration.file(file.getText()).isEmpty()) {
      setErrorMessage("Name a .muster file of the workspace, such as /battles/dreux.muster");
    } else if (TestBattleConfiguration.seed(seed.getText()).isEmpty()) {
      setErrorMessage("The seed is a whole number");
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

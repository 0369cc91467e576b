package dev.muster.dsl.ui.map.play;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks who plays the sides of a battle, and for the seed of its dice. */
public final class BattleTermsDialog extends TitleAreaDialog {

  private static final List<Leader> LEADERS =
      List.of(
          new Leader("human", "You"),
          new Leader("steady", "Steady commander"),
          new Leader("bold", "Bold commander"),
          new Leader("cautious", "Cautious commander"),
          new Leader("random", "Random orders"),
          new Leader("marshal", "Marshal: tries orders out, takes longer"));

  private final List<String> sides;
  private final List<String> leaders;
  private final boolean branch;
  private final List<Combo> choices = new ArrayList<>();
  private Text seed;
  private Text order;
  private BattleTerms terms;

  private record Leader(String name, String label) {}

  /**
   * @param sides labels
   * @param leaders initial player of each side
   * @param branch whether the battle continues from a moment of another one
   */
  public BattleTermsDialog(Shell parent, List<String> sides, List<String> leaders, boolean branch) {
    super(parent);
    this.sides = List.copyOf(sides);
    this.leaders = List.copyOf(leaders);
    this.branch = branch;
  }

  /** Returns the label of a commander. */
  static String label(String leader) {
    return LEADERS.stream()
        .filter(each -> each.name().equals(leader))
        .map(Leader::label)
        .findFirst()
        .orElse(leader);
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText(branch ? "Fight On" : "Play Battle");
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    setTitle(branch ? "Fight on from this moment" : "Play this battle");
    setMessage(
        branch
            ? "All before this moment stays as it was."
            : "Choose the sides that you play. The other side is led by a commander.");
    Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
    GridLayoutFactory.swtDefaults().margins(12, 12).numColumns(2).applyTo(area);
    for (int side = 0; side < sides.size(); side++) {
      new Label(area, SWT.NONE).setText(sides.get(side).replace("&", "&&"));
      Combo choice = new Combo(area, SWT.READ_ONLY);
      LEADERS.forEach(each -> choice.add(each.label()));
      choice.select(index(leaders.get(side)));
      GridDataFactory.fillDefaults().grab(true, false).applyTo(choice);
      choices.add(choice);
    }
    new Label(area, SWT.NONE).setText("Seed of the dice");
    seed = new Text(area, SWT.BORDER);
    seed.setMessage(branch ? "the same dice" : "1");
    seed.addListener(SWT.Modify, event -> check());
    GridDataFactory.fillDefaults().grab(true, false).applyTo(seed);
    if (branch) {
      new Label(area, SWT.NONE).setText("Order given there");
      order = new Text(area, SWT.BORDER);
      order.setMessage("none");
      GridDataFactory.fillDefaults().grab(true, false).applyTo(order);
    }
    return area;
  }

  private static int index(String leader) {
    for (int i = 0; i < LEADERS.size(); i++) {
      if (LEADERS.get(i).name().equals(leader)) {
        return i;
      }
    }
    return 1;
  }

  private void check() {
    boolean right = seed.getText().isBlank() || number() != null;
    setErrorMessage(right ? null : "The seed is a whole number; found " + seed.getText() + ".");
    getButton(IDialogConstants.OK_ID).setEnabled(right);
  }

  private Long number() {
    try {
      return Long.valueOf(seed.getText().strip());
    } catch (NumberFormatException none) {
      return null;
    }
  }

  @Override
  protected void createButtonsForButtonBar(Composite parent) {
    createButton(parent, IDialogConstants.OK_ID, branch ? "Fight On" : "Play", true);
    createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
  }

  @Override
  protected void okPressed() {
    terms =
        new BattleTerms(
            choices.stream().map(each -> LEADERS.get(each.getSelectionIndex()).name()).toList(),
            number(),
            order == null || order.getText().isBlank() ? null : order.getText());
    super.okPressed();
  }

  /** Returns the choices; null if the dialog was cancelled. */
  public BattleTerms terms() {
    return terms;
  }

  @Override
  protected boolean isResizable() {
    return true;
  }
}

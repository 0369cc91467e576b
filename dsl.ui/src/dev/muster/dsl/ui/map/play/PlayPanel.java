package dev.muster.dsl.ui.map.play;

import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.rules.report.ReportVocabulary;
import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** The panel of an interactive battle: the question, the answers, and further commands. */
public final class PlayPanel extends Composite {

  private static final int WIDE = 180;

  private final Commands commands;
  private final Label sides;
  private final Label question;
  private final Text order;
  private final Tree answers;
  private final Label said;
  private final LossChart chart;
  private final MomentsPanel moments;
  private final Button undo;
  private final Button before;
  private final Button other;
  private final Button page;
  private final Button strip;
  private final List<Button> asking;

  /** The commands of the panel. */
  public interface Commands {

    /** The words in the field for orders are others. */
    void narrow(String words);

    /** Gives what is in the field for orders. */
    void order(String words);

    /** Answers with an option. */
    void answer(int option);

    /** A step such as {@code undo}. */
    void step(String kind, String words, Integer moment);

    /** Goes to the line of the text that a moment is about. */
    void open(int moment);

    /** Fights on from the moment shown. */
    void fightOn();

    /** Saves the battle as a log or a page. */
    void save(String form);

    /** Saves the key positions as one picture. */
    void saveStrip();

    /** Shows the text again. */
    void leave();

    /** Goes to the next moment of a kind, or the one before. */
    void turn(String kind, int by);
  }

  public PlayPanel(Composite parent, Commands commands) {
    super(parent, SWT.NONE);
    this.commands = commands;
    GridLayoutFactory.fillDefaults().margins(6, 4).spacing(4, 4).applyTo(this);
    sides = wrapped(this);
    question = wrapped(this);
    order = new Text(this, SWT.BORDER | SWT.SEARCH);
    order.setMessage("Order, place or word");
    GridDataFactory.fillDefaults().grab(true, false).applyTo(order);
    named(order, "Order, or words that narrow the list down");
    order.addListener(SWT.Modify, event -> commands.narrow(order.getText()));
    order.addListener(SWT.DefaultSelection, event -> ordered());
    order.addListener(
        SWT.KeyDown,
        event -> {
          if (event.keyCode == SWT.ARROW_DOWN) {
            intoAnswers();
            event.doit = false;
          }
        });
    answers = new Tree(this, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
    GridDataFactory.fillDefaults().grab(true, true).hint(WIDE, 120).applyTo(answers);
    named(answers, "Answers");
    answers.addListener(SWT.DefaultSelection, event -> chosen());
    Composite acts = row(this);
    undo = button(acts, "Undo", "Take the last answer back", () -> step("undo"));
    Button auto =
        button(
            acts,
            "Commander",
            "The commander of this side answers this question",
            () -> step("auto"));
    Button round =
        button(acts, "Round", "He answers to the end of the round", () -> step("autoRound"));
    Button battle =
        button(acts, "Battle", "He answers to the end of the battle", () -> step("autoBattle"));
    Button advice =
        button(acts, "Advice", "What the commander of this side would do", () -> step("advice"));
    Button why =
        button(
            acts,
            "Why Not?",
            "Whether the order in the field is legal, and the rule that forbids it",
            () -> commands.step("why", order.getText(), null));
    asking = List.of(auto, round, battle, advice, why);
    said = wrapped(this);
    chart = new LossChart(this, moment -> commands.step("show", null, moment));
    GridDataFactory.fillDefaults().grab(true, false).applyTo(chart);
    moments = new MomentsPanel(this, commands);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(moments);
    Composite ends = row(this);
    button(ends, "Fight On...", "Fight on from the moment shown", commands::fightOn);
    before =
        button(ends, "Battle Before", "Back to the battle that went on here", () -> step("back"));
    other =
        button(
            ends,
            "Other Battle",
            "Show the other one of two battles that part at a moment",
            () -> step("other"));
    button(ends, "Save...", "Save the battle as a log", () -> commands.save("log"));
    button(
        ends,
        "Save Situation...",
        "Save the moment shown as a situation",
        () -> commands.save("situation"));
    page = button(ends, "Save Page...", "Save the battle to watch", () -> commands.save("page"));
    strip =
        button(
            ends,
            "Save Strip...",
            "Save the key positions as one picture for a forum",
            commands::saveStrip);
    button(ends, "Leave", "Show the text again", commands::leave);
  }

  private static Label wrapped(Composite parent) {
    Label label = new Label(parent, SWT.WRAP);
    GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, SWT.DEFAULT).applyTo(label);
    return label;
  }

  static Composite row(Composite parent) {
    Composite row = new Composite(parent, SWT.NONE);
    RowLayout layout = new RowLayout();
    layout.marginLeft = 0;
    layout.marginTop = 0;
    layout.marginBottom = 0;
    row.setLayout(layout);
    GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, SWT.DEFAULT).applyTo(row);
    return row;
  }

  static Button button(Composite parent, String text, String tip, Runnable act) {
    Button button = new Button(parent, SWT.PUSH);
    button.setText(text);
    button.setToolTipText(tip);
    button.addListener(SWT.Selection, event -> act.run());
    return button;
  }

  /** Sets the name of a control without a label, for screen readers. */
  static void named(Control control, String name) {
    control
        .getAccessible()
        .addAccessibleListener(
            new AccessibleAdapter() {
              @Override
              public void getName(AccessibleEvent event) {
                event.result = name;
              }
            });
  }

  private void step(String kind) {
    commands.step(kind, null, null);
  }

  private void ordered() {
    if (!order.getText().isBlank()) {
      commands.order(order.getText());
    }
  }

  /** From the field for orders to the first answer. */
  private void intoAnswers() {
    if (answers.getItemCount() > 0) {
      TreeItem first = answers.getItem(0);
      answers.setSelection(
          first.getData() == null && first.getExpanded() && first.getItemCount() > 0
              ? first.getItem(0)
              : first);
      answers.setFocus();
    }
  }

  private void chosen() {
    if (answers.getSelectionCount() == 1) {
      TreeItem item = answers.getSelection()[0];
      if (item.getData() instanceof PlayState.Answer answer) {
        commands.answer(answer.option());
      } else {
        item.setExpanded(!item.getExpanded());
      }
    }
  }

  /**
   * Shows the current state of a battle.
   *
   * @param words in the field for orders
   * @param answer what is said about the last step
   */
  public void show(
      PlayState state, List<PlayState.PlayedMoment> told, String words, String answer) {
    PlayState.OtherBattle branch = state.branch();
    double chances = told.isEmpty() ? 0.5 : told.get(Math.max(0, state.shown())).chances();
    text(sides, standing(state.sides(), chances) + (branch == null ? "" : beside(branch, told)));
    boolean newest = state.shown() >= told.size() - 1;
    text(
        question,
        state.question() != null
            ? state.question().heading()
            : newest ? state.outcome() : "Moment " + (state.shown() + 1) + " of " + told.size());
    if (!order.getText().equals(words)) {
      order.setText(words);
    }
    order.setEnabled(state.question() != null);
    asking.forEach(each -> each.setEnabled(state.question() != null));
    undo.setEnabled(state.undo());
    before.setEnabled(state.back());
    other.setEnabled(state.branch() != null);
    page.setEnabled(!state.outcome().isEmpty());
    strip.setEnabled(!state.outcome().isEmpty());
    text(said, answer);
    chart.show(state, told);
    moments.show(state, told);
    layout(true, true);
    keepReachable();
  }

  /** Updates the scrollable height, because the text above grows when a second battle is added. */
  private void keepReachable() {
    if (getParent() instanceof ScrolledComposite area && area.getClientArea().width > 0) {
      area.setMinHeight(computeSize(area.getClientArea().width, SWT.DEFAULT).y);
    }
  }

  /**
   * @param chances of the first side, 0 to 1
   */
  private static String standing(List<PlayState.PlayedSide> sides, double chances) {
    StringBuilder standing = new StringBuilder();
    for (int side = 0; side < sides.size(); side++) {
      PlayState.PlayedSide each = sides.get(side);
      standing
          .append(standing.isEmpty() ? "" : "\n")
          .append(each.label())
          .append(": ")
          .append(each.lost())
          .append(" lost, breaks at ")
          .append(each.breaksAt())
          .append("; chances ")
          .append(ReportVocabulary.chances(chances, side))
          .append(" (")
          .append(BattleTermsDialog.label(each.commander()))
          .append(')');
    }
    return standing.toString();
  }

  /** Returns the description of the other battle and of where the two part. */
  private static String beside(PlayState.OtherBattle other, List<PlayState.PlayedMoment> told) {
    int parts = other.parts();
    List<PlayState.CoursePoint> course = other.course();
    String where =
        parts < 0 || parts >= told.size()
            ? "from the beginning on"
            : "after moment " + (parts + 1) + ": " + String.join(" ", told.get(parts).lines());
    return "\n\n"
        + (other.earlier() ? "The battle before" : "The battle fought on")
        + ", which differs "
        + where
        + "\n"
        + standing(other.sides(), course.isEmpty() ? 0.5 : course.getLast().chances())
        + (other.outcome().isEmpty() ? "" : "\n" + other.outcome());
  }

  /** Shows the answers that are left. */
  void show(OfferedAnswers offered, PlayState.Question asked, boolean narrowed) {
    answers.setRedraw(false);
    answers.removeAll();
    boolean one = offered.groups().size() == 1;
    for (PlayState.AnswerGroup group : offered.groups()) {
      TreeItem folded = null;
      if (group.answers().size() > 1 && !one) {
        folded = new TreeItem(answers, SWT.NONE);
        folded.setText(group.label() + " ... (" + group.answers().size() + ")");
      }
      for (PlayState.Answer each : group.answers()) {
        TreeItem item =
            folded == null ? new TreeItem(answers, SWT.NONE) : new TreeItem(folded, SWT.NONE);
        item.setText(each.label() + (each.option() == asked.usual() ? " (usual)" : ""));
        item.setData(each);
      }
      if (folded != null) {
        folded.setExpanded(narrowed);
      }
    }
    answers.setRedraw(true);
  }

  /** Says something about the last step. */
  public void say(String words) {
    text(said, words);
    layout(new Control[] {said});
  }

  private static void text(Label label, String text) {
    label.setText(text.replace("&", "&&"));
  }

  /** The cursor goes into the field for orders. */
  public void write(String words) {
    order.setText(words);
    order.setFocus();
    order.setSelection(words.length());
  }

  /** Returns the message about the last step; for tests too. */
  public String said() {
    return said.getText();
  }

  /** The question, or how the battle ended; for tests too. */
  public String question() {
    return question.getText();
  }

  /**
   * Returns the number of loss curves in the chart, of this battle or of the other one, for tests.
   */
  public int curves(boolean other) {
    return chart.count(other);
  }
}

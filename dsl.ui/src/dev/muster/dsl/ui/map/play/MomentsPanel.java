package dev.muster.dsl.ui.map.play;

import dev.muster.dsl.ide.scene.PlayState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;

/** Lists the moments of a battle, with jumps and notes. */
final class MomentsPanel extends Composite {

  private static final List<String> KINDS =
      List.of("break", "general", "event", "swing", "charge", "stand", "round", "note");

  private static final String[] LABELS = {
    "Army breaks",
    "General is lost",
    "Event",
    "Chances swing",
    "Charge",
    "Selected stand",
    "Round",
    "Note"
  };

  private final PlayPanel.Commands commands;
  private final Table table;
  private final Combo kind;
  private final Text note;
  private final Label rules;
  private List<PlayState.PlayedMoment> shown = List.of();
  private Map<Integer, String> notes = Map.of();
  private int moment = -1;

  MomentsPanel(Composite parent, PlayPanel.Commands commands) {
    super(parent, SWT.NONE);
    this.commands = commands;
    GridLayoutFactory.fillDefaults().spacing(4, 4).applyTo(this);
    table = new Table(this, SWT.SINGLE | SWT.BORDER | SWT.VIRTUAL | SWT.FULL_SELECTION);
    GridDataFactory.fillDefaults().grab(true, true).hint(60, 90).applyTo(table);
    PlayPanel.named(table, "What has happened");
    table.addListener(SWT.SetData, event -> fill((TableItem) event.item));
    table.addListener(
        SWT.Selection, event -> commands.step("show", null, table.getSelectionIndex()));
    table.setToolTipText("A double click goes to the line in the text");
    table.addListener(
        SWT.DefaultSelection,
        event -> {
          if (table.getSelectionIndex() >= 0) {
            commands.open(table.getSelectionIndex());
          }
        });
    rules = new Label(this, SWT.WRAP);
    GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(rules);
    Composite jumps = PlayPanel.row(this);
    PlayPanel.button(jumps, "<", "Previous moment of this kind", () -> turn(-1));
    kind = new Combo(jumps, SWT.READ_ONLY);
    kind.setItems(LABELS);
    kind.select(0);
    kind.setToolTipText("A charge is one of the selected stand, where one is selected");
    PlayPanel.named(kind, "Kind of moment");
    PlayPanel.button(jumps, ">", "Next moment of this kind", () -> turn(1));
    PlayPanel.button(jumps, "Newest", "The newest moment", () -> commands.step("now", null, null));
    note = new Text(this, SWT.BORDER);
    note.setMessage("Note to this moment");
    note.setTextLimit(4000);
    note.setToolTipText("Enter keeps the note; without words it is a bookmark");
    PlayPanel.named(note, "Note to this moment");
    GridDataFactory.fillDefaults().grab(true, false).applyTo(note);
    note.addListener(SWT.DefaultSelection, event -> commands.step("note", note.getText(), moment));
  }

  private void tell(List<String> followed) {
    String words = followed.isEmpty() ? "" : "Rules: " + String.join("; ", followed);
    if (!rules.getText().equals(words)) {
      rules.setText(words.replace("&", "&&"));
      layout();
    }
  }

  private void turn(int by) {
    commands.turn(KINDS.get(kind.getSelectionIndex()), by);
  }

  private void fill(TableItem item) {
    int at = table.indexOf(item);
    if (at >= 0 && at < shown.size()) {
      PlayState.PlayedMoment each = shown.get(at);
      String noted = notes.get(each.event());
      item.setText(
          String.join("; ", each.lines())
              + (noted == null ? "" : noted.isEmpty() ? "  [bookmark]" : "  [" + noted + "]"));
    }
  }

  void show(PlayState state, List<PlayState.PlayedMoment> told) {
    Map<Integer, String> other =
        state.notes().stream()
            .collect(Collectors.toMap(PlayState.Note::event, PlayState.Note::text));
    if (!told.equals(shown) || !other.equals(notes)) {
      shown = new ArrayList<>(told);
      notes = other;
      table.setItemCount(shown.size());
      table.clearAll();
    }
    moment = state.shown();
    if (moment >= 0 && moment < shown.size()) {
      table.setSelection(moment);
      table.showSelection();
      tell(shown.get(moment).rules());
      String words = notes.getOrDefault(shown.get(moment).event(), "");
      if (!note.getText().equals(words)) {
        note.setText(words);
      }
    }
  }
}

package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;

/** A battle is begun on the map: its text is what one would have written, and formatted. */
class BattleMapNewTest extends BattleMapFixture {

  private static final String BEGUN =
      """
      import "army.muster"

      map HeathField "The heath" 6 x 5 {
          legend { . plain }
          rows \"""
              . . . . . .
               . . . . . .
              . . . . . .
               . . . . . .
              . . . . . .
          \"""
      }

      scenario Heath "The heath" on HeathField rules snaphance.final {
          length 12 rounds

          side Red fields Royal {
              group RedCentre {
                  general RedGeneral at 0305
              }
          }

          side Blue fields Royal {
              group BlueCentre {
                  general BlueGeneral at 0301
              }
          }
      }
      """;

  private ITextEditor begun() throws Exception {
    edit(file("army.muster", ARMY));
    allIsRead();
    UserActions.wizard(
        "newBattle",
        "New Battle on the Map",
        "new-battle.png",
        dialog -> {
          ((Text) field(dialog, "Name:")).setText("Heath");
          ((Text) field(dialog, "Title:")).setText("The heath");
          rules(dialog);
          List<Spinner> size =
              controls(dialog).filter(Spinner.class::isInstance).map(Spinner.class::cast).toList();
          size.getFirst().setSelection(6);
          size.getLast().setSelection(5);
          capture("new-battle-filled.png");
          press(dialog, "Finish");
        });
    await("the new battle", () -> isOpen("heath.muster"));
    await(
        "its field", () -> model().scene().filter(it -> it.scenario().equals("Heath")).isPresent());
    return (ITextEditor) page().getActiveEditor();
  }

  private boolean isOpen(String file) {
    IEditorPart editor = page().getActiveEditor();
    return editor != null && editor.getTitle().equals(file);
  }

  /** Chooses the game, and waits for the army. */
  private static void rules(Shell dialog) {
    until("the army", () -> combos(dialog).stream().anyMatch(it -> it.indexOf("Royal") >= 0));
    Combo rules = combos(dialog).getFirst();
    rules.select(rules.indexOf("snaphance.final"));
    rules.notifyListeners(org.eclipse.swt.SWT.Modify, new org.eclipse.swt.widgets.Event());
  }

  private static List<Combo> combos(Shell dialog) {
    return controls(dialog).filter(Combo.class::isInstance).map(Combo.class::cast).toList();
  }

  private static Control field(Shell dialog, String label) {
    List<Control> all = controls(dialog).toList();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof Label each && each.getText().replace("&", "").equals(label)) {
        return all.get(i + 1);
      }
    }
    throw new AssertionError("no field " + label);
  }

  @Test
  void itIsBegunPaintedAndDeployed() throws Exception {
    ITextEditor editor = begun();
    IFile file = project().getFile("heath.muster");
    assertEquals(BEGUN, file.readString());
    allIsRead();
    assertTrue(button("Palette").getSelection(), "the list to deploy from is open");
    screenshot("map-new.png");
    page().activate(map());
    choose(palette(), "Ground", "Woods");
    RealInput.drag(canvas(), place("0203"), place("0303"));
    String empty = "         . . . . . .\n        . . . . . .\n";
    String painted =
        BEGUN
            .replace("{ . plain }", "{ . plain w woods }")
            .replaceFirst(
                empty.replace(".", "[.]"),
                empty.substring(0, empty.length() - 12) + ". w w . . .\n");
    await("the woods", () -> document(editor).get().equals(painted));
    RealInput.key(KeyEvent.VK_ESCAPE);
    allIsRead();
    choose(palette(), "Red", "RedCentre", "Swiss");
    RealInput.click(canvas(), place("0204"));
    await(
        "the stand",
        () ->
            document(editor)
                .get()
                .equals(
                    painted.replace(
                        "RedGeneral at 0305\n",
                        "RedGeneral at 0305\n            stand Swiss at 0204 facing N\n")));
    screenshot("map-new-deployed.png");
    // Formatting has nothing to do: the text is as one writes it.
    String deployed = document(editor).get();
    page().activate(editor);
    UserActions.call("format");
    allIsRead();
    assertEquals(deployed, document(editor).get());
    undo(editor);
    await("one step back", () -> document(editor).get().equals(painted));
    undo(editor);
    await("all as begun", () -> document(editor).get().equals(BEGUN));
  }
}

package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.mining.Minings;
import dev.muster.dsl.ui.server.Server;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.Iterator;
import java.util.List;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.inlined.LineHeaderAnnotation;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What stands above scenarios and behind stand lines, in an editor. */
class MiningsTest extends Workbench {

  private static final IEclipsePreferences PREFERENCES =
      InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE);

  @AfterEach
  void asUsual() {
    Server.running().between(server -> server);
    PREFERENCES.remove(Minings.LENSES);
    PREFERENCES.remove(ServerSettings.DICE_HINTS);
    PREFERENCES.remove(ServerSettings.BREAK_POINT_HINTS);
  }

  private static ISourceViewer source(ITextEditor editor) {
    return (ISourceViewer) viewer(editor);
  }

  private static long inlined(ITextEditor editor, boolean above) {
    long count = 0;
    for (Iterator<Annotation> all = source(editor).getAnnotationModel().getAnnotationIterator();
        all.hasNext(); ) {
      Annotation each = all.next();
      if (each.getType().equals("org.eclipse.jface.text.source.inlined")
          && each instanceof LineHeaderAnnotation == above) {
        count++;
      }
    }
    return count;
  }

  private static List<String> labels(ITextEditor editor, boolean above) throws Exception {
    List<? extends ICodeMining> minings =
        asked(
            () ->
                new Minings().provideCodeMinings(source(editor), new NullProgressMonitor()).get());
    return minings.stream()
        .filter(each -> each instanceof LineHeaderCodeMining == above)
        .map(ICodeMining::getLabel)
        .toList();
  }

  @Test
  void lensesAndHintsAreShownAndSwitchedOff() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    await("lenses", () -> inlined(editor, true) >= 3);
    await("hints", () -> inlined(editor, false) >= 1);
    List<String> lenses = labels(editor, true);
    assertTrue(lenses.contains("Balance"), lenses::toString);
    assertTrue(lenses.stream().anyMatch(each -> each.contains(" BP")), lenses::toString);
    screenshot("minings.png");
    // The editor that is open follows at once.
    PREFERENCES.putBoolean(Minings.LENSES, false);
    await("no lenses", () -> inlined(editor, true) == 0);
    assertTrue(inlined(editor, false) >= 1, "the hints stay");
    PREFERENCES.putBoolean(ServerSettings.DICE_HINTS, false);
    PREFERENCES.putBoolean(ServerSettings.BREAK_POINT_HINTS, false);
    await("no hints", () -> inlined(editor, false) == 0);
    screenshot("minings-off.png");
    PREFERENCES.putBoolean(Minings.LENSES, true);
    PREFERENCES.putBoolean(ServerSettings.DICE_HINTS, true);
    await("lenses again", () -> inlined(editor, true) >= 3);
    await("hints again", () -> inlined(editor, false) >= 1);
  }

  @Test
  void aLongArmyHasHintsWhereItIsRead() throws Exception {
    StringBuilder army = new StringBuilder("army Long for snaphance.final {\n");
    army.append("    training poor\n    breaks at 1/3\n");
    for (int i = 0; i < 1000; i++) {
      army.append("    stand S").append(i).append(" Pike B mp 1 sp 5/5/5 cb 3 bp 2\n");
    }
    ITextEditor editor = edit(file("long.muster", army.append("}\n").toString()));
    await("hints", () -> inlined(editor, false) >= 10);
    assertTrue(
        inlined(editor, false) < 500, () -> "only where it is read: " + inlined(editor, false));
    int end = document(editor).getLength() - 3;
    editor.selectAndReveal(end, 0);
    await("hints where it is read now", () -> hintsBehind(editor, end - 500));
    screenshot("minings-scrolled.png");
  }

  private static boolean hintsBehind(ITextEditor editor, int offset) {
    var model = source(editor).getAnnotationModel();
    for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext(); ) {
      Annotation each = all.next();
      if (each.getType().equals("org.eclipse.jface.text.source.inlined")
          && model.getPosition(each).getOffset() > offset) {
        return true;
      }
    }
    return false;
  }

  @Test
  void aLateServerHoldsUpNobody() throws Exception {
    Server.running().between(SlowServer::of);
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    long longest = 0;
    long end = System.nanoTime() + 3_000_000_000L;
    while (System.nanoTime() < end) {
      long before = System.nanoTime();
      Display.getCurrent().readAndDispatch();
      longest = Math.max(longest, System.nanoTime() - before);
      Thread.sleep(5);
    }
    assertTrue(longest < 2_500_000_000L, "the editor lives on while the server thinks");
    assertEquals(0, inlined(editor, true));
    await("what came late", () -> inlined(editor, true) >= 3);
  }
}

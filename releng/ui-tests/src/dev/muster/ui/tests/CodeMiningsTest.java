package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.codemining.CodeLensMiningProvider;
import dev.muster.dsl.ui.codemining.InlayHintReconciler;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.inlined.LineHeaderAnnotation;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What stands above scenarios and behind stand lines, in an editor. */
class CodeMiningsTest extends WorkbenchFixture {

  private static final IEclipsePreferences PREFERENCES =
      InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE);

  @AfterEach
  void asUsual() {
    PREFERENCES.remove(CodeLensMiningProvider.LENSES);
    PREFERENCES.remove(ServerSettings.DICE_HINTS);
    PREFERENCES.remove(ServerSettings.BREAK_POINT_HINTS);
  }

  private static ISourceViewer source(ITextEditor editor) {
    return (ISourceViewer) viewer(editor);
  }

  /** How many lines stand above others. */
  private static long lenses(ITextEditor editor) {
    long count = 0;
    for (Iterator<Annotation> all = source(editor).getAnnotationModel().getAnnotationIterator();
        all.hasNext(); ) {
      Annotation each = all.next();
      if (each.getType().equals("org.eclipse.jface.text.source.inlined")) {
        assertTrue(each instanceof LineHeaderAnnotation, each::toString);
        count++;
      }
    }
    return count;
  }

  private static List<String> hints(ITextEditor editor) {
    return InlayHintReconciler.shown(viewer(editor).getTextWidget());
  }

  private static List<String> labels(ITextEditor editor) throws Exception {
    List<? extends ICodeMining> minings =
        asked(
            () ->
                new CodeLensMiningProvider()
                    .provideCodeMinings(source(editor), new NullProgressMonitor())
                    .get());
    return minings.stream().map(ICodeMining::getLabel).toList();
  }

  /** Eclipse draws them where they come, and in another thread the text may change meanwhile. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void lensesComeInTheThreadOfTheWorkbench() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    CompletableFuture<Thread> drawing =
        new CodeLensMiningProvider()
            .provideCodeMinings(source(editor), new NullProgressMonitor())
            .thenApply(all -> Thread.currentThread());
    await("lenses", drawing::isDone);
    assertEquals(Display.getCurrent().getThread(), drawing.get());
  }

  @Tag(WorkbenchFixture.BOTH)
  @Test
  void lensesAndHintsAreShownAndSwitchedOff() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    await("lenses", () -> lenses(editor) >= 3);
    await("hints", () -> hints(editor).size() >= 1);
    List<String> lenses = labels(editor);
    assertTrue(lenses.contains("Balance"), lenses::toString);
    assertTrue(lenses.contains("Odds against the nearest enemies"), lenses::toString);
    assertTrue(lenses.stream().anyMatch(each -> each.contains(" BP")), lenses::toString);
    screenshot("minings.png");
    // The editor that is open follows at once.
    PREFERENCES.putBoolean(CodeLensMiningProvider.LENSES, false);
    await("no lenses", () -> lenses(editor) == 0);
    assertTrue(hints(editor).size() >= 1, "the hints stay");
    PREFERENCES.putBoolean(ServerSettings.DICE_HINTS, false);
    PREFERENCES.putBoolean(ServerSettings.BREAK_POINT_HINTS, false);
    await("no hints", () -> hints(editor).size() == 0);
    screenshot("minings-off.png");
    PREFERENCES.putBoolean(CodeLensMiningProvider.LENSES, true);
    PREFERENCES.putBoolean(ServerSettings.DICE_HINTS, true);
    await("lenses again", () -> lenses(editor) >= 3);
    await("hints again", () -> hints(editor).size() >= 1);
  }

  @Test
  void aLongArmyHasHintsWhereItIsRead() throws Exception {
    StringBuilder army = new StringBuilder("army Long for snaphance.final {\n");
    army.append("    training poor\n    breaks at 1/3\n");
    for (int i = 0; i < 1000; i++) {
      army.append("    stand S").append(i).append(" Pike B mp 1 sp 5/5/5 cb 3 bp 2\n");
    }
    ITextEditor editor = edit(file("long.muster", army.append("}\n").toString()));
    await("hints", () -> hints(editor).size() >= 10);
    assertTrue(hints(editor).size() < 500, () -> "only where it is read: " + hints(editor).size());
    int end = document(editor).getLength() - 3;
    editor.selectAndReveal(end, 0);
    await("hints where it is read now", () -> hintsBehind(editor, end - 500));
    screenshot("minings-scrolled.png");
  }

  private static boolean hintsBehind(ITextEditor editor, int offset) {
    return InlayHintReconciler.places(viewer(editor).getTextWidget()).stream()
        .anyMatch(each -> each > offset);
  }

  /** Hints are told again once the typing pauses; until then they stay with their values. */
  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void hintsGoWithTheirValues() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    await("hints", () -> hints(editor).size() == 2);
    assertEquals(List.of("8D6", "= 6 BP"), hints(editor));
    IDocument document = document(editor);
    int dice = document.get().indexOf(" bp 2");
    int points = document.get().indexOf(" two-hex-pursuit");
    assertEquals(List.of(dice, points), InlayHintReconciler.places(viewer(editor).getTextWidget()));
    SlowServer slow = SlowServer.asked();
    document.replace(0, 0, "// above\n");
    assertEquals(
        List.of(dice + 9, points + 9),
        InlayHintReconciler.places(viewer(editor).getTextWidget()),
        "moved");
    document.replace(points + 9, 0, "\n    ");
    assertEquals(
        List.of(dice + 9, points + 9),
        InlayHintReconciler.places(viewer(editor).getTextWidget()),
        "a new line begins behind the hint");
    document.replace(dice + 9, 1, "");
    assertEquals(
        List.of(points + 8),
        InlayHintReconciler.places(viewer(editor).getTextWidget()),
        "what it stood before is gone");
    document.replace(dice + 9, 0, " ");
    document.replace(points + 9, 5, "");
    slow.answersNow();
    document.replace(0, 9, "");
    await(
        "as it was",
        () ->
            List.of(dice, points)
                .equals(InlayHintReconciler.places(viewer(editor).getTextWidget())));
    // A fold hides what is in it, and a character that is no blank is painted behind the hint.
    document.replace(points, 1, "/**/ ");
    await("told again", () -> hints(editor).size() == 2);
    screenshot("minings-moved.png");
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aLateServerHoldsUpNobody() throws Exception {
    SlowServer slow = SlowServer.asked();
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    // All that is asked when an editor opens has been asked by then.
    long end = System.nanoTime() + 1_500_000_000L;
    while (System.nanoTime() < end) {
      long before = System.nanoTime();
      Display.getCurrent().readAndDispatch();
      assertFalse(SlowServer.waitedSince(before), "the editor lives on while the server thinks");
      Thread.sleep(5);
    }
    assertEquals(0, lenses(editor));
    slow.answersNow();
    await("what came late", () -> lenses(editor) >= 3);
  }
}

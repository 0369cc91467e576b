package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.completion.MusterContentAssistProcessor;
import dev.muster.dsl.ui.hover.MusterTextHover;
import dev.muster.dsl.ui.navigate.DefinitionHyperlinkDetector;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import javax.management.ObjectName;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Writing a battle in the real editor of a real workbench. */
class EditorTest extends WorkbenchFixture {

  private static final String MISSPELT =
      "army Royal \"Royal army\" fro snaphance.final {\n    training poor\n    breaks at 1/3\n}\n";

  @Tag(WorkbenchFixture.BOTH)
  @Test
  void wordsTextsNumbersAndCommentsAreColoured() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    StyledText text = viewer(editor).getTextWidget();
    int keyword = cursor(editor, "army RoyalCatholic", "army");
    await("keywords in bold", () -> bold(text.getStyleRangeAtOffset(keyword)));
    StyleRange comment = text.getStyleRangeAtOffset(document(editor).get().indexOf("/*") + 4);
    StyleRange string = text.getStyleRangeAtOffset(document(editor).get().indexOf("\"Royal") + 3);
    StyleRange number = text.getStyleRangeAtOffset(document(editor).get().indexOf("mp 3") + 3);
    assertEquals(SWT.ITALIC, comment.fontStyle);
    int name = document(editor).get().indexOf("poor");
    assertTrue(!bold(text.getStyleRangeAtOffset(name + 2)), "'or' is no keyword inside a name");
    assertEquals(
        4,
        List.of(
                text.getStyleRangeAtOffset(keyword).foreground,
                comment.foreground,
                string.foreground,
                number.foreground)
            .stream()
            .distinct()
            .count(),
        "each has a colour of its own");
    screenshot("editor-colouring.png");
  }

  private static boolean bold(StyleRange style) {
    return style != null && style.fontStyle == SWT.BOLD;
  }

  @Test
  void problemsAreMarkedWhileTyping() throws Exception {
    view("org.eclipse.ui.views.ProblemView");
    IFile file = file("royal.muster", MISSPELT);
    ITextEditor editor = edit(file);
    await("an error at the misspelt word", () -> !errors(file).isEmpty());
    assertEquals(1, errors(file).getFirst().getAttribute(IMarker.LINE_NUMBER, 0));
    IDocument document = document(editor);
    Tree problems =
        (Tree)
            controls(page().getWorkbenchWindow().getShell())
                .filter(
                    it -> it instanceof Tree tree && tree.isVisible() && tree.getColumnCount() > 3)
                .findFirst()
                .orElseThrow();
    await("the Problems view lists it", () -> problems.getItemCount() > 0);
    Event open = selected(problems.getItem(0));
    problems.notifyListeners(SWT.Expand, open);
    problems.getItem(0).setExpanded(true);
    screenshot("editor-problems.png");

    document.set(MISSPELT.replace(" fro ", " for "));
    await("no error once it is mended, though it is not saved", () -> errors(file).isEmpty());
    document.set(MISSPELT.replace(" fro ", " for ").replace("1/3", "1/0"));
    await("an error for what was typed", () -> !errors(file).isEmpty());
  }

  @Tag(WorkbenchFixture.BOTH)
  @Test
  void completionOffersTheWordsOfTheRulebook() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    int offset = cursor(editor, "stand Gendarmes", "Lancer");
    List<String> shown =
        Arrays.stream(
                asked(
                    () ->
                        new MusterContentAssistProcessor()
                            .computeCompletionProposals(viewer(editor), offset)))
            .map(ICompletionProposal::getDisplayString)
            .toList();
    for (String category : List.of("Lancer", "LightCavalry", "PikeAndShot")) {
      assertTrue(shown.stream().anyMatch(it -> it.startsWith(category)), () -> "offers " + shown);
    }
    ((ITextOperationTarget) viewer(editor)).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS);
    screenshot("editor-completion.png");
  }

  @Tag(WorkbenchFixture.BOTH)
  @Test
  void hoversTellTheRule() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    int offset = cursor(editor, "stand Swiss", "two-hex-pursuit") + 3;
    String told =
        asked(() -> new MusterTextHover().getHoverInfo(viewer(editor), new Region(offset, 0)));
    assertTrue(told.contains("two-hex-pursuit") && told.contains("§13"), told);
    editor.selectAndReveal(offset, 0);
    editor.getAction(ITextEditorActionConstants.SHOW_INFORMATION).run();
    await("the text beside the word", () -> tip("two hex pursuit").isPresent());
    String shown = tip("two hex pursuit").orElseThrow().getText();
    assertTrue(shown.startsWith("two-hex-pursuit") && !shown.contains("*"), shown);
    assertEquals(SWT.BOLD, tip("two hex pursuit").orElseThrow().getStyleRangeAtOffset(0).fontStyle);
    // Soon: without a mouse over it, the workbench closes it again.
    pause(50);
    capture("editor-hover.png");
  }

  @Test
  void namesLeadToTheirDefinition() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    int use = cursor(editor, "group Centre", "Swiss") + 1;
    follow(editor, use);
    ITextSelection selected = selection(editor);
    int defined = document(editor).get().indexOf("stand Swiss");
    assertEquals(document(editor).getLineOfOffset(defined), selected.getStartLine());
    screenshot("definition-in-file.png");
  }

  @Test
  void wordsOfTheRulesLeadIntoTheLibrary() throws Exception {
    IFile battle = file("dreux.muster", dreux());
    ITextEditor editor = edit(battle);
    follow(editor, cursor(editor, "stand Gendarmes", "Lancer") + 1);
    ITextEditor library = (ITextEditor) page().getActiveEditor();
    assertEquals("snaphance.muster", library.getEditorInput().getName());
    ITextSelection selected = selection(library);
    assertTrue(
        document(library).get().lines().toList().get(selected.getStartLine()).contains("Lancer"));
    assertTrue(!library.isEditable(), "the library is not the author's to change");
    screenshot("definition-in-library.png");
    await("the battle keeps its meaning", () -> errors(battle).isEmpty());
    allIsRead();
    assertEquals(List.of(), errors(battle), "reading the library makes nothing ambiguous");
  }

  private static void follow(ITextEditor editor, int offset) throws Exception {
    IHyperlink[] links =
        asked(
            () ->
                new DefinitionHyperlinkDetector()
                    .detectHyperlinks(viewer(editor), new Region(offset, 0), false));
    assertNotNull(links, "there is a link");
    assertEquals(1, links.length);
    links[0].open();
  }

  @Test
  void theOutlineShowsTheBattleAndFindsItsPlace() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    Tree outline = outline();
    await("an outline", () -> outline.getItemCount() == 4);
    assertEquals(
        List.of(
            "RoyalCatholic, Royal army, 1562",
            "Huguenot, Huguenot army, 1562",
            "Plain, The plain south of Dreux",
            "Dreux, The battle of Dreux"),
        Arrays.stream(outline.getItems()).map(TreeItem::getText).toList());
    assertEquals(
        List.of(
            "Royal",
            "Huguenot",
            "Night, Night falls",
            "Royal, Royal army",
            "Huguenot, Huguenot army"),
        Arrays.stream(outline.getItem(3).getItems()).map(TreeItem::getText).toList());
    // A dialog of another test may have had the window before.
    outline.getShell().forceActive();
    outline.forceFocus();
    await("the keys", outline::isFocusControl);
    outline.setSelection(outline.getItem(3));
    outline.notifyListeners(SWT.Selection, selected(outline.getItem(3)));
    ITextSelection cursor = selection(editor);
    assertEquals("Dreux", cursor.getText());
    screenshot("outline.png");
  }

  /** The entries of menus are what a workbench forgets most easily to let go. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void closedEditorsLeaveNothingBehind() throws Exception {
    view("org.eclipse.ui.views.ContentOutline");
    IFile file = file("army.muster", WorkbenchFixture.ARMY);
    openAndClose(file, 2);
    int before = menuEntries();
    openAndClose(file, 4);
    assertEquals(before, menuEntries(), "entries of menus kept");
  }

  private void openAndClose(IFile file, int times) throws Exception {
    for (int i = 0; i < times; i++) {
      ITextEditor editor = edit(file);
      outline();
      quiet();
      page().closeEditor(editor, false);
      quiet();
    }
    quiet();
  }

  /** How many there are, in menus that are shown and in those that were. */
  private static int menuEntries() throws Exception {
    String classes =
        (String)
            ManagementFactory.getPlatformMBeanServer()
                .invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "gcClassHistogram",
                    new Object[] {new String[0]},
                    new String[] {String[].class.getName()});
    return classes
        .lines()
        .map(each -> each.strip().split("\\s+"))
        .filter(each -> each.length > 3 && each[3].endsWith(".HandledContributionItem"))
        .mapToInt(each -> Integer.parseInt(each[1]))
        .sum();
  }
}

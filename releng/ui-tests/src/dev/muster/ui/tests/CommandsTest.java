package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.call;
import static dev.muster.ui.tests.UserActions.proposals;
import static dev.muster.ui.tests.UserActions.takeFirstProposal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.navigate.DefinitionHyperlinkDetector;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.bindings.TriggerSequence;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The commands of the editor, called as their keys call them. */
class CommandsTest extends WorkbenchFixture {

  private static final String BATTLE = "import \"army.muster\"\n" + FIRST_DAY;

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void theKeysAreThoseOfEclipse() throws Exception {
    edit(file("army.muster", ARMY));
    Map<String, String> wanted =
        new TreeMap<>(
            Map.ofEntries(
                Map.entry("quickFix", "Ctrl+1"),
                Map.entry("rename", "Shift+Alt+R"),
                Map.entry("references", "Shift+Ctrl+G"),
                Map.entry("declaration", "F3"),
                Map.entry("openElement", "Shift+Ctrl+T"),
                Map.entry("quickOutline", "Ctrl+O"),
                Map.entry("breadcrumb", "Shift+Alt+B"),
                Map.entry("users", "Ctrl+Alt+H"),
                Map.entry("format", "Shift+Ctrl+F"),
                Map.entry("organizeImports", "Shift+Ctrl+O"),
                Map.entry("signature", "Shift+Ctrl+Space"),
                Map.entry("selectEnclosing", "Shift+Alt+\u2191"),
                Map.entry("selectLast", "Shift+Alt+\u2193"),
                Map.entry("toggleComment", "Ctrl+/"),
                Map.entry("information", "F2")));
    IBindingService bindings = PlatformUI.getWorkbench().getService(IBindingService.class);
    await(
        "the keys of the editor",
        () -> bindings.getBestActiveBindingFor("dev.muster.dsl.ui.quickFix") != null);
    Map<String, String> there = new TreeMap<>();
    for (String each : wanted.keySet()) {
      List<String> keys =
          Arrays.stream(bindings.getActiveBindingsFor("dev.muster.dsl.ui." + each))
              .map(TriggerSequence::format)
              .toList();
      there.put(each, keys.contains(wanted.get(each)) ? wanted.get(each) : keys.toString());
    }
    assertEquals(wanted, there);
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void quickFixMendsAndSaysWhereThereIsNone() throws Exception {
    IFile file = file("army.muster", ARMY.replace("Pike B", "Pkie B"));
    ITextEditor editor = edit(file);
    await("an error", () -> !errors(file).isEmpty());
    await(
        "a bulb beside what can be mended",
        () -> errors(file).getFirst().getAttribute(PublishedDiagnostics.FIXABLE, false));
    assertTrue(IDE.getMarkerHelpRegistry().hasResolutions(errors(file).getFirst()));
    assertTrue(IDE.getMarkerHelpRegistry().getResolutions(errors(file).getFirst()).length > 0);
    cursor(editor, "stand Swiss", "Pkie");
    call("quickFix");
    await("the list of fixes", () -> proposals().isPresent());
    screenshot("quick-fix.png");
    takeFirstProposal();
    await("the mended word", () -> document(editor).get().contains("Pike B"));
    await("no error", () -> errors(file).isEmpty());
    cursor(editor, "training", "poor");
    call("quickFix");
    await("the word that there is none", () -> says("No suggestions available."));
    screenshot("nothing-to-fix.png");
    assertTrue(proposals().isEmpty(), "no list where there is nothing to suggest");
  }

  @Test
  void renameReachesOtherFilesAndIsUndoneAtOnce() throws Exception {
    IFile army = file("army.muster", ARMY);
    IFile battle = file("battle.muster", BATTLE);
    ITextEditor editor = edit(army);
    allIsRead();
    cursor(editor, "army", "Royal");
    AtomicBoolean renamed =
        inDialog(
            "Rename",
            "rename.png",
            shell -> {
              Text name =
                  (Text) controls(shell).filter(Text.class::isInstance).findFirst().orElseThrow();
              name.setText("Catholic");
              press(shell, "OK");
            });
    call("rename");
    await("the name in place", () -> "Royal".equals(selection(editor).getText()));
    // Called again, the dialog with its preview takes over.
    call("rename");
    await("the dialog", renamed::get);
    await("the name in its own file", () -> document(editor).get().contains("army Catholic"));
    await("the name in the other file", () -> read(battle).contains("fields Catholic"));
    assertFalse(read(battle).contains("Royal"));
    page().activate(editor);
    quiet();
    // As for every change over several files, Eclipse asks first.
    inDialog("Undo", "rename-undo.png", shell -> press(shell, "OK"));
    PlatformUI.getWorkbench()
        .getService(IHandlerService.class)
        .executeCommand("org.eclipse.ui.edit.undo", null);
    await("one undo for both", () -> read(battle).equals(BATTLE));
    assertTrue(document(editor).get().contains("army Royal"));
  }

  /** A name is typed where it stands; Enter changes the other files too, Esc nothing. */
  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void aNameIsChangedWhereItStands() throws Exception {
    IFile army = file("army.muster", ARMY);
    IFile battle = file("battle.muster", BATTLE);
    ITextEditor editor = edit(battle);
    allIsRead();
    StyledText text = viewer(editor).getTextWidget();
    text.setFocus();
    cursor(editor, "side Red", "Royal");
    call("rename");
    await("the name in place", () -> "Royal".equals(selection(editor).getText()));
    for (char each : "Guard".toCharArray()) {
      UserActions.pressKey(text, SWT.NONE, each);
    }
    await(
        "both places of this file",
        () -> document(editor).get().split("fields Guard", -1).length == 3);
    screenshot("rename-in-place.png");
    assertTrue(read(army).contains("army Royal"), "the other file not yet");
    UserActions.pressKey(text, SWT.NONE, SWT.CR);
    await("the other file", () -> read(army).contains("army Guard"));
    await("and this one", () -> document(editor).get().split("fields Guard", -1).length == 3);
    String renamed = document(editor).get();
    allIsRead();
    cursor(editor, "side Red", "Guard");
    call("rename");
    await("the name in place again", () -> "Guard".equals(selection(editor).getText()));
    UserActions.pressKey(text, SWT.NONE, 'X');
    await("a letter", () -> document(editor).get().contains("fields X "));
    UserActions.pressKey(text, SWT.NONE, SWT.ESC);
    await("all as it was", () -> document(editor).get().equals(renamed));
    assertTrue(read(army).contains("army Guard"));
  }

  private static String read(IFile file) throws Exception {
    return file.readString();
  }

  @Test
  void referencesAreListedInTheSearchView() throws Exception {
    file("battle.muster", BATTLE);
    ITextEditor editor = edit(file("army.muster", ARMY));
    allIsRead();
    cursor(editor, "stand", "Swiss");
    call("references");
    await("the search view", () -> NewSearchUI.getSearchResultView() != null);
    await(
        "three places",
        () -> {
          Object page = NewSearchUI.getSearchResultView().getActivePage();
          return page != null
              && NewSearchUI.getSearchResultView().getActivePage().getLabel().contains("3 places");
        });
    screenshot("references.png");
  }

  @Test
  void openDeclarationAndQuickOutlineGoToTheirPlaces() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    cursor(editor, "group Centre", "Swiss");
    call("declaration");
    int defined = document(editor).getLineOfOffset(document(editor).get().indexOf("stand Swiss"));
    await("the definition", () -> selection(editor).getStartLine() == defined);
    call("quickOutline");
    await("the quick outline", () -> popupTree().isPresent());
    Text filter =
        (Text)
            controls(popupTree().orElseThrow().getShell())
                .filter(Text.class::isInstance)
                .findFirst()
                .orElseThrow();
    filter.setText("Huguenot");
    screenshot("quick-outline.png");
    Event enter = new Event();
    enter.keyCode = SWT.CR;
    filter.notifyListeners(SWT.KeyDown, enter);
    await("the army", () -> selection(editor).getText().equals("Huguenot"));
  }

  private static Optional<Tree> popupTree() {
    return Arrays.stream(Display.getCurrent().getShells())
        .filter(it -> it.isVisible() && it.getParent() != null && it.getText().isEmpty())
        .flatMap(WorkbenchFixture::controls)
        .filter(Tree.class::isInstance)
        .map(Tree.class::cast)
        .findFirst();
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void formatCommentAndSelectionChangeTheText() throws Exception {
    ITextEditor editor = edit(file("army.muster", ARMY.replace("    training", "  training")));
    editor.selectAndReveal(0, 0);
    call("format");
    await("a tidy text", () -> document(editor).get().contains("\n    training poor"));
    cursor(editor, "army", "training");
    call("toggleComment");
    assertTrue(document(editor).get().contains("    // training poor"));
    call("toggleComment");
    assertTrue(document(editor).get().contains("\n    training poor"));
    cursor(editor, "stand", "5/5/5");
    call("selectEnclosing");
    await("a larger selection", () -> selection(editor).getLength() > 0);
    int first = selection(editor).getLength();
    call("selectEnclosing");
    await("a still larger one", () -> selection(editor).getLength() > first);
    call("selectLast");
    assertEquals(first, selection(editor).getLength());
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void columnsOfALineAreTold() throws Exception {
    ITextEditor editor = edit(file("army.muster", ARMY));
    await("a text", () -> viewer(editor).getTextWidget().getText().contains("stand Swiss"));
    cursor(editor, "stand Swiss", "cb 3");
    call("signature");
    await(
        "the columns",
        () ->
            Arrays.stream(Display.getCurrent().getShells())
                .filter(Shell::isVisible)
                .flatMap(WorkbenchFixture::controls)
                .anyMatch(
                    it ->
                        it instanceof StyledText text
                            && text != viewer(editor).getTextWidget()
                            && text.getText().contains("cb")));
    screenshot("columns.png");
  }

  @Test
  void whoUsesAStandIsShownAsATree() throws Exception {
    file("battle.muster", BATTLE);
    ITextEditor editor = edit(file("army.muster", ARMY));
    allIsRead();
    cursor(editor, "stand", "Swiss");
    call("users");
    await("the view", () -> page().findView("dev.muster.dsl.ui.users") != null);
    await("who uses it", () -> users().isPresent());
    screenshot("who-uses.png");
    await(
        "the two who deploy it",
        () ->
            Arrays.stream(users().orElseThrow().getItem(0).getItems())
                .map(TreeItem::getText)
                .toList()
                .equals(List.of("Swiss - stand of Van", "Swiss - stand of Main")));
  }

  private Optional<Tree> users() {
    return controls(page().getWorkbenchWindow().getShell())
        .filter(it -> it instanceof Tree tree && it.isVisible() && holdsStand(tree))
        .map(Tree.class::cast)
        .findFirst();
  }

  private static boolean holdsStand(Tree tree) {
    return tree.getItemCount() == 1 && tree.getItem(0).getText().contains("Swiss");
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void anImportIsALinkToItsFile() throws Exception {
    file("army.muster", ARMY);
    ITextEditor editor = edit(file("battle.muster", BATTLE));
    allIsRead();
    int offset = cursor(editor, "import", "army.muster");
    IHyperlink[] links =
        asked(
            () ->
                new DefinitionHyperlinkDetector()
                    .detectHyperlinks(viewer(editor), new Region(offset, 0), false));
    assertEquals("Open army.muster", links[0].getHyperlinkText());
    assertEquals("army.muster", text(editor, links[0].getHyperlinkRegion()));
    links[0].open();
    await("the army", () -> page().getActiveEditor().getTitle().equals("army.muster"));
  }

  private static String text(ITextEditor editor, IRegion region) throws Exception {
    return document(editor).get(region.getOffset(), region.getLength());
  }

  /** Links and users come when they come; until then there is none, and nobody waits. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void linksAndUsersOfALateServerHoldUpNobody() throws Exception {
    file("army.muster", ARMY);
    ITextEditor editor = edit(file("battle.muster", BATTLE));
    allIsRead();
    int offset = cursor(editor, "import", "army.muster");
    SlowServer slow = SlowServer.asked();
    DefinitionHyperlinkDetector links = new DefinitionHyperlinkDetector();
    long before = System.nanoTime();
    assertNull(links.detectHyperlinks(viewer(editor), new Region(offset, 0), false));
    cursor(editor, "side Red", "Royal");
    call("users");
    assertFalse(SlowServer.waitedSince(before), "nobody waits for a link or a tree");
    slow.answersNow();
    await(
        "the link at a later move of the mouse",
        () -> links.detectHyperlinks(viewer(editor), new Region(offset, 0), false) != null);
  }
}

package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.wizard.WorkspaceElements.Known;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Path;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ContainerSelectionDialog;

/** The page of a new file: its folder, its name, and the elements it uses. */
final class NewFilePage extends WizardPage {

  private static final String ENDING = ".muster";

  /** The least width of the fields beside a preview. */
  private static final int FIELDS = 420;

  private final FileKind kind;
  private final String folderAtFirst;
  private final List<Choice> choices = new ArrayList<>();
  private WorkspaceElements known = WorkspaceElements.NONE;
  private boolean answered;
  private boolean touched;
  private Text folder;
  private Text name;
  private Text title;
  private Text file;
  private Text redSide;
  private Text blueSide;
  private MapFields map;
  private BoardSizeField size;
  private FilePreview preview;
  private String proposed = "";

  /** A list to choose an element from. */
  private record Choice(String option, SymbolKind kind, Combo combo, int preferred) {}

  NewFilePage(FileKind kind, IResource selected) {
    super("file");
    this.kind = kind;
    setTitle(kind.label());
    setDescription(kind.description());
    IContainer container =
        selected == null || selected instanceof IContainer
            ? (IContainer) selected
            : selected.getParent();
    folderAtFirst =
        container == null || container.getType() == IResource.ROOT
            ? onlyProject()
            : container.getFullPath().makeRelative().toString();
  }

  private static String onlyProject() {
    List<String> open =
        Stream.of(ResourcesPlugin.getWorkspace().getRoot().getProjects())
            .filter(IResource::isAccessible)
            .map(IResource::getName)
            .toList();
    return open.size() == 1 ? open.getFirst() : "";
  }

  @Override
  public void createControl(Composite parent) {
    Composite whole = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(kind.hasMap() ? 2 : 1).applyTo(whole);
    Composite page = new Composite(whole, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
    GridDataFactory.fillDefaults().grab(true, true).hint(FIELDS, SWT.DEFAULT).applyTo(page);
    fields(page);
    if (kind.hasMap()) {
      preview = new FilePreview(whole, kind);
      GridDataFactory.fillDefaults().grab(true, true).applyTo(preview);
    }
    folder.setText(folderAtFirst);
    folder.addModifyListener(event -> fillChoices());
    name.addModifyListener(event -> proposeFile());
    Stream.of(folder, name, title, file, redSide, blueSide)
        .filter(Objects::nonNull)
        .forEach(each -> each.addModifyListener(event -> edited()));
    choices.forEach(each -> each.combo().addListener(SWT.Selection, event -> validate()));
    setControl(whole);
    HelpContext.NEW_FILE.on(whole);
    Dialog.applyDialogFont(whole);
    fillChoices();
    validate();
    Display display = page.getDisplay();
    WorkspaceElements.ask()
        .thenAccept(
            found ->
                display.asyncExec(
                    () -> {
                      if (!page.isDisposed()) {
                        known = found;
                        answered = true;
                        fillChoices();
                        validate();
                      }
                    }));
  }

  private void fields(Composite page) {
    folder = field(page, "F&older:", 1);
    Button browse = new Button(page, SWT.PUSH);
    browse.setText("&Browse...");
    setButtonLayoutData(browse);
    browse.addListener(SWT.Selection, event -> browse());
    name = field(page, "&Name:", 2);
    name.setMessage("One word, such as Royal");
    title = field(page, "&Title:", 2);
    title.setMessage("What is read on the pages, such as Royal army, 1562");
    switch (kind) {
      case ARMY -> choice(page, "&Rulebook:", "rules", SymbolKind.Package, 0);
      case RULEBOOK -> choice(page, "&Extends:", "rules", SymbolKind.Package, 0);
      case MAP -> map = new MapFields(page, this::validate);
      case SCENARIO -> {
        choice(page, "&Map:", "map", SymbolKind.File, 0);
        redSide = side(page, "First &side:", "Red");
        choice(page, "Fi&rst army:", "red", SymbolKind.Class, 0);
        blueSide = side(page, "Second s&ide:", "Blue");
        choice(page, "Secon&d army:", "blue", SymbolKind.Class, 1);
      }
      case BATTLE -> {
        choice(page, "&Rulebook:", "rules", SymbolKind.Package, 0);
        size = new BoardSizeField(page);
        choices.getFirst().combo().addListener(SWT.Modify, event -> sized());
        choice(page, "&Red army:", "red", SymbolKind.Class, 0);
        choice(page, "&Blue army:", "blue", SymbolKind.Class, 1);
      }
    }
    file = field(page, "F&ile:", 2);
  }

  private static Text side(Composite page, String label, String usual) {
    Text side = field(page, label, 2);
    side.setText(usual);
    return side;
  }

  /** The first field that is still to be filled has the focus. */
  @Override
  public void setVisible(boolean visible) {
    super.setVisible(visible);
    if (visible) {
      (folder.getText().isBlank() ? folder : name).setFocus();
    }
  }

  private static Text field(Composite page, String label, int columns) {
    new Label(page, SWT.NONE).setText(label);
    Text text = new Text(page, SWT.BORDER);
    wide(text, columns);
    return text;
  }

  private void choice(Composite page, String label, String option, SymbolKind of, int preferred) {
    new Label(page, SWT.NONE).setText(label);
    Combo combo = new Combo(page, SWT.DROP_DOWN | SWT.READ_ONLY);
    wide(combo, 2);
    choices.add(new Choice(option, of, combo, preferred));
  }

  private static void wide(Control control, int columns) {
    GridDataFactory.fillDefaults()
        .grab(true, false)
        .align(SWT.FILL, SWT.CENTER)
        .span(columns, 1)
        .applyTo(control);
  }

  private void browse() {
    ContainerSelectionDialog dialog =
        new ContainerSelectionDialog(
            getShell(), container().orElse(null), false, "Choose a folder for the file");
    if (dialog.open() == Window.OK && dialog.getResult()[0] instanceof IPath chosen) {
      folder.setText(chosen.makeRelative().toString());
    }
  }

  /** The rulebook says what the board is made of. */
  private void sized() {
    if (size != null) {
      size.show(choices.getFirst().combo().getText());
    }
  }

  private void proposeFile() {
    String text = name.getText().strip().toLowerCase(Locale.ROOT);
    String proposal = text.isEmpty() ? "" : text + ENDING;
    if (file.getText().equals(proposed)) {
      proposed = proposal;
      file.setText(proposal);
    }
  }

  private void fillChoices() {
    for (Choice each : choices) {
      String before = each.combo().getText();
      List<String> names =
          Stream.concat(
                  each.kind() == SymbolKind.Package ? Rulebooks.NAMES.stream() : Stream.empty(),
                  elements(each).stream().map(Known::name))
              .distinct()
              .toList();
      each.combo().setItems(names.toArray(String[]::new));
      if (!names.isEmpty()) {
        each.combo()
            .select(
                names.contains(before)
                    ? names.indexOf(before)
                    : Math.min(each.preferred(), names.size() - 1));
      }
    }
    sized();
  }

  private List<Known> elements(Choice choice) {
    return container().map(each -> known.of(choice.kind(), each.getProject())).orElse(List.of());
  }

  private Optional<IContainer> container() {
    Path path = new Path(folder.getText().strip());
    return path.segmentCount() > 0
            && ResourcesPlugin.getWorkspace().getRoot().findMember(path) instanceof IContainer found
            && found.isAccessible()
        ? Optional.of(found)
        : Optional.empty();
  }

  private void edited() {
    touched = true;
    validate();
  }

  /** Reports a missing value, but only for fields that the user has already visited. */
  private void validate() {
    String wrong = wrong();
    setPageComplete(wrong.isEmpty());
    setErrorMessage(wrong.isEmpty() || !touched ? null : wrong);
    List<String> missing =
        choices.stream()
            .filter(each -> answered && each.combo().getItemCount() == 0)
            .map(each -> each.option().equals("map") ? "map" : "army")
            .distinct()
            .toList();
    setMessage(
        missing.isEmpty()
            ? null
            : "There is no "
                + String.join(" and no ", missing)
                + " in this project yet: "
                + (kind == FileKind.BATTLE
                    ? "the map comes without a scenario."
                    : "the text names one that is still to be written."),
        missing.isEmpty() ? NONE : WARNING);
    if (missing.isEmpty()) {
      setDescription(kind.description());
    }
    if (preview != null && container().isPresent()) {
      preview.show(options());
    }
  }

  private String wrong() {
    if (container().isEmpty()) {
      return "Choose a folder of an open project.";
    }
    if (name.getText().isBlank()) {
      return "Enter a name.";
    }
    String fileName = file.getText().strip();
    IStatus valid = ResourcesPlugin.getWorkspace().validateName(fileName, IResource.FILE);
    if (!valid.isOK()) {
      return fileName.isEmpty() ? "Enter a name for the file." : valid.getMessage();
    }
    if (!fileName.endsWith(ENDING)) {
      return "The name of the file ends in " + ENDING + ".";
    }
    return file().exists() ? fileName + " is there already." : "";
  }

  /** The file to make. */
  IFile file() {
    return container().orElseThrow().getFile(new Path(file.getText().strip()));
  }

  /** Returns the options for the server; missing names are replaced by its proposals. */
  Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    put(options, "name", name.getText());
    put(options, "title", title.getText().isBlank() ? name.getText() : title.getText());
    if (map != null) {
      map.addTo(options);
    }
    if (redSide != null && blueSide != null) {
      put(options, "redSide", redSide.getText());
      put(options, "blueSide", blueSide.getText());
    }
    IFile draft = draft();
    MusterFile.in(draft).ifPresent(it -> options.put("file", it.uri()));
    TreeSet<String> imports = new TreeSet<>();
    for (Choice each : choices) {
      String chosen = each.combo().getText();
      if (!chosen.isEmpty()) {
        options.put(each.option(), chosen);
        elements(each).stream()
            .filter(it -> it.name().equals(chosen))
            .findFirst()
            .ifPresent(
                it -> {
                  imports.add(path(it.file(), draft));
                  if (it.kind() == SymbolKind.Class) {
                    known
                        .firstStand(it)
                        .ifPresent(stand -> options.put(each.option() + "Stand", stand));
                  }
                });
      }
    }
    options.put("imports", List.copyOf(imports));
    return options;
  }

  /** The field and the sides of a battle on a new map; without armies it is a map alone. */
  NewMapParams battle() {
    Map<String, Object> options = options();
    Object red = options.get("red");
    Object blue = options.get("blue");
    List<String> imports =
        ((List<?>) options.get("imports")).stream().map(String::valueOf).toList();
    return new NewMapParams(
        String.valueOf(options.get("rules")),
        name.getText().strip(),
        title.getText().isBlank() ? null : title.getText().strip(),
        size.columns(),
        size.rows(),
        red == null || blue == null ? null : List.of(red.toString(), blue.toString()),
        imports.isEmpty() ? null : imports,
        null);
  }

  private static void put(Map<String, Object> options, String option, String value) {
    if (!value.isBlank()) {
      options.put(option, value.strip());
    }
  }

  /** The file to make, or one beside it while it has no name yet. */
  private IFile draft() {
    String named = file.getText().strip();
    boolean valid =
        ResourcesPlugin.getWorkspace().validateName(named, IResource.FILE).isOK()
            && named.endsWith(ENDING);
    return container().orElseThrow().getFile(new Path(valid ? named : "new" + ENDING));
  }

  private static String path(IFile imported, IFile importing) {
    return imported.getFullPath().makeRelativeTo(importing.getParent().getFullPath()).toString();
  }
}

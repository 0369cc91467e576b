package dev.muster.dsl.standalone;

import com.google.inject.Injector;
import dev.muster.dsl.MusterStandaloneSetup;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.formatting2.MusterFormatter;
import dev.muster.dsl.library.CompiledRulebookLibrary;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.scoping.RestrictedResourceSet;
import dev.muster.dsl.scoping.TextFileLimits;
import dev.muster.dsl.validation.UserCheckSettings;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.SourceRange;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/**
 * Reads Muster files without any editor: what is wrong with them, the battles they hold, and how
 * they look when tidy.
 */
public final class MusterFileLoader {
  private MusterFileLoader() {}

  /**
   * Reads files together with the files they import.
   *
   * @param files files, or directories for all .muster files below them
   * @throws UnreadableInputException where a file is not there, or none of them is text at all; of
   *     several, one that is no text becomes a finding, as errors inside a text do
   */
  public static LoadResult load(List<Path> files) throws UnreadableInputException {
    Injector injector = language();
    RestrictedResourceSet resources = resources(injector);
    resources.allowFolders(folders(files));
    Map<URI, Path> named = new LinkedHashMap<>();
    expand(files).forEach(file -> named.putIfAbsent(uri(file), file));
    if (named.isEmpty()) {
      throw new UnreadableInputException(
          "no file given; name a .muster file or a directory of them");
    }
    List<XtextResource> loaded = new ArrayList<>();
    Map<Path, String> refused = new LinkedHashMap<>();
    for (var entry : named.entrySet()) {
      Path file = entry.getValue();
      String refusal = TextFileLimits.refusal(file);
      if (refusal == null) {
        try {
          loaded.add((XtextResource) resources.getResource(entry.getKey(), true));
        } catch (RuntimeException e) {
          refusal = "cannot be read; is it a text file ending in .muster?";
        }
      }
      if (refusal != null) {
        refused.put(file, refusal);
      }
    }
    if (loaded.isEmpty()) {
      var first = refused.entrySet().iterator().next();
      throw new UnreadableInputException(first.getKey() + " " + first.getValue());
    }
    return loaded(new Sources(injector, loaded, named, refused));
  }

  /**
   * Reads a text that is not in a file, such as one from standard input.
   *
   * @param bytes the text in UTF-8
   * @param name what to call it in findings; its directory is where imports start from
   * @throws UnreadableInputException if it is not text at all; errors inside the text become
   *     findings
   */
  public static LoadResult load(byte[] bytes, Path name) throws UnreadableInputException {
    Injector injector = language();
    XtextResource resource = read(injector, bytes, name);
    return loaded(new Sources(injector, List.of(resource), Map.of(uri(name), name), Map.of()));
  }

  /**
   * Formats a text that is not in a file. It is not validated, because validation is most of the
   * work for a long army list; a text that cannot be parsed is returned unchanged.
   *
   * @param bytes the text in UTF-8
   * @param name its file name; imports start at its folder
   * @throws UnreadableInputException if it is not text
   */
  public static String format(byte[] bytes, Path name) throws UnreadableInputException {
    return MusterFormatter.formatText(read(language(), bytes, name));
  }

  /**
   * Reads a text for a new file, without validation.
   *
   * @param text text in the language
   * @param name name of the new file; imports start at its folder
   * @throws UnreadableInputException if it is not text
   */
  public static XtextResource draft(String text, Path name) throws UnreadableInputException {
    return read(language(), text.getBytes(StandardCharsets.UTF_8), name);
  }

  private static XtextResource read(Injector injector, byte[] bytes, Path name)
      throws UnreadableInputException {
    ensureText(bytes, name.toString());
    XtextResource resource = (XtextResource) resources(injector).createResource(uri(name));
    try {
      resource.load(new ByteArrayInputStream(bytes), resource.getResourceSet().getLoadOptions());
    } catch (IOException e) {
      throw new UnreadableInputException("cannot read " + name);
    }
    return resource;
  }

  /** The language as this program has it already, such as in a language server; else a new one. */
  private static synchronized Injector language() {
    IResourceServiceProvider known =
        IResourceServiceProvider.Registry.INSTANCE.getResourceServiceProvider(
            URI.createURI("any.muster"));
    Injector injector = known == null ? null : known.get(Injector.class);
    return injector != null
        ? injector
        : new MusterStandaloneSetup().createInjectorAndDoEMFRegistration();
  }

  /** Folders that were named, and the one the command is given in. */
  private static List<Path> folders(List<Path> named) {
    List<Path> folders = new ArrayList<>();
    named.stream()
        .filter(Files::isDirectory)
        .map(RestrictedResourceSet::readableRoot)
        .forEach(folders::add);
    Path here = Path.of("").toAbsolutePath();
    if (here.getNameCount() > 0) {
      folders.add(here);
    }
    return folders;
  }

  private static RestrictedResourceSet resources(Injector injector) {
    RestrictedResourceSet resources = injector.getInstance(RestrictedResourceSet.class);
    resources.setClasspathURIContext(RulebookLibrary.LOADER);
    resources.addLoadOption(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());
    resources.addLoadOption(CompiledRulebookLibrary.WANTED, true);
    resources.addLoadOption(UserCheckSettings.IGNORED, true);
    return resources;
  }

  private static LoadResult loaded(Sources sources) {
    List<Finding> findings = sources.findings();
    if (findings.stream().noneMatch(each -> each.severity() == Finding.Severity.ERROR)) {
      findings = Stream.concat(findings.stream(), sources.compileAll().stream()).toList();
    }
    return new LoadResult(
        findings, sources.scenarios().map(ScenarioDef::getName).toList(), sources);
  }

  /**
   * An army, a map, a scenario or a rulebook of a file.
   *
   * @param name kind and name, such as {@code army Royal}
   * @param lines stand lines it has, 0 for all but armies
   * @param estimated names of those lines that are not from the rules, in their order
   */
  public record ElementSummary(String name, int lines, List<String> estimated, SourceRange at) {
    public ElementSummary {
      estimated = List.copyOf(estimated);
    }
  }

  /** An army list and the rulebook it is written for. */
  public record CompiledArmy(Rulebook rulebook, Army army) {}

  /**
   * Files that were read.
   *
   * @param findings what the checks found, by file and line
   * @param scenarioNames the scenarios of the files, in their order
   * @param sources the read files themselves
   */
  public record LoadResult(List<Finding> findings, List<String> scenarioNames, Sources sources) {
    public LoadResult {
      findings = List.copyOf(findings);
      scenarioNames = List.copyOf(scenarioNames);
    }

    /**
     * Returns the program of a scenario.
     *
     * @param scenario its name; null if the files contain exactly one
     * @throws IllegalArgumentException if there is no such scenario or the files have errors; the
     *     message is for the user
     */
    public BattleProgram program(@Nullable String scenario) {
      ensurePlayable();
      if (scenario == null && scenarioNames.size() != 1) {
        throw new IllegalArgumentException(
            scenarioNames.isEmpty()
                ? "the files hold no scenario"
                : "the files hold several scenarios; choose one of "
                    + String.join(", ", scenarioNames));
      }
      return sources
          .scenarios()
          .filter(each -> scenario == null || scenario.equals(each.getName()))
          .findFirst()
          .map(sources::program)
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "no scenario '"
                          + scenario
                          + "'; the files hold "
                          + String.join(", ", scenarioNames)));
    }

    /**
     * Returns the location of a finding in the parsed text; null for a finding about a whole file.
     */
    public @Nullable TextFinding inText(Finding finding) {
      return sources.inText.get(finding);
    }

    /** Returns the elements of the files, in order. */
    public List<ElementSummary> parts() {
      return sources.parts();
    }

    /** The programs of all scenarios. */
    public List<BattleProgram> programs() {
      ensurePlayable();
      return sources.scenarios().map(sources::program).toList();
    }

    /**
     * The army lists of the files, in their order, fielded or not.
     *
     * @throws IllegalArgumentException with a message for the user, where the files have errors
     */
    public List<CompiledArmy> armies() {
      ensurePlayable();
      return sources.armies().map(sources::armyList).toList();
    }

    /**
     * The tidy text of a file that was read.
     *
     * @throws IllegalArgumentException where the file was not read or has syntax errors
     */
    public String formatted(Path file) {
      return sources.formatted(file);
    }

    private void ensurePlayable() {
      List<Finding> errors =
          findings.stream().filter(each -> each.severity() == Finding.Severity.ERROR).toList();
      if (!errors.isEmpty()) {
        Finding first = errors.getFirst();
        throw new IllegalArgumentException(
            (errors.size() == 1
                    ? "the files have an error: "
                    : "the files have " + errors.size() + " errors; the first: ")
                + first.at()
                + " "
                + first.code()
                + " "
                + first.message());
      }
    }
  }

  /** A finding with the parsed text that contains it. */
  public record TextFinding(XtextResource file, Issue issue) {}

  /** The parsed files behind a {@link LoadResult}. */
  public static final class Sources {
    private final Injector injector;
    private final List<XtextResource> resources;
    private final Map<URI, Path> files;
    private final Map<Path, String> refused;
    private final Map<ScenarioDef, BattleProgram> programs = new IdentityHashMap<>();
    private final Map<RulebookDef, Rulebook> rulebooks = new IdentityHashMap<>();
    private final Map<Finding, TextFinding> inText = new IdentityHashMap<>();

    /**
     * @param refused files that are no text, each with what is wrong with it
     */
    private Sources(
        Injector injector,
        List<XtextResource> resources,
        Map<URI, Path> files,
        Map<Path, String> refused) {
      this.injector = injector;
      this.resources = List.copyOf(resources);
      this.files = files;
      this.refused = refused;
    }

    private ProgramCompiler compiler() {
      return new ProgramCompiler(this::nameOf);
    }

    /** The file as the author named it; an imported one beside the file it is named from. */
    private String nameOf(Resource resource) {
      Path file = files.get(resource.getURI());
      if (file == null && resource.getURI().isFile() && !files.isEmpty()) {
        Path given = files.values().iterator().next();
        Path folder = given.toAbsolutePath().normalize().getParent();
        Path imported = Path.of(resource.getURI().toFileString());
        Path here = given.getParent();
        if (folder != null) {
          Path way = folder.relativize(imported);
          file = here == null ? way : here.resolve(way).normalize();
        }
      }
      return file != null ? shown(file) : String.valueOf(resource.getURI().lastSegment());
    }

    private static String shown(Path file) {
      return file.toString().replace('\\', '/');
    }

    private BattleProgram program(ScenarioDef scenario) {
      return programs.computeIfAbsent(scenario, each -> compiler().compile(each));
    }

    /**
     * Makes all programs. What passed the checks and still cannot be compiled becomes a finding, so
     * that it is reported like everything else.
     */
    private List<Finding> compileAll() {
      List<Finding> refused = new ArrayList<>();
      elements(Element.class)
          .forEach(
              element -> {
                try {
                  switch (element) {
                    case ScenarioDef scenario when scenario.getName() != null -> program(scenario);
                    case ArmyDef army -> armyList(army);
                    case MapDef map -> compiler().board(map);
                    case RulebookDef rulebook -> compiler().rulebook(rulebook);
                    default -> {}
                  }
                } catch (RuntimeException refusal) {
                  refused.add(
                      new Finding(
                          "V-305",
                          Finding.Severity.ERROR,
                          "",
                          "cannot be compiled: " + refusal.getMessage(),
                          compiler().range(element)));
                }
              });
      return refused;
    }

    private List<ElementSummary> parts() {
      return elements(Element.class).map(this::part).toList();
    }

    private ElementSummary part(Element element) {
      String kind =
          switch (element) {
            case ArmyDef army -> "army ";
            case MapDef map -> "map ";
            case ScenarioDef scenario -> "scenario ";
            default -> "rulebook ";
          };
      List<StandDef> lines = element instanceof ArmyDef army ? army.getStands() : List.of();
      return new ElementSummary(
          kind + (element.getName() == null ? "" : element.getName()),
          lines.size(),
          lines.stream()
              .filter(line -> line.isEstimated() && line.getName() != null)
              .map(StandDef::getName)
              .toList(),
          compiler().range(element));
    }

    private Stream<ScenarioDef> scenarios() {
      return elements(ScenarioDef.class).filter(scenario -> scenario.getName() != null);
    }

    private Stream<ArmyDef> armies() {
      return elements(ArmyDef.class);
    }

    private CompiledArmy armyList(ArmyDef army) {
      Rulebook rulebook =
          rulebooks.computeIfAbsent(army.getRulebook(), each -> compiler().rulebook(each));
      return new CompiledArmy(rulebook, compiler().army(army));
    }

    private <T extends Element> Stream<T> elements(Class<T> kind) {
      return resources.stream()
          .flatMap(resource -> resource.getContents().stream())
          .filter(Document.class::isInstance)
          .flatMap(document -> ((Document) document).getElements().stream())
          .filter(kind::isInstance)
          .map(kind::cast);
    }

    private List<Finding> findings() {
      IResourceValidator validator = injector.getInstance(IResourceValidator.class);
      Map<XtextResource, List<Issue>> found = new LinkedHashMap<>();
      for (XtextResource resource : resources) {
        found.put(resource, validator.validate(resource, CheckMode.ALL, CancelIndicator.NullImpl));
      }
      for (XtextResource imported : imported()) {
        List<Issue> errors =
            new ArrayList<>(validator.validate(imported, CheckMode.ALL, CancelIndicator.NullImpl));
        errors.removeIf(each -> each.getSeverity() != Severity.ERROR);
        found.put(imported, errors);
      }
      List<Finding> findings = new ArrayList<>();
      refused.forEach((file, why) -> findings.add(unreadable(file, why)));
      found.forEach(
          (resource, issues) -> {
            String file = nameOf(resource);
            for (Issue issue : issues) {
              Finding told = finding(issue, file);
              inText.put(told, new TextFinding(resource, issue));
              findings.add(told);
            }
          });
      findings.sort(
          Comparator.comparing((Finding each) -> each.at().file())
              .thenComparing(each -> each.at().line())
              .thenComparing(each -> each.at().column())
              .thenComparing(Finding::code)
              .thenComparing(Finding::message));
      return findings;
    }

    private static Finding unreadable(Path file, String why) {
      return new Finding(
          CommonCheckCode.V_302.id(),
          CommonCheckCode.V_302.severity(),
          "",
          "this file " + why,
          new SourceRange(shown(file), 1, 1, 1, 1));
    }

    /** Files that were not given, but are read because others import them. */
    private List<XtextResource> imported() {
      return resources.isEmpty()
          ? List.of()
          : List.copyOf(resources.getFirst().getResourceSet().getResources()).stream()
              .filter(XtextResource.class::isInstance)
              .map(XtextResource.class::cast)
              .filter(each -> !resources.contains(each) && !RulebookLibrary.contains(each))
              .sorted(Comparator.comparing(each -> each.getURI().toString()))
              .toList();
    }

    private String formatted(Path file) {
      String why = refused.get(file);
      if (why != null) {
        throw new IllegalArgumentException(file + " " + why);
      }
      XtextResource resource =
          resources.stream()
              .filter(each -> each.getURI().equals(uri(file)))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException(file + " was not read"));
      if (!resource.getParseResult().hasSyntaxErrors()) {
        return MusterFormatter.formatText(resource);
      }
      throw new IllegalArgumentException(
          nameOf(resource) + " has syntax errors; mend them before formatting");
    }
  }

  /** The finding of an issue: its section is in brackets at the end of the message. */
  private static Finding finding(Issue issue, String file) {
    String message = issue.getMessage() == null ? "" : issue.getMessage().replace('\n', ' ');
    String section = "";
    int bracket = message.lastIndexOf(" [");
    if (bracket > 0 && message.endsWith("]")) {
      section = message.substring(bracket + 2, message.length() - 1);
      message = message.substring(0, bracket);
    }
    String code =
        switch (issue.getCode()) {
          case Diagnostic.SYNTAX_DIAGNOSTIC, Diagnostic.SYNTAX_DIAGNOSTIC_WITH_RANGE -> "V-300";
          case Diagnostic.LINKING_DIAGNOSTIC -> "V-301";
          case null -> "V-300";
          default -> issue.getCode();
        };
    int line = positive(issue.getLineNumber());
    int column = positive(issue.getColumn());
    return new Finding(
        code,
        severity(issue.getSeverity()),
        section,
        message,
        new SourceRange(
            file,
            line,
            column,
            issue.getLineNumberEnd() == null ? line : positive(issue.getLineNumberEnd()),
            issue.getColumnEnd() == null ? column : positive(issue.getColumnEnd())));
  }

  private static Finding.Severity severity(Severity severity) {
    return switch (severity) {
      case ERROR -> Finding.Severity.ERROR;
      case WARNING -> Finding.Severity.WARNING;
      case INFO, IGNORE -> Finding.Severity.INFO;
    };
  }

  private static int positive(@Nullable Integer number) {
    return number == null || number < 1 ? 1 : number;
  }

  private static URI uri(Path file) {
    return URI.createFileURI(file.toAbsolutePath().normalize().toString());
  }

  private static List<Path> expand(List<Path> paths) throws UnreadableInputException {
    List<Path> files = new ArrayList<>();
    for (Path path : paths) {
      if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        throw new UnreadableInputException("no such file: " + path);
      }
      if (!Files.isDirectory(path)) {
        files.add(path);
        continue;
      }
      try {
        List<Path> found = SourceFolder.files(path);
        if (found.isEmpty()) {
          throw new UnreadableInputException("directory " + path + " holds no .muster files");
        }
        files.addAll(found);
      } catch (IOException e) {
        throw new UnreadableInputException("cannot list directory " + path);
      }
    }
    return files;
  }

  private static void ensureText(byte[] bytes, String name) throws UnreadableInputException {
    String refusal = TextFileLimits.refusal(bytes);
    if (refusal != null) {
      throw new UnreadableInputException(name + " " + refusal);
    }
  }
}

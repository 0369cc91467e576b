package dev.muster.dsl.ide.command;

import com.google.gson.JsonPrimitive;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.library.Library;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.ide.server.ILanguageServerAccess;
import org.eclipse.xtext.ide.server.commands.IExecutableCommandService;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** Commands of the protocol's {@code workspace/executeCommand}. */
public class Commands implements IExecutableCommandService {
  /**
   * The battle programs of a file, as its text stands in the editor, saved or not. One argument:
   * the file's URI. The answer is a {@link Compiled}.
   */
  public static final String COMPILE = "muster.compile";

  /**
   * A scenario fought once. Arguments: the file's URI, the scenario's name (null where the file has
   * just one), the seed of the dice (1 where left out). The answer is a {@link Fought} with the
   * report of the battle.
   */
  public static final String TEST_BATTLE = "muster.testBattle";

  /**
   * A scenario fought many times. Arguments: the file's URI, the scenario's name, the number of
   * battles ({@value Battles#USUAL} where left out), the seed. The answer is a {@link Fought} with
   * how often each side won.
   */
  public static final String BALANCE = "muster.balance";

  /**
   * A situation played. One argument: the URI of a {@code .situation} file, whose text is taken as
   * it stands in the editor. The answer is a {@link dev.muster.dsl.ide.situation.Played}.
   */
  public static final String PLAY = "muster.play";

  /** All commands there are. */
  public static final List<String> ALL = List.of(COMPILE, TEST_BATTLE, BALANCE, PLAY);

  @Override
  public List<String> initialize() {
    return ALL;
  }

  @Override
  public @Nullable Object execute(
      ExecuteCommandParams params, ILanguageServerAccess access, CancelIndicator cancelled) {
    if (Battles.fights(params.getCommand())) {
      return Battles.fight(
          params.getCommand(),
          compile(params, access, cancelled),
          params.getArguments(),
          done -> {},
          cancelled::isCanceled);
    }
    if (!COMPILE.equals(params.getCommand())) {
      return null;
    }
    return params.getArguments().size() == 1
        ? compile(params, access, cancelled)
        : Compiled.refused(COMPILE + " takes one argument, the URI of a .muster file");
  }

  /** The programs of the file the first argument names. */
  public static Compiled compile(
      ExecuteCommandParams params, ILanguageServerAccess access, CancelIndicator cancelled) {
    if (params.getArguments().isEmpty()) {
      return Compiled.refused(
          params.getCommand() + " takes the URI of a .muster file as its first argument");
    }
    String uri = text(params.getArguments().getFirst());
    if (!uri.endsWith(".muster")) {
      return Compiled.refused("there is no battle to read at " + uri);
    }
    try {
      return access.doSyncRead(uri, context -> compile(context.getResource(), uri, cancelled));
    } catch (WrappedException unreadable) {
      return Compiled.refused("there is no battle to read at " + uri);
    }
  }

  private static Compiled compile(
      @Nullable Resource resource, String uri, CancelIndicator cancelled) {
    if (resource == null
        || resource.getContents().isEmpty()
        || !(resource.getContents().getFirst() instanceof Document document)) {
      return Compiled.refused("there is no battle to read at " + uri);
    }
    List<ScenarioDef> scenarios =
        document.getElements().stream()
            .filter(ScenarioDef.class::isInstance)
            .map(ScenarioDef.class::cast)
            .filter(scenario -> scenario.getName() != null)
            .toList();
    List<String> errors =
        sources(resource, scenarios).stream()
            .flatMap(each -> errors(each, resource, cancelled))
            .toList();
    if (!errors.isEmpty()) {
      return Compiled.refused(
          errors.size() == 1
              ? "There is an error to mend first.\n\n" + errors.getFirst()
              : "There are "
                  + errors.size()
                  + " errors to mend first.\n\n"
                  + String.join("\n", errors.subList(0, Math.min(5, errors.size())))
                  + (errors.size() > 5 ? "\n..." : ""));
    }
    try {
      var compiler = new ProgramCompiler(Commands::name);
      List<BattleProgram> programs = new ArrayList<>();
      scenarios.forEach(scenario -> programs.add(compiler.compile(scenario)));
      return programs.isEmpty()
          ? Compiled.refused("There is no scenario in " + shortName(resource) + ".")
          : new Compiled(programs, "");
    } catch (IllegalArgumentException refused) {
      return Compiled.refused(String.valueOf(refused.getMessage()));
    }
  }

  /**
   * The file itself and the files of the maps and armies its scenarios use, without the library.
   */
  private static Set<Resource> sources(Resource resource, List<ScenarioDef> scenarios) {
    Set<Resource> sources = new LinkedHashSet<>();
    sources.add(resource);
    scenarios.stream()
        .flatMap(
            scenario ->
                Stream.concat(
                    Stream.ofNullable(scenario.getMap()),
                    scenario.getSides().stream()
                        .flatMap(side -> Stream.ofNullable(side.getArmy()))))
        .map(EObject::eResource)
        .filter(each -> each != null && !Library.holds(each))
        .forEach(sources::add);
    return sources;
  }

  private static Stream<String> errors(Resource source, Resource asked, CancelIndicator cancelled) {
    String file = source == asked ? "Line " : shortName(source) + ", line ";
    return ((XtextResource) source)
            .getResourceServiceProvider()
            .getResourceValidator()
            .validate(source, CheckMode.ALL, cancelled)
            .stream()
            .filter(issue -> issue.getSeverity() == Severity.ERROR)
            .map(issue -> file + line(issue) + ": " + issue.getMessage());
  }

  private static int line(Issue issue) {
    return issue.getLineNumber() == null ? 1 : issue.getLineNumber();
  }

  private static String name(Resource resource) {
    return resource.getURI().isFile()
        ? resource.getURI().toFileString().replace('\\', '/')
        : resource.getURI().lastSegment();
  }

  private static String shortName(Resource resource) {
    return URI.decode(resource.getURI().lastSegment());
  }

  /** Over a wire an argument is JSON, in process it is what the client gave. */
  public static String text(Object argument) {
    return argument instanceof JsonPrimitive json ? json.getAsString() : String.valueOf(argument);
  }
}

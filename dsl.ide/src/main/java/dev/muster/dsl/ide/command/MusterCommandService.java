package dev.muster.dsl.ide.command;

import com.google.gson.JsonPrimitive;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.ide.battlemap.DraftFiles;
import dev.muster.dsl.ide.hover.PlaceAtCaret;
import dev.muster.dsl.ide.properties.StandProperties;
import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.BattleProgram;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.ide.server.ILanguageServerAccess;
import org.eclipse.xtext.ide.server.commands.IExecutableCommandService;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** Commands of the protocol's {@code workspace/executeCommand}. */
public class MusterCommandService implements IExecutableCommandService {
  /**
   * Compiles the battle programs of a file, with its unsaved text if an editor has it open.
   * Argument: the file's URI. The answer is a {@link CompileResult}.
   */
  public static final String COMPILE = "muster.compile";

  /**
   * Fights a scenario once. Arguments: the file's URI, the scenario's name (null for the only one),
   * and the options: the seed of the dice (default 1), or an object with any of {@code seed},
   * {@code commanders} (by the name of the side: {@code steady}, {@code bold}, {@code cautious},
   * {@code random} or {@code marshal}) and {@code switches} (values by their key, including {@code
   * edition}). The answer is a {@link BattleResult} with the report of the battle.
   */
  public static final String TEST_BATTLE = "muster.testBattle";

  /**
   * A scenario fought once, as a page to watch. Arguments as for {@link #TEST_BATTLE}. The answer
   * is a {@link ReplayResult}.
   */
  public static final String REPLAY = "muster.replay";

  /**
   * A scenario fought many times. Arguments: the file's URI, the scenario's name, and the number of
   * battles ({@value BattleRunner#USUAL} where left out) and the seed, or an object as for {@link
   * #TEST_BATTLE}, with {@code battles} and {@code until} (such as {@code 3%}, half the interval at
   * which it stops) besides. The answer is a {@link BattleResult} with how often each side won.
   */
  public static final String BALANCE = "muster.balance";

  /**
   * Tests the statements of a scenario about its battles, with as many battles as needed. Arguments
   * as for {@link #BALANCE}; {@code battles} is the maximum number of battles, by default {@value
   * BattleRunner#MOST_OF_TEST}. The answer is a {@link BattleResult} with the result of each line.
   */
  public static final String TEST = "muster.test";

  /**
   * Plays a situation. Argument: the URI of a {@code .situation} file; the text in the editor
   * counts. The answer is a {@link dev.muster.dsl.ide.situation.SituationResult}.
   */
  public static final String PLAY = "muster.play";

  /**
   * Lists the documents that can be made of a file, with unsaved text, their formats and options.
   * Argument: the file's URI. The answer is a {@link PrintableDocumentsResult}.
   */
  public static final String SUMMARIES = "muster.summaries";

  /**
   * Makes documents of a file, with unsaved text. Arguments: the file's URI, and the selection:
   * none for all army lists and scenarios; a name for the page of one; or an object with {@code
   * summaries}, a list of {@code id} values of {@link #SUMMARIES}, {@code format}, one of its keys,
   * and one value of each of its choices, by key. The answer is a {@link PrintResult}.
   */
  public static final String PRINT = "muster.print";

  /**
   * Lists what can be tested in a file, in the order of its current text, with errors or without.
   * Argument: the URI of a {@code .muster} or {@code .situation} file. The answer is {@link
   * TestItemsResult}, empty for a file that cannot be read.
   */
  public static final String TESTS = "muster.tests";

  /**
   * The examples that come with Muster. No argument: all, without their texts; or the name of one,
   * with them. The answer is {@link ExamplesResult}.
   */
  public static final String EXAMPLES = "muster.examples";

  /**
   * Locates what the report of a battle names: sections of the rules and hexes of the map.
   * Arguments: the file's URI and the scenario's name. The answer is {@link SourceLocationsResult}.
   */
  public static final String PLACES = "muster.places";

  /**
   * Draws the map of a scenario, with unsaved text. Arguments: the file's URI and the line of the
   * caret, from 1, which selects the scenario. The answer is a {@link MapResult}.
   */
  public static final String MAP = "muster.map";

  /**
   * Describes the map place at the caret: a number, or a letter of the map's rows. Arguments: the
   * file's URI, and line and column of the caret, from 1. The answer is {@link PlaceResult}, for
   * the status line of an editor.
   */
  public static final String PLACE_AT_CARET = "muster.placeAtCaret";

  /**
   * Returns the values that the rulebook defines for the stand at the caret, in an army line or a
   * deployment. Arguments: the file's URI, and line and column of the caret, from 1. The answer is
   * {@link PropertiesResult}.
   */
  public static final String PROPERTIES = "muster.properties";

  /**
   * Returns the edit that sets a value of the stand at the caret. Arguments: as for {@link
   * #PROPERTIES}, then the {@code id} of the value and its new text. The answer is {@link
   * PropertyEditResult}.
   */
  public static final String SET_PROPERTY = "muster.setProperty";

  /**
   * Returns the text of a new file. Arguments: its content ({@code army}, {@code map}, {@code
   * scenario} or {@code rulebook}), and an object with any of {@code name}, {@code title}, {@code
   * rules} (the rulebook of an army or of the game of a map, or the base of a new rulebook), for a
   * map {@code width}, {@code height} and {@code ground} (a terrain), for a scenario {@code map},
   * {@code red}, {@code blue} (armies), {@code redStand}, {@code blueStand} (their stands), {@code
   * redSide}, {@code blueSide} (names), and {@code imports} (files), {@code file} (the URI of the
   * new file), {@code preview} (true for the map as a scene). The answer is {@link NewFileResult}.
   */
  public static final String BEGIN = "muster.begin";

  /**
   * Analyses a text that is not a file, such as an older version of one. Arguments: the URI to read
   * it at, the text, and the name of a map to draw. The answer is {@link DraftResult}.
   */
  public static final String DRAFT = "muster.draft";

  /**
   * An army list out of a table, as the rules print it or a spreadsheet has it. Arguments: the text
   * of the table, and an object with any of {@code name} (of an army whose table does not say it)
   * and {@code rules} (the rulebook). The answer is {@link ImportResult}.
   */
  public static final String IMPORT = "muster.import";

  /**
   * Changes the severities of checks. Arguments: the text of a {@code muster.checks} (null if there
   * is no such file), and an object of changes: severities by check code or by {@code least}; an
   * empty value resets a check to its default. The answer is {@link CheckSettingsResult} with the
   * changed text.
   */
  public static final String CHECKS = "muster.checks";

  /**
   * Explains a check. Argument: its code, such as {@code V-034}. The answer is {@link
   * CheckExplanation}; the editor shows its text as a message.
   */
  public static final String EXPLAIN = "muster.explain";

  /**
   * The rulebooks that Muster ships for battles on a board, each with the usual size and the
   * grounds of a new map. No argument. The answer is {@link RulebooksResult}.
   */
  public static final String RULEBOOKS = "muster.rulebooks";

  /**
   * Returns the odds of the stands that a line deploys against their nearest enemies. Arguments:
   * the file's URI, and the line, from 1. The answer is {@link NearestOddsResult}; the editor shows
   * its text as a message.
   */
  public static final String NEAREST_ODDS = "muster.nearestOdds";

  /**
   * Searches for small edits with which the battles of a scenario are as wanted. Arguments: the
   * file's URI, the scenario's name, and an object with {@code want}, such as {@code Sweden wins
   * 40%..60%}, and any of {@code seed}, {@code battles} and {@code proposals}, as {@code muster
   * tune} has them. The answer is {@link TuneResult}; the editor shows its text as a message, and
   * the edits are quick fixes of the line from then on.
   */
  public static final String TUNE = "muster.tune";

  /** All commands there are. */
  public static final List<String> ALL =
      List.of(
          COMPILE,
          TEST_BATTLE,
          REPLAY,
          BALANCE,
          TEST,
          PLAY,
          SUMMARIES,
          PRINT,
          TESTS,
          EXAMPLES,
          PLACES,
          PLACE_AT_CARET,
          PROPERTIES,
          SET_PROPERTY,
          MAP,
          BEGIN,
          RULEBOOKS,
          DRAFT,
          IMPORT,
          CHECKS,
          EXPLAIN,
          NEAREST_ODDS,
          TUNE);

  @Override
  public List<String> initialize() {
    return ALL;
  }

  @Override
  public @Nullable Object execute(
      ExecuteCommandParams params, ILanguageServerAccess access, CancelIndicator cancelled) {
    if (BattleRunner.handles(params.getCommand())) {
      return BattleRunner.fight(
          params.getCommand(),
          compile(params, access, cancelled),
          params.getArguments(),
          done -> {},
          cancelled::isCanceled);
    }
    if (SUMMARIES.equals(params.getCommand())) {
      return read(
          params,
          access,
          cancelled,
          resource -> DocumentPrinter.of(resource).printable(),
          PrintableDocumentsResult::refused);
    }
    if (MAP.equals(params.getCommand())) {
      Object line = params.getArguments().size() < 2 ? null : params.getArguments().get(1);
      return read(
          params,
          access,
          cancelled,
          resource -> MapResult.of(resource, line == null ? 1 : number(line)),
          MapResult::refused);
    }
    if (PRINT.equals(params.getCommand())) {
      return printing(params, access, cancelled).get();
    }
    if (TESTS.equals(params.getCommand())) {
      return trials(params, access);
    }
    if (PLACES.equals(params.getCommand())) {
      return places(params, access);
    }
    if (PLACE_AT_CARET.equals(params.getCommand())) {
      return PlaceResult.of(placeAtCaret(params, access));
    }
    if (PROPERTIES.equals(params.getCommand())) {
      return stand(params, access, PropertiesResult::of, PropertiesResult.NONE);
    }
    if (!COMPILE.equals(params.getCommand())) {
      return null;
    }
    return params.getArguments().size() == 1
        ? compile(params, access, cancelled)
        : CompileResult.refused(COMPILE + " takes one argument, the URI of a .muster file");
  }

  /** The programs of the file the first argument names. */
  public static CompileResult compile(
      ExecuteCommandParams params, ILanguageServerAccess access, CancelIndicator cancelled) {
    return read(params, access, cancelled, MusterCommandService::compile, CompileResult::refused);
  }

  /**
   * Reads the file that the first argument names and returns a supplier that makes the documents of
   * the second. The work is split because the layout of a booklet takes seconds, and the file must
   * not stay locked for so long.
   */
  public static Supplier<PrintResult> printing(
      ExecuteCommandParams params, ILanguageServerAccess access, CancelIndicator cancelled) {
    List<Object> arguments = params.getArguments();
    Object wish = arguments.size() < 2 ? null : arguments.get(1);
    return read(
        params,
        access,
        cancelled,
        resource -> {
          DocumentPrinter printing = DocumentPrinter.of(resource);
          return () -> printing.printed(wish);
        },
        why -> () -> PrintResult.refused(why));
  }

  private static TestItemsResult trials(ExecuteCommandParams params, ILanguageServerAccess access) {
    return readable(params, access, TestItemsResult::of, new TestItemsResult(List.of()));
  }

  private static SourceLocationsResult places(
      ExecuteCommandParams params, ILanguageServerAccess access) {
    List<Object> arguments = params.getArguments();
    Object scenario = arguments.size() < 2 ? null : BattleRequest.plain(arguments.get(1));
    return readable(
        params,
        access,
        resource -> SourceLocationsResult.of(resource, scenario == null ? "" : scenario.toString()),
        SourceLocationsResult.NOTHING);
  }

  private static PlaceAtCaret placeAtCaret(
      ExecuteCommandParams params, ILanguageServerAccess access) {
    List<Object> arguments = params.getArguments();
    if (arguments.size() < 3) {
      return PlaceAtCaret.NONE;
    }
    var caret = new Position(number(arguments.get(1)) - 1, number(arguments.get(2)) - 1);
    return readable(params, access, resource -> at(resource, caret), PlaceAtCaret.NONE);
  }

  /**
   * The edit of a value of a stand.
   *
   * @param drafts reads the text as it would be
   */
  public static PropertyEditResult setProperty(
      ExecuteCommandParams params,
      ILanguageServerAccess access,
      DraftFiles drafts,
      CancelIndicator cancelled) {
    List<Object> arguments = params.getArguments();
    if (arguments.size() < 5) {
      return PropertyEditResult.refused(
          SET_PROPERTY + " takes a file, a line, a column, the id of a value, and the value");
    }
    return stand(
        params,
        access,
        stand -> {
          try {
            return new PropertyEditResult(
                stand
                    .edit(text(arguments.get(3)), text(arguments.get(4)), drafts, cancelled)
                    .orElse(null),
                "");
          } catch (IllegalArgumentException refused) {
            return PropertyEditResult.refused(String.valueOf(refused.getMessage()));
          }
        },
        PropertyEditResult.refused("There is no stand at the cursor."));
  }

  /**
   * Applies a function to the properties of the stand at the caret; returns a default without
   * arguments or a file.
   */
  private static <T> T stand(
      ExecuteCommandParams params,
      ILanguageServerAccess access,
      Function<StandProperties, T> use,
      T nothing) {
    List<Object> arguments = params.getArguments();
    if (arguments.size() < 3) {
      return nothing;
    }
    var caret = new Position(number(arguments.get(1)) - 1, number(arguments.get(2)) - 1);
    return readable(
        params,
        access,
        resource ->
            resource instanceof XtextResource text && text.getParseResult() != null
                ? use.apply(StandProperties.at(text, caret))
                : nothing,
        nothing);
  }

  private static PlaceAtCaret at(Resource resource, Position caret) {
    if (!(resource instanceof XtextResource text) || text.getParseResult() == null) {
      return PlaceAtCaret.NONE;
    }
    String written = text.getParseResult().getRootNode().getText();
    try {
      return PlaceAtCaret.of(
          text, new org.eclipse.xtext.ide.server.Document(0, written).getOffSet(caret));
    } catch (IndexOutOfBoundsException outrun) {
      return PlaceAtCaret.NONE; // the text has changed since
    }
  }

  /**
   * Applies a function to a file, with errors or without; returns an empty answer if the file
   * cannot be read.
   */
  private static <T> T readable(
      ExecuteCommandParams params,
      ILanguageServerAccess access,
      Function<Resource, T> use,
      T nothing) {
    String uri = params.getArguments().isEmpty() ? "" : text(params.getArguments().getFirst());
    if (!uri.endsWith(".muster")) {
      return nothing;
    }
    try {
      return access.doSyncRead(
          uri,
          context -> isRead(context.getResource()) ? use.apply(context.getResource()) : nothing);
    } catch (WrappedException | ResponseErrorException unreadable) {
      return nothing;
    }
  }

  private static boolean isRead(@Nullable Resource resource) {
    return resource != null
        && !resource.getContents().isEmpty()
        && resource.getContents().getFirst() instanceof Document;
  }

  /** Reads the stands in a line, and returns a supplier of their odds. */
  public static Supplier<NearestOddsResult> nearestOdds(
      ExecuteCommandParams params, ILanguageServerAccess access) {
    List<Object> arguments = params.getArguments();
    int line = arguments.size() < 2 ? 0 : number(arguments.get(1));
    return readable(
        params,
        access,
        resource -> NearestOddsResult.of(resource, line),
        () -> NearestOddsResult.refused(NEAREST_ODDS + " takes a file and a line"));
  }

  /** Returns the examples that come with Muster, or the named one. */
  public static ExamplesResult examples(List<Object> arguments) {
    Object name = arguments.isEmpty() ? null : BattleRequest.plain(arguments.getFirst());
    return name == null ? ExamplesResult.all() : ExamplesResult.named(name.toString());
  }

  /** Returns the severities of checks under a settings text. */
  public static CheckSettingsResult checks(List<Object> arguments) {
    return CheckSettingsResult.of(arguments);
  }

  /** Explains a check. */
  public static CheckExplanation explain(List<Object> arguments) {
    return CheckExplanation.of(arguments);
  }

  /** The rulebooks of battles on a board. */
  public static RulebooksResult rulebooks() {
    return RulebooksResult.all();
  }

  /** The text of a new file. */
  public static NewFileResult begin(List<Object> arguments, NameSyntax names, DraftFiles drafts) {
    return NewFileResult.of(arguments, names, drafts);
  }

  /** Analyses a text that is not a file. */
  public static DraftResult draft(List<Object> arguments, DraftFiles drafts) {
    return DraftResult.of(arguments, drafts);
  }

  /** An army list out of a table. */
  public static ImportResult importTable(List<Object> arguments) {
    return ImportResult.of(arguments);
  }

  /**
   * Applies a function to a file without errors.
   *
   * @param refused the answer if the file has errors or cannot be read
   */
  private static <T> T read(
      ExecuteCommandParams params,
      ILanguageServerAccess access,
      CancelIndicator cancelled,
      Function<Resource, T> use,
      Function<String, T> refused) {
    if (params.getArguments().isEmpty()) {
      return refused.apply(
          params.getCommand() + " takes the URI of a .muster file as its first argument");
    }
    String uri = text(params.getArguments().getFirst());
    String nothing = "there is no battle to read at " + uri;
    if (!uri.endsWith(".muster")) {
      return refused.apply(nothing);
    }
    try {
      return access.doSyncRead(
          uri,
          context -> {
            Resource resource = context.getResource();
            if (!isRead(resource)) {
              return refused.apply(nothing);
            }
            String errors = errors(resource, cancelled);
            try {
              return errors.isEmpty() ? use.apply(resource) : refused.apply(errors);
            } catch (IllegalArgumentException unplayable) {
              return refused.apply(String.valueOf(unplayable.getMessage()));
            }
          });
    } catch (WrappedException | ResponseErrorException unreadable) {
      return refused.apply(nothing);
    }
  }

  /** Returns what the user must correct before the file can be used; empty if nothing. */
  private static String errors(Resource resource, CancelIndicator cancelled) {
    List<String> errors =
        sources(resource, elements(resource, ScenarioDef.class)).stream()
            .flatMap(each -> errors(each, resource, cancelled))
            .toList();
    return switch (errors.size()) {
      case 0 -> "";
      case 1 -> "There is an error to mend first.\n\n" + errors.getFirst();
      default ->
          "There are "
              + errors.size()
              + " errors to mend first.\n\n"
              + String.join("\n", errors.subList(0, Math.min(5, errors.size())))
              + (errors.size() > 5 ? "\n..." : "");
    };
  }

  private static CompileResult compile(Resource resource) {
    List<BattleProgram> programs =
        programs(resource, new ProgramCompiler(MusterCommandService::name));
    return programs.isEmpty()
        ? CompileResult.refused("There is no scenario in " + shortName(resource) + ".")
        : new CompileResult(programs, "");
  }

  static List<BattleProgram> programs(Resource resource, ProgramCompiler compiler) {
    return elements(resource, ScenarioDef.class).stream()
        .filter(scenario -> scenario.getName() != null)
        .map(compiler::compile)
        .toList();
  }

  static <E extends Element> List<E> elements(Resource resource, Class<E> kind) {
    return ((Document) resource.getContents().getFirst())
        .getElements().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /**
   * The file itself and the files of the maps and armies its scenarios use, without the library.
   */
  static Set<Resource> sources(Resource resource, List<ScenarioDef> scenarios) {
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
        .filter(each -> each != null && !RulebookLibrary.contains(each))
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

  /** A file is named by its place on the disk; what lies on none, by its name alone. */
  public static String name(Resource resource) {
    return resource.getURI().isFile()
        ? resource.getURI().toFileString().replace('\\', '/')
        : resource.getURI().lastSegment();
  }

  /** Whether a file of a program is named by its place on the disk. */
  static boolean isPlace(String file) {
    return file.contains("/");
  }

  static String shortName(Resource resource) {
    return URI.decode(resource.getURI().lastSegment());
  }

  private static int number(Object argument) {
    try {
      return (int) Double.parseDouble(text(argument));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          MAP + " takes the number of a line, found " + text(argument));
    }
  }

  /** Over a wire an argument is JSON, in process it is what the client gave. */
  public static String text(Object argument) {
    return argument instanceof JsonPrimitive json ? json.getAsString() : String.valueOf(argument);
  }
}

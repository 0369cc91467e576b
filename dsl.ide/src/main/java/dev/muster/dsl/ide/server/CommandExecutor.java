package dev.muster.dsl.ide.server;

import dev.muster.dsl.ide.command.BattleRunner;
import dev.muster.dsl.ide.command.CheckExplanation;
import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.NearestOddsResult;
import dev.muster.dsl.ide.command.TuneResult;
import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.dsl.ide.situation.SituationDocuments;
import dev.muster.dsl.ide.situation.SituationResult;
import dev.muster.dsl.ide.tune.TuneFixes;
import dev.muster.dsl.ide.tune.TuneRunner;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.model.BattleProgram;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.ILanguageServerAccess;
import org.eclipse.xtext.ide.server.concurrent.IRequestManager;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the commands. What takes long, such as a battle, is done beside the editing, which
 * would else stop it or wait for it.
 */
record CommandExecutor(
    IRequestManager requests,
    ILanguageServerAccess access,
    Shown shown,
    SituationDocuments situations,
    Supplier<NameSyntax> names,
    Kept kept) {

  /**
   * The editor.
   *
   * @param progress whether it shows progress that it has not asked for
   */
  record Shown(@Nullable LanguageClient editor, boolean progress) {}

  /**
   * What outlasts a command.
   *
   * @param running the commands that fight now
   * @param field receives where battles were fought; gives null if no map shows it
   * @param fixes the edits that searches have found
   */
  record Kept(
      RunningBattles running,
      Supplier<@Nullable BiConsumer<BattleProgram, FieldCounts>> field,
      TuneFixes fixes) {}

  CompletableFuture<Object> of(ExecuteCommandParams params) {
    String command = params.getCommand();
    return switch (command) {
      case MusterCommandService.TESTS -> isSituation(params) ? situation(params) : read(params);
      case MusterCommandService.COMPILE,
          MusterCommandService.SUMMARIES,
          MusterCommandService.PLACES,
          MusterCommandService.PLACE_AT_CARET,
          MusterCommandService.PROPERTIES,
          MusterCommandService.MAP ->
          read(params);
      case MusterCommandService.PRINT ->
          requests
              .runRead(cancelled -> MusterCommandService.printing(params, access, cancelled))
              .thenApplyAsync(Supplier::get, RequestThreads::start);
      case MusterCommandService.TEST_BATTLE,
          MusterCommandService.BALANCE,
          MusterCommandService.TEST,
          MusterCommandService.REPLAY,
          MusterCommandService.TUNE ->
          fight(params);
      case MusterCommandService.PLAY -> play(params.getArguments());
      case MusterCommandService.EXAMPLES ->
          CompletableFuture.completedFuture(MusterCommandService.examples(params.getArguments()));
      case MusterCommandService.RULEBOOKS ->
          CompletableFuture.completedFuture(MusterCommandService.rulebooks());
      case MusterCommandService.BEGIN ->
          requests.runRead(
              cancelled ->
                  MusterCommandService.begin(params.getArguments(), names.get(), this::draft));
      case MusterCommandService.DRAFT ->
          isSituation(params)
              ? CompletableFuture.completedFuture(SituationDocuments.draft(params.getArguments()))
              : requests.runRead(
                  cancelled -> MusterCommandService.draft(params.getArguments(), this::draft));
      case MusterCommandService.SET_PROPERTY ->
          requests.runRead(
              cancelled ->
                  MusterCommandService.setProperty(params, access, this::draft, cancelled));
      case MusterCommandService.IMPORT ->
          RequestThreads.answer(() -> MusterCommandService.importTable(params.getArguments()));
      case MusterCommandService.CHECKS ->
          CompletableFuture.completedFuture(MusterCommandService.checks(params.getArguments()));
      case MusterCommandService.EXPLAIN ->
          CompletableFuture.completedFuture(explain(params.getArguments()));
      case MusterCommandService.NEAREST_ODDS ->
          requests
              .runRead(cancelled -> MusterCommandService.nearestOdds(params, access))
              .thenApplyAsync(odds -> shown(odds.get()), RequestThreads::start);
      default ->
          CompletableFuture.failedFuture(
              new ResponseErrorException(
                  new ResponseError(
                      ResponseErrorCode.InvalidParams, "there is no command " + command, null)));
    };
  }

  /**
   * A text as if it were the file of an address, with the files it imports as editors show them.
   */
  private @Nullable XtextResource draft(String uri, String text) {
    try {
      URI file = URI.createURI(uri);
      ResourceSet files = access.newLiveScopeResourceSet(file);
      files.getLoadOptions().put(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());
      if (files.createResource(file) instanceof XtextResource draft) {
        draft.load(
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
            files.getLoadOptions());
        return draft;
      }
    } catch (IOException | IllegalArgumentException unreadable) {
      return null;
    }
    return null;
  }

  private CheckExplanation explain(List<Object> arguments) {
    CheckExplanation explained = MusterCommandService.explain(arguments);
    if (explained.refusal().isEmpty()) {
      show(explained.text());
    }
    return explained;
  }

  private Object shown(NearestOddsResult odds) {
    show(odds.refusal().isEmpty() ? odds.text() : odds.refusal());
    return odds;
  }

  /** Each editor can show a message, so none has to know the answer. */
  private void show(String text) {
    LanguageClient editor = shown.editor();
    if (editor != null) {
      editor.showMessage(new MessageParams(MessageType.Info, text));
    }
  }

  private CompletableFuture<Object> fight(ExecuteCommandParams params) {
    var fought = new CompletableFuture<Object>();
    requests
        .runRead(cancelled -> MusterCommandService.compile(params, access, cancelled))
        .whenCompleteAsync(
            (compiled, failed) -> {
              try {
                if (failed != null) {
                  fought.completeExceptionally(failed);
                } else {
                  fought.complete(fight(params, compiled, fought::isCancelled));
                }
              } catch (CancellationException stopped) {
                fought.cancel(false);
              } catch (RuntimeException | Error failure) {
                fought.completeExceptionally(failure);
              }
            },
            RunningBattles::start);
    return fought;
  }

  private Object fight(
      ExecuteCommandParams params, CompileResult compiled, BooleanSupplier cancelled) {
    var progress =
        new WorkDoneProgress(shown.editor(), params.getWorkDoneToken(), shown.progress());
    var stopped = new AtomicBoolean();
    kept.running().add(progress.token(), () -> stopped.set(true));
    boolean search = params.getCommand().equals(MusterCommandService.TUNE);
    progress.begin(search ? "Trying small edits" : "Fighting");
    try {
      return fight(
          params,
          compiled,
          done -> progress.report(done + " battles"),
          () -> stopped.get() || cancelled.getAsBoolean());
    } finally {
      progress.end();
      kept.running().remove(progress.token());
    }
  }

  private Object fight(
      ExecuteCommandParams params,
      CompileResult compiled,
      IntConsumer progress,
      BooleanSupplier stopped) {
    List<Object> arguments = params.getArguments();
    return switch (params.getCommand()) {
      case MusterCommandService.REPLAY -> BattleRunner.replay(compiled, arguments, stopped);
      case MusterCommandService.TUNE -> {
        TuneResult found = TuneRunner.run(compiled, arguments, kept.fixes(), progress, stopped);
        show(found.refusal().isEmpty() ? found.text() : found.refusal());
        yield found;
      }
      default ->
          BattleRunner.fight(
              params.getCommand(), compiled, arguments, progress, stopped, kept.field().get());
    };
  }

  private CompletableFuture<Object> read(ExecuteCommandParams params) {
    return requests.runRead(
        cancelled -> new MusterCommandService().execute(params, access, cancelled));
  }

  private boolean isSituation(ExecuteCommandParams params) {
    List<Object> arguments = params.getArguments();
    return !arguments.isEmpty()
        && situations.isSituation(MusterCommandService.text(arguments.getFirst()));
  }

  private CompletableFuture<Object> situation(ExecuteCommandParams params) {
    String uri = MusterCommandService.text(params.getArguments().getFirst());
    return RequestThreads.answer(() -> situations.trials(uri));
  }

  private CompletableFuture<Object> play(List<Object> arguments) {
    if (arguments.size() != 1) {
      return CompletableFuture.completedFuture(
          SituationResult.refused(
              MusterCommandService.PLAY + " takes one argument, the URI of a .situation file"));
    }
    String uri = MusterCommandService.text(arguments.getFirst());
    return RequestThreads.answer(() -> situations.play(uri));
  }
}

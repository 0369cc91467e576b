package dev.muster.dsl.ide.background;

import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.scene.Chances;
import dev.muster.dsl.validation.BattleFindings;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Fights the scenarios of the open files while the user does nothing: with one thread of low
 * priority, some time after the last edit. Each edit ends the battle that is being fought. A
 * scenario whose text stays the same is not fought again.
 */
public final class BackgroundBattles {
  private static final Logger LOG = Logger.getLogger(BackgroundBattles.class.getName());

  private final Editor editor;
  private final long delayMillis;
  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform()
              .name("Muster battles in the background")
              .daemon()
              .priority(Thread.MIN_PRIORITY)
              .factory());

  /** The open files, that of the last edit at the end; with what is known of their scenarios. */
  private final Map<String, Map<String, Known>> files = new LinkedHashMap<>();

  private volatile int edits;
  private boolean enabled;
  private @Nullable ScheduledFuture<?> waiting;

  /**
   * What is known of a scenario.
   *
   * @param digest of the compiled scenario, the same wherever it stands in the text
   * @param chances what the battles have shown; null if none was fought
   */
  private record Known(
      String digest,
      Chances.@Nullable OfScenario chances,
      List<BattleFindings.FoughtFinding> findings,
      boolean complete) {
    /** Returns the same of a scenario that begins at another line. */
    Known at(int line) {
      return new Known(digest, chances == null ? null : chances.at(line), findings, complete);
    }
  }

  /** The editor, with the language behind it. */
  public interface Editor {
    /** Whether a file is in a folder of the workspace; others are never fought. */
    boolean isInWorkspace(String uri);

    /**
     * Returns the scenarios of a file as it is in the editor.
     *
     * @throws CancellationException if an edit came between
     */
    CompileResult compile(String uri);

    /** Shows chances. */
    void show(Chances chances);

    /** Shows findings of a file, in place of those before. */
    void show(String uri, List<BattleFindings.FoughtFinding> findings);
  }

  /**
   * @param delayMillis time after the last edit without which no battle begins
   */
  public BackgroundBattles(Editor editor, long delayMillis) {
    this.editor = editor;
    this.delayMillis = delayMillis;
  }

  /** The user wants battles in the background, or does not. */
  public synchronized void setEnabled(boolean wanted) {
    if (wanted == enabled) {
      return;
    }
    enabled = wanted;
    if (!wanted) {
      files.replaceAll((uri, known) -> new HashMap<>());
      later(() -> openFiles().forEach(this::clear));
    }
    begin();
  }

  /** A file was opened or changed. */
  public synchronized void touched(String uri) {
    if (uri.endsWith(".muster")) {
      Map<String, Known> known = files.remove(uri);
      files.put(uri, known == null ? new HashMap<>() : known);
    }
    begin();
  }

  /** A file was closed, or is in no folder any more. */
  public synchronized void closed(String uri) {
    if (files.remove(uri) != null) {
      later(() -> clear(uri));
      begin();
    }
  }

  /** Ends all work. */
  public synchronized void stop() {
    edits++;
    worker.shutdownNow();
  }

  private void clear(String uri) {
    editor.show(new Chances(uri, List.of()));
    editor.show(uri, List.of());
  }

  private void later(Runnable work) {
    try {
      worker.execute(() -> guarded(work));
    } catch (RejectedExecutionException stopped) {
      LOG.log(Level.FINE, "the server ends", stopped);
    }
  }

  private static void guarded(Runnable work) {
    try {
      work.run();
    } catch (CancellationException edited) {
      LOG.log(Level.FINE, "an edit came between", edited);
    } catch (RuntimeException failure) {
      // the editor works without
      LOG.log(Level.WARNING, "battles in the background failed", failure);
    }
  }

  /** Ends the battles that are fought, and begins again when nothing was edited for a while. */
  private void begin() {
    int mine = ++edits;
    if (waiting != null) {
      waiting.cancel(false);
      waiting = null;
    }
    if (enabled && !files.isEmpty() && !worker.isShutdown()) {
      waiting =
          worker.schedule(() -> guarded(() -> fight(mine)), delayMillis, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized List<String> openFiles() {
    return new ArrayList<>(files.keySet());
  }

  private void fight(int mine) {
    for (String uri : openFiles().reversed()) {
      if (mine == edits && editor.isInWorkspace(uri)) {
        fight(uri, mine);
      }
    }
  }

  private void fight(String uri, int mine) {
    List<BattleProgram> programs = editor.compile(uri).programs();
    Map<String, Known> before = known(uri);
    if (programs.isEmpty()) {
      // a text with errors has no chances; what was found stays at its elements until it is mended
      editor.show(new Chances(uri, List.of()));
      return;
    }
    Map<String, Known> now = new LinkedHashMap<>();
    for (BattleProgram program : programs) {
      String digest = RecordDigest.of(program);
      Known same = before.get(program.scenario().name());
      now.put(
          program.scenario().name(),
          same != null && same.digest().equals(digest)
              ? same.at(program.scenario().source().line())
              : new Known(digest, null, same == null ? List.of() : same.findings(), false));
    }
    editor.show(chances(uri, now));
    for (BattleProgram program : programs) {
      Known known = now.get(program.scenario().name());
      if (mine == edits && known != null && !known.complete()) {
        fight(uri, mine, program, now);
      }
    }
    keep(uri, now);
  }

  private void fight(String uri, int mine, BattleProgram program, Map<String, Known> now) {
    BackgroundRun run = new BackgroundRun(program, () -> mine != edits);
    String name = program.scenario().name();
    Known known = now.get(name);
    boolean complete =
        run.fight(
            chances -> {
              if (mine == edits && known != null) {
                now.put(name, new Known(known.digest(), chances, known.findings(), false));
                editor.show(chances(uri, now));
              }
            });
    if (complete) {
      shown(uri, mine, name, run.findings(), now);
    }
  }

  /** Nothing is shown once the server has ended: findings outlive it. */
  private synchronized void shown(
      String uri,
      int mine,
      String scenario,
      List<BattleFindings.FoughtFinding> findings,
      Map<String, Known> now) {
    Known shown = now.get(scenario);
    if (mine == edits && shown != null) {
      now.put(scenario, new Known(shown.digest(), shown.chances(), findings, true));
      keep(uri, now);
      editor.show(uri, now.values().stream().flatMap(each -> each.findings().stream()).toList());
    }
  }

  private static Chances chances(String uri, Map<String, Known> known) {
    List<Chances.OfScenario> shown = new ArrayList<>();
    for (Known each : known.values()) {
      Chances.OfScenario chances = each.chances();
      if (chances != null) {
        shown.add(chances);
      }
    }
    return new Chances(uri, shown);
  }

  private synchronized Map<String, Known> known(String uri) {
    return Map.copyOf(files.getOrDefault(uri, Map.of()));
  }

  private synchronized void keep(String uri, Map<String, Known> known) {
    if (files.containsKey(uri) && enabled) {
      files.put(uri, known);
    }
  }
}

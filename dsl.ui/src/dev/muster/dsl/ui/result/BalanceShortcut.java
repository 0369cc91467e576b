package dev.muster.dsl.ui.result;

import dev.muster.dsl.ide.codelens.MusterCodeLensService;
import dev.muster.dsl.ide.command.BattleResult;
import dev.muster.dsl.ide.command.BattleRunner;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.battle.ScenarioChooser;
import dev.muster.dsl.ui.codemining.CodeLensCommands;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.HistoricalFit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut2;
import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;

/** Run As &gt; Balance: fights a scenario many times to show how often each side wins. */
public final class BalanceShortcut implements ILaunchShortcut2 {

  @Override
  public void launch(ISelection selection, String mode) {
    ScenarioChooser.of(selection, "Balance", BalanceShortcut::ask);
  }

  @Override
  public void launch(IEditorPart editor, String mode) {
    ScenarioChooser.of(editor, "Balance", BalanceShortcut::ask);
  }

  /** None: what is only run, without saying how, is a test battle. */
  @Override
  public ILaunchConfiguration[] getLaunchConfigurations(ISelection selection) {
    return new ILaunchConfiguration[0];
  }

  @Override
  public ILaunchConfiguration[] getLaunchConfigurations(IEditorPart editor) {
    return new ILaunchConfiguration[0];
  }

  @Override
  public IResource getLaunchableResource(ISelection selection) {
    return null;
  }

  @Override
  public IResource getLaunchableResource(IEditorPart editor) {
    return null;
  }

  /** Lets the lens above a scenario do the same from now on. */
  public static void register() {
    CodeLensCommands.register(
        MusterCodeLensService.BALANCE, (uri, scenario) -> ask(MusterFile.at(uri), scenario));
  }

  private static void ask(MusterFile file, String scenario) {
    IInputValidator whole =
        text ->
            BalanceFields.isNumber(text)
                ? null
                : "A whole number up to " + BattleRunner.MOST + ", such as " + BattleRunner.USUAL;
    InputDialog dialog =
        new InputDialog(
            PlatformUI.getWorkbench().getModalDialogShellProvider().getShell(),
            "Balance of " + scenario,
            "How many battles? The dice of each are others.",
            String.valueOf(BattleRunner.USUAL),
            whole);
    if (dialog.open() == Window.OK) {
      launch(file, scenario, Long.parseLong(dialog.getValue().strip()));
    }
  }

  /** By a configuration, so that it is found again under Run &gt; Run Configurations. */
  private static void launch(MusterFile file, String scenario, long battles) {
    try {
      DebugUITools.launch(
          BalanceConfiguration.of(file, scenario, battles), ILaunchManager.RUN_MODE);
    } catch (CoreException failure) {
      ILog.of(BalanceShortcut.class).log(failure.getStatus());
    }
  }

  /**
   * Fights the battles, and adds the result to the list.
   *
   * @param name name of the result
   * @param options options in the form that the server expects
   */
  static void balance(MusterFile file, String scenario, String name, Map<String, Object> options) {
    String uri = file.uri();
    new ServerCommandJob(
            "Balance of " + name,
            MusterCommandService.BALANCE,
            List.of(uri, scenario, options),
            answer -> read(name, scenario, uri, options, answer))
        .schedule();
  }

  private static ResultEntry read(
      String name, String scenario, String uri, Map<String, Object> options, Object answer) {
    if (!(answer instanceof BattleResult fought)) {
      String none = "The Muster language server is not running. The Error Log has the reason.";
      return new ResultEntry(name, "not fought", none, false, uri, 1);
    }
    if (fought.balance() == null) {
      return new ResultEntry(name, "not fought", fought.refusal(), false, uri, 1);
    }
    long missed =
        fought.balance().agreements().stream()
            .filter(each -> each.verdict() == HistoricalFit.Verdict.MISSED)
            .count();
    BatchSimulation.Report report = fought.balance().report();
    List<ResultEntry.Share> shares = new ArrayList<>();
    for (int side = 0; side < report.sides().size(); side++) {
      shares.add(
          share(report.sides().get(side), report.wins().get(side), report.winShares().get(side)));
    }
    shares.add(share("", report.draws(), report.drawShare()));
    String expected =
        fought.balance().agreements().isEmpty()
            ? ""
            : missed == 0 ? ", as expected" : ", " + missed + " not as expected";
    return new ResultEntry(
        name,
        leading(shares) + expected,
        fought.text(),
        missed == 0,
        uri,
        1,
        List.of(),
        new ResultEntry.Balance(
            scenario,
            report.battles(),
            new ResultEntry.Options(
                fought.balance().seed(),
                texts(options.get("commanders")),
                texts(options.get("switches"))),
            shares,
            fought.balance().picks().stream()
                .map(each -> new ResultEntry.Pick(each.kind().label(), each.dice(), each.words()))
                .toList()));
  }

  private static Map<String, String> texts(Object option) {
    Map<String, String> texts = new TreeMap<>();
    if (option instanceof Map<?, ?> map) {
      map.forEach((key, value) -> texts.put(String.valueOf(key), String.valueOf(value)));
    }
    return texts;
  }

  private static ResultEntry.Share share(String side, int wins, BatchSimulation.Share share) {
    return new ResultEntry.Share(side, wins, share.estimate(), share.low(), share.high());
  }

  /** "Royal 56.5 %": the likeliest of what came out. */
  private static String leading(List<ResultEntry.Share> shares) {
    return shares.stream()
        .max(Comparator.comparingDouble(ResultEntry.Share::estimate))
        .map(each -> BalanceBars.name(each) + " " + BalanceBars.percent(each.estimate()))
        .orElse("");
  }
}

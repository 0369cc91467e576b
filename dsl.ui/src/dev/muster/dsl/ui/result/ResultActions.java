package dev.muster.dsl.ui.result;

import dev.muster.dsl.ide.command.BattleResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.battle.TestBattleSettings;
import dev.muster.dsl.ui.battle.TestBattleShortcut;
import dev.muster.dsl.ui.result.ResultEntry.Options;
import dev.muster.dsl.ui.result.ResultEntry.Pick;
import dev.muster.dsl.ui.result.ResultEntry.Share;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ServerAnswerJob;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;

/** The actions of a result: copy, save, and show one of its battles. */
final class ResultActions {

  private final TableViewer table;
  private final Supplier<Optional<ResultEntry>> chosen;
  private final Action copy = action("Copy", ISharedImages.IMG_TOOL_COPY, this::copy);
  private final Action save = action("Export...", ISharedImages.IMG_ETOOL_SAVEAS_EDIT, this::save);
  private final Action clear;

  /**
   * @param chosen the result that is selected
   * @param clear forgets all results
   */
  ResultActions(TableViewer table, Supplier<Optional<ResultEntry>> chosen, Runnable clear) {
    this.table = table;
    this.chosen = chosen;
    this.clear = action("Clear", ISharedImages.IMG_ETOOL_CLEAR, clear);
    this.clear.setToolTipText("Clear the results");
  }

  private static Action action(String label, String image, Runnable act) {
    Action action =
        new Action(label, picture(image)) {
          @Override
          public void run() {
            act.run();
          }
        };
    action.setToolTipText(label);
    return action;
  }

  private static ImageDescriptor picture(String name) {
    return PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(name);
  }

  void addTo(IActionBars bars, IWorkbenchPartSite site) {
    bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
    IToolBarManager tools = bars.getToolBarManager();
    tools.add(copy);
    tools.add(save);
    tools.add(clear);
    enable();
    table.addSelectionChangedListener(event -> enable());
    MenuManager menu = new MenuManager();
    menu.setRemoveAllWhenShown(true);
    menu.addMenuListener(this::fill);
    table.getTable().setMenu(menu.createContextMenu(table.getTable()));
    site.setSelectionProvider(table);
  }

  private void enable() {
    boolean any = chosen.get().isPresent();
    copy.setEnabled(any);
    save.setEnabled(any);
  }

  private void fill(IMenuManager menu) {
    chosen
        .get()
        .ifPresent(
            result -> {
              for (Share each : result.balance().shares()) {
                if (each.wins() > 0 && !each.side().isEmpty()) {
                  menu.add(winOf(result, each));
                }
              }
              menu.add(new Separator());
              result.balance().picks().forEach(each -> menu.add(showing(result, each)));
              menu.add(new Separator());
              menu.add(copy);
              menu.add(save);
            });
    menu.add(clear);
  }

  private static Action showing(ResultEntry result, Pick pick) {
    Action action =
        new Action("Show Battle: " + title(pick.kind())) {
          @Override
          public void run() {
            Options fought = result.balance().options();
            TestBattleShortcut.fight(
                MusterFile.at(result.uri()),
                result.balance().scenario(),
                new TestBattleSettings(pick.seed(), fought.commanders(), fought.switches()));
          }
        };
    action.setToolTipText(pick.words());
    return action;
  }

  /** "Greatest Upset": the words of a menu begin with capitals. */
  private static String title(String words) {
    return Arrays.stream(words.split(" ", -1))
        .map(each -> each.substring(0, 1).toUpperCase(Locale.ROOT) + each.substring(1))
        .collect(Collectors.joining(" "));
  }

  private Action winOf(ResultEntry result, Share share) {
    String label =
        share.wins() == 1
            ? "Show the Battle That " + share.side() + " Wins"
            : "Show One of " + share.wins() + " Battles That " + share.side() + " Wins";
    return new Action(label) {
      @Override
      public void run() {
        String scenario = result.balance().scenario();
        Options fought = result.balance().options();
        Map<String, Object> wish =
            Map.of(
                "seed",
                fought.seed(),
                "battles",
                result.balance().battles(),
                "winner",
                share.side(),
                "commanders",
                fought.commanders(),
                "switches",
                fought.switches());
        new ServerAnswerJob(
                "Looking for a battle that " + share.side() + " wins",
                MusterCommandService.TEST_BATTLE,
                List.of(result.uri(), scenario, wish),
                answer -> fight(result, answer))
            .schedule();
      }
    };
  }

  /** Fights the battle again and reports it in its console. Must run in the UI thread. */
  private void fight(ResultEntry result, Object answer) {
    if (answer instanceof BattleResult found && found.battle() != null) {
      Options fought = result.balance().options();
      TestBattleShortcut.fight(
          MusterFile.at(result.uri()),
          result.balance().scenario(),
          new TestBattleSettings(found.battle().seed(), fought.commanders(), fought.switches()));
    } else {
      String why =
          answer instanceof BattleResult refused
              ? refused.refusal()
              : "The Muster language server is not running. The Error Log tells why.";
      MessageDialog.openInformation(shell(), "No such battle", why);
    }
  }

  private void copy() {
    chosen
        .get()
        .ifPresent(
            result -> {
              Clipboard clipboard = new Clipboard(table.getTable().getDisplay());
              clipboard.setContents(
                  new Object[] {ResultExport.text(result)},
                  new Transfer[] {TextTransfer.getInstance()});
              clipboard.dispose();
            });
  }

  private void save() {
    chosen
        .get()
        .ifPresent(
            result -> {
              FileDialog dialog = new FileDialog(shell(), SWT.SAVE);
              dialog.setText("Export Result");
              dialog.setOverwrite(true);
              dialog.setFileName(result.name().replaceAll("[^\\p{L}\\d]+", "-") + ".txt");
              String place = dialog.open();
              if (place != null) {
                write(Path.of(place), result);
              }
            });
  }

  private void write(Path file, ResultEntry result) {
    try {
      ResultExport.write(result, file);
    } catch (IOException failure) {
      MessageDialog.openError(
          shell(),
          "Export Result",
          file
              + " cannot be written; choose another folder. The system says: "
              + failure.getMessage());
    }
  }

  private Shell shell() {
    return table.getTable().getShell();
  }
}

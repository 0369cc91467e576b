package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/** Asks where a battle that was played is written or read. */
final class BattleFileDialog {

  private static final String NOTES = ".notes";

  private BattleFileDialog() {}

  /**
   * Writes the files of a battle; the other files go beside the first.
   *
   * @param said receives the message about the written files
   * @param refused receives the reason if nothing was written
   */
  static void write(
      Shell shell,
      List<PlaySaveAnswer.PlayedFile> files,
      Consumer<String> said,
      Consumer<String> refused) {
    String first = files.getFirst().name();
    FileDialog dialog = new FileDialog(shell, SWT.SAVE);
    dialog.setText("Save Battle");
    dialog.setFilterExtensions(new String[] {"*" + first.substring(first.lastIndexOf('.'))});
    dialog.setFileName(first);
    dialog.setOverwrite(true);
    String chosen = dialog.open();
    if (chosen != null) {
      write(Path.of(chosen), files, said, refused);
    }
  }

  /**
   * Asks where the key positions of a battle are written as a picture; the format is its ending.
   */
  static void strip(Shell shell, String name, Consumer<Path> then) {
    FileDialog dialog = new FileDialog(shell, SWT.SAVE);
    dialog.setText("Save Film Strip");
    dialog.setFilterExtensions(new String[] {"*.png", "*.svg"});
    dialog.setFilterNames(new String[] {"Picture (*.png)", "Drawing (*.svg)"});
    dialog.setFileName(name + ".png");
    dialog.setOverwrite(true);
    String chosen = dialog.open();
    if (chosen != null) {
      boolean named = chosen.endsWith(".png") || chosen.endsWith(".svg");
      String ending = dialog.getFilterIndex() == 1 ? ".svg" : ".png";
      then.accept(Path.of(named ? chosen : chosen + ending));
    }
  }

  static void write(
      Path target,
      List<PlaySaveAnswer.PlayedFile> files,
      Consumer<String> said,
      Consumer<String> refused) {
    String first = files.getFirst().name();
    List<String> names = new ArrayList<>();
    for (PlaySaveAnswer.PlayedFile each : files) {
      String name = target.getFileName() + each.name().substring(first.length());
      try {
        Files.write(target.resolveSibling(name), each.bytes());
        names.add(name);
      } catch (IOException failure) {
        refused.accept(
            name + " could not be written: " + failure.getMessage() + ". Choose another place.");
        return;
      }
    }
    said.accept("Saved: " + String.join(", ", names));
  }

  /** Reads a log, and its notes if there are any. */
  static void read(Shell shell, BiConsumer<String, String> then, Consumer<String> refused) {
    FileDialog dialog = new FileDialog(shell, SWT.OPEN);
    dialog.setText("Open Battle");
    dialog.setFilterExtensions(new String[] {"*.jsonl;*.html"});
    dialog.setFilterNames(new String[] {"Battles (*.jsonl, *.html)"});
    String chosen = dialog.open();
    if (chosen != null) {
      read(Path.of(chosen), then, refused);
    }
  }

  static void read(Path log, BiConsumer<String, String> then, Consumer<String> refused) {
    Path notes = log.resolveSibling(log.getFileName() + NOTES);
    try {
      then.accept(
          Files.readString(log), Files.isRegularFile(notes) ? Files.readString(notes) : null);
    } catch (IOException failure) {
      refused.accept(log.getFileName() + " could not be read: " + failure.getMessage() + ".");
    }
  }
}

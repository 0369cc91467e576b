package dev.muster.print;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The booklet of a battle: one self-contained HTML page for each army and each scenario.
 *
 * <p>The same programs give the same bytes: nothing here reads a clock, a locale or a hash order.
 */
public final class HtmlPages {
  private HtmlPages() {}

  /** All pages of some battles; an army fielded in several of them gets one page. */
  public static List<Page> of(List<BattleProgram> programs) {
    var pages = new ArrayList<Page>();
    var fileNames = new HashSet<String>();
    var printed = new HashSet<ArmyOfRulebook>();
    for (BattleProgram program : programs) {
      for (Army army : program.armies()) {
        if (printed.add(new ArmyOfRulebook(program.rulebook().name(), army))) {
          String html = ArmyPage.html(program.rulebook(), army, programs);
          pages.add(new Page(army.name(), unused(fileNames, "army-" + army.name()), html));
        }
      }
    }
    for (BattleProgram program : programs) {
      String name = program.scenario().name();
      pages.add(new Page(name, unused(fileNames, "scenario-" + name), ScenarioPage.html(program)));
    }
    return List.copyOf(pages);
  }

  /** The same army printed under another rulebook is another page: its columns may differ. */
  private record ArmyOfRulebook(String rulebook, Army army) {}

  /**
   * Two names may become one file name, also where a file system does not tell upper from lower
   * case.
   */
  private static String unused(Set<String> taken, String name) {
    String base = Escape.fileName(name);
    String candidate = base;
    for (int i = 2; !taken.add(candidate.toLowerCase(Locale.ROOT)); i++) {
      candidate = base + "-" + i;
    }
    return candidate + ".html";
  }

  /**
   * Writes pages into a directory, making it if need be. A reader never sees half a page: each is
   * written beside its place and then moved there.
   *
   * @return the files written, in the order of the pages
   */
  public static List<Path> write(List<Page> pages, Path directory) throws IOException {
    Files.createDirectories(directory);
    var written = new ArrayList<Path>();
    for (Page page : pages) {
      Path target = directory.resolve(page.fileName());
      Path draft =
          directory.resolve("." + page.fileName() + "." + ProcessHandle.current().pid() + ".tmp");
      try {
        Files.write(draft, page.html().getBytes(StandardCharsets.UTF_8));
        moveInto(draft, target);
      } finally {
        Files.deleteIfExists(draft);
      }
      written.add(target);
    }
    return List.copyOf(written);
  }

  private static void moveInto(Path draft, Path target) throws IOException {
    try {
      Files.move(
          draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}

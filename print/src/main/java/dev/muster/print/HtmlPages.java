package dev.muster.print;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
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

  /** An army list and the rulebook whose columns it is printed with. */
  public record ArmyList(Rulebook rulebook, Army army) {}

  /** All pages of some battles; an army fielded in several of them gets one page. */
  public static List<Page> of(List<BattleProgram> programs) {
    return of(programs, List.of());
  }

  /**
   * All pages of some battles and army lists.
   *
   * @param lists armies that get a page also where no battle fields them
   */
  public static List<Page> of(List<BattleProgram> programs, List<ArmyList> lists) {
    var pages = new ArrayList<Page>();
    var fileNames = new HashSet<String>();
    var printed = new HashSet<ArmyOfRulebook>();
    var all = new ArrayList<ArmyList>();
    for (BattleProgram program : programs) {
      program.armies().forEach(army -> all.add(new ArmyList(program.rulebook(), army)));
    }
    var fielded = new HashSet<Army>();
    all.forEach(list -> fielded.add(list.army()));
    lists.stream().filter(list -> !fielded.contains(list.army())).forEach(all::add);
    for (ArmyList list : all) {
      if (printed.add(new ArmyOfRulebook(list.rulebook().name(), list.army()))) {
        String name = list.army().name();
        String html = ArmyPage.html(list.rulebook(), list.army(), programs);
        pages.add(new Page(name, unused(fileNames, "army-" + name), html));
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
   * Writes pages into a directory, making it if need be. A reader never sees half a page, and where
   * one cannot be written none is changed: all are written beside their places and then moved
   * there.
   *
   * @return the files written, in the order of the pages
   */
  public static List<Path> write(List<Page> pages, Path directory) throws IOException {
    Files.createDirectories(directory);
    var drafts = new LinkedHashMap<Path, Path>();
    try {
      for (Page page : pages) {
        Path draft =
            directory.resolve("." + page.fileName() + "." + ProcessHandle.current().pid() + ".tmp");
        Path target = directory.resolve(page.fileName());
        if (Files.isDirectory(target)) {
          throw new FileAlreadyExistsException(target + " is a directory");
        }
        drafts.put(target, draft);
        Files.writeString(draft, page.html(), StandardCharsets.UTF_8);
      }
      for (var each : drafts.entrySet()) {
        moveInto(each.getValue(), each.getKey());
      }
      return List.copyOf(drafts.keySet());
    } finally {
      for (Path draft : drafts.values()) {
        Files.deleteIfExists(draft);
      }
    }
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

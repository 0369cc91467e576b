package dev.muster.cli;

import dev.muster.print.Documents.Setting;
import dev.muster.print.HtmlPages.ArmyList;
import dev.muster.print.Truth;
import dev.muster.print.Verdict.Checked;
import dev.muster.print.words.Words;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Release;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whether what stands at the foot of printed sheets is still what the files say. */
final class Seals {
  /**
   * What a sheet of today would say.
   *
   * @param name for the user, such as {@code scenario Dreux}
   * @param ends the ends of its foot, one for each language
   */
  private record Today(String name, List<String> ends) {}

  private final Map<String, Today> today = new LinkedHashMap<>();

  Seals(Sources sources, Path project) {
    List<Setting> settings = new ArrayList<>();
    var checked = new Checked(sources.loaded().findings());
    for (String language : Words.LANGUAGES) {
      settings.add(
          Setting.USUAL.dressed(ProjectDress.of(project, Words.of(language))).told(checked));
    }
    List<BattleProgram> programs = sources.loaded().programs();
    for (BattleProgram program : programs) {
      add(
          Truth.digest(program),
          "scenario " + program.scenario().name(),
          settings.stream().map(setting -> Truth.of(program, setting)).toList());
    }
    List<ArmyList> lists = new ArrayList<>(sources.lists());
    programs.forEach(
        program ->
            program.armies().forEach(army -> lists.add(new ArmyList(program.rulebook(), army))));
    for (ArmyList list : lists) {
      add(
          Truth.digest(list),
          "army " + list.army().name(),
          settings.stream().map(setting -> Truth.of(list, setting)).toList());
    }
    today.put(Truth.digest(programs), new Today("all scenarios", List.of()));
  }

  private void add(String digest, String name, List<Truth> truths) {
    today.put(digest, new Today(name, truths.stream().map(Truth::end).toList()));
  }

  /** Says of each seal on a sheet whether it holds; exit code 1 where one does not. */
  int verify(Path sheet, Terminal terminal) {
    String text = PrintedDocuments.text(sheet).replace("\\", "");
    List<Truth.Seal> seals = Truth.on(text);
    if (seals.isEmpty()) {
      throw new Refusal(Exit.USAGE, sheet + " has no digest of Muster at its foot");
    }
    String squeezed = squeezed(text);
    boolean all = true;
    for (Truth.Seal seal : seals) {
      Today now = today.get(seal.digest());
      all &= now != null;
      terminal.say(
          seal.digest()
              + (now == null
                  ? ": the text has changed since, or the sheet is of another battle"
                  : ": matches " + now.name()));
      if (!seal.version().equals(Release.VERSION)) {
        terminal.say(
            "  made by Muster "
                + seal.version()
                + "; this is "
                + Release.VERSION
                + ", whose pages may look different");
      } else if (now != null
          && !now.ends().isEmpty()
          && now.ends().stream().noneMatch(end -> squeezed.contains(squeezed(end)))) {
        all = false;
        String checks = now.ends().getFirst();
        terminal.say(
            "  but the checks say something else today: "
                + checks.substring(0, checks.indexOf(" · ")));
      }
    }
    return all ? Exit.OK : Exit.FINDINGS;
  }

  /** Without blanks: a page breaks its lines where it likes. */
  private static String squeezed(String text) {
    return text.replaceAll("[\\s\\u00a0]+", "");
  }
}

package dev.muster.cli;

import dev.muster.print.BookletPages.ArmyList;
import dev.muster.print.CheckSummary.CheckedFindings;
import dev.muster.print.DocumentRenderer.Setting;
import dev.muster.print.Provenance;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.MusterVersion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whether what stands at the foot of printed sheets is still what the files say. */
final class ProvenanceVerifier {
  /**
   * What a sheet of today would say.
   *
   * @param name for the user, such as {@code scenario Dreux}
   * @param ends the ends of its foot, one for each language
   */
  private record CurrentProvenance(String name, List<String> ends) {}

  private final Map<String, CurrentProvenance> today = new LinkedHashMap<>();

  ProvenanceVerifier(LoadedSources sources, Path project) {
    List<Setting> settings = new ArrayList<>();
    var checked = new CheckedFindings(sources.loaded().findings());
    for (String language : PageMessages.LANGUAGES) {
      settings.add(
          Setting.USUAL
              .withTheme(ProjectTheme.of(project, PageMessages.of(language)))
              .withFindings(checked));
    }
    List<BattleProgram> programs = sources.loaded().programs();
    for (BattleProgram program : programs) {
      add(
          Provenance.digest(program),
          "scenario " + program.scenario().name(),
          settings.stream().map(setting -> Provenance.of(program, setting)).toList());
    }
    List<ArmyList> lists = new ArrayList<>(sources.lists());
    programs.forEach(
        program ->
            program.armies().forEach(army -> lists.add(new ArmyList(program.rulebook(), army))));
    for (ArmyList list : lists) {
      add(
          Provenance.digest(list),
          "army " + list.army().name(),
          settings.stream().map(setting -> Provenance.of(list, setting)).toList());
    }
    today.put(Provenance.digest(programs), new CurrentProvenance("all scenarios", List.of()));
  }

  private void add(String digest, String name, List<Provenance> truths) {
    today.put(
        digest,
        new CurrentProvenance(name, truths.stream().map(Provenance::checksAndDigest).toList()));
  }

  /** Says of each seal on a sheet whether it holds; exit code 1 where one does not. */
  int verify(Path sheet, Terminal terminal) {
    String text = DocumentOptions.text(sheet).replace("\\", "");
    List<Provenance.Stamp> seals = Provenance.readFrom(text);
    if (seals.isEmpty()) {
      throw new CommandFailure(ExitCode.USAGE, sheet + " has no digest of Muster at its foot");
    }
    String squeezed = squeezed(text);
    boolean all = true;
    for (Provenance.Stamp seal : seals) {
      CurrentProvenance now = today.get(seal.digest());
      all &= now != null;
      terminal.println(
          seal.digest()
              + (now == null
                  ? ": the text has changed since, or the sheet is of another battle"
                  : ": matches " + now.name()));
      if (!seal.version().equals(MusterVersion.VERSION)) {
        terminal.println(
            "  made by Muster "
                + seal.version()
                + "; this is "
                + MusterVersion.VERSION
                + ", whose pages may look different");
      } else if (now != null
          && !now.ends().isEmpty()
          && now.ends().stream().noneMatch(end -> squeezed.contains(squeezed(end)))) {
        all = false;
        String checks = now.ends().getFirst();
        terminal.println(
            "  but the checks say something else today: "
                + checks.substring(0, checks.indexOf(" · ")));
      }
    }
    return all ? ExitCode.OK : ExitCode.FINDINGS;
  }

  /** Without blanks: a page breaks its lines where it likes. */
  private static String squeezed(String text) {
    return text.replaceAll("[\\s\\u00a0]+", "");
  }
}

package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples of the guide for many machines. A shell runs their commands; in place of muster it
 * finds a script that writes down how it was called, and the calls are then made. What no machine
 * here has is acted: GNU parallel by a script, SLURM and Kubernetes by the variables they set.
 */
@Tag("slow")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class ManyMachinesTest {
  private static final Path SNIPPETS = Path.of("../docs/guide/snippets/machines");
  private static final Path SHELL = Path.of("/bin/sh");
  private static final int PARTS = 8;
  private static final String BATTLES = "24";

  private static final String RECORDER =
      """
      #!/bin/sh
      line=$(printf '%s\\t' "$@")
      printf '%s\\n' "$line" >> "$CALLS"
      while [ $# -gt 1 ]; do [ "$1" = --out ] && : > "$2"; shift; done
      exit 0
      """;

  private static final String PARALLEL =
      """
      #!/bin/sh
      [ "$1 $3" = "--joblog --resume-failed" ] || exit 1
      shift 3
      command=
      while [ "$1" != ::: ]; do command="$command $1"; shift; done
      shift
      for each in "$@"; do sh -c "$(echo "$command" | sed "s/{}/$each/g")" || exit 1; done
      """;

  @TempDir private Path folder;
  private Path calls = Path.of("");

  @BeforeEach
  void standIns() throws IOException {
    assumeTrue(Files.isExecutable(SHELL), "these are shell commands");
    calls = folder.resolve("calls");
    Path tools = Files.createDirectory(folder.resolve("tools"));
    Path beside = Files.createDirectory(folder.resolve("muster"));
    for (Path each : List.of(tools.resolve("muster"), beside.resolve("muster"))) {
      Files.writeString(each, RECORDER);
      assertTrue(each.toFile().setExecutable(true));
    }
    Files.writeString(tools.resolve("parallel"), PARALLEL);
    assertTrue(tools.resolve("parallel").toFile().setExecutable(true));
  }

  private void shell(String commands, Map<String, String> variables) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(SHELL.toString(), "-e", "-c", commands);
    builder.directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().putAll(variables);
    builder.environment().put("CALLS", calls.toString());
    builder.environment().merge("PATH", "", (old, none) -> folder.resolve("tools") + ":" + old);
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes());
    assertTrue(process.waitFor(1, TimeUnit.MINUTES), commands);
    assertEquals(0, process.exitValue(), commands + said);
  }

  /** Makes the calls; the parts first, as the shell did. */
  private List<CommandRun> made() throws IOException {
    List<CommandRun> runs = new ArrayList<>();
    for (String call : Files.readAllLines(calls)) {
      List<String> words = new ArrayList<>(Arrays.asList(call.split("\t")));
      words.replaceAll(
          word ->
              switch (word) {
                case "saturday" -> "../examples/two-lines";
                case "4000" -> BATTLES;
                default ->
                    word.startsWith("parts/") || word.endsWith(".html")
                        ? folder.resolve(word).toString()
                        : word;
              });
      int out = words.indexOf("--out");
      if (out >= 0) {
        Files.deleteIfExists(Path.of(words.get(out + 1)));
      }
      CommandRun run = CommandRun.of(words.toArray(String[]::new));
      assertEquals(0, run.exit(), call + run);
      runs.add(run);
    }
    return runs;
  }

  private static String local() {
    return CommandRun.of("balance", "../examples/two-lines", "--battles", BATTLES).out();
  }

  private void assertPartsAndJoin() throws IOException {
    List<CommandRun> runs = made();
    assertEquals(PARTS + 1, runs.size());
    assertTrue(runs.getLast().out().startsWith(local()), runs.getLast().toString());
  }

  /** The parts are fought by the example, and joined as the guide says. */
  private void assertParts() throws Exception {
    shell("muster balance --join parts/*.json", Map.of());
    assertPartsAndJoin();
  }

  private static String snippet(String name) throws IOException {
    return Files.readString(SNIPPETS.resolve(name));
  }

  private static String found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertTrue(matcher.find(), pattern + " in " + text);
    return matcher.group(1);
  }

  @Test
  void xargs() throws Exception {
    shell(snippet("xargs.sh"), Map.of());
    assertPartsAndJoin();
  }

  @Test
  void gnuParallel() throws Exception {
    shell(snippet("parallel.sh"), Map.of());
    assertPartsAndJoin();
  }

  @Test
  void slurmArray() throws Exception {
    String script = snippet("slurm.sh");
    assertEquals("1-" + PARTS, found("(?m)^#SBATCH --array=(\\S+)$", script));
    for (int i = 1; i <= PARTS; i++) {
      shell(script, Map.of("SLURM_ARRAY_TASK_ID", "" + i));
    }
    assertParts();
  }

  @Test
  void kubernetesJob() throws Exception {
    String job = snippet("kubernetes.yaml");
    assertFalse(job.contains("\t"), "YAML has no tabs");
    assertEquals("Indexed", found("completionMode: (\\w+)", job));
    int parts = Integer.parseInt(found("completions: (\\d+)", job));
    List<String> commands = blocks(job);
    assertEquals(1, commands.size());
    for (int i = 0; i < parts; i++) {
      shell(commands.getFirst(), Map.of("JOB_COMPLETION_INDEX", "" + i));
    }
    assertParts();
  }

  @Test
  void githubMatrix() throws Exception {
    String workflow = snippet("github.yml");
    assertFalse(workflow.contains("\t"), "YAML has no tabs");
    List<String> steps = blocks(workflow);
    assertEquals(2, steps.size(), "one of the parts, one that joins them");
    for (String part : found("part: \\[(.*)\\]", workflow).split(", ")) {
      shell(steps.getFirst().replace("${{ matrix.part }}", part), Map.of());
    }
    shell(steps.getLast(), Map.of());
    assertPartsAndJoin();
    assertTrue(Files.exists(folder.resolve("saturday.html")));
    assertEquals("part", found("needs: (\\w+)", workflow), "the parts are fought first");
  }

  /** The texts of the blocks that begin with a bar: lines that are indented more. */
  private static List<String> blocks(String yaml) {
    List<String> all = new ArrayList<>();
    Pattern block = Pattern.compile("(?m)^( *)- (?:run: )?\\|\\n((?:\\1  .*\\n|\\n)+)");
    for (MatchResult each : block.matcher(yaml).results().toList()) {
      String deeper = each.group(2);
      // the items that follow at the same depth are not of the block
      all.add(deeper.stripIndent());
    }
    return all;
  }
}

package dev.muster.cluster.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Muster and its add-on as they are unpacked, and three members in processes of their own, as the
 * guide starts them. One of them is killed while it fights.
 */
@Tag("nightly")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@DisabledOnOs(OS.WINDOWS)
class ThreeMembersTest {
  private static final int BATTLES = 400;
  private static final List<String> PORTS = List.of("5711", "5712", "5713");
  private static final Pattern FOUGHT = Pattern.compile("fought part (\\d+)/(\\d+) of Dreux");

  @TempDir private Path folder;
  private final List<Process> started = new ArrayList<>();

  @AfterEach
  void end() {
    started.forEach(Process::destroyForcibly);
  }

  private Process start(String name, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(folder.resolve("muster/muster").toString());
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .directory(folder.resolve("muster").toFile())
            .redirectOutput(folder.resolve(name + ".out").toFile())
            .redirectError(folder.resolve(name + ".err").toFile())
            .start();
    started.add(process);
    return process;
  }

  private String text(String file) {
    try {
      return Files.readString(folder.resolve(file));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private int run(String name, String... arguments) throws Exception {
    Process process = start(name, arguments);
    assertTrue(process.waitFor(5, TimeUnit.MINUTES), name);
    return process.exitValue();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(20);
    }
  }

  private List<Integer> fought(String member) {
    return FOUGHT.matcher(text(member + ".out")).results().map(ThreeMembersTest::number).toList();
  }

  private static int number(MatchResult part) {
    return Integer.parseInt(part.group(1));
  }

  /** The commands of the guide, on this machine. */
  private static List<String[]> guide() throws IOException {
    Path commands = Path.of("../docs/guide/snippets/machines/cluster.txt");
    List<String[]> all = new ArrayList<>();
    for (String line : Files.readAllLines(commands)) {
      assertTrue(line.startsWith("muster "), line);
      all.add(
          line.substring("muster ".length())
              .replaceAll("192\\.168\\.1\\.2(\\d)", "localhost:571$1")
              .replace("saturday ", "examples/dreux ")
              .replace("4000", String.valueOf(BATTLES))
              .split(" "));
    }
    assertEquals(PORTS.size() + 1, all.size());
    return all;
  }

  @Test
  void oneIsKilledAndNothingIsLost() throws Exception {
    Unpacked.zip(Path.of("../cli/target/muster.zip"), folder);
    String battles = String.valueOf(BATTLES);
    assertEquals(
        0, run("local", "balance", "examples/dreux", "--battles", battles, "--page", "local.html"));

    // without the add-on
    assertEquals(
        2, run("without", "balance", "examples/dreux", "--cluster", "localhost:" + PORTS.get(0)));
    String missing = text("without.err");
    assertTrue(missing.startsWith("muster: clusters need the add-on muster-cluster-"), missing);
    assertTrue(
        missing.contains("into " + folder.resolve("muster").toRealPath().resolve("lib")), missing);
    assertEquals(1, missing.lines().count(), missing);

    Unpacked.zip(Path.of("target/muster-cluster.zip"), folder.resolve("muster/lib"));
    List<String[]> guide = guide();
    for (int i = 0; i < PORTS.size(); i++) {
      start(PORTS.get(i), guide.get(i));
    }
    await(
        () ->
            PORTS.stream().allMatch(each -> text(each + ".out").contains("3 members: 127.0.0.1")));

    Process balance = start("joined", guide.getLast());
    await(() -> !fought("5712").isEmpty() || !balance.isAlive());
    killWithAPart(started.get(started.size() - 3));
    assertTrue(balance.waitFor(5, TimeUnit.MINUTES), "it ends");
    String said = text("joined.err");
    assertEquals(0, balance.exitValue(), said);
    assertEquals(text("local.out").replace("local.html", "saturday.html"), text("joined.out"));
    assertEquals(text("muster/local.html"), text("muster/saturday.html"));
    assertTrue(said.contains("member 127.0.0.1:5712 does not answer; part "), said);
    assertTrue(said.contains(" is handed out again"), said);
    assertFalse(said.contains("\tat "), said);
    assertEveryPartIsFought();

    // the two that are left know it
    await(
        () ->
            Stream.of("5711", "5713")
                .allMatch(each -> text(each + ".out").contains("2 members: 127.0.0.1")));
    for (String each : PORTS) {
      assertEquals("", text(each + ".err"), each);
    }
  }

  /**
   * Halts a member and kills it when the others have fought on: then it surely has an order that it
   * has not answered.
   */
  private void killWithAPart(Process member) throws Exception {
    Process halt = new ProcessBuilder("kill", "-STOP", String.valueOf(member.pid())).start();
    assertEquals(0, halt.waitFor());
    List<Integer> before = Stream.of("5711", "5713").map(each -> fought(each).size()).toList();
    await(() -> fought("5711").size() >= before.get(0) + 2);
    await(() -> fought("5713").size() >= before.get(1) + 2);
    member.destroyForcibly();
  }

  /**
   * By the two that are left or by the killed one before; none by two, but the one that was cut.
   */
  private void assertEveryPartIsFought() {
    List<Integer> all = new ArrayList<>();
    PORTS.forEach(each -> all.addAll(fought(each)));
    int parts = BATTLES / 20;
    assertEquals(parts, all.stream().distinct().count(), all.toString());
    assertTrue(all.size() <= parts + 1, all.toString());
    for (String each : PORTS) {
      assertFalse(fought(each).isEmpty(), each + " fought none");
    }
  }
}

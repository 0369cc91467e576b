package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code muster play}: what it says of a situation that goes as expected, and of one that does not.
 */
class PlayTest {
  private static final String POSITION =
      """
      situation "Foot on the march"
      side Blue
      side Red
      line Foot PikeAndShot C mp 1 sp 6 cb 1 bp 3
      stand Foot-1 of Blue.Left is Foot at 0606 facing N
      stand Foot-2 of Red.Right is Foot at 0601 facing S
      orders
      Left acts
      Foot-1 moves to 0605
      """;

  @TempDir private Path folder;

  private CommandRun play(String more, String... options) throws IOException {
    Path file = folder.resolve("march.situation");
    Files.writeString(file, POSITION + more);
    String[] arguments = new String[options.length + 2];
    arguments[0] = "play";
    arguments[1] = file.toString();
    System.arraycopy(options, 0, arguments, 2, options.length);
    return CommandRun.of(arguments);
  }

  @Test
  void aSituationThatGoesAsExpectedSaysSo() throws IOException {
    CommandRun result = play("expect\nFoot-1 at 0605\nlost Blue 0\n");
    assertEquals(0, result.exit(), result.toString());
    assertTrue(
        result
            .out()
            .endsWith("\nAs the file says: orders carried out, 2 of 2 expectations held.\n"),
        result.out());
    assertEquals("", result.err());
  }

  @Test
  void whatWasNotAskedForIsNotCounted() throws IOException {
    CommandRun result = play("");
    assertTrue(result.out().endsWith("\nAs the file says: orders carried out.\n"), result.out());
    CommandRun events = play("", "--json");
    assertFalse(events.out().contains("As the file says"), events.out());
  }

  @Test
  void aSituationThatGoesAnotherWaySaysWhereAndNoMore() throws IOException {
    CommandRun result = play("dice 6\nexpect\nFoot-1 at 0604\n");
    assertEquals(1, result.exit(), result.toString());
    assertFalse(result.out().contains("As the file says"), result.out());
    assertTrue(result.err().contains("march.situation:12: "), result.err());
    result.assertNoTrace();
  }

  /** Three situations in two folders, one of which does not go as its file says. */
  private Path several() throws IOException {
    Path inner = Files.createDirectories(folder.resolve("all/melee"));
    Files.writeString(folder.resolve("all/a.situation"), POSITION + "expect\nFoot-1 at 0605\n");
    Files.writeString(inner.resolve("b.situation"), POSITION + "expect\nFoot-1 at 0604\n");
    Files.writeString(
        inner.resolve("c.situation"), POSITION.replace("Foot on", "<Foot> & \\u0001"));
    Files.writeString(inner.resolve("notes.txt"), "no situation");
    return folder.resolve("all");
  }

  @Test
  void aFolderIsPlayedInOrderAndCounted() throws IOException {
    Path all = several();
    CommandRun result = CommandRun.of("play", all.toString());
    assertEquals(1, result.exit(), result.toString());
    assertTrue(
        result.out().endsWith("2 of 3 situations went as their files say, 1 did not.\n"),
        result.out());
    assertTrue(result.out().startsWith(all.resolve("a.situation") + ": as the file says: orders"));
    assertTrue(result.err().contains("b.situation:11: "), result.err());
    CommandRun good =
        CommandRun.of(
            "play",
            all.resolve("a.situation").toString(),
            all.resolve("melee/c.situation").toString());
    assertEquals(0, good.exit(), good.toString());
    assertTrue(good.out().endsWith("2 situations went as their files say.\n"), good.out());
  }

  @Test
  void whatCameOfThemIsWrittenForBuildServers() throws Exception {
    Path xml = folder.resolve("results.xml");
    CommandRun result = CommandRun.of("play", several().toString(), "--junit", xml.toString());
    assertEquals(1, result.exit(), result.toString());
    var read =
        javax.xml.parsers.DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(xml.toFile())
            .getDocumentElement();
    assertEquals("3", read.getAttribute("tests"));
    assertEquals("1", read.getAttribute("failures"));
    assertEquals(3, read.getElementsByTagName("testcase").getLength());
    var failure = (org.w3c.dom.Element) read.getElementsByTagName("failure").item(0);
    assertTrue(failure.getAttribute("message").contains("expected 0604, found 0605"), "message");
    assertTrue(failure.getTextContent().contains("b.situation:11: "), failure.getTextContent());
  }

  @Test
  void whatCannotBePlayedTogetherIsRefused() throws IOException {
    CommandRun.of("play", several().toString(), "--json").assertRefused(2, "for one situation");
    Path empty = Files.createDirectories(folder.resolve("empty"));
    CommandRun.of("play", empty.toString()).assertRefused(2, "holds no .situation files");
    CommandRun.of("play").assertRefused(2, "FILE");
  }
}

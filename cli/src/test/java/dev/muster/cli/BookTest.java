package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.export.pdf.PdfWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The organiser's pack of a folder of battles. */
class BookTest {
  @TempDir Path folder;

  @Test
  @Tag("slow")
  void aFolderBecomesOnePackWithScheduleScenariosListsAndVerdicts() throws IOException {
    Path battles = Files.createDirectories(folder.resolve("day/one"));
    Files.copy(Path.of("../examples/dreux/dreux.muster"), battles.resolve("dreux.muster"));
    Files.copy(Path.of("../examples/meeting/meeting.muster"), folder.resolve("day/meeting.muster"));
    Path out = folder.resolve("out");
    String[] command = {
      "book",
      folder.resolve("day").toString(),
      "--title",
      "Day of Pikes",
      "--start",
      "9:30",
      "--length",
      "150",
      "--out",
      out.toString()
    };
    CommandRun run = CommandRun.of(command);
    assertEquals(0, run.exit(), run.toString());
    Path pack = out.resolve("pack-Day-of-Pikes.pdf");
    byte[] first = Files.readAllBytes(pack);
    String text = PdfWriter.text(first);
    for (String part :
        new String[] {
          "Day of Pikes",
          "2 battles",
          "Schedule",
          "9:30",
          "12:00",
          "The battle of Dreux",
          "What the checks said",
          "checked: ",
          "Royal army, 1562",
          "Muster 0.2.0"
        }) {
      assertTrue(text.contains(part), part);
    }
    assertEquals(0, CommandRun.of(command).exit());
    assertArrayEquals(first, Files.readAllBytes(pack));
    CommandRun verified =
        CommandRun.of("print", folder.resolve("day").toString(), "--verify", pack.toString());
    assertEquals(0, verified.exit(), verified.toString());
    assertTrue(verified.out().contains("matches all scenarios"), verified.out());
    String battle = Files.readString(battles.resolve("dreux.muster"));
    Files.writeString(
        battles.resolve("dreux.muster"), battle.replaceFirst("date 1562-12-19", "date 1562-12-20"));
    CommandRun changed =
        CommandRun.of("print", folder.resolve("day").toString(), "--verify", pack.toString());
    assertEquals(1, changed.exit(), changed.toString());
    assertTrue(changed.out().contains("the digest of scenario"), changed.out());
    assertTrue(changed.out().contains("the digest of army"), changed.out());
  }

  /** Nothing is half-written: each file with errors is named, and there is no folder. */
  @Test
  void withAnErrorNothingIsWrittenAndEachFileIsNamed() throws IOException {
    Path day = Files.createDirectory(folder.resolve("day"));
    String dreux = Files.readString(Path.of("../examples/dreux/dreux.muster"));
    Files.writeString(day.resolve("good.muster"), dreux);
    Files.writeString(
        day.resolve("bad.muster"),
        Files.readString(Path.of("../examples/meeting/meeting.muster"))
            .replaceFirst("stand [A-Z]\\w*", "stnd X"));
    Path out = folder.resolve("out");
    CommandRun run = CommandRun.of("book", day.toString(), "--out", out.toString());
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.err().contains("bad.muster has "), run.err());
    assertFalse(run.err().contains("good.muster has "), run.err());
    assertTrue(run.err().contains("no pack was written: 1 file"), run.err());
    assertFalse(Files.exists(out));
  }

  @Test
  void whatMakesNoPackIsRefused() {
    CommandRun.of("book", "../examples/dreux/dreux.muster", "--out", folder.toString())
        .assertRefused(2, "no directory");
    CommandRun.of("book", "../examples/dreux", "--format", "svg", "--out", folder.toString())
        .assertRefused(2, "pdf or html");
    CommandRun.of("book", "../examples/dreux", "--start", "25:00", "--out", folder.toString())
        .assertRefused(2, "9:30");
  }
}

package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.print.export.pdf.PdfWriter;
import dev.muster.rules.system.MusterVersion;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code print --verify} proves a whole sheet: what is edited on it, whatever it is, is found. */
@Tag("slow")
class SheetVerificationTest {
  private static final String DREUX = "../examples/dreux";

  @TempDir Path out;

  private Path print(String source, String file, String... options) {
    String[] command =
        Stream.concat(Stream.of("print", source, "--out", out.toString()), Arrays.stream(options))
            .toArray(String[]::new);
    CommandRun run = CommandRun.of(command);
    assertEquals(0, run.exit(), run.toString());
    return out.resolve(file);
  }

  private static CommandRun verify(String source, Path sheet) {
    CommandRun run = CommandRun.of("print", source, "--verify", sheet.toString());
    run.assertNoTrace();
    return run;
  }

  private static void assertProven(String source, Path sheet) {
    CommandRun run = verify(source, sheet);
    assertEquals(0, run.exit(), sheet + ": " + run);
    assertTrue(run.out().contains(": matches "), run.toString());
  }

  private static void assertRejected(Path sheet, String why) {
    CommandRun run = verify(DREUX, sheet);
    assertEquals(1, run.exit(), sheet + ": " + run);
    assertTrue(run.out().contains(why), run.toString());
    assertFalse(run.out().contains(": matches "), run.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "scenario html --language fr --paper letter --side Royal",
        "map svg --ink grey",
        "counters png --hex 25mm",
        "booklet xlsx --side Royal",
        "results md --seed 7"
      })
  void aSheetIsProvenAsItWasAskedFor(String options) {
    String[] words = options.split(" ");
    String side = options.contains("--side") ? "-" + words[words.length - 1] : "";
    String[] asked =
        Stream.concat(
                Stream.of("--what", words[0], "--format", words[1]), Arrays.stream(words).skip(2))
            .toArray(String[]::new);
    assertProven(DREUX, print(DREUX, words[0] + "-Dreux" + side + "." + words[1], asked));
  }

  @ParameterizedTest
  @Tag("nightly")
  @ValueSource(
      strings = {
        "scenario md --language de",
        "scenario txt --language nl --side Huguenot",
        "map html --hex 4in --paper a3 --ink sparing",
        "counters html",
        "generals html",
        "groups xlsx",
        "odds txt",
        "results html --battles 3 --language fr",
        "reference html"
      })
  void anyOtherSheetIsProvenAsItWasAskedFor(String options) {
    aSheetIsProvenAsItWasAskedFor(options);
  }

  @ParameterizedTest
  @ValueSource(strings = {"html", "xlsx"})
  void armyListsAreProvenWithAndWithoutTheirBattle(String form) {
    assertProven(DREUX, print(DREUX, "army-Huguenot." + form, "--what", "army", "--format", form));
  }

  @ParameterizedTest
  @Tag("nightly")
  @ValueSource(strings = {"md", "txt", "pdf"})
  void armyListsOfOtherFormatsAreProven(String form) {
    armyListsAreProvenWithAndWithoutTheirBattle(form);
  }

  @Test
  void anEditedNumberIsFoundInEveryText() throws IOException {
    for (String form : List.of("html", "md", "txt", "svg")) {
      String what = form.equals("svg") ? "map" : "scenario";
      Path sheet = print(DREUX, what + "-Dreux." + form, "--what", what, "--format", form);
      String text = Files.readString(sheet);
      String number = form.matches("md|txt") ? "1562" : "0704";
      assertTrue(text.contains(number), form);
      Files.writeString(sheet, text.replaceFirst(number, "0705"));
      assertRejected(sheet, "the sheet says");
      Files.writeString(sheet, text + "\n");
      assertProven(DREUX, sheet);
    }
  }

  @Test
  void anEditedNumberIsFoundInAPdf() throws IOException {
    Path page = print(DREUX, "scenario-Dreux.html", "--what", "scenario");
    Path sheet = out.resolve("scenario-Dreux.pdf");
    String text = Files.readString(page);
    Files.write(sheet, PdfWriter.of(text));
    assertProven(DREUX, sheet);
    Files.write(sheet, PdfWriter.of(text.replaceFirst("0704", "0705")));
    assertRejected(sheet, "0705");
    // a drawing says nothing that could be read
    Files.write(
        sheet, PdfWriter.of(text.replaceFirst("fill=\"#[0-9a-f]{6}\"", "fill=\"#123456\"")));
    assertRejected(sheet, "drawn");
  }

  @Test
  void anEditedDotIsFoundInAPicture() throws IOException {
    Path sheet = print(DREUX, "map-Dreux.png", "--what", "map", "--format", "png");
    byte[] bytes = Files.readAllBytes(sheet);
    assertProven(DREUX, sheet);
    ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
    var stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
    reader.setInput(stream);
    var whole = reader.readAll(0, null);
    var image = (BufferedImage) whole.getRenderedImage();
    for (int x = 300; x < 320; x++) {
      image.setRGB(x, 300, 0xFF0000);
    }
    var edited = new ByteArrayOutputStream();
    var writer = ImageIO.getImageWriter(reader);
    try (var to = ImageIO.createImageOutputStream(edited)) {
      writer.setOutput(to);
      writer.write(whole);
    }
    Files.write(sheet, edited.toByteArray());
    assertRejected(sheet, "drawn");
  }

  @Test
  void anEditedCellOrPieceIsFound() throws IOException {
    Path book = print(DREUX, "groups-Dreux.xlsx", "--what", "groups", "--format", "xlsx");
    edit(book, "xl/sharedStrings.xml", "Landsknechts", "Landsknecht");
    assertRejected(book, "xl/sharedStrings.xml");
    Path module = print(DREUX, "map-Dreux.vmod", "--what", "map", "--format", "vmod");
    assertProven(DREUX, module);
    edit(module, "buildFile.xml", "Swiss", "Switz");
    assertRejected(module, "buildFile.xml");
  }

  private static void edit(Path file, String name, String from, String to) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var in = new ZipInputStream(Files.newInputStream(file));
        var zip = new ZipOutputStream(bytes)) {
      for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
        byte[] content = in.readAllBytes();
        if (each.getName().equals(name)) {
          String text = new String(content, StandardCharsets.UTF_8);
          assertTrue(text.contains(from), text);
          content = text.replaceFirst(from, to).getBytes(StandardCharsets.UTF_8);
        }
        zip.putNextEntry(new ZipEntry(each.getName()));
        zip.write(content);
      }
    }
    Files.write(file, bytes.toByteArray());
  }

  @Test
  void anotherVersionProvesNothing() throws IOException {
    for (String form : List.of("html", "md")) {
      Path sheet = print(DREUX, "scenario-Dreux." + form, "--what", "scenario", "--format", form);
      String text = Files.readString(sheet);
      String now = "Muster " + MusterVersion.VERSION;
      Files.writeString(sheet, text.replace(now, "Muster 0.1.7"));
      assertRejected(sheet, "made by Muster 0.1.7");
      // one of two alone
      Files.writeString(sheet, text.replaceFirst(now, "Muster 0.1.7"));
      assertEquals(1, verify(DREUX, sheet).exit());
    }
  }

  @Test
  void theChecksSayWhatTheySaid() throws IOException {
    Path sheet = print(DREUX, "scenario-Dreux.txt", "--what", "scenario", "--format", "txt");
    String text = Files.readString(sheet);
    Files.writeString(sheet, text.replace("checked: nothing found", "checked: 1 warning"));
    assertRejected(sheet, "the checks say something else today: checked: nothing found");
  }

  @Test
  void aProjectDoesNotRewriteAVerdict() throws IOException {
    Path project = Files.createDirectory(out.resolve("project"));
    Files.writeString(project.resolve("dreux.muster"), CommandRun.dreux());
    Path texts = project.resolve("print.properties");
    for (String key : List.of("verdict.warnings", "verdict.none", "verdict.clean")) {
      Files.writeString(texts, key + "=checked: nothing found");
      CommandRun.of("print", project.toString(), "--out", out.toString())
          .assertRefused(2, "the text '" + key + "' says what the checks found");
    }
    Files.writeString(texts, "victory=How to win");
    assertProven(project.toString(), print(project.toString(), "scenario-Dreux.html"));
  }

  @Test
  void aDigestQuotedInATitleMisleadsNobody() throws IOException {
    aDigestQuotedInATitleMisleadsNobody(List.of("html", "txt", "xlsx"));
  }

  @Test
  @Tag("nightly")
  void aDigestQuotedInATitleMisleadsNobodyInOtherFormats() throws IOException {
    aDigestQuotedInATitleMisleadsNobody(List.of("md", "pdf"));
  }

  private void aDigestQuotedInATitleMisleadsNobody(List<String> forms) throws IOException {
    Path project = Files.createDirectory(out.resolve("quoted"));
    String now = "Muster " + MusterVersion.VERSION + " 0123-4567-89ab-cdef";
    String quoted =
        CommandRun.dreux()
            .replaceFirst("The battle of Dreux", "Dreux after " + now + " print --what map");
    Files.writeString(project.resolve("dreux.muster"), quoted);
    for (String form : forms) {
      String what = form.equals("xlsx") ? "groups" : "scenario";
      Path sheet =
          print(project.toString(), what + "-Dreux." + form, "--what", what, "--format", form);
      CommandRun run = verify(project.toString(), sheet);
      assertEquals(0, run.exit(), form + run);
      assertEquals(1, run.out().lines().count(), run.toString());
    }
  }

  /** The directory of a zip may point to anywhere, whether the file is verified or imported. */
  @Test
  void aSpreadsheetWhoseDirectoryPointsOutsideIsDamaged() throws IOException {
    Path sheet = print(DREUX, "groups-Dreux.xlsx", "--what", "groups", "--format", "xlsx");
    byte[] whole = Files.readAllBytes(sheet);
    for (int outside : List.of(Integer.MAX_VALUE, whole.length, -1)) {
      ByteBuffer.wrap(whole)
          .order(ByteOrder.LITTLE_ENDIAN)
          .putInt(whole.length - 6, outside); // where the directory begins
      Files.write(sheet, whole);
      verify(DREUX, sheet).assertRefused(2, "groups-Dreux.xlsx is damaged: ");
      CommandRun.of("import", sheet.toString()).assertRefused(2, "is damaged, or no spreadsheet");
    }
  }

  @Test
  void aDamagedSheetIsAReadError() throws IOException {
    aDamagedSheetIsAReadError(false);
  }

  @Test
  @Tag("nightly")
  void aSheetDamagedInManyPlacesIsAReadError() throws IOException {
    aDamagedSheetIsAReadError(true);
  }

  private void aDamagedSheetIsAReadError(boolean everywhere) throws IOException {
    for (String form : List.of("xlsx", "vmod", "pdf", "png")) {
      String what = form.equals("xlsx") ? "groups" : form.equals("pdf") ? "scenario" : "map";
      Path sheet = print(DREUX, what + "-Dreux." + form, "--what", what, "--format", form);
      byte[] whole = Files.readAllBytes(sheet);
      for (int cut : everywhere ? List.of(whole.length / 2, 200, 8) : List.of(200)) {
        Files.write(sheet, Arrays.copyOf(whole, cut));
        CommandRun run = verify(DREUX, sheet);
        assertTrue(run.exit() == 1 || run.exit() == 2, form + " cut to " + cut + ": " + run);
        if (form.matches("xlsx|vmod")) {
          run.assertRefused(2, " is damaged: ");
        }
      }
      for (int at = 40; at < whole.length; at += whole.length / (everywhere ? 10 : 2)) {
        byte[] damaged = whole.clone();
        Arrays.fill(damaged, at, Math.min(whole.length, at + 16), (byte) 0x5A);
        Files.write(sheet, damaged);
        CommandRun run = verify(DREUX, sheet);
        assertFalse(run.err().contains("fault"), form + " damaged at " + at + ": " + run);
      }
    }
  }
}

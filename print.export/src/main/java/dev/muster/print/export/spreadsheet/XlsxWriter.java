package dev.muster.print.export.spreadsheet;

import dev.muster.print.SpreadsheetTable;
import dev.muster.print.Workbook;
import dev.muster.print.export.archive.ZipArchive;
import dev.muster.rules.system.MusterVersion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.dhatim.fastexcel.Position;
import org.dhatim.fastexcel.Worksheet;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Tables as a spreadsheet of Excel. Whatever a cell says is a text or a number there, never a
 * formula. The same tables give the same bytes.
 */
public final class XlsxWriter {
  private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?");
  private static final Pattern UNNAMEABLE = Pattern.compile("[\\[\\]:*?/\\\\\\p{Cntrl}]");
  private static final Pattern CREATED =
      Pattern.compile("(<dcterms:(?:created|modified)[^>]*>)[^<]*");

  /** Every file of a spreadsheet is of this moment. */
  private static final LocalDateTime ALWAYS = LocalDateTime.of(2000, 1, 1, 0, 0);

  /** Letters of the name of a sheet, of a cell, and of a foot that Excel takes. */
  private static final int NAME = 31;

  private static final int CELL = 32_000;
  private static final int FOOT = 240;

  private static final String PROPERTIES = "docProps/core.xml";

  private XlsxWriter() {}

  /** The spreadsheet. */
  public static byte[] of(Workbook book) {
    try {
      return timeless(written(book));
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  private static byte[] written(Workbook book) throws IOException {
    var out = new ByteArrayOutputStream();
    String foot = book.foot().rules() + " · " + book.foot().checksAndDigest();
    try (var excel = new org.dhatim.fastexcel.Workbook(out, "Muster", version())) {
      excel
          .properties()
          .setTitle(safe(book.foot().title()))
          .setDescription(safe(foot))
          .setKeywords(book.seal().text());
      Set<String> names = new HashSet<>();
      for (SpreadsheetTable table : book.tables()) {
        sheet(excel.newWorksheet(name(table.name(), names)), table.rows(), foot);
      }
    }
    return out.toByteArray();
  }

  /** Returns the version as two numbers with a dot, which Excel requires. */
  private static String version() {
    return String.join(".", List.of(MusterVersion.VERSION.split("\\.")).subList(0, 2));
  }

  private static void sheet(Worksheet sheet, List<List<String>> rows, String foot) {
    for (int row = 0; row < rows.size(); row++) {
      List<String> cells = rows.get(row);
      for (int column = 0; column < cells.size(); column++) {
        String cell = safe(cells.get(column));
        if (row > 0 && NUMBER.matcher(cell).matches()) {
          sheet.value(row, column, new BigDecimal(cell));
        } else if (!cell.isEmpty()) {
          sheet.value(row, column, cell);
        }
        if (row == 0) {
          sheet.style(row, column).bold().set();
        }
      }
    }
    sheet.freezePane(0, 1);
    sheet.repeatRows(0);
    sheet.pageOrientation("landscape");
    sheet.setFitToPage(true);
    sheet.fitToHeight((short) 0);
    // an ampersand begins a command there
    String line = foot.replace("&", "&&");
    sheet.footer(
        line.length() <= FOOT ? line : line.substring(line.length() - FOOT), Position.LEFT, 8);
  }

  /** A name that Excel takes and no sheet has yet. */
  private static String name(String wanted, Set<String> taken) {
    String plain = UNNAMEABLE.matcher(safe(wanted)).replaceAll(" ").strip();
    plain = plain.replaceAll("^'+|'+$", "");
    String base = plain.isEmpty() ? "Sheet" : plain;
    for (int i = 1; ; i++) {
      String end = i == 1 ? "" : " " + i;
      String name = base.substring(0, Math.min(base.length(), NAME - end.length())) + end;
      if (taken.add(name.toLowerCase(Locale.ROOT))) {
        return name;
      }
    }
  }

  /** Without what XML cannot hold, and what turns the direction of reading. */
  private static String safe(String text) {
    var safe = new StringBuilder();
    text.codePoints()
        .limit(CELL)
        .forEach(
            c -> {
              boolean holds =
                  switch (Character.getType(c)) {
                    case Character.CONTROL -> c == '\n';
                    case Character.SURROGATE, Character.UNASSIGNED -> false;
                    case Character.FORMAT ->
                        !(c >= 0x202A && c <= 0x202E) && !(c >= 0x2066 && c <= 0x2069);
                    default -> true;
                  };
              safe.appendCodePoint(holds ? c : 0xFFFD);
            });
    return safe.toString();
  }

  /** The same files with no hint of when they were made. */
  private static byte[] timeless(byte[] xlsx) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var to = new ZipOutputStream(out)) {
      for (var each : ZipArchive.entries(xlsx).entrySet()) {
        byte[] bytes = each.getValue();
        if (each.getKey().equals(PROPERTIES)) {
          String dated = new String(bytes, StandardCharsets.UTF_8);
          bytes =
              CREATED
                  .matcher(dated)
                  .replaceAll("$12000-01-01T00:00:00Z")
                  .getBytes(StandardCharsets.UTF_8);
        }
        var entry = new ZipEntry(each.getKey());
        entry.setTimeLocal(ALWAYS);
        to.putNextEntry(entry);
        to.write(bytes);
        to.closeEntry();
      }
    }
    return out.toByteArray();
  }

  /**
   * Returns the sources that a spreadsheet states.
   *
   * @throws IOException if it is not a spreadsheet
   */
  public static String text(byte[] xlsx) throws IOException {
    return property(xlsx, "dc:description");
  }

  /**
   * Returns the seal of a spreadsheet; empty if it has none.
   *
   * @throws IOException if it is not a spreadsheet
   */
  public static String seal(byte[] xlsx) throws IOException {
    return property(xlsx, "cp:keywords");
  }

  private static String property(byte[] xlsx, String name) throws IOException {
    byte[] properties = ZipArchive.entries(xlsx).get(PROPERTIES);
    if (properties == null) {
      return "";
    }
    try {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      Node property =
          builder.parse(new ByteArrayInputStream(properties)).getElementsByTagName(name).item(0);
      return property == null ? "" : property.getTextContent();
    } catch (ParserConfigurationException | SAXException malformed) {
      throw new IOException(malformed);
    }
  }
}

package dev.muster.print.export.spreadsheet;

import dev.muster.print.export.archive.ZipArchive;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The first table of a spreadsheet of Excel, as text with commas. Nothing in it is trusted. */
public final class XlsxReader {
  private static final String SHEET = "xl/worksheets/sheet1.xml";
  private static final String TEXTS = "xl/sharedStrings.xml";
  private static final int COLUMNS = 1000;

  private XlsxReader() {}

  /** Whether a file begins as a spreadsheet. */
  public static boolean isSpreadsheet(byte[] file) {
    return file.length > 4 && file[0] == 'P' && file[1] == 'K' && file[2] == 3 && file[3] == 4;
  }

  /**
   * Returns the table as comma-separated values.
   *
   * @throws IOException if the file is damaged or is not a spreadsheet
   */
  public static String commas(byte[] xlsx) throws IOException {
    Map<String, byte[]> files = ZipArchive.entries(xlsx);
    byte[] sheet = files.get(SHEET);
    if (sheet == null) {
      throw new IOException("no spreadsheet");
    }
    byte[] shared = files.get(TEXTS);
    List<String> texts = new ArrayList<>();
    if (shared != null) {
      elements(parsed(shared), "si").forEach(each -> texts.add(each.getTextContent()));
    }
    return elements(parsed(sheet), "row").stream()
        .map(row -> row(row, texts))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String row(Element row, List<String> texts) {
    var cells = new ArrayList<String>();
    for (Element cell : elements(row, "c")) {
      int column = column(cell.getAttribute("r"), cells.size());
      while (cells.size() < column) {
        cells.add("");
      }
      cells.add('"' + value(cell, texts).replace("\"", "\"\"") + '"');
    }
    return String.join(",", cells);
  }

  /** The column of a cell such as AB12, from 0. */
  private static int column(String cell, int otherwise) {
    String letters = cell.replaceAll("[^A-Z]", "");
    int column = 0;
    for (int i = 0; i < Math.min(3, letters.length()); i++) {
      column = column * 26 + letters.charAt(i) - 'A' + 1;
    }
    return letters.isEmpty() || column > COLUMNS ? otherwise : column - 1;
  }

  private static String value(Element cell, List<String> texts) {
    List<Element> values = elements(cell, "v");
    String value = values.isEmpty() ? cell.getTextContent() : values.getFirst().getTextContent();
    if (!cell.getAttribute("t").equals("s")) {
      return value;
    }
    int text = value.matches("[0-9]{1,7}") ? Integer.parseInt(value) : -1;
    return text >= 0 && text < texts.size() ? texts.get(text) : "";
  }

  private static Element parsed(byte[] xml) throws IOException {
    try {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      return builder.parse(new ByteArrayInputStream(xml)).getDocumentElement();
    } catch (ParserConfigurationException | SAXException malformed) {
      throw new IOException(malformed);
    }
  }

  private static List<Element> elements(Element parent, String name) {
    NodeList found = parent.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }
}

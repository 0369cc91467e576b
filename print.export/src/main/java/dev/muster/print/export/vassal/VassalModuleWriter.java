package dev.muster.print.export.vassal;

import dev.muster.print.VassalSetup;
import dev.muster.print.VassalSetup.Piece;
import dev.muster.print.export.archive.ZipArchive;
import dev.muster.print.export.pdf.PngWriter;
import dev.muster.rules.system.MusterVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * A battle as a module of VASSAL: the field as its board, each stand and General as a piece in its
 * place, later arrivals in the palette, and dice. The output is deterministic.
 *
 * <p>The form is that of VASSAL 3.7: a zip with {@code moduledata}, {@code buildFile.xml} and
 * {@code images}. Elements are named for the classes that read them, a piece is a line of its
 * traits.
 */
public final class VassalModuleWriter {
  /** The version whose form it has; a newer one opens it. */
  private static final String VASSAL = "3.7.0";

  /** Dots in a millimetre: a hex is 100 wide. */
  private static final double DENSE = 4;

  private static final LocalDateTime ALWAYS = LocalDateTime.of(2000, 1, 1, 0, 0);

  /** An element of ours, which VASSAL passes over. */
  private static final String SEAL = "seal";

  /** The zip entry that identifies a module. */
  public static final String DATA = "moduledata";

  private static final String BOARD = "Field";

  private final VassalSetup field;
  private final Map<String, byte[]> files = new LinkedHashMap<>();
  private final Map<String, String> images = new LinkedHashMap<>();
  private int pieces;

  private VassalModuleWriter(VassalSetup field) {
    this.field = field;
  }

  /** The module, as the bytes of its file. */
  public static byte[] of(VassalSetup field) {
    try {
      return new VassalModuleWriter(field).write();
    } catch (IOException | XMLStreamException memoryNeverFails) {
      throw new IllegalStateException(memoryNeverFails);
    }
  }

  private byte[] write() throws IOException, XMLStreamException {
    // within VASSAL's own zip order the build file is found by name
    byte[] build = build().getBytes(StandardCharsets.UTF_8);
    var out = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(out)) {
      entry(zip, DATA, data().getBytes(StandardCharsets.UTF_8));
      entry(zip, "buildFile.xml", build);
      for (var file : files.entrySet()) {
        entry(zip, "images/" + file.getKey(), file.getValue());
      }
    }
    return out.toByteArray();
  }

  private static void entry(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    var entry = new ZipEntry(name);
    entry.setTimeLocal(ALWAYS);
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }

  private String data() throws XMLStreamException {
    var text = new StringWriter();
    XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
    xml.writeStartDocument();
    xml.writeStartElement("data");
    xml.writeAttribute("version", "1");
    element(xml, "version", MusterVersion.VERSION);
    element(xml, "VassalVersion", VASSAL);
    element(xml, "dateSaved", "0");
    element(xml, "description", field.foot().rules() + " · " + field.foot().checksAndDigest());
    element(xml, SEAL, field.seal().text());
    element(xml, "name", field.title());
    xml.writeEndElement();
    xml.writeEndDocument();
    return text.toString();
  }

  private static void element(XMLStreamWriter xml, String name, String text)
      throws XMLStreamException {
    xml.writeStartElement(name);
    xml.writeCharacters(plain(text));
    xml.writeEndElement();
  }

  private String build() throws XMLStreamException {
    files.put("board.png", PngWriter.clear(field.board().svg(), DENSE));
    var text = new StringWriter();
    XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
    xml.writeStartDocument();
    start(
        xml,
        "VASSAL.build.GameModule",
        "name",
        field.title(),
        "version",
        MusterVersion.VERSION,
        "description",
        field.foot().rules(),
        "VassalVersion",
        VASSAL,
        "nextPieceSlotId",
        String.valueOf(field.placed().size() + field.reserve().size() + 1));
    start(xml, "VASSAL.build.module.BasicCommandEncoder");
    xml.writeEndElement();
    start(
        xml,
        "VASSAL.build.module.PlayerRoster",
        "buttonText",
        "Sides",
        "buttonToolTip",
        "Change sides");
    for (String side : field.sides()) {
      element(xml, "entry", side);
    }
    xml.writeEndElement();
    map(xml);
    palette(xml);
    dice(xml);
    xml.writeEndElement();
    xml.writeEndDocument();
    return text.toString();
  }

  private void map(XMLStreamWriter xml) throws XMLStreamException {
    start(
        xml,
        "VASSAL.build.module.Map",
        "mapName",
        BOARD,
        "allowMultiple",
        "false",
        "edgeWidth",
        "0",
        "edgeHeight",
        "0",
        "launch",
        "false",
        "markMoved",
        "Always");
    start(xml, "VASSAL.build.module.map.BoardPicker");
    element(xml, "setup", BOARD + "BoardPicker\t" + BOARD + "\t0\t0");
    start(
        xml,
        "VASSAL.build.module.map.boardPicker.Board",
        "name",
        BOARD,
        "image",
        "board.png",
        "reversible",
        "false");
    xml.writeEndElement();
    xml.writeEndElement();
    for (String part :
        new String[] {
          "StackMetrics", "ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer",
          "MapCenterer", "StackExpander", "PieceMover", "KeyBufferer", "ImageSaver",
          "CounterDetailViewer", "Flare", "Zoomer"
        }) {
      start(xml, "VASSAL.build.module.map." + part);
      xml.writeEndElement();
    }
    for (Piece piece : field.placed()) {
      start(
          xml,
          "VASSAL.build.module.map.SetupStack",
          "name",
          name(piece),
          "owningBoard",
          BOARD,
          "useGridLocation",
          "false",
          "x",
          dots(piece.x()),
          "y",
          dots(piece.y()));
      slot(xml, piece);
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  private void palette(XMLStreamWriter xml) throws XMLStreamException {
    start(
        xml,
        "VASSAL.build.module.PieceWindow",
        "name",
        "Reserves",
        "text",
        "Reserves",
        "tooltip",
        "Who comes later, or is placed by his player",
        "hidden",
        "false",
        "scale",
        "1.0");
    start(xml, "VASSAL.build.widget.ListWidget", "entryName", "Reserves");
    for (Piece piece : field.reserve()) {
      slot(xml, piece);
    }
    xml.writeEndElement();
    xml.writeEndElement();
  }

  private static void dice(XMLStreamWriter xml) throws XMLStreamException {
    start(
        xml,
        "VASSAL.build.module.DiceButton",
        "name",
        "D6",
        "text",
        "D6",
        "tooltip",
        "Throw six-sided dice",
        "nDice",
        "1",
        "nSides",
        "6",
        "plus",
        "0",
        "addToTotal",
        "0",
        "reportTotal",
        "false",
        "prompt",
        "true",
        "reportFormat",
        "** $name$ = $result$ *** <$PlayerName$>");
    xml.writeEndElement();
  }

  /** A piece: it can be turned by 30 degrees and be taken off, and keeps its picture. */
  private void slot(XMLStreamWriter xml, Piece piece) throws XMLStreamException {
    int id = ++pieces;
    String name = name(piece);
    start(
        xml,
        "VASSAL.build.widget.PieceSlot",
        "entryName",
        name,
        "gpid",
        String.valueOf(id),
        "width",
        dots(piece.picture().width()),
        "height",
        dots(piece.picture().height()));
    String type =
        "delete;Remove;68,130;"
            + "\trotate;12;93,130;91,130;Turn right;Turn left;;;;;;;;"
            + "\\\tpiece;;;"
            + image(piece)
            + ";"
            + name;
    String state = "\t0\\\tnull;0;0;" + id + ";0";
    xml.writeCharacters("+/null/" + type + "/" + state);
    xml.writeEndElement();
  }

  /** Identical pieces share a picture. */
  private String image(Piece piece) {
    return images.computeIfAbsent(
        piece.picture().svg(),
        svg -> {
          String file = "piece-" + (images.size() + 1) + ".png";
          files.put(file, PngWriter.clear(svg, DENSE));
          return file;
        });
  }

  /** Returns the name of a piece without the separators of a trait line. */
  private static String name(Piece piece) {
    return plain(piece.name()).replaceAll("[/\\\\;,'\\t\\n\\r$]", " ").strip();
  }

  private static String dots(double millimetres) {
    return String.valueOf(Math.round(millimetres * DENSE));
  }

  private static void start(XMLStreamWriter xml, String element, String... attributes)
      throws XMLStreamException {
    xml.writeStartElement(element);
    for (int i = 0; i < attributes.length; i += 2) {
      xml.writeAttribute(attributes[i], plain(attributes[i + 1]));
    }
  }

  /** Without what XML cannot hold, and what turns the direction of reading. */
  private static String plain(String text) {
    return text.replaceAll(
        "[\\p{Cc}&&[^\\t]]|[\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}\\x{FFFE}\\x{FFFF}\\p{Cs}]",
        "\uFFFD");
  }

  /**
   * Returns the sources that a module states; empty if the file is not a module.
   *
   * @throws IOException if it cannot be read
   */
  public static String text(byte[] module) throws IOException {
    byte[] data = ZipArchive.entries(module).get(DATA);
    return data == null ? "" : new String(data, StandardCharsets.UTF_8);
  }

  /**
   * The seal of a module; empty if it has none.
   *
   * @throws IOException if it cannot be read
   */
  public static String seal(byte[] module) throws IOException {
    String data = text(module);
    int start = data.indexOf("<" + SEAL + ">");
    int end = data.indexOf("</" + SEAL + ">");
    return start < 0 || end < start ? "" : data.substring(start + SEAL.length() + 2, end);
  }
}

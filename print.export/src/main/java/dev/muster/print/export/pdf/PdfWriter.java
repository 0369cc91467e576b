package dev.muster.print.export.pdf;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PDFontSupplier;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import dev.muster.print.SheetSeal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSObjectKey;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.text.PDFTextStripper;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * A page made for a browser as PDF: with page numbers, bookmarks, tags and embedded fonts. The same
 * page gives the same bytes. Nothing is fetched from anywhere.
 */
public final class PdfWriter {
  private static final String SERIF = "Liberation Serif";
  private static final String SANS = "Liberation Sans";

  /**
   * Fonts that replace those of the page, and style properties that the layout engine supports only
   * by older names.
   */
  private static final String STYLE =
      """
      body { font-family: '%s'; font-size: 9.5pt; line-height: 1.3; margin: 0; }
      section.side, .part, div.sheets { page-break-before: always; } section.sheet { page-break-inside: avoid; }
      .part > div.sheets:first-child, h1 + div.sheets { page-break-before: auto; }
      table, .group, .track, .whole, .briefing, h3 { page-break-inside: avoid; }
      h1, h2, h3, .facts { page-break-after: avoid; }
      table { -fs-table-paginate: paginate; } table.terrain, table.troops, table.factors { page-break-inside: auto; } tr { page-break-inside: avoid; }
      .boxes { letter-spacing: 0; } table.terrain, table.troops, table.factors { font-size: 8.5pt; } .truth { page-break-before: avoid; }
      .contents { width: 80%%; } .contents a { text-decoration: none; } .contents a::after { content: leader(dotted) target-counter(attr(href), page); }
      .drawn { page-break-before: always; } .drawn:first-child { page-break-before: auto; }
      .map.lying { page: lying; } .map.upright { page: upright; }
      """
          .formatted(SERIF);

  private static final List<Face> FACES =
      List.of(
          new Face("LiberationSerif-Regular", SERIF, 400, FontStyle.NORMAL),
          new Face("LiberationSerif-Bold", SERIF, 700, FontStyle.NORMAL),
          new Face("LiberationSerif-Italic", SERIF, 400, FontStyle.ITALIC),
          new Face("LiberationSerif-BoldItalic", SERIF, 700, FontStyle.ITALIC),
          new Face("LiberationSans-Regular", SANS, 400, FontStyle.NORMAL),
          new Face("LiberationSans-Bold", SANS, 700, FontStyle.NORMAL),
          new Face("LiberationSans-Italic", SANS, 400, FontStyle.ITALIC),
          new Face("LiberationSans-BoldItalic", SANS, 700, FontStyle.ITALIC));

  private static final Pattern SEAL =
      Pattern.compile("<meta name=\"" + SheetSeal.NAME + "\" content=\"([^\"<>]*)\"/>");

  private PdfWriter() {}

  private record Face(String file, String family, int weight, FontStyle style) {
    PDFontSupplier in(PDDocument pdf) {
      return new Embedded(pdf, file);
    }
  }

  /**
   * A font of a document, read when a text first uses it. Its substitution table is ignored: PDFBox
   * would build the ligatures again for each text, which took two fifths of the time of a booklet,
   * and the layout measures letters without them.
   */
  private static final class Embedded extends PDFontSupplier {
    private final PDDocument pdf;
    private final String file;

    Embedded(PDDocument pdf, String file) {
      super(null);
      this.pdf = pdf;
      this.file = file;
    }

    @Override
    public PDFont supply() {
      try (InputStream data = EmbeddedFonts.open(file)) {
        TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(data));
        font.setEnableGsub(false);
        return PDType0Font.load(pdf, font, true);
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }

  /**
   * The page as PDF.
   *
   * @param html well-formed, as the pages of Muster are
   */
  public static byte[] of(String html) {
    EmbeddedFonts.needNoScreen();
    XRLog.setLoggingEnabled(false);
    Document document = document(html);
    var saver = new SheetSaver(document);
    byte[] written = null;
    while (written == null) {
      var pdf = new PDDocument();
      try (pdf;
          PdfBoxRenderer renderer = renderer(pdf, document)) {
        renderer.layout();
        if (!saver.changes(renderer.getRootBox())) {
          renderer.createPDFWithoutClosing();
          written = bytes(pdf, html);
        }
      } catch (IOException memoryNeverFails) {
        throw new UncheckedIOException(memoryNeverFails);
      }
    }
    return written;
  }

  private static PdfBoxRenderer renderer(PDDocument pdf, Document document) {
    var builder = new PdfRendererBuilder();
    builder.useExternalResourceAccessControl(
        (uri, type) -> false, ExternalResourceControlPriority.RUN_AFTER_RESOLVING_URI);
    builder.useExternalResourceAccessControl(
        (uri, type) -> false, ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI);
    builder.usePDDocument(pdf);
    FACES.forEach(
        face -> builder.useFont(face.in(pdf), face.family(), face.weight(), face.style(), true));
    builder.useSVGDrawer(new SvgPainter(false));
    builder.usePdfUaAccessibility(true);
    builder.withProducer("Muster");
    builder.withW3cDocument(document, null);
    return builder.buildPdfRenderer();
  }

  /** No clock and no chance: the number of the file is that of its text. */
  private static byte[] bytes(PDDocument pdf, String html) throws IOException {
    PDDocumentInformation information = pdf.getDocumentInformation();
    information.setCreationDate(null);
    information.setModificationDate(null);
    var sum = new CRC32();
    sum.update(html.getBytes(StandardCharsets.UTF_8));
    pdf.setDocumentId(sum.getValue());
    Matcher seal = SEAL.matcher(html);
    if (seal.find()) {
      information.setCustomMetadataValue(SheetSeal.NAME, seal.group(1));
    }
    var out = new ByteArrayOutputStream();
    pdf.save(out);
    return out.toByteArray();
  }

  /**
   * Returns the text of a PDF, page by page.
   *
   * @throws IOException if it is not a PDF
   */
  public static String text(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document);
    } catch (RuntimeException damaged) {
      throw new IOException(damaged);
    }
  }

  /**
   * Returns the seal of a PDF; empty if it has none.
   *
   * @throws IOException if it is not a PDF
   */
  public static String seal(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      String seal = document.getDocumentInformation().getCustomMetadataValue(SheetSeal.NAME);
      return seal == null ? "" : seal;
    } catch (RuntimeException damaged) {
      throw new IOException(damaged);
    }
  }

  /**
   * Returns the drawing operators and resources of a PDF, uncompressed.
   *
   * @throws IOException if it is not a PDF
   */
  public static List<String> contents(byte[] pdf) throws IOException {
    var contents = new ArrayList<String>();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      for (PDPage page : document.getPages()) {
        contents.add(page.getMediaBox() + " " + page.getAnnotations().size());
      }
      for (COSObjectKey key : new TreeSet<>(document.getDocument().getXrefTable().keySet())) {
        if (document.getDocument().getObjectFromPool(key).getObject() instanceof COSStream stream) {
          try (InputStream in = stream.createInputStream()) {
            contents.add(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
          }
        }
      }
    } catch (RuntimeException damaged) {
      throw new IOException(damaged);
    }
    return contents;
  }

  private static Document document(String html) {
    try {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      Document document = builder.parse(new InputSource(new StringReader(xml(html))));
      Element head = (Element) document.getElementsByTagName("head").item(0);
      Element style = document.createElement("style");
      style.setTextContent(STYLE + SheetSaver.STYLE);
      head.appendChild(style);
      Element description = document.createElement("meta");
      description.setAttribute("name", "description");
      description.setAttribute(
          "content", head.getElementsByTagName("title").item(0).getTextContent());
      head.appendChild(description);
      head.appendChild(bookmarks(document));
      return document;
    } catch (ParserConfigurationException | SAXException | IOException malformed) {
      throw new IllegalArgumentException(
          "a page is not well-formed: " + malformed.getMessage(), malformed);
    }
  }

  /** The names of letters that HTML has and XML has not; an author's text has none unescaped. */
  private static String xml(String html) {
    return html.replaceFirst("<!DOCTYPE html>", "").replace("&middot;", "·").replace("&sect;", "§");
  }

  /** A bookmark for each heading, those of the second and third rank below the one before. */
  private static Element bookmarks(Document document) {
    Element bookmarks = document.createElement("bookmarks");
    var open = new ArrayList<Element>(List.of(bookmarks));
    var ranks = new ArrayList<>(List.of(0));
    List<Element> headings = new ArrayList<>();
    collect(document.getDocumentElement(), headings);
    int number = 0;
    for (Element heading : headings) {
      int rank = heading.getTagName().charAt(1) - '0';
      while (ranks.getLast() >= rank) {
        ranks.removeLast();
        open.removeLast();
      }
      if (heading.getAttribute("id").isEmpty()) {
        heading.setAttribute("id", "heading-" + ++number);
      }
      Element bookmark = document.createElement("bookmark");
      bookmark.setAttribute("name", heading.getTextContent().strip());
      bookmark.setAttribute("href", "#" + heading.getAttribute("id"));
      open.getLast().appendChild(bookmark);
      open.add(bookmark);
      ranks.add(rank);
    }
    return bookmarks;
  }

  private static void collect(Element element, List<Element> headings) {
    if (element.getTagName().matches("h[123]")) {
      headings.add(element);
    }
    NodeList children = element.getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
      if (children.item(i) instanceof Element child) {
        collect(child, headings);
      }
    }
  }
}

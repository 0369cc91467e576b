package dev.muster.print.export.pdf;

import dev.muster.print.SheetSeal;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * A drawing as a picture: painted as in a PDF and with the same letters, which no font of the
 * machine has a part in. The same drawing gives the same bytes.
 */
public final class PngWriter {
  /** Dots in a millimetre: 200 to the inch. */
  private static final double DENSE = 200 / 25.4;

  /** The longest side, in dots; a drawing that is larger has fewer dots in a millimetre. */
  private static final double LONGEST = 9000;

  private static final String DESCRIPTION = "Description";

  /** How much of a colour's 255 the soft edge of a letter may differ by. */
  private static final int EDGE = 64;

  private static final String FORMAT = "javax_imageio_png_1.0";

  private PngWriter() {}

  /**
   * The picture.
   *
   * @param svg a drawing of ours, whose last texts are its foot
   */
  public static byte[] of(String svg) {
    return painted(svg, DENSE, true);
  }

  /**
   * A picture through which one sees what lies below it.
   *
   * @param dense dots in a millimetre
   */
  public static byte[] clear(String svg, double dense) {
    return painted(svg, dense, false);
  }

  private static byte[] painted(String svg, double dense, boolean paper) {
    EmbeddedFonts.needNoScreen();
    Element drawing = parsed(svg);
    double width = millimetres(drawing, "width");
    double height = millimetres(drawing, "height");
    double dots = Math.min(dense, LONGEST / Math.max(width, height));
    var image =
        new BufferedImage(
            (int) Math.ceil(width * dots),
            (int) Math.ceil(height * dots),
            paper ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    try {
      if (paper) {
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
      }
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      graphics.scale(dots, dots);
      new SvgPainter(true).paint(graphics, drawing);
    } finally {
      graphics.dispose();
    }
    return bytes(image, dots, foot(drawing), sealOf(drawing));
  }

  /**
   * Returns the foot of a drawing, 1 or 2 lines, which is also stored in the metadata of the file.
   */
  private static String foot(Element drawing) {
    NodeList texts = drawing.getElementsByTagName("text");
    var foot = new StringBuilder();
    for (int i = Math.max(0, texts.getLength() - 2); i < texts.getLength(); i++) {
      foot.append(foot.isEmpty() ? "" : " ").append(texts.item(i).getTextContent());
    }
    return foot.toString();
  }

  private static String sealOf(Element drawing) {
    NodeList seals = drawing.getElementsByTagName("metadata");
    return seals.getLength() == 0 ? "" : seals.item(0).getTextContent();
  }

  /**
   * Returns the sources that a picture states.
   *
   * @throws IOException if it is not a PNG image
   */
  public static String text(byte[] png) throws IOException {
    return told(png, DESCRIPTION);
  }

  /**
   * Returns the seal of a picture; empty if it has none.
   *
   * @throws IOException if it is not a PNG image
   */
  public static String seal(byte[] png) throws IOException {
    return told(png, SheetSeal.NAME);
  }

  private static String told(byte[] png, String keyword) throws IOException {
    NodeList texts =
        ((Element) read(png).getMetadata().getAsTree(FORMAT)).getElementsByTagName("iTXtEntry");
    for (int i = 0; i < texts.getLength(); i++) {
      if (texts.item(i) instanceof Element text && text.getAttribute("keyword").equals(keyword)) {
        return text.getAttribute("text");
      }
    }
    return "";
  }

  /**
   * Returns whether two pictures look the same. Anti-aliased letters can differ slightly between
   * Java versions.
   *
   * @throws IOException if one of them is not a PNG picture
   */
  public static boolean looksLike(byte[] png, byte[] other) throws IOException {
    RenderedImage here = read(png).getRenderedImage();
    RenderedImage there = read(other).getRenderedImage();
    if (here.getWidth() != there.getWidth() || here.getHeight() != there.getHeight()) {
      return false;
    }
    Raster one = here.getData();
    Raster two = there.getData();
    if (one.getNumBands() != two.getNumBands()) {
      return false;
    }
    int[] left = new int[one.getWidth() * one.getNumBands()];
    int[] right = new int[left.length];
    for (int y = 0; y < one.getHeight(); y++) {
      one.getPixels(0, y, one.getWidth(), 1, left);
      two.getPixels(0, y, one.getWidth(), 1, right);
      for (int i = 0; i < left.length; i++) {
        if (Math.abs(left[i] - right[i]) > EDGE) {
          return false;
        }
      }
    }
    return true;
  }

  /** A picture of at most the size we make. */
  private static IIOImage read(byte[] png) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
    try (var stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(png))) {
      reader.setInput(stream);
      if (reader.getWidth(0) > LONGEST + 1 || reader.getHeight(0) > LONGEST + 1) {
        throw new IOException("a picture larger than ours");
      }
      return reader.readAll(0, null);
    } catch (RuntimeException damaged) {
      throw new IOException(damaged);
    } finally {
      reader.dispose();
    }
  }

  private static double millimetres(Element svg, String attribute) {
    return Double.parseDouble(svg.getAttribute(attribute).replace("mm", ""));
  }

  private static IIOMetadataNode text(String keyword, String value) {
    var text = new IIOMetadataNode("iTXtEntry");
    text.setAttribute("keyword", keyword);
    text.setAttribute("compressionFlag", "FALSE");
    text.setAttribute("compressionMethod", "0");
    text.setAttribute("languageTag", "");
    text.setAttribute("translatedKeyword", "");
    text.setAttribute("text", value);
    return text;
  }

  private static Element parsed(String svg) {
    try {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      return builder.parse(new InputSource(new StringReader(svg))).getDocumentElement();
    } catch (ParserConfigurationException | SAXException | IOException malformed) {
      throw new IllegalArgumentException(
          "a drawing is not well-formed: " + malformed.getMessage(), malformed);
    }
  }

  private static byte[] bytes(BufferedImage image, double dots, String foot, String seal) {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    var out = new ByteArrayOutputStream();
    try (var stream = new MemoryCacheImageOutputStream(out)) {
      IIOMetadata metadata =
          writer.getDefaultImageMetadata(
              ImageTypeSpecifier.createFromRenderedImage(image), writer.getDefaultWriteParam());
      var root = new IIOMetadataNode(FORMAT);
      var size = new IIOMetadataNode("pHYs");
      String perMetre = String.valueOf(Math.round(dots * 1000));
      size.setAttribute("pixelsPerUnitXAxis", perMetre);
      size.setAttribute("pixelsPerUnitYAxis", perMetre);
      size.setAttribute("unitSpecifier", "meter");
      root.appendChild(size);
      var texts = new IIOMetadataNode("iTXt");
      texts.appendChild(text(DESCRIPTION, foot));
      if (!seal.isEmpty()) {
        texts.appendChild(text(SheetSeal.NAME, seal));
      }
      root.appendChild(texts);
      metadata.mergeTree(FORMAT, root);
      writer.setOutput(stream);
      writer.write(new IIOImage(image, null, metadata));
    } catch (IOException memoryNeverFails) {
      throw new UncheckedIOException(memoryNeverFails);
    } finally {
      writer.dispose();
    }
    return out.toByteArray();
  }
}

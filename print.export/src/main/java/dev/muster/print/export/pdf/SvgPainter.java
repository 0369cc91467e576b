package dev.muster.print.export.pdf;

import com.openhtmltopdf.css.sheet.FontFaceRule;
import com.openhtmltopdf.css.style.CssContext;
import com.openhtmltopdf.extend.FSSupplier;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.extend.SVGDrawer;
import com.openhtmltopdf.layout.SharedContext;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.render.Box;
import com.openhtmltopdf.render.RenderingContext;
import dev.muster.rules.files.TemporaryFolderException;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Paints the drawings of our pages, which are of paths and texts alone. */
final class SvgPainter implements SVGDrawer {
  private static final Pattern STEP = Pattern.compile("([MLQZ])|(-?[0-9.]+)");

  private static final String STAR = "★ ";

  /** A dot of a style sheet, in millimetres. */
  private static final double DOT = 25.4 / 96;

  /** By their file; reading one takes longer than most drawings. */
  private static final Map<String, Font> FONTS = new ConcurrentHashMap<>();

  /** Whether letters are painted as areas; else they stay letters, which a reader can select. */
  private final boolean outlines;

  SvgPainter(boolean outlines) {
    this.outlines = outlines;
  }

  @Override
  public void importFontFaceRules(List<FontFaceRule> rules, SharedContext context) {}

  @Override
  public void addFontFile(File file, String family, Integer weight, FontStyle style) {}

  @Override
  public void addFontStream(
      FSSupplier<InputStream> stream, String family, Integer weight, FontStyle style) {}

  @Override
  public void close() {}

  @Override
  public SVGImage buildSVGImage(
      Element svg,
      Box box,
      CssContext context,
      double cssWidth,
      double cssHeight,
      double dotsPerPixel) {
    return new Picture(svg, dotsPerPixel);
  }

  private final class Picture implements SVGImage {
    private final Element svg;
    private final double width;
    private final double height;
    private final double dots;

    /**
     * @param dots dots of the device in a dot of a style sheet
     */
    Picture(Element svg, double dots) {
      this.svg = svg;
      this.width = millimetres("width");
      this.height = millimetres("height");
      this.dots = dots;
    }

    private double millimetres(String attribute) {
      return Double.parseDouble(svg.getAttribute(attribute).replace("mm", ""));
    }

    @Override
    public int getIntrinsicWidth() {
      return (int) Math.floor(width / DOT * dots);
    }

    @Override
    public int getIntrinsicHeight() {
      return (int) Math.floor(height / DOT * dots);
    }

    @Override
    public void drawSVG(OutputDevice device, RenderingContext context, double x, double y) {
      device.drawWithGraphics(
          (float) x,
          (float) y,
          getIntrinsicWidth(),
          getIntrinsicHeight(),
          graphics -> {
            graphics.scale(1 / DOT, 1 / DOT);
            graphics.clip(new Rectangle2D.Double(0, 0, width, height));
            paint(graphics, svg);
          });
    }
  }

  /** Paints a drawing, a millimetre to a unit of the graphics. */
  void paint(Graphics2D graphics, Element element) {
    switch (element.getTagName()) {
      case "path" -> path(graphics, element);
      case "text" -> text(graphics, element);
      case "title", "metadata" -> {}
      default -> {
        NodeList children = element.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
          if (children.item(i) instanceof Element child) {
            paint(graphics, child);
          }
        }
      }
    }
  }

  private static void path(Graphics2D graphics, Element element) {
    Shape shape = shape(element.getAttribute("d"));
    String fill = element.getAttribute("fill");
    if (!fill.equals("none")) {
      graphics.setColor(Color.decode(fill));
      graphics.fill(shape);
    }
    String line = element.getAttribute("stroke");
    if (!line.isEmpty()) {
      float width = Float.parseFloat(element.getAttribute("stroke-width"));
      String dashes = element.getAttribute("stroke-dasharray");
      graphics.setColor(Color.decode(line));
      graphics.setStroke(
          dashes.isEmpty()
              ? new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
              : new BasicStroke(
                  width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, numbers(dashes), 0));
      graphics.draw(shape);
    }
  }

  private static float[] numbers(String text) {
    String[] parts = text.split(" ");
    float[] numbers = new float[parts.length];
    for (int i = 0; i < parts.length; i++) {
      numbers[i] = Float.parseFloat(parts[i]);
    }
    return numbers;
  }

  private static Shape shape(String d) {
    var path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    Matcher steps = STEP.matcher(d);
    char step = 'M';
    double[] numbers = new double[4];
    int count = 0;
    while (steps.find()) {
      if (steps.group(1) != null) {
        step = steps.group(1).charAt(0);
        count = 0;
        if (step == 'Z') {
          path.closePath();
        }
        continue;
      }
      numbers[count++] = Double.parseDouble(steps.group());
      if (step == 'Q' && count == 4) {
        path.quadTo(numbers[0], numbers[1], numbers[2], numbers[3]);
        count = 0;
      } else if (step == 'M' && count == 2) {
        path.moveTo(numbers[0], numbers[1]);
        count = 0;
      } else if (step == 'L' && count == 2) {
        path.lineTo(numbers[0], numbers[1]);
        count = 0;
      }
    }
    return path;
  }

  private void text(Graphics2D graphics, Element element) {
    String whole = element.getTextContent();
    boolean starred = whole.startsWith(STAR);
    String text = starred ? whole.substring(STAR.length()) : whole;
    boolean bold = element.getAttribute("font-weight").equals("bold");
    boolean italic = element.getAttribute("font-style").equals("italic");
    double size = Double.parseDouble(element.getAttribute("font-size"));
    Font font = font(bold, italic).deriveFont((float) size);
    var exact = new FontRenderContext(new AffineTransform(), true, true);
    double star = starred ? size : 0;
    double width = star + font.getStringBounds(text, exact).getWidth();
    double x =
        Double.parseDouble(element.getAttribute("x"))
            - switch (element.getAttribute("text-anchor")) {
              case "middle" -> width / 2;
              case "end" -> width;
              default -> 0;
            };
    double y = Double.parseDouble(element.getAttribute("y"));
    var letters =
        new Path2D.Double(
            font.createGlyphVector(exact, text).getOutline((float) (x + star), (float) y));
    if (starred) {
      letters.append(star(x + 0.4 * size, y - 0.36 * size, 0.42 * size), false);
    }
    String halo = element.getAttribute("stroke");
    if (!halo.isEmpty()) {
      graphics.setColor(Color.decode(halo));
      graphics.setStroke(
          new BasicStroke(
              Float.parseFloat(element.getAttribute("stroke-width")),
              BasicStroke.CAP_ROUND,
              BasicStroke.JOIN_ROUND));
      graphics.draw(letters);
    }
    graphics.setColor(Color.decode(element.getAttribute("fill")));
    if (starred) {
      graphics.fill(star(x + 0.4 * size, y - 0.36 * size, 0.42 * size));
    }
    if (outlines) {
      graphics.fill(letters);
      return;
    }
    // the library finds its own font by these words
    graphics.setFont(font.deriveFont((bold ? Font.BOLD : 0) | (italic ? Font.ITALIC : 0)));
    graphics.drawString(text, (float) (x + star), (float) y);
  }

  /** The font has none. */
  private static Shape star(double x, double y, double radius) {
    var star = new Path2D.Double();
    for (int i = 0; i < 10; i++) {
      double reach = i % 2 == 0 ? radius : 0.4 * radius;
      double angle = -Math.PI / 2 + i * Math.PI / 5;
      double toX = x + reach * Math.cos(angle);
      double toY = y + reach * Math.sin(angle);
      if (i == 0) {
        star.moveTo(toX, toY);
      } else {
        star.lineTo(toX, toY);
      }
    }
    star.closePath();
    return star;
  }

  private Font font(boolean bold, boolean italic) {
    String name = "LiberationSans-" + (bold ? "Bold" : "") + (italic ? "Italic" : "");
    String file = bold || italic ? name : name + "Regular";
    return FONTS.computeIfAbsent(
        file,
        each -> {
          try (InputStream data = EmbeddedFonts.open(each)) {
            return Font.createFont(Font.TRUETYPE_FONT, data);
          } catch (IOException full) {
            // Java copies a font to its temporary folder first
            throw new TemporaryFolderException("paint letters", full);
          } catch (FontFormatException notOurs) {
            throw new IllegalStateException(notOurs);
          }
        });
  }
}

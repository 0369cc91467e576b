package dev.muster.cli;

import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;

/**
 * A page in sixteen greys and few dots, in which letters are just lines: what is kept of it is
 * small, another Java's way of painting edges makes no difference, and what moves does.
 *
 * @param grey 0 black to 255 white, row by row
 */
record PageFingerprint(int width, int height, int[][] grey) {
  /** Dots to the inch: one is 0.7 mm. */
  static final int DOTS = 36;

  /** Greys apart before a dot counts as different, of 255, each the mean of nine dots. */
  private static final int APART = 28;

  /** A picture of a page, made smaller by so much; its foot is left out. */
  static PageFingerprint of(BufferedImage page, int width, int height, double foot) {
    var small = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D graphics = small.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.drawImage(
        page.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING), 0, 0, null);
    graphics.dispose();
    PageFingerprint whole = of(small);
    for (int y = (int) (height - foot / 25.4 * DOTS); y < height; y++) {
      Arrays.fill(whole.grey[y], 255);
    }
    return whole;
  }

  private static PageFingerprint of(BufferedImage image) {
    Raster raster = image.getRaster();
    int[][] grey = new int[image.getHeight()][image.getWidth()];
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        grey[y][x] = raster.getSample(x, y, 0) / 16 * 17;
      }
    }
    return new PageFingerprint(image.getWidth(), image.getHeight(), grey);
  }

  static PageFingerprint read(Path file) throws IOException {
    try (var in = Files.newInputStream(file)) {
      return of(ImageIO.read(in));
    }
  }

  void write(Path file) throws IOException {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.getRaster().setSample(x, y, 0, grey[y][x]);
      }
    }
    Files.createDirectories(file.getParent());
    try (var out = Files.newOutputStream(file)) {
      ImageIO.write(image, "png", out);
    }
  }

  /** How many dots look different; all of them where the pages are not of one size. */
  int differsFrom(PageFingerprint other) {
    if (width != other.width || height != other.height) {
      return width * height;
    }
    int different = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (Math.abs(about(x, y) - other.about(x, y)) > APART) {
          different++;
        }
      }
    }
    return different;
  }

  private int about(int x, int y) {
    int sum = 0;
    int dots = 0;
    for (int row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (int column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        sum += grey[row][column];
        dots++;
      }
    }
    return sum / dots;
  }
}

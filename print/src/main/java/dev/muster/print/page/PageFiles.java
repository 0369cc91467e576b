package dev.muster.print.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The files of the map page. */
public final class PageFiles {
  /** The files that the page loads: its style, and its scripts, beginning with the entry script. */
  public static final List<String> NAMES =
      List.of(
          "map.css",
          "map.js",
          "badge.js",
          "battle.js",
          "board.js",
          "brush.js",
          "camera.js",
          "frame.js",
          "gestures.js",
          "ground.js",
          "hand.js",
          "host.js",
          "ink.js",
          "keys.js",
          "menu.js",
          "model.js",
          "begin.js",
          "palette.js",
          "panels.js",
          "pieces.js",
          "play.js",
          "recorded.js",
          "shapes.js",
          "speech.js",
          "tree.js",
          "trial.js",
          "view.js");

  private PageFiles() {}

  /**
   * The page, with three names to replace: {@code @POLICY@} is its content security policy,
   * {@code @STYLE@} the address of its style, {@code @SCRIPT@} the attributes of its script.
   */
  public static String page() {
    return text("map.html");
  }

  /** The text of a file of {@link #NAMES}. */
  public static String text(String name) {
    return text(PageFiles.class, name);
  }

  /** The text of a file that lies beside the class that makes a page of it. */
  public static String text(Class<?> owner, String name) {
    try (InputStream in = Objects.requireNonNull(owner.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

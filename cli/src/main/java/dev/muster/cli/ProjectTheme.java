package dev.muster.cli;

import dev.muster.print.Theme;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.UnreadableFileException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The style of a project's pages: {@code print.css} and {@code print.properties} beside its files.
 * They cannot load anything except pictures of the same folder, which become part of the page.
 */
final class ProjectTheme {
  private static final String STYLE = "print.css";
  private static final String TEXTS = "print.properties";
  private static final long LARGEST = 1024 * 1024;

  /** Base64 makes four letters of three bytes, and each page has them. */
  private static final long LARGEST_PICTURE = 4L * 1024 * 1024;

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");

  /** Style sheet constructs that load a resource, hide content, or end the style sheet. */
  private static final Pattern UNSAFE =
      Pattern.compile(
          "(?i)@import|@font-face|@namespace|@charset|expression\\s*\\(|behavior\\s*:|image-set\\s*\\("
              + "|image\\s*\\(|src\\s*\\(|src\\s*:|<|\\\\|javascript:|data:");

  private static final Pattern PICTURE =
      Pattern.compile("(?i)url\\(\\s*([\"']?)([^\"'()]*)\\1\\s*\\)");

  private final Path folder;

  private ProjectTheme(Path folder) {
    this.folder = folder;
  }

  /**
   * Returns the theme of a project.
   *
   * @param project its folder, or a file in it
   * @throws CommandFailure for a style sheet or texts that cannot be used
   */
  static Theme of(Path project, PageMessages words) {
    Path parent = project.toAbsolutePath().getParent();
    Path folder = Files.isDirectory(project) || parent == null ? project : parent;
    return new ProjectTheme(folder).dress(words);
  }

  private Theme dress(PageMessages words) {
    String style = text(STYLE);
    String texts = text(TEXTS);
    return new Theme(
        texts == null ? words : spoken(words, texts), style == null ? "" : safe(style) + "\n");
  }

  private @Nullable String text(String name) {
    Path file = folder.resolve(name);
    if (!Files.exists(file)) {
      return null;
    }
    try {
      byte[] bytes = RegularFile.at(file).bytes(LARGEST);
      return StandardCharsets.UTF_8.newDecoder().decode(java.nio.ByteBuffer.wrap(bytes)).toString();
    } catch (UnreadableFileException unreadable) {
      throw new CommandFailure(ExitCode.USAGE, file + " " + unreadable.getMessage());
    } catch (CharacterCodingException notText) {
      throw new CommandFailure(ExitCode.USAGE, file + " is not text in UTF-8; save it so");
    }
  }

  private PageMessages spoken(PageMessages words, String texts) {
    Path file = folder.resolve(TEXTS);
    var read = new Properties();
    try {
      read.load(new StringReader(texts));
    } catch (IOException | IllegalArgumentException malformed) {
      throw new CommandFailure(ExitCode.USAGE, file + " cannot be read: " + malformed.getMessage());
    }
    Map<String, String> own = new LinkedHashMap<>();
    for (String key : new TreeSet<>(read.stringPropertyNames())) {
      own.put(key, read.getProperty(key));
    }
    try {
      return words.with(own);
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure(ExitCode.USAGE, file + ": " + wrong.getMessage());
    }
  }

  private String safe(String style) {
    String plain = COMMENT.matcher(style).replaceAll(" ");
    Matcher unsafe = UNSAFE.matcher(plain);
    if (unsafe.find()) {
      throw refused(
          "'" + unsafe.group() + "' may not stand in it; a page opens nothing and hides no sign");
    }
    var out = new StringBuilder();
    Matcher picture = PICTURE.matcher(plain);
    while (picture.find()) {
      picture.appendReplacement(
          out, Matcher.quoteReplacement("url(\"" + data(picture.group(2).strip()) + "\")"));
    }
    picture.appendTail(out);
    if (PICTURE.matcher(out).replaceAll("").toLowerCase(Locale.ROOT).contains("url(")) {
      throw refused("a url(...) in it is not closed or not quoted alike");
    }
    return out.toString();
  }

  private CommandFailure refused(String why) {
    return new CommandFailure(ExitCode.USAGE, folder.resolve(STYLE) + ": " + why);
  }

  /** A picture of the folder, as part of the page. */
  private String data(String name) {
    String kind =
        name.toLowerCase(Locale.ROOT).endsWith(".png")
            ? "png"
            : name.toLowerCase(Locale.ROOT).matches(".*\\.jpe?g") ? "jpeg" : "";
    if (kind.isEmpty() || name.contains(":") || name.contains("%")) {
      throw refused("'" + name + "' is no picture of the folder; name a .png or .jpg in it");
    }
    try {
      Path root = folder.toRealPath();
      Path file = root.resolve(name).toRealPath(LinkOption.NOFOLLOW_LINKS);
      if (!file.toRealPath().startsWith(root)) {
        throw refused("'" + name + "' lies outside the folder; pictures are taken from it alone");
      }
      byte[] bytes = RegularFile.at(file).bytes(LARGEST_PICTURE);
      boolean png = bytes.length > 4 && bytes[0] == (byte) 0x89 && bytes[1] == 'P';
      boolean jpeg = bytes.length > 4 && bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xD8;
      if (kind.equals("png") ? !png : !jpeg) {
        throw refused("'" + name + "' is no " + kind + " inside");
      }
      return "data:image/" + kind + ";base64," + Base64.getEncoder().encodeToString(bytes);
    } catch (UnreadableFileException unreadable) {
      throw refused("the picture '" + name + "' " + unreadable.getMessage());
    } catch (IOException | java.nio.file.InvalidPathException missing) {
      throw refused("there is no picture '" + name + "' in the folder");
    }
  }
}

package dev.muster.print.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The map page as one file that contains its style and its modules. Its content security policy
 * allows only these, by their hashes.
 */
public final class InlinedPage {
  private static final String ENTRY = "map.js";

  private static final Pattern IMPORT =
      Pattern.compile("import \\{ ([\\w, ]+) } from '\\./(\\w+\\.js)';");

  private static final Pattern EXPORT =
      Pattern.compile("export ((?:async )?(?:class|function|const) (\\w+)\\b.*)");

  /** Modules by name, each behind those it imports. */
  private final Map<String, String> modules = new LinkedHashMap<>();

  private InlinedPage() {
    add(ENTRY, new ArrayList<>());
  }

  /** The page. */
  public static String html() {
    String style = PageFiles.text("map.css");
    String script = script();
    return PageFiles.page()
        .replace(
            "@POLICY@",
            "default-src 'none'; base-uri 'none'; form-action 'none'; style-src '"
                + hash(style)
                + "'; script-src '"
                + hash(script)
                + "'")
        .replace("<link rel=\"stylesheet\" href=\"@STYLE@\">", "<style>" + style + "</style>")
        .replace("<script type=\"module\" @SCRIPT@></script>", "<script>" + script + "</script>");
  }

  /** All modules as one script that makes no name of its own. */
  static String script() {
    var script = new StringBuilder("'use strict';\n(() => {\n");
    new InlinedPage().modules.values().forEach(script::append);
    return script.append("})();\n").toString();
  }

  private void add(String name, List<String> path) {
    if (path.contains(name)) {
      throw new IllegalStateException(path + " import each other in a circle");
    }
    path.add(name);
    List<String> exports = new ArrayList<>();
    var text = new StringBuilder();
    for (String line : PageFiles.text(name).lines().toList()) {
      Matcher imports = IMPORT.matcher(line);
      Matcher export = EXPORT.matcher(line);
      if (imports.matches()) {
        if (!modules.containsKey(imports.group(2))) {
          add(imports.group(2), path);
        }
        text.append("const { ").append(imports.group(1)).append(" } = ");
        text.append(variable(imports.group(2))).append(";\n");
      } else if (export.matches()) {
        exports.add(export.group(2));
        text.append(export.group(1)).append('\n');
      } else if (line.startsWith("import ") || line.startsWith("export ")) {
        throw new IllegalStateException(name + ": this cannot be inlined: " + line);
      } else {
        text.append(line).append('\n');
      }
    }
    path.removeLast();
    modules.put(
        name,
        "const "
            + variable(name)
            + " = (() => {\n"
            + text
            + "return { "
            + String.join(", ", exports)
            + " };\n})();\n");
  }

  private static String variable(String module) {
    return "module_" + module.substring(0, module.indexOf('.'));
  }

  /** The name of a text in a content security policy. */
  static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}

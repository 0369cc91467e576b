package dev.muster.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.system.MusterVersion;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Findings as SARIF 2.1.0, which build servers show beside the lines they are about. */
final class SarifLog {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";

  private SarifLog() {}

  /** The log of one run; the results keep the order of the findings. */
  static String of(List<Finding> findings) {
    List<String> codes = findings.stream().map(Finding::code).distinct().sorted().toList();
    var rules = new JsonArray();
    codes.forEach(code -> rules.add(object("id", code)));
    var driver = object("name", "Muster");
    driver.addProperty("version", MusterVersion.VERSION);
    driver.add("rules", rules);
    var tool = new JsonObject();
    tool.add("driver", driver);
    var results = new JsonArray();
    findings.forEach(each -> results.add(result(each, codes)));
    var run = new JsonObject();
    run.add("tool", tool);
    // A column of a SourceRange counts Java's chars.
    run.addProperty("columnKind", "utf16CodeUnits");
    run.add("results", results);
    var runs = new JsonArray();
    runs.add(run);
    var log = object("$schema", SCHEMA);
    log.addProperty("version", "2.1.0");
    log.add("runs", runs);
    return JsonFindings.GSON.toJson(log) + "\n";
  }

  private static JsonObject result(Finding finding, List<String> codes) {
    var result = object("ruleId", finding.code());
    result.addProperty("ruleIndex", codes.indexOf(finding.code()));
    result.addProperty(
        "level",
        switch (finding.severity()) {
          case ERROR -> "error";
          case WARNING -> "warning";
          case INFO -> "note";
        });
    String section = finding.section().isBlank() ? "" : " [§" + finding.section() + "]";
    result.add("message", object("text", finding.message() + section));
    var physical = new JsonObject();
    physical.add("artifactLocation", object("uri", uri(finding.at().file())));
    physical.add("region", region(finding.at()));
    var location = new JsonObject();
    location.add("physicalLocation", physical);
    var locations = new JsonArray();
    locations.add(location);
    result.add("locations", locations);
    return result;
  }

  private static JsonObject region(SourceRange at) {
    var region = new JsonObject();
    region.addProperty("startLine", at.line());
    region.addProperty("startColumn", at.column());
    region.addProperty("endLine", at.endLine());
    region.addProperty("endColumn", at.endColumn());
    return region;
  }

  /**
   * Returns a relative URI for a relative file name, because a build server resolves it against its
   * checkout.
   */
  static String uri(String file) {
    if (Path.of(file).isAbsolute()) {
      return Path.of(file).toUri().toASCIIString();
    }
    var segments = new ArrayList<String>();
    for (String segment : file.split("/", -1)) {
      try {
        String escaped = new URI(null, null, "/" + segment, null).toASCIIString().substring(1);
        // A first segment with a colon would read as a scheme.
        segments.add(escaped.replace(":", "%3A"));
      } catch (URISyntaxException e) {
        throw new IllegalArgumentException("no file name: " + file, e);
      }
    }
    return String.join("/", segments);
  }

  private static JsonObject object(String name, String value) {
    var object = new JsonObject();
    object.addProperty(name, value);
    return object;
  }
}

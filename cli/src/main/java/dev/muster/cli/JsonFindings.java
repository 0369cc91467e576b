package dev.muster.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import java.util.List;
import java.util.Locale;

/** Findings as one JSON object for other programs, in the order they are given. */
final class JsonFindings {
  /** Version of this form; it changes when a reader has to. */
  static final int SCHEMA = 1;

  static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private JsonFindings() {}

  static String of(List<Finding> findings) {
    var all = new JsonArray();
    findings.forEach(each -> all.add(json(each)));
    var report = new JsonObject();
    report.addProperty("schema", SCHEMA);
    report.addProperty("errors", CheckCommand.count(findings, Severity.ERROR));
    report.addProperty("warnings", CheckCommand.count(findings, Severity.WARNING));
    report.add("findings", all);
    return GSON.toJson(report) + "\n";
  }

  private static JsonObject json(Finding finding) {
    var json = new JsonObject();
    json.addProperty("file", finding.at().file());
    json.addProperty("line", finding.at().line());
    json.addProperty("column", finding.at().column());
    json.addProperty("endLine", finding.at().endLine());
    json.addProperty("endColumn", finding.at().endColumn());
    json.addProperty("severity", finding.severity().name().toLowerCase(Locale.ROOT));
    json.addProperty("code", finding.code());
    json.addProperty("section", finding.section());
    json.addProperty("message", finding.message());
    return json;
  }
}

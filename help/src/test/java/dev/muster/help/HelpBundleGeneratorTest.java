package dev.muster.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HelpBundleGeneratorTest {

  private static final Path ROOT = Path.of("..");
  private static final Path SOURCE = Path.of("src/main/help");
  private static final Pattern LINK = Pattern.compile("(?:href|src|topic)=\"([^\"]+)\"");

  @TempDir private Path out;

  /** A project with a guide of two pages. */
  @TempDir private Path small;

  @Test
  void theDocumentationBecomesPagesWhoseLinksLeadSomewhere() throws Exception {
    assertEquals(List.of(), HelpBundleGenerator.write(ROOT, SOURCE, out));
    int links = 0;
    for (Path page : written("html", "xml")) {
      String text = Files.readString(page);
      Matcher link = LINK.matcher(text);
      while (link.find()) {
        if (link.group(1).matches("https?:.*")) {
          continue;
        }
        links++;
        String[] parts = link.group(1).split("#", 2);
        Path to = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
        assertTrue(Files.isRegularFile(to), () -> page + " leads to " + link.group());
        if (parts.length == 2) {
          assertTrue(
              Files.readString(to).contains("id=\"" + parts[1] + "\""),
              () -> page + " leads to " + link.group());
        }
      }
    }
    assertTrue(links > 300, "many links were followed, not " + links);
  }

  @Test
  void whatEclipseReadsIsXml() throws Exception {
    HelpBundleGenerator.write(ROOT, SOURCE, out);
    for (Path each : written("xml")) {
      DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(each.toFile());
    }
  }

  @Test
  void eachCheckHasItsPlaceAndItsMarker() throws Exception {
    HelpBundleGenerator.write(ROOT, SOURCE, out);
    String list = Files.readString(ROOT.resolve("docs/guide/check-list.md"));
    List<String> codes =
        list.lines()
            .filter(each -> each.startsWith("| V-"))
            .map(each -> each.substring(2, 7))
            .toList();
    assertTrue(codes.size() > 100, "the list has all checks");
    String contexts = Files.readString(out.resolve("checks.xml"));
    String markers = Files.readString(out.resolve("plugin.xml"));
    String page = Files.readString(out.resolve("guide/check-list.html"));
    for (String code : codes) {
      assertTrue(contexts.contains("<context id=\"" + code + "\""), code);
      assertTrue(markers.contains("<attribute name=\"code\" value=\"" + code + "\"/>"), code);
      assertTrue(page.contains("<td id=\"" + code + "\">" + code), code);
    }
  }

  @Test
  void aLinkToNowhereIsAFault() throws Exception {
    guide("[Two](two.md)\n\n[a](three.md), [b](two.md#below), ![c](picture.png)\n", "# Two\n");
    List<String> faults = HelpBundleGenerator.write(small, SOURCE, out);
    assertTrue(told(faults, "leads to what is not there: three.md"), faults::toString);
    assertTrue(
        told(faults, "leads to a place that is not on its page: two.md#below"), faults::toString);
    assertTrue(told(faults, "shows a picture that is not there: picture.png"), faults::toString);
  }

  @Test
  void aPageThatIsNotListedIsAFault() throws Exception {
    guide("Nothing is listed here.\n", "# Two\n");
    List<String> faults = HelpBundleGenerator.write(small, SOURCE, out);
    assertTrue(told(faults, "does not list guide/two.html"), faults::toString);
  }

  @Test
  void whereF1LeadsThatIsNotThereIsAFault() throws Exception {
    guide("[Two](two.md)\n", "# Two\n");
    List<String> faults = HelpBundleGenerator.write(small, SOURCE, out);
    assertTrue(
        told(faults, "contexts.xml leads to what is not there: href=\"guide/armies.html\""),
        faults::toString);
  }

  @Test
  void textIsNoHtml() throws Exception {
    guide("[Two](two.md)\n", "# A < B\n\n<!-- not shown -->\n`<b>` & <i>plain</i><br>next\n");
    HelpBundleGenerator.write(small, SOURCE, out);
    String page = Files.readString(out.resolve("guide/two.html"));
    assertTrue(page.contains("<title>A &lt; B</title>"), page);
    assertTrue(page.contains("<code>&lt;b&gt;</code> &amp; &lt;i&gt;plain&lt;/i&gt;<br />"), page);
    assertFalse(page.contains("not shown"), page);
  }

  private static boolean told(List<String> faults, String what) {
    return faults.stream().anyMatch(each -> each.contains(what));
  }

  private void guide(String readme, String two) throws IOException {
    Map<String, String> files =
        Map.of(
            "docs/guide/README.md",
            "# Guide\n\n" + readme,
            "docs/guide/two.md",
            two,
            "docs/guide/check-list.md",
            "# Checks\n",
            "docs/rules/README.md",
            "# Rules\n",
            "docs/glossary.md",
            "# Glossary\n",
            "docs/eclipse.md",
            "# Keys\n",
            "docs/measured/commanders.md",
            "# Commanders\n",
            "docs/language-server.md",
            "# Server\n",
            "LICENSE",
            "",
            "releng/about.html",
            "");
    for (Map.Entry<String, String> each : files.entrySet()) {
      Path file = small.resolve(each.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, each.getValue());
    }
  }

  private List<Path> written(String... endings) throws IOException {
    try (Stream<Path> files = Files.walk(out)) {
      return files
          .filter(each -> Stream.of(endings).anyMatch(it -> each.toString().endsWith("." + it)))
          .filter(each -> !each.endsWith("about.html"))
          .toList();
    }
  }
}

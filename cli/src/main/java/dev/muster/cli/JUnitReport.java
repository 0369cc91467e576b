package dev.muster.cli;

import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Played situations as the XML of JUnit, a test case each. It has no times: nothing is measured.
 */
final class JUnitReport {

  private JUnitReport() {}

  static String of(List<PlayedSituation> played) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", "muster play");
      xml.writeAttribute("tests", Integer.toString(played.size()));
      long failures = played.stream().filter(each -> !each.problems().isEmpty()).count();
      xml.writeAttribute("failures", Long.toString(failures));
      xml.writeAttribute("errors", "0");
      for (PlayedSituation each : played) {
        xml.writeCharacters("\n  ");
        write(each, xml);
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeCharacters("\n");
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("a writer into a text cannot fail", e);
    }
    return text.toString();
  }

  private static void write(PlayedSituation each, XMLStreamWriter xml) throws XMLStreamException {
    String file = each.file().toString().replace('\\', '/');
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", plain(file));
    xml.writeAttribute("name", plain(each.title().isEmpty() ? file : each.title()));
    if (!each.problems().isEmpty()) {
      xml.writeCharacters("\n    ");
      xml.writeStartElement("failure");
      String first = String.valueOf(each.problems().getFirst().getMessage());
      xml.writeAttribute("message", plain(first));
      xml.writeCharacters(
          plain(
              each.problems().stream()
                  .map(problem -> file + ":" + problem.line() + ": " + problem.getMessage())
                  .collect(Collectors.joining("\n"))));
      xml.writeEndElement();
      xml.writeCharacters("\n  ");
    }
    xml.writeEndElement();
  }

  /** Without what XML 1.0 has no way to write: control characters and halves of pairs. */
  private static String plain(String text) {
    return text.codePoints()
        .map(
            c ->
                c == '\n' || c >= ' ' && c < 0xD800 || c >= 0xE000 && c < 0xFFFE || c > 0xFFFF
                    ? c
                    : '\uFFFD')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}

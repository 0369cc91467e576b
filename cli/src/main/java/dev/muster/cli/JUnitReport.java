package dev.muster.cli;

import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes results as JUnit XML. It contains no times, because none are measured. */
final class JUnitReport {
  /** The result of a test. */
  enum Result {
    PASSED,
    FAILED,
    /** Not decided. */
    SKIPPED
  }

  /**
   * A test.
   *
   * @param group such as its file
   * @param message why it failed or is not decided, in a line; empty for one that passed
   * @param detail the same at length
   */
  record TestCase(String group, String name, Result result, String message, String detail) {}

  private JUnitReport() {}

  static String of(String suite, List<TestCase> cases) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", suite);
      xml.writeAttribute("tests", Integer.toString(cases.size()));
      xml.writeAttribute("failures", count(cases, Result.FAILED));
      xml.writeAttribute("errors", "0");
      if (cases.stream().anyMatch(each -> each.result == Result.SKIPPED)) {
        xml.writeAttribute("skipped", count(cases, Result.SKIPPED));
      }
      for (TestCase each : cases) {
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

  private static String count(List<TestCase> cases, Result result) {
    return Long.toString(cases.stream().filter(each -> each.result == result).count());
  }

  private static void write(TestCase each, XMLStreamWriter xml) throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", plain(each.group));
    xml.writeAttribute("name", plain(each.name));
    if (each.result != Result.PASSED) {
      xml.writeCharacters("\n    ");
      xml.writeStartElement(each.result == Result.FAILED ? "failure" : "skipped");
      xml.writeAttribute("message", plain(each.message));
      xml.writeCharacters(plain(each.detail));
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

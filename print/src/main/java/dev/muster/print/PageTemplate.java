package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import java.util.List;
import java.util.regex.Matcher;

/** The frame all pages share: head, styles for screen and paper, body. */
final class PageTemplate {
  /** Letters at the foot of a sheet. */
  private static final String FOOT =
      "font: 8pt/1.1 'Liberation Serif', Georgia, 'Times New Roman', serif; color: #5a5446;";

  private static final String CHARSET = "<meta charset=\"utf-8\"/>\n";

  /** So many items of a list stay on one sheet with their heading. */
  private static final int ITEMS_TOGETHER = 4;

  private PageTemplate() {}

  private static final String STYLE =
      """
      body { font: 11pt/1.4 Georgia, 'Times New Roman', serif; color: #1d1b16; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
      h1 { font-size: 1.7rem; margin: 0 0 .2rem; }
      h2 { font-size: 1.25rem; margin: 1.8rem 0 .3rem; padding-bottom: .15rem; border-bottom: 2px solid #5a5446; }
      h1.spoken { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
      h3, h2.led { font-size: 1.05rem; margin: 1rem 0 .2rem; padding: 0; border: none; }
      .led .general { font-weight: normal; font-size: .95rem; color: #5a5446; }
      .facts { color: #5a5446; margin: 0 0 1rem; }
      table { border-collapse: collapse; margin: .3rem 0 .8rem; }
      th, td { padding: .15rem .5rem; border-bottom: 1px solid #cfc8b6; text-align: left; vertical-align: baseline; }
      thead th { border-bottom: none; }
      thead tr:last-child th { border-bottom: 2px solid #5a5446; }
      td.stat, th.stat { text-align: center; white-space: nowrap; font-variant-numeric: tabular-nums; }
      table.army th, table.army td { border: 1px solid #8b8473; }
      table.army thead th, table.army thead td { border: 1px solid #5a5446; background: #f1ecdc; }
      table.wide { font-size: .65rem; } table.wide th, table.wide td { padding: .1rem .12rem; } table.wide td.stat { white-space: normal; }
      table.group { width: 100%; font-size: .8rem; }
      table.group th:nth-child(1) { width: 3%; } table.group th:nth-child(2) { width: 40%; }
      table.group td, table.group th { padding: .08rem .25rem; } table.group td.small { font-size: .75rem; }
      table.group.wide { font-size: .65rem; } table.group.wide td, table.group.wide th { padding: .12rem .12rem; } table.group.wide td.small { font-size: .65rem; } table.group.wide th:nth-child(2) { width: 24%; }
      .type { color: #5a5446; } .cite { white-space: nowrap; }
      tr.total td { border-top: 2px solid #5a5446; font-weight: bold; }
      .estimated td:first-child { font-style: italic; }
      .boxes { letter-spacing: .08em; white-space: nowrap; }
      .track { margin: .2rem 0 .8rem; font-size: .75rem; }
      .track span { display: inline-block; min-width: 1.5rem; padding: .1rem 0; margin: 0 -1px -1px 0; border: 1px solid #8b8473; text-align: center; }
      .track span.breaks { background: #8c1d18; color: #fff; font-weight: bold; }
      .note { margin: .3rem 0; }
      .briefing { margin: .3rem 0 .6rem; padding: .4rem .8rem; background: #f6f1e2; border-left: 4px solid #cdae6c; }
      .briefing p { margin: .2rem 0; }
      .small { font-size: .85rem; color: #5a5446; }
      sup { line-height: 1; font-size: .65rem; vertical-align: 2pt; }
      svg.field { width: 100%; height: auto; }
      .drawn { break-before: page; page-break-before: always; } .drawn:first-child { break-before: auto; page-break-before: auto; }
      .drawn p { margin: 0; font-size: 3mm; line-height: 5mm; height: 5mm; overflow: hidden; }
      .truth { margin: 1rem 0 0; font-size: .75rem; color: #5a5446; }
      .cover { text-align: center; } .cover h1 { font-size: 2.4rem; margin-top: 3rem; } .cover .date { font-size: 1.2rem; }
      .cover .sides { list-style: none; padding: 0; font-size: 1.2rem; } .contents { display: inline-block; text-align: left; } .contents a { color: inherit; }
      .cover .picture { margin: 1.2rem 0; } .cover .picture svg.field { display: inline-block; width: auto; max-width: 100%; } .cover .opening { text-align: left; max-width: 40rem; margin: 1rem auto; font-size: 1rem; }
      table.rounds { width: 100%; table-layout: fixed; font-size: .75rem; } table.rounds th:first-child { width: 3rem; }
      table.rounds td, table.rounds th { border: 1px solid #8b8473; padding: .1rem .2rem; } table.rounds .boxes { letter-spacing: 0; text-align: center; }
      table.rounds caption { text-align: left; font-weight: bold; font-size: .9rem; } table.rounds.many { font-size: .66rem; } table.rounds.many td.boxes { padding: .1rem 0; word-spacing: -.05em; } table.rounds.close td { padding-top: 0; padding-bottom: 0; line-height: 1.15; }
      table.umpire { table-layout: auto; } table.umpire td { height: 6.5mm; vertical-align: middle; font-size: .8rem; } table.umpire.low td { height: 4.5mm; padding-top: 0; padding-bottom: 0; line-height: 1.15; } table.umpire th:first-child { width: 10%; } table.umpire th:nth-child(3) { width: 32%; } .ticks ul { list-style: none; padding: 0; }
      table.holders th:first-child { width: 24%; } table.holders td { height: 6mm; padding: 0; vertical-align: middle; } table.holders.low td { height: 5mm; } table.holders td:first-child { padding-left: .2rem; }
      .cards { font-size: .8rem; orphans: 1; widows: 1; } .card { display: inline-block; vertical-align: top; width: 84mm; min-height: 56mm; margin: 0 1mm 1mm 0; padding: 2mm 3mm; box-sizing: border-box; border: 1px dashed #8b8473; position: relative; break-inside: avoid; page-break-inside: avoid; }
      .card h2 { font-size: 1.05rem; margin: 0 2.6rem 0 0; border: none; } .card p { margin: .1rem 0; } .card ul { margin: .2rem 0; padding-left: 1.1rem; } .card .initiative { position: absolute; right: 3mm; top: 2mm; font-size: 1.5rem; font-weight: bold; }
      table.schedule { width: 100%; } table.schedule td, table.schedule th { border: 1px solid #8b8473; } .story { list-style: none; padding: 0; font-size: .85rem; } .reader { font-style: italic; }
      table.terrain td:first-child { width: 15%; } table.troops { width: 100%; } table.troops td:first-child { width: 25%; } table.odds td, table.odds th { padding: .1rem .8rem; }
      @media print {
        body { margin: 0; max-width: none; padding: 0; font: 10pt/1.4 'Liberation Serif', 'Times New Roman', Georgia, serif; }
        h1.spoken { display: none; }
        h2 { margin-top: 1.2rem; }
        .note { margin: .15rem 0; } table.army td, table.strength td, table.strength th, table.troops td, table.terrain td, table.factors td, table.odds td { padding-top: .05rem; padding-bottom: .05rem; } table.group { margin-bottom: 0; } .truth { margin-top: .4rem; }
        .map.lying { page: lying; } .map.upright { page: upright; } svg.field { width: auto; max-width: 100%; display: block; }
        table, .group, .track, .whole, h3 { break-inside: avoid; } h2, h3, .facts, .track, .briefing { break-after: avoid; }
        .briefing { break-inside: avoid; } section.side, .part, div.sheets { break-before: page; } .part > div.sheets:first-child, h1 + div.sheets { break-before: auto; } section.side > h2:first-child { margin-top: 0; } section.sheet { break-inside: avoid; margin-bottom: 5mm; }
        table.terrain, table.troops, table.factors { break-inside: auto; } tr { break-inside: avoid; }
        * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      }
      """;

  /** A page of a battle around a body that is HTML already, and its foot. */
  static String html(PrintJob job, String title, String body) {
    return html(title, job.setting(), Provenance.of(job), body);
  }

  /**
   * Returns a page around an HTML body. It is well-formed XML. The foot is at its end, and in short
   * form on each sheet.
   */
  static String html(String title, PrintSettings setting, Provenance truth, String body) {
    return frame(title, setting, pages(setting.paper(), truth), body + truth.toHtml());
  }

  /** A page with the seal that {@code --verify} reads, ahead of all that an author may say. */
  static String sealed(String html, SheetSeal seal) {
    return html.replaceFirst(
        CHARSET,
        Matcher.quoteReplacement(
            CHARSET
                + "<meta name=\""
                + SheetSeal.NAME
                + "\" content=\""
                + HtmlEscape.text(seal.text())
                + "\"/>\n"));
  }

  private static String frame(String title, PrintSettings setting, String pages, String body) {
    return "<!DOCTYPE html>\n<html lang=\""
        + setting.words().language()
        + "\">\n<head>\n"
        + CHARSET
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>"
        + HtmlEscape.text(title)
        + "</title>\n<style>\n"
        + STYLE
        + pages
        + setting.theme().style()
        + "</style>\n</head>\n<body>\n<main>\n"
        + body
        + "</main>\n</body>\n</html>\n";
  }

  /**
   * Drawings that fill their sheets, each on one of its own with its foot.
   *
   * @param lies whether the sheets lie on their side
   * @param sheets what is on each, HTML already
   */
  static String drawings(PrintJob job, String title, boolean lies, List<String> sheets) {
    var body = new StringBuilder();
    // A screen reader does not read the title that is part of a drawing.
    String spoken = "<h1 class=\"spoken\">" + HtmlEscape.text(title) + "</h1>\n";
    for (String sheet : sheets) {
      body.append("<div class=\"drawn\">\n")
          .append(spoken)
          .append(sheet)
          .append("<p class=\"truth\">")
          .append(HtmlEscape.text(Provenance.of(job).toShortText()))
          .append("</p>\n</div>\n");
      spoken = "";
    }
    String page =
        "@page { size: "
            + job.paper().css()
            + (lies ? " landscape" : "")
            + "; margin: 8mm; @bottom-right { content: normal; } }\n";
    return frame(title, job.setting(), page, body.toString());
  }

  private static String pages(PaperSize paper, Provenance truth) {
    String foot =
        "@bottom-left { content: "
            + HtmlEscape.css(truth.toShortText())
            + "; width: 86%; text-align: left; vertical-align: top; padding-top: 1mm; "
            + FOOT
            + " } @bottom-right { content: counter(page) \" / \" counter(pages); text-align: right;"
            + " vertical-align: top; padding-top: 1mm; "
            + FOOT
            + " } ";
    return "@page { size: "
        + paper.css()
        + "; margin: 14mm; "
        + foot
        + "}\n@page lying { size: "
        + paper.css()
        + " landscape; margin: 8mm 8mm 13mm; "
        + foot
        + "} @page upright { size: "
        + paper.css()
        + "; margin: 8mm 8mm 13mm; "
        + foot
        + "}\n";
  }

  /** The author's name for something, or its label if it has one. */
  static String title(String label, String name) {
    return HtmlEscape.text(label.isBlank() ? name : label);
  }

  static void notes(StringBuilder out, Iterable<String> notes) {
    for (String note : notes) {
      out.append("<p class=\"note\">").append(HtmlEscape.text(note)).append("</p>\n");
    }
  }

  /** Appends a heading with a list below it, unless the list is empty. Items are HTML already. */
  static void list(StringBuilder out, String heading, Iterable<String> items) {
    var all = new StringBuilder();
    int count = 0;
    for (String item : items) {
      all.append("<li>").append(item).append("</li>\n");
      count++;
    }
    if (count > 0) {
      String list = "<h2>" + heading + "</h2>\n<ul>\n" + all + "</ul>\n";
      out.append(count <= ITEMS_TOGETHER ? "<div class=\"whole\">\n" + list + "</div>\n" : list);
    }
  }
}

package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.GroupLetter;
import dev.muster.rules.model.Scenario;

/**
 * A card for each General, placed beside his stands: his name, his abilities and the stands he
 * leads.
 */
final class GeneralCards {
  private GeneralCards() {}

  static String html(PrintJob job) {
    return PageTemplate.html(
        job,
        job.words().text("generals.of", job.title()),
        "<h1>"
            + HtmlEscape.text(job.title())
            + "</h1>\n<div class=\"cards\">\n"
            + body(job)
            + "</div>\n");
  }

  private static String body(PrintJob job) {
    var out = new StringBuilder();
    int letter = 0;
    for (int side = 0; side < job.program().scenario().sides().size(); side++) {
      Scenario.Side each = job.program().scenario().sides().get(side);
      for (Scenario.Group group : each.groups()) {
        String name = GroupLetter.of(letter++);
        if (job.shows(side)) {
          card(out, job, side, group, name);
        }
      }
    }
    return out.toString();
  }

  private static void card(
      StringBuilder out, PrintJob job, int side, Scenario.Group group, String letter) {
    PageMessages words = job.words();
    var names = dev.muster.rules.model.PrintedNames.of(job.program().scenario());
    Scenario.Side owner = job.program().scenario().sides().get(side);
    Scenario.General general = group.general();
    out.append("<div class=\"card\">\n<h2>")
        .append(letter)
        .append(". ")
        .append(PageTemplate.title(general.label(), general.name()))
        .append("</h2>\n<p class=\"facts\">")
        .append(PageTemplate.title(owner.label(), owner.name()))
        .append(" &middot; ")
        .append(PageTemplate.title(group.label(), group.name()))
        .append("</p>\n");
    var order = new OrderOfBattle(job.program(), side, words);
    String value = order.value(general);
    if (!value.isEmpty()) {
      out.append("<p class=\"initiative\">").append(value).append("</p>\n");
    }
    out.append("<ul>\n");
    order.facts(general).forEach(fact -> out.append("<li>").append(fact).append("</li>\n"));
    out.append("<li>□ ")
        .append(words.html("generals.killed"))
        .append("</li>\n</ul>\n<p class=\"small\">")
        .append(words.html("generals.leads"))
        .append(' ');
    for (int i = 0; i < group.stands().size(); i++) {
      out.append(i == 0 ? "" : ", ")
          .append(letter)
          .append(i + 1)
          .append("&#160;")
          .append(HtmlEscape.text(names.of(group.stands().get(i).name())));
    }
    out.append("</p>\n</div>\n");
  }
}

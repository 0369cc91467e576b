package dev.muster.dsl.ide.command;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.print.HtmlPages;
import dev.muster.print.Page;
import java.util.List;
import org.eclipse.emf.ecore.resource.Resource;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link Commands#PRINT}.
 *
 * @param pages in the order of a booklet, none when refused
 * @param refusal why there is nothing to print, for the user; empty when there is
 */
public record Printed(List<Page> pages, String refusal) {
  public Printed {
    pages = List.copyOf(pages);
  }

  static Printed of(Resource resource) {
    var compiler = new ProgramCompiler(Commands::name);
    List<Page> pages =
        HtmlPages.of(
            Commands.programs(resource, compiler),
            Commands.elements(resource, ArmyDef.class).stream()
                .map(
                    army ->
                        new HtmlPages.ArmyList(
                            compiler.rulebook(army.getRulebook()), compiler.army(army)))
                .toList());
    return pages.isEmpty()
        ? refused(
            "There is no army and no scenario to print in " + Commands.shortName(resource) + ".")
        : new Printed(pages, "");
  }

  /** The page of one army or scenario alone; all where no name is given. */
  Printed about(@Nullable Object subject) {
    if (subject == null || subject.equals("") || !refusal.isEmpty()) {
      return this;
    }
    List<Page> wanted = pages.stream().filter(each -> each.subject().equals(subject)).toList();
    return wanted.isEmpty()
        ? refused(
            "There is no army or scenario '"
                + subject
                + "' in this file; there is: "
                + String.join(", ", pages.stream().map(Page::subject).distinct().toList())
                + ".")
        : new Printed(wanted, "");
  }

  static Printed refused(String why) {
    return new Printed(List.of(), why);
  }
}

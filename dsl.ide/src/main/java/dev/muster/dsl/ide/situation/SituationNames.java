package dev.muster.dsl.ide.situation;

import dev.muster.dsl.ide.situation.SituationText.Declaration;
import dev.muster.dsl.ide.situation.SituationText.Kind;
import dev.muster.dsl.ide.situation.SituationText.Line;
import dev.muster.dsl.ide.situation.SituationText.Word;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.jspecify.annotations.Nullable;

/**
 * Returns the hover of a word in a situation: the unit that it names and its place, or the meaning
 * of a word of the rules.
 */
final class SituationNames {
  private SituationNames() {}

  /** Returns the hover of a word; null if the word is unknown. */
  static @Nullable Hover hover(SituationText text, Position place) {
    Word word = text.nameAt(place);
    if (word == null) {
      return null;
    }
    Declaration declared = text.declaration(word.text());
    String told = declared == null ? ofRules(text, word) : of(text, declared);
    return told.isEmpty()
        ? null
        : new Hover(new MarkupContent(MarkupKind.MARKDOWN, told), word.range());
  }

  private static String of(SituationText text, Declaration declared) {
    StringBuilder told =
        new StringBuilder("**" + plain(declared.name()) + "**, " + what(declared.kind()));
    told.append("\n\n```muster-situation\n").append(fenced(declared.line())).append("\n```\n");
    Word line = declared.kind() == Kind.STAND ? declared.line().behind("is") : null;
    Declaration list = line == null ? null : text.declaration(line.text());
    if (list != null && list.kind() == Kind.LINE) {
      told.append("\n```muster-situation\n").append(fenced(list.line())).append("\n```\n");
    }
    return told.toString();
  }

  /** Returns a line of the author as a code block that its text cannot close. */
  private static String fenced(Line line) {
    return line.written().strip().replaceAll(" {2,}", " ").replace("```", "'''");
  }

  private static String plain(String name) {
    return name.replaceAll("([\\\\`*_\\[\\]<>])", "\\\\$1");
  }

  private static String what(Kind kind) {
    return switch (kind) {
      case SIDE -> "a side";
      case LINE -> "a line of an army list";
      case GROUP -> "a command group";
      case GENERAL -> "a General";
      case STAND -> "a stand";
    };
  }

  /** Returns the description of a word of the rulebook; empty if it is not one. */
  private static String ofRules(SituationText text, Word word) {
    String named = text.said("rulebook");
    Rulebook book =
        Rulebooks.named(Rulebooks.NAMES.contains(named) ? named : Rulebooks.NAMES.getFirst());
    Stream<String> told =
        Stream.of(
                book.categories().stream()
                    .filter(each -> each.key().equals(word.text()))
                    .map(each -> said(each.label(), "a category", each.cite())),
                book.stats().stream()
                    .filter(each -> each.key().equals(word.text()))
                    .map(each -> said(each.header(), "a column", each.cite())),
                book.traits().stream()
                    .filter(each -> each.key().equals(word.text()))
                    .map(each -> said(each.label(), "a trait", each.cite())),
                book.weapons().stream()
                    .filter(each -> each.key().equals(word.text()))
                    .map(each -> said(each.label(), "a weapon", each.cite())),
                book.terrains().stream()
                    .filter(each -> each.key().equals(word.text()))
                    .map(each -> said(each.label(), "a terrain", each.cite())),
                book.switches().stream()
                    .filter(each -> each.key().equals(word.text()))
                    .map(each -> said(each.key(), "a switch", each.cite())),
                marks(book)
                    .filter(each -> each.key().equals(word.text()))
                    .map(each -> said(each.label(), "a state", each.cite())))
            .flatMap(each -> each);
    return told.findFirst().orElse("");
  }

  private static Stream<Rulebook.Mark> marks(Rulebook book) {
    SituationFormat format = RuleSystems.of(book).situationFormat();
    return Stream.concat(
        book.marks().stream(), format == null ? Stream.of() : format.marks().stream());
  }

  private static String said(String name, String what, dev.muster.rules.model.Citation cite) {
    return "**"
        + plain(name)
        + "**, "
        + what
        + "\n\n"
        + cite.text()
        + (cite.section().isEmpty() ? "" : " (§" + cite.section() + ")");
  }

  /** Returns the declaration of the name at a place; empty if there is none. */
  static List<Location> definition(SituationText text, String uri, Position place) {
    Word word = text.nameAt(place);
    Declaration declared = word == null ? null : text.declaration(word.text());
    return declared == null ? List.of() : List.of(new Location(uri, declared.word().range()));
  }

  /** All uses of the name at a place. */
  static List<Location> references(SituationText text, String uri, Position place) {
    Word word = text.nameAt(place);
    return word == null || text.declaration(word.text()) == null
        ? List.of()
        : text.uses(word.text()).stream().map(each -> new Location(uri, each.range())).toList();
  }

  /** Returns all uses of the name at a place, as highlights. */
  static List<DocumentHighlight> highlights(SituationText text, Position place) {
    Word word = text.nameAt(place);
    Declaration declared = word == null ? null : text.declaration(word.text());
    List<DocumentHighlight> marked = new ArrayList<>();
    if (declared != null) {
      for (Word each : text.uses(declared.name())) {
        boolean here = each.range().equals(declared.word().range());
        marked.add(
            new DocumentHighlight(
                each.range(), here ? DocumentHighlightKind.Write : DocumentHighlightKind.Read));
      }
    }
    return marked;
  }
}

package dev.muster.dsl.ide.situation;

import dev.muster.dsl.ide.completion.OrderProposals;
import dev.muster.dsl.ide.situation.SituationText.Kind;
import dev.muster.dsl.ide.situation.SituationText.Line;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.SituationParser;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;

/**
 * Completion in a situation: the words of the rulebook, the names of the file, and the orders of
 * the game.
 */
final class SituationCompletion {
  private final SituationText text;
  private final Position caret;
  private final Line line;
  private final List<String> before = new ArrayList<>();
  private final String begun;
  private final Rulebook book;
  private final @Nullable SituationFormat format;
  private final Map<String, CompletionItem> items = new LinkedHashMap<>();

  private SituationCompletion(SituationText text, Position caret) {
    this.text = text;
    this.caret = caret;
    line = text.line(caret.getLine());
    String started = "";
    for (SituationText.Word each : line.words()) {
      if (each.to() < caret.getCharacter()) {
        before.add(each.text());
      } else if (each.from() < caret.getCharacter()) {
        started = each.text().substring(0, caret.getCharacter() - each.from());
      }
    }
    begun = started;
    String named = text.said("rulebook");
    book = Rulebooks.named(Rulebooks.NAMES.contains(named) ? named : Rulebooks.NAMES.getFirst());
    format = RuleSystems.of(book).situationFormat();
  }

  /** The proposals at a place, the likeliest first. */
  static List<CompletionItem> at(SituationText text, Position caret) {
    SituationCompletion completion = new SituationCompletion(text, caret);
    if (completion.isInComment()) {
      return List.of();
    }
    switch (completion.line.part()) {
      case POSITION -> completion.position();
      case ORDERS -> completion.orders();
      case EXPECTATIONS -> completion.expectations();
    }
    // A list of what is written already would only take the Enter at the end of the line.
    return completion.items.size() == 1 && completion.items.containsKey(completion.begun)
        ? List.of()
        : List.copyOf(completion.items.values());
  }

  private boolean isInComment() {
    int comment = line.written().indexOf('#');
    return comment >= 0 && comment < caret.getCharacter();
  }

  private String last() {
    return before.isEmpty() ? "" : before.getLast();
  }

  // ---- the position

  private void position() {
    if (before.isEmpty()) {
      add(SituationParser.STATEMENTS, CompletionItemKind.Keyword, "");
      own(SituationFormat.Subject.LINE);
      for (Rulebook.Terrain each : book.terrains()) {
        add(each.key(), CompletionItemKind.Enum, "terrain");
      }
      add(SituationParser.ORDERS, CompletionItemKind.Keyword, "what both sides do");
      add(SituationParser.EXPECT, CompletionItemKind.Keyword, "what must come of it");
      return;
    }
    switch (before.getFirst()) {
      case "rulebook" -> rulebooks();
      case "switch" -> switches();
      case "side" -> side();
      case "line" -> armyLine();
      case "group" -> group();
      case "stand" -> stand();
      default -> pair();
    }
  }

  /** Two stands of a line of the rule system, such as a melee, and what may close the line. */
  private void pair() {
    SituationFormat.Keyword said = own(SituationFormat.Subject.LINE, before.getFirst());
    if (said != null && before.size() <= 2) {
      add(text.names(Kind.STAND), CompletionItemKind.Field, "stand");
    } else if (said != null && before.size() == 3) {
      add(said.outcomes(), CompletionItemKind.EnumMember, "for " + before.get(1));
    }
  }

  private void rulebooks() {
    for (String each : Rulebooks.NAMES) {
      if (before.size() == 1 && RuleSystems.of(Rulebooks.named(each)).situationFormat() != null) {
        add(each, CompletionItemKind.Module, Rulebooks.named(each).label());
      }
    }
  }

  private void switches() {
    for (Rulebook.Switch each : book.switches()) {
      if (before.size() == 1) {
        add(each.key(), CompletionItemKind.Property, each.cite().text());
      } else if (before.size() == 2 && each.key().equals(last())) {
        add(each.values(), CompletionItemKind.EnumMember, "");
      }
    }
  }

  private void side() {
    if (last().equals("training")) {
      add(List.of("well", "poor"), CompletionItemKind.EnumMember, "");
    } else if (before.size() > 1) {
      add(List.of("training", "breaks", "lost"), CompletionItemKind.Keyword, "");
      own(SituationFormat.Subject.SIDE);
    }
  }

  private void armyLine() {
    if (before.size() == 2) {
      for (Rulebook.Category each : book.categories()) {
        add(each.key(), CompletionItemKind.Class, each.label());
      }
    } else if (last().equals("weapon")) {
      for (Rulebook.Weapon each : book.weapons()) {
        add(each.key(), CompletionItemKind.EnumMember, each.label());
      }
    } else if (before.size() > 2) {
      if (before.size() == 3) {
        String grade = RuleSystems.named(book.system()).vocabulary().grade();
        for (Rulebook.OrderClass each : book.orderClasses()) {
          add(each.key(), CompletionItemKind.EnumMember, grade);
        }
      }
      for (Rulebook.Stat each : book.stats()) {
        add(each.key(), CompletionItemKind.Property, each.header());
      }
      for (Rulebook.Trait each : book.traits()) {
        add(each.key(), CompletionItemKind.Property, each.label());
      }
      add("weapon", CompletionItemKind.Keyword, "");
    }
  }

  private void group() {
    switch (last()) {
      case "group" -> add(text.groups(), CompletionItemKind.Module, "group");
      case "to" -> add(text.names(Kind.STAND), CompletionItemKind.Field, "stand");
      case "attached" -> add("to", CompletionItemKind.Keyword, "");
      case "general", "at", "range" -> {
        // a name, a place or a number
      }
      default -> {
        if (before.size() == 2) {
          add("general", CompletionItemKind.Keyword, "");
        } else {
          add(List.of("at", "range", "attached", "dead"), CompletionItemKind.Keyword, "");
          own(SituationFormat.Subject.GENERAL);
        }
      }
    }
  }

  private void stand() {
    switch (last()) {
      case "of" -> add(text.groups(), CompletionItemKind.Module, "group");
      case "is" -> add(text.names(Kind.LINE), CompletionItemKind.Class, "line");
      case "facing" -> headings();
      case "stand", "at", "lost" -> {
        // a name, a place or a number
      }
      default -> {
        List<String> next = new ArrayList<>(List.of("of", "is", "at", "facing"));
        next.removeAll(before);
        if (!next.isEmpty()) {
          add(next.getFirst(), CompletionItemKind.Keyword, "");
        } else {
          add("lost", CompletionItemKind.Keyword, "");
          marks();
          own(SituationFormat.Subject.STAND);
        }
      }
    }
  }

  private void marks() {
    for (Rulebook.Mark each : book.marks()) {
      add(each.key(), CompletionItemKind.EnumMember, each.label());
    }
    if (format != null) {
      for (Rulebook.Mark each : format.marks()) {
        add(each.key(), CompletionItemKind.EnumMember, each.label());
      }
    }
  }

  private void headings() {
    BoardKind kind = format == null ? BoardKind.HEXES : format.boardKind();
    add(kind.headings().keySet(), CompletionItemKind.EnumMember, "");
  }

  /** A word of the rule system, null if it has none such. */
  private SituationFormat.@Nullable Keyword own(SituationFormat.Subject of, String word) {
    return format == null
        ? null
        : format.keywords().stream()
            .filter(each -> each.of() == of && each.word().equals(word))
            .findFirst()
            .orElse(null);
  }

  /** Words of the rule system. */
  private void own(SituationFormat.Subject of) {
    if (format != null) {
      for (SituationFormat.Keyword each : format.keywords()) {
        if (each.of() == of) {
          add(each.word(), CompletionItemKind.Keyword, each.wanted());
        }
      }
    }
  }

  // ---- orders

  private void orders() {
    List<String> said = new ArrayList<>(before);
    boolean asked = !said.isEmpty() && said.getFirst().equals("may");
    if (asked || (!said.isEmpty() && said.getFirst().equals("may:"))) {
      said.removeFirst();
      if (!said.isEmpty() && said.getFirst().equals("not:")) {
        said.removeFirst();
      }
    } else if (!said.isEmpty() && said.getFirst().equals("now:")) {
      said.removeFirst();
      expectations(said);
      return;
    }
    if (said.isEmpty()) {
      whoActs();
      ordersThatBegin("");
      if (before.isEmpty()) {
        add(List.of("may: ", "may not: ", "now: "), CompletionItemKind.Keyword, "");
        add("dice", CompletionItemKind.Keyword, "the next throws");
        add(SituationParser.EXPECT, CompletionItemKind.Keyword, "what must come of it");
      }
      return;
    }
    if (last().equals("facing")) {
      headings();
    } else if (said.size() == 1) {
      ordersThatBegin(said.getFirst());
    } else {
      add(text.names(Kind.STAND), CompletionItemKind.Field, "stand");
    }
  }

  private void whoActs() {
    add(text.names(Kind.STAND), CompletionItemKind.Field, "stand");
    add(text.names(Kind.GROUP), CompletionItemKind.Module, "group");
    add(text.names(Kind.GENERAL), CompletionItemKind.Class, "General");
    add(text.names(Kind.SIDE), CompletionItemKind.Module, "side");
  }

  /** Proposes the orders of the game that begin with this kind of name, or those that need none. */
  private void ordersThatBegin(String name) {
    SituationText.Declaration who = text.declaration(name);
    if (format == null || who == null && !name.isEmpty()) {
      return;
    }
    if (who != null && who.kind() == Kind.GROUP) {
      add("acts", CompletionItemKind.Function, "its turn begins");
    }
    if (who != null && who.kind() == Kind.LINE) {
      return;
    }
    OrderProposals.Subject subject = who == null ? null : subject(who.kind());
    OrderProposals.of(format.orderForms(), subject)
        .forEach(each -> add(each.words(), CompletionItemKind.Function, each.form()));
  }

  private static OrderProposals.@Nullable Subject subject(Kind kind) {
    return switch (kind) {
      case STAND -> OrderProposals.Subject.UNIT;
      case GENERAL -> OrderProposals.Subject.GENERAL;
      case GROUP -> OrderProposals.Subject.GROUP;
      case SIDE -> OrderProposals.Subject.SIDE;
      case LINE -> null;
    };
  }

  // ---- expectations

  private void expectations() {
    expectations(before);
  }

  private void expectations(List<String> said) {
    if (said.isEmpty()) {
      add(text.names(Kind.STAND), CompletionItemKind.Field, "stand");
      add(text.names(Kind.GENERAL), CompletionItemKind.Class, "General");
      add(text.names(Kind.SIDE), CompletionItemKind.Module, "side");
      add(
          List.of(
              "lost",
              "log ",
              "then log ",
              "no log ",
              "the battle is over",
              "the battle goes on",
              "nobody wins"),
          CompletionItemKind.Keyword,
          "");
      return;
    }
    SituationText.Declaration who = text.declaration(said.getFirst());
    if (said.getLast().equals("lost")) {
      add(text.names(Kind.SIDE), CompletionItemKind.Module, "side");
    } else if (said.getLast().equals("facing")) {
      headings();
    } else if (said.getLast().equals("fights") || said.getLast().equals("with")) {
      add(text.names(Kind.STAND), CompletionItemKind.Field, "stand");
    } else if (who != null && !List.of("at", "SP").contains(said.getLast())) {
      switch (who.kind()) {
        case SIDE -> add(List.of("broken", "stands", "wins"), CompletionItemKind.Keyword, "");
        case GENERAL ->
            add(List.of("at", "with", "dead", "gone", "is not"), CompletionItemKind.Keyword, "");
        default -> {
          add(List.of("at", "facing", "not", "destroyed"), CompletionItemKind.Keyword, "");
          marks();
        }
      }
    }
  }

  // ---- the list

  private void add(Collection<String> proposals, CompletionItemKind kind, String detail) {
    proposals.forEach(each -> add(each, kind, detail));
  }

  private void add(String proposal, CompletionItemKind kind, String detail) {
    if (!proposal.startsWith(begun) || items.containsKey(proposal)) {
      return;
    }
    CompletionItem item = new CompletionItem(proposal.strip());
    item.setKind(kind);
    if (!detail.isBlank()) {
      item.setDetail(detail);
    }
    item.setSortText(String.format("%04d", items.size()));
    Position start = new Position(caret.getLine(), caret.getCharacter() - begun.length());
    item.setTextEdit(Either.forLeft(new TextEdit(new Range(start, caret), proposal)));
    items.put(proposal, item);
  }
}

package dev.muster.dsl.ide.signature;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.hover.KeywordDocumentation;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.BoardKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** The signature help for statements of a scenario, with the part at the cursor highlighted. */
final class ScenarioSignatureHelp {
  /** Statements of a scenario by their first word. */
  private static final Map<String, Form> FORMS = new LinkedHashMap<>();

  private static final Map<String, Form> IN_MAPS = new LinkedHashMap<>();

  static {
    form(
        "stand",
        "DeployDef",
        part("LINE", "The line of the army list the stand is of."),
        word("as NAME", "as"),
        many("at PLACE..", "at", "in", "abreast", "from"),
        word("facing FACING", "facing"),
        word("lost SP", "lost", "disordered", "on", "opportunity"),
        many("marked MARKS..", "marked"),
        many("with TRAITS..", "with"));
    form(
        "general",
        "GeneralDef",
        part("NAME", "The name of the General."),
        part("BONUS", "Added to the initiative of his group, -2 to +3 (§1.4)."),
        word("at PLACE", "at", "attached", "to"),
        word("quality WORD", "quality"),
        word("range DISTANCE", "range"));
    form(
        "plan",
        "PlanDef",
        word("attack/hold/support/delay/reserve", "attack", "hold", "support", "delay", "reserve"),
        many("towards PLACES..", "towards"),
        word("from round NUMBER", "from", "round"),
        many("if CONDITION..", "if"),
        many("until CONDITION..", "until"));
    form(
        "arrives",
        "ArrivalDef",
        word("round NUMBER", "round"),
        many("at PLACES..", "at"),
        word("facing FACING", "facing"),
        word("throwing D6+", "throwing"),
        many("if CONDITION..", "if"));
    form(
        "victory",
        "WinDef",
        part("SIDE", "The side that wins."),
        word("at end", "at", "end"),
        many("when CONDITION..", "when"));
    form(
        "event",
        "EventDef",
        part("NAME", "The name of the event; behind it in quotes what reports call it."),
        many("when CONDITION..", "when"),
        many("then EFFECTS..", "then"));
    form(
        "expect",
        "ExpectDef",
        part("SIDE", "The side that is spoken of; none with draw and rounds."),
        word("wins/breaks/loses", "wins", "breaks", "loses", "draw", "rounds"),
        part("LOW..HIGH", "In percent, such as 40%..60%; of rounds such as 6..10."),
        many("that CONDITION..", "that"),
        word("odds ORDER", "odds"));
    form(
        "zone",
        "ZoneDef",
        part("NAME", "The name stands are put in by."),
        many("at PLACES..", "at"));
    form(
        "objective",
        "ObjectiveDef",
        part("NAME", "The name conditions and plans have for it."),
        many("at PLACES..", "at"),
        word("points NUMBER", "points"),
        word("held by SIDE", "held", "by"));
    form(
        "points",
        "PointsDef",
        word("broken NUMBER", "broken"),
        word("unit NUMBER", "unit"),
        word("break-point NUMBER", "break-point"),
        word("general NUMBER", "general"),
        word("margin NUMBER", "margin"));
    form("side", "SideDef", part("NAME", "The name of the side."), word("fields ARMY", "fields"));
    form(
        "switch",
        "SwitchSetting",
        part("NAME", "A switch of the rulebook."),
        part("VALUE", "One of the readings it offers."));
    inMap(
        "way",
        "WayDef",
        part("TERRAIN", "What it is: a terrain of the rulebook."),
        part("NAME", "What it is called, in quotes."),
        many("along PLACES..", "along"),
        word("wide DISTANCE", "wide"));
    inMap(
        "area",
        "AreaDef",
        part("TERRAIN", "What it is: a terrain of the rulebook."),
        part("NAME", "What it is called, in quotes."),
        word("from PLACE", "from"),
        word("to PLACE", "to"));
    inMap(
        "side",
        "LineDef",
        part("TERRAIN", "What lies there: a terrain of the rulebook for sides."),
        part("SIDES..", "The sides between two neighbours, each by the two, with a dash."));
    inMap(
        "place", "PlaceDef", part("NAME", "What it is called, in quotes."), word("at PLACE", "at"));
  }

  private ScenarioSignatureHelp() {}

  /** A statement: its first word, the rule of the grammar it is of, and what follows. */
  private record Form(String word, String rule, List<Part> parts) {}

  /**
   * A part of a statement.
   *
   * @param meaning its meaning; empty if the documentation of its first word applies
   * @param words words that begin it; empty if its position identifies it
   */
  private record Part(String label, String meaning, List<String> words) {
    boolean isMany() {
      return label.endsWith("..");
    }

    /** Returns whether the part is only a choice of words without a value after it. */
    boolean isChoice() {
      return label.contains("/");
    }
  }

  private static void form(String word, String rule, Part... parts) {
    FORMS.put(word, new Form(word, rule, List.of(parts)));
  }

  private static void inMap(String word, String rule, Part... parts) {
    IN_MAPS.put(word, new Form(word, rule, List.of(parts)));
  }

  private static Part part(String label, String meaning) {
    return new Part(label, meaning, List.of());
  }

  private static Part word(String label, String... words) {
    return new Part(label, "", List.of(words));
  }

  private static Part many(String label, String... words) {
    return word(label, words);
  }

  /** Returns the help for a place; null if it is not in a statement of a scenario or a map. */
  static @Nullable SignatureHelp at(XtextResource resource, int offset) {
    List<ILeafNode> line = line(resource, offset);
    Form form = null;
    int start = -1;
    for (int i = 0; i < line.size(); i++) {
      // "loses stand Swiss" and "points 3" of an objective begin no statement
      String word = line.get(i).getText();
      boolean condition = i > 0 && line.get(i - 1).getText().equals("loses");
      Form begun = condition || isPart(form, word) ? null : begun(line.get(i));
      if (begun != null) {
        form = begun;
        start = i;
      } else if (word.equals("{") || word.equals("}")) {
        form = null;
      }
    }
    if (form == null) {
      return null;
    }
    EObject at = NodeModelUtils.findActualSemanticObjectFor(line.get(start));
    MapDef map = PlaceNotation.mapOf(at);
    return help(form, map, active(form, line.subList(start + 1, line.size()), offset));
  }

  /** Returns the statement that a word begins in its block. */
  private static @Nullable Form begun(ILeafNode leaf) {
    EObject element = NodeModelUtils.findActualSemanticObjectFor(leaf);
    if (element == null) {
      return null;
    }
    return EcoreUtil2.getContainerOfType(element, ScenarioDef.class) != null
        ? FORMS.get(leaf.getText())
        : EcoreUtil2.getContainerOfType(element, MapDef.class) != null
            ? IN_MAPS.get(leaf.getText())
            : null;
  }

  private static boolean isPart(@Nullable Form form, String word) {
    return form != null && form.parts().stream().anyMatch(part -> part.words().contains(word));
  }

  /** The words of the line before a place. */
  private static List<ILeafNode> line(XtextResource resource, int offset) {
    INode root = resource.getParseResult().getRootNode();
    String text = root.getText();
    int from = text.lastIndexOf('\n', Math.min(offset, text.length()) - 1) + 1;
    List<ILeafNode> line = new ArrayList<>();
    ILeafNode leaf = from >= text.length() ? null : NodeModelUtils.findLeafNodeAtOffset(root, from);
    while (leaf != null && leaf.getOffset() < offset) {
      if (!leaf.isHidden() && leaf.getOffset() >= from) {
        line.add(leaf);
      }
      int next = leaf.getEndOffset();
      leaf = next >= text.length() ? null : NodeModelUtils.findLeafNodeAtOffset(root, next);
    }
    return line;
  }

  /** The part a place is in: by the last word that begins one, and by what was written since. */
  private static int active(Form form, List<ILeafNode> words, int offset) {
    int part = 0;
    boolean filled = false;
    for (ILeafNode leaf : words) {
      int begun = begun(form, leaf.getText());
      if (begun >= 0) {
        part = begun;
        filled = form.parts().get(part).isChoice();
      } else {
        boolean next = filled && part + 1 < form.parts().size();
        part += next && form.parts().get(part + 1).words().isEmpty() ? 1 : 0;
        filled = true;
      }
    }
    boolean behind = words.isEmpty() || words.getLast().getEndOffset() < offset;
    boolean over = behind && filled && !form.parts().get(part).isMany();
    return over && part + 1 < form.parts().size() ? part + 1 : part;
  }

  private static int begun(Form form, String word) {
    for (int i = 0; i < form.parts().size(); i++) {
      if (form.parts().get(i).words().contains(word)) {
        return i;
      }
    }
    return -1;
  }

  /** A label with places and facings as a board calls them. */
  private static String said(String label, @Nullable MapDef map) {
    BoardKind kind = PlaceNotation.of(map).kind();
    String facing =
        switch (kind) {
          case HEXES -> "CORNER";
          case BOXES -> "SIDE";
          case TABLE -> "COMPASS";
        };
    String measure =
        kind != BoardKind.TABLE || map == null || map.getGround() == null
            ? kind.places().toUpperCase(Locale.ROOT)
            : map.getGround();
    return label
        .replace("DISTANCE", measure)
        .replace("PLACES", kind.places().toUpperCase(Locale.ROOT))
        .replace("PLACE", kind.place().toUpperCase(Locale.ROOT))
        .replace("FACING", facing);
  }

  private static SignatureHelp help(Form form, @Nullable MapDef map, int active) {
    List<ParameterInformation> parts = new ArrayList<>();
    var label = new StringBuilder(form.word());
    for (Part each : form.parts()) {
      String said = said(each.label(), map);
      label.append(' ').append(said);
      String word = each.words().isEmpty() ? "" : each.words().getFirst();
      String meaning =
          each.meaning().isEmpty()
              ? KeywordDocumentation.on(
                  PlaceNotation.of(map).kind(), word, KeywordDocumentation.of(form.rule(), word))
              : each.meaning();
      parts.add(new ParameterInformation(said, new MarkupContent(MarkupKind.MARKDOWN, meaning)));
    }
    var signature = new SignatureInformation(label.toString());
    String meaning = KeywordDocumentation.of(form.rule(), form.word());
    signature.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, meaning));
    signature.setParameters(parts);
    signature.setActiveParameter(active);
    return new SignatureHelp(List.of(signature), 0, active);
  }
}

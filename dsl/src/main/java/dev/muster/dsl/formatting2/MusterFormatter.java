package dev.muster.dsl.formatting2;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.HexSideDef;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RuleEntry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.formatting2.AbstractJavaFormatter;
import org.eclipse.xtext.formatting2.IFormattableDocument;
import org.eclipse.xtext.formatting2.regionaccess.ISemanticRegion;

/**
 * Canonical layout: a statement a line, blocks indented, one blank between words. One pass over the
 * tokens, so that every gap is decided once and long files stay fast.
 */
public class MusterFormatter extends AbstractJavaFormatter {
  private static final Set<String> STATEMENTS =
      Set.of(
          "training",
          "breaks",
          "note",
          "legend",
          "rows",
          "side",
          "place",
          "date",
          "length",
          "switch",
          "group",
          "general",
          "stand");

  protected void format(Document document, IFormattableDocument layout) {
    Deque<ISemanticRegion> open = new ArrayDeque<>();
    ISemanticRegion before = null;
    for (ISemanticRegion region :
        getTextRegionAccess().regionForRootEObject().getAllSemanticRegions()) {
      boolean closes = false;
      if (keyword(region, "{")) {
        open.push(region);
      } else if (keyword(region, "}") && !open.isEmpty()) {
        ISemanticRegion opening = open.pop();
        closes = isBlock(opening);
        if (closes) {
          layout.interior(opening, region, it -> it.indent());
        }
      }
      if (before != null) {
        gap(before, region, closes, layout);
      }
      before = region;
    }
    if (before != null) {
      layout.append(before, it -> it.newLine());
    }
  }

  private static void gap(
      ISemanticRegion before, ISemanticRegion region, boolean closes, IFormattableDocument layout) {
    if (closes) {
      layout.prepend(region, it -> it.newLine());
    } else if (startsElement(region)) {
      layout.prepend(region, it -> it.setNewLines(2));
    } else if (startsStatement(region)) {
      boolean first = keyword(before, "{");
      layout.prepend(region, it -> it.setNewLines(1, 1, first ? 1 : 2));
    } else if (tight(before, region)) {
      layout.prepend(region, it -> it.noSpace());
    } else {
      layout.prepend(region, it -> it.oneSpace());
    }
  }

  private static boolean startsElement(ISemanticRegion region) {
    return isKeyword(region)
        && region.getSemanticElement() instanceof Element
        && Set.of("army", "map", "scenario", "rulebook").contains(region.getText());
  }

  private static boolean startsStatement(ISemanticRegion region) {
    EObject owner = region.getSemanticElement();
    if (!isKeyword(region)) {
      return false;
    }
    if (owner instanceof RuleEntry) {
      return Set.of("stat", "order", "category", "weapon", "trait", "terrain", "factor", "switch")
          .contains(region.getText());
    }
    return owner instanceof Import
        ? keyword(region, "import")
        : STATEMENTS.contains(region.getText());
  }

  private static boolean tight(ISemanticRegion before, ISemanticRegion region) {
    EObject owner = region.getSemanticElement();
    if (keyword(region, ",")) {
      return true;
    }
    if (owner instanceof HexSideDef) {
      return keyword(region, "-") || keyword(before, "-");
    }
    if (owner instanceof ArmyDef) {
      return keyword(region, "/") || keyword(before, "/");
    }
    return owner instanceof OrderDef && keyword(region, "+");
  }

  private static boolean isBlock(ISemanticRegion opening) {
    EObject owner = opening.getSemanticElement();
    ISemanticRegion before = opening.getPreviousSemanticRegion();
    return !(owner instanceof RuleEntry)
        && !(owner instanceof MapDef && before != null && keyword(before, "legend"));
  }

  private static boolean isKeyword(ISemanticRegion region) {
    return region.getGrammarElement() instanceof Keyword;
  }

  private static boolean keyword(ISemanticRegion region, String text) {
    return isKeyword(region) && region.getText().equals(text);
  }
}

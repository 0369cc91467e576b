package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.ZoneDef;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** The statements of map items other than stands and Generals. */
final class Statements {
  private Statements() {}

  /** The statement of a single item; null if none is named. */
  static @Nullable EObject of(EditedMap edited, @Nullable List<String> ids)
      throws RefusedActionException {
    return ids == null || ids.isEmpty() ? null : of(edited, ids.getFirst());
  }

  /**
   * The statement of an item.
   *
   * @throws RefusedActionException if there is none any more
   */
  static EObject of(EditedMap edited, String id) throws RefusedActionException {
    int colon = id.indexOf(':');
    String name = id.substring(colon + 1).replaceFirst("/name$", "");
    EObject found =
        switch (colon < 0 ? "" : id.substring(0, colon)) {
          case "way" -> numbered(edited.map().getWays(), name);
          case "area" -> numbered(edited.map().getAreas(), name);
          case "name" -> place(edited.map(), name);
          case "zone" -> ground(edited, name, ZoneDef.class);
          case "objective" -> ground(edited, name, ObjectiveDef.class);
          default -> null;
        };
    if (found == null) {
      throw new RefusedActionException("There is no statement for " + id + " that can be changed.");
    }
    return found;
  }

  private static @Nullable EObject numbered(List<? extends EObject> all, String number) {
    int index = number.matches("[0-9]{1,4}") ? Integer.parseInt(number) - 1 : -1;
    return index >= 0 && index < all.size() ? all.get(index) : null;
  }

  private static @Nullable PlaceDef place(MapDef map, String name) {
    return map.getPlaces().stream()
        .filter(each -> name.equals(each.getName()))
        .findFirst()
        .orElse(null);
  }

  private static @Nullable Ground ground(
      EditedMap edited, String name, Class<? extends Ground> kind) {
    return edited.scenario() == null
        ? null
        : edited.scenario().getGrounds().stream()
            .filter(each -> kind.isInstance(each) && name.equals(each.getName()))
            .findFirst()
            .orElse(null);
  }

  /** Writes all values of a feature anew, in one piece. */
  static void replace(EObject element, EStructuralFeature feature, String text, Changes changes)
      throws RefusedActionException {
    List<INode> words = NodeModelUtils.findNodesForFeature(element, feature);
    if (words.isEmpty()) {
      throw new RefusedActionException("The text does not say where it is.");
    }
    int from = words.getFirst().getOffset();
    int length = words.getLast().getEndOffset() - from;
    if (!EditedMap.text(element).substring(from, from + length).equals(text)) {
      changes.add(EditedMap.file(element), from, length, text);
    }
  }

  /**
   * A text in quotes.
   *
   * @throws RefusedActionException for one that cannot be written so
   */
  static String quoted(String text) throws RefusedActionException {
    if (text.isBlank() || text.matches("(?s).*[\"\\\\\\p{Cntrl}].*")) {
      throw new RefusedActionException(
          "A name may have all letters but quotes and backslashes, and is not empty.");
    }
    return "\"" + text.strip() + "\"";
  }
}

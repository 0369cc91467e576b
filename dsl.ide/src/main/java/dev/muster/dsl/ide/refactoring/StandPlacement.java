package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Writes where the stands of a statement, or a General, go: the words for places and facings alone,
 * and only those that become others.
 */
public final class StandPlacement {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private StandPlacement() {}

  /** Whether a statement itself says where its stands face. */
  public static boolean faces(DeployDef stand) {
    return PlaceNotation.at(stand).heading(stand.getFacing()) != null;
  }

  /**
   * Returns whether a statement deploys several stands in a line and gives the place of the first.
   */
  public static boolean isLine(DeployDef stand) {
    return stand.isAbreast() && StandNames.count(stand) > 1;
  }

  /** Returns the node of a feature; null if the author has not written it. */
  public static @Nullable INode word(EObject element, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    return nodes.isEmpty() ? null : nodes.getFirst();
  }

  /** Moves the stands of a statement; false where their places cannot be written. */
  public static boolean move(DeployDef stand, PlaceTransform motion, Changes changes) {
    List<INode> words = NodeModelUtils.findNodesForFeature(stand, AST.getDeployDef_Places());
    PlaceNotation places = PlaceNotation.at(stand);
    for (int i = 0; i < words.size(); i++) {
      Place written = places.read(stand.getPlaces().get(i));
      Place from = written;
      if (isLine(stand) && motion.mirrors()) {
        // the last to the right is the first one now
        List<Place> line = places.fixed(stand, StandNames.count(stand));
        from = line.isEmpty() ? written : line.getLast();
      }
      Place to = from == null ? null : motion.apply(from);
      if (to == null || written == null) {
        return false;
      }
      if (!to.equals(written)) {
        replace(stand, words.get(i), to.toString(), changes);
      }
    }
    Heading heading = places.heading(stand.getFacing());
    INode faces = word(stand, AST.getDeployDef_Facing());
    if (faces != null
        && heading != null
        && !words.isEmpty()
        && !motion.apply(heading).equals(heading)) {
      replace(stand, faces, places.kind().say(motion.apply(heading)), changes);
    }
    return true;
  }

  /**
   * Moves a General that has a place of its own.
   *
   * @return false if the new place cannot be written
   */
  public static boolean move(GeneralDef general, PlaceTransform motion, Changes changes) {
    INode word = word(general, AST.getGeneralDef_At());
    Place place = PlaceNotation.at(general).read(general.getAt());
    if (word == null || place == null) {
      return true;
    }
    Place to = motion.apply(place);
    if (to == null) {
      return false;
    }
    if (!to.equals(place)) {
      replace(general, word, to.toString(), changes);
    }
    return true;
  }

  private static void replace(EObject owner, INode word, String text, Changes changes) {
    changes.add((XtextResource) owner.eResource(), word.getOffset(), word.getLength(), text);
  }
}

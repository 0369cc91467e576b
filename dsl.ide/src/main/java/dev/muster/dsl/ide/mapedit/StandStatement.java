package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.refactoring.PlaceTransform;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.ide.refactoring.SplitStands;
import dev.muster.dsl.ide.refactoring.StandPlacement;
import dev.muster.dsl.ide.refactoring.StandText;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Writes the stands of one statement anew, when only some of them change. */
final class StandStatement {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private final DeployDef stand;
  private final StandText text;
  private final List<Place> places;

  private StandStatement(DeployDef stand, StandText text, List<Place> places) {
    this.stand = stand;
    this.text = text;
    this.places = places;
  }

  static StandStatement of(DeployDef stand) throws RefusedActionException {
    StandText text = StandText.of(stand);
    List<Place> places = PlaceNotation.at(stand).fixed(stand, StandNames.count(stand));
    if (text == null || stand.getPlaces().isEmpty() || places.size() != StandNames.count(stand)) {
      throw new RefusedActionException(
          "The text gives this stand no place of its own; it stands in a zone or arrives later.");
    }
    return new StandStatement(stand, text, places);
  }

  int count() {
    return places.size();
  }

  /** Moves some of the stands; the others keep their places. */
  void move(Set<Integer> moved, PlaceTransform motion, Changes changes)
      throws RefusedActionException {
    if (moved.size() == count() && StandPlacement.move(stand, motion, changes)) {
      return;
    }
    List<Place> then = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      then.add(moved.contains(i) ? moved(places.get(i), motion) : places.get(i));
    }
    if (StandPlacement.isLine(stand)) {
      // a line with a gap is written by its places
      writePlaces(then, changes);
      return;
    }
    List<INode> words = NodeModelUtils.findNodesForFeature(stand, AST.getDeployDef_Places());
    for (int i = 0; i < words.size(); i++) {
      if (!then.get(i).equals(places.get(i))) {
        changes.add(
            EditedMap.file(stand),
            words.get(i).getOffset(),
            words.get(i).getLength(),
            then.get(i).toString());
      }
    }
  }

  private static Place moved(Place place, PlaceTransform motion) throws RefusedActionException {
    Place to = motion.apply(place);
    if (to == null) {
      throw new RefusedActionException("That is off the map.");
    }
    return to;
  }

  private void writePlaces(List<Place> then, Changes changes) {
    int start = SplitStands.placesStart(stand);
    changes.add(
        EditedMap.file(stand),
        start,
        SplitStands.placesEnd(stand) - start,
        "at " + String.join(" ", then.stream().map(Place::toString).toList()));
  }

  /** Turns some of the stands; if others of the statement stay, each gets its own statement. */
  void turn(Set<Integer> turned, PlaceTransform motion, Changes changes)
      throws RefusedActionException {
    INode faces =
        EditedMap.need(
            StandPlacement.word(stand, AST.getDeployDef_Facing()),
            "The statement does not say where the stand faces. Write facing and a direction.");
    Heading heading = PlaceNotation.at(stand).heading(stand.getFacing());
    if (heading == null) {
      throw new RefusedActionException("The facing in the text cannot be read.");
    }
    String then = PlaceNotation.at(stand).kind().say(motion.apply(heading));
    if (turned.size() == count() && !StandPlacement.isLine(stand)) {
      if (!then.equals(NodeModelUtils.getTokenText(faces))) {
        changes.add(EditedMap.file(stand), faces.getOffset(), faces.getLength(), then);
      }
      return;
    }
    TreeMap<Integer, String> kept = new TreeMap<>();
    for (int i = 0; i < count(); i++) {
      kept.put(i, turned.contains(i) ? then : NodeModelUtils.getTokenText(faces));
    }
    writeStatements(kept, changes);
  }

  /** Deletes some of the stands. */
  void delete(Set<Integer> deleted, Changes changes) {
    if (deleted.size() == count()) {
      StatementLayout.remove(text, EditedMap.file(stand), changes);
      return;
    }
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(stand, ScenarioDef.class);
    if (scenario != null && StandText.isAttachedTo(scenario, each -> each == stand)) {
      // what is named by a number keeps its name in a statement of its own
      TreeMap<Integer, String> kept = new TreeMap<>();
      for (int i = 0; i < count(); i++) {
        if (!deleted.contains(i)) {
          kept.put(i, "");
        }
      }
      writeStatements(kept, changes);
      return;
    }
    List<Place> left = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      if (!deleted.contains(i)) {
        left.add(places.get(i));
      }
    }
    writePlaces(left, changes);
  }

  /**
   * Writes a statement for each stand.
   *
   * @param kept the stands that stay, with the facing of each; empty for the facing in the text
   */
  private void writeStatements(TreeMap<Integer, String> kept, Changes changes) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(stand, ScenarioDef.class);
    List<String> names = scenario == null ? List.of() : StandNames.of(scenario).of(stand);
    INode name = StandPlacement.word(stand, AST.getDeployDef_Name());
    INode faces = StandPlacement.word(stand, AST.getDeployDef_Facing());
    List<String> all = new ArrayList<>();
    kept.forEach(
        (number, facing) -> {
          var one = new StringBuilder(text.text());
          // from the end, so that the offsets before stay true
          if (faces != null && !facing.isEmpty()) {
            replace(one, faces, facing);
          }
          one.replace(
              SplitStands.placesStart(stand) - text.start(),
              SplitStands.placesEnd(stand) - text.start(),
              "at " + places.get(number));
          if (name != null && number < names.size()) {
            replace(one, name, names.get(number));
          }
          all.add(one.toString());
        });
    String between = text.beginsLine() && text.endsLine() ? text.lineBreak() + text.indent() : " ";
    changes.add(
        EditedMap.file(stand), text.start(), text.end() - text.start(), String.join(between, all));
  }

  private void replace(StringBuilder one, INode word, String by) {
    one.replace(word.getOffset() - text.start(), word.getEndOffset() - text.start(), by);
  }
}

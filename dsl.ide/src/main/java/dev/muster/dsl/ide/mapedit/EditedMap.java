package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.compile.SourceTrace;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * A map that is edited.
 *
 * @param scenario null for a map alone
 * @param map its text
 * @param program compiled from both, as the text is now
 * @param trace from the records of the program to the text
 */
public record EditedMap(
    @Nullable ScenarioDef scenario, MapDef map, BattleProgram program, SourceTrace trace) {

  /**
   * A place of the map.
   *
   * @throws RefusedActionException for a text that is none
   */
  Place place(@Nullable String text) throws RefusedActionException {
    Place place = text == null ? null : PlaceNotation.of(map).read(text);
    if (place == null) {
      throw new RefusedActionException(
          "'" + text + "' is no " + program.board().kind().place() + " of the map.");
    }
    if (!program.board().contains(place)) {
      throw new RefusedActionException(
          place + " is off the map, which ends at " + program.board().last() + ".");
    }
    return place;
  }

  /** Returns the places of the map that the texts name; there must be at least {@code least}. */
  List<Place> places(@Nullable List<String> texts, int least) throws RefusedActionException {
    List<Place> places = new ArrayList<>();
    for (String each : texts == null ? List.<String>of() : texts) {
      places.add(place(each));
    }
    if (places.size() < least) {
      throw new RefusedActionException(
          least == 1
              ? "No " + program.board().kind().place() + " is chosen."
              : "This needs at least "
                  + least
                  + " "
                  + program.board().kind().places()
                  + "; "
                  + places.size()
                  + " are chosen.");
    }
    return places;
  }

  /** A heading of the map. */
  Heading heading(String word) throws RefusedActionException {
    Heading heading = PlaceNotation.of(map).heading(word);
    if (heading == null) {
      throw new RefusedActionException(
          "Nothing can face '"
              + word
              + "' here; the words are "
              + String.join(", ", program.board().kind().headings().keySet())
              + ".");
    }
    return heading;
  }

  /** The scenario, for what only a scenario can have. */
  ScenarioDef needScenario() throws RefusedActionException {
    if (scenario == null) {
      throw new RefusedActionException(
          "This is a map without a scenario. Open a scenario on it first.");
    }
    return scenario;
  }

  static XtextResource file(EObject element) {
    return (XtextResource) element.eResource();
  }

  /** All the text of an element's file. */
  static String text(EObject element) {
    return file(element).getParseResult().getRootNode().getText();
  }

  static INode need(@Nullable INode node, String what) throws RefusedActionException {
    if (node == null) {
      throw new RefusedActionException(what);
    }
    return node;
  }
}

package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;

/**
 * Writes several stands of one statement apart: a line abreast by its places, or each stand by a
 * statement of its own. All keep their places and names.
 */
public final class SplitStands {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private SplitStands() {}

  static List<Refactoring> of(ScenarioDef scenario, List<DeployDef> stands, String name) {
    Changes places = new Changes();
    Changes apart = new Changes();
    StandNames names = StandNames.of(scenario);
    int lines = 0;
    for (DeployDef stand : stands) {
      List<Place> all = PlaceNotation.at(stand).fixed(stand, StandNames.count(stand));
      StandText text = StandText.of(stand);
      if (text == null || stand.getPlaces().isEmpty() || all.size() != StandNames.count(stand)) {
        continue;
      }
      XtextResource resource = (XtextResource) stand.eResource();
      int start = placesStart(stand);
      int end = placesEnd(stand);
      if (StandPlacement.isLine(stand)) {
        String written = "at " + String.join(" ", all.stream().map(Place::toString).toList());
        places.add(resource, start, end - start, written);
      }
      if (all.size() > 1) {
        lines += all.size();
        apart.add(
            resource,
            text.start(),
            text.end() - text.start(),
            statements(stand, text, all, names.of(stand)));
      }
    }
    List<Refactoring> found = new ArrayList<>();
    if (!places.isEmpty()) {
      found.add(places.as("Write the places of " + name + " one by one"));
    }
    if (!apart.isEmpty()) {
      found.add(apart.as("Split " + name + " into " + lines + " statements"));
    }
    return found;
  }

  /** A statement for each place, on lines of their own where the first begins one. */
  private static String statements(
      DeployDef stand, StandText text, List<Place> places, List<String> names) {
    List<String> all = new ArrayList<>();
    INode name = StandPlacement.word(stand, AST.getDeployDef_Name());
    for (int i = 0; i < places.size(); i++) {
      var one = new StringBuilder(text.text());
      one.replace(
          placesStart(stand) - text.start(),
          placesEnd(stand) - text.start(),
          "at " + places.get(i));
      if (name != null) {
        one.replace(
            name.getOffset() - text.start(), name.getEndOffset() - text.start(), names.get(i));
      }
      all.add(one.toString());
    }
    return String.join(
        text.beginsLine() && text.endsLine() ? text.lineBreak() + text.indent() : " ", all);
  }

  /** Returns the start of the number or the word before the places. */
  public static int placesStart(DeployDef stand) {
    INode count = StandPlacement.word(stand, AST.getDeployDef_Count());
    if (count != null) {
      return count.getOffset();
    }
    INode first = NodeModelUtils.findNodesForFeature(stand, AST.getDeployDef_Places()).getFirst();
    INode before = first.getPreviousSibling();
    while (before != null
        && !before.getText().equals("at")
        && !before.getText().equals("abreast")) {
      before = before.getPreviousSibling();
    }
    return before == null ? first.getOffset() : before.getOffset();
  }

  /** Returns the end of the last place. */
  public static int placesEnd(DeployDef stand) {
    return NodeModelUtils.findNodesForFeature(stand, AST.getDeployDef_Places())
        .getLast()
        .getEndOffset();
  }
}

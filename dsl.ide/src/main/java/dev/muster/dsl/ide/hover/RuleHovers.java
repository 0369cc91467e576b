package dev.muster.dsl.ide.hover;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.FactorDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.WeaponDef;
import dev.muster.dsl.naming.MusterNames;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.ide.server.hover.HoverService;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * Shows what a word means: its label, the rule it rests on with its section, and the author's doc
 * comment.
 */
public class RuleHovers extends HoverService {
  @Override
  public String getContents(EObject element) {
    String meaning =
        switch (element) {
          case RuleEntry entry -> rule(entry);
          case StandDef stand -> stand(stand);
          case ArmyDef army ->
              "**" + army.getName() + "** " + text(army.getLabel()) + notes(army.getNotes());
          case MapDef map ->
              "**"
                  + map.getName()
                  + "** "
                  + text(map.getLabel())
                  + ", "
                  + map.getWidth()
                  + " x "
                  + map.getHeight();
          case ScenarioDef scenario ->
              "**"
                  + scenario.getName()
                  + "** "
                  + text(scenario.getLabel())
                  + notes(scenario.getNotes());
          case RulebookDef rulebook ->
              "**" + rulebook.getName() + "** " + text(rulebook.getLabel());
          case null, default -> "";
        };
    String comment = element == null ? null : super.getContents(element);
    if (comment == null || comment.isBlank()) {
      return meaning;
    }
    return meaning.isEmpty() ? comment : meaning + "\n\n" + comment;
  }

  private static String rule(RuleEntry entry) {
    String label =
        switch (entry) {
          case StatDef stat -> stat.getHeader();
          case OrderDef order -> "passes on " + order.getPass() + "+";
          case CategoryDef category -> category.getCode() + ", " + text(category.getLabel());
          case WeaponDef weapon -> weapon.getLabel();
          case TraitDef trait -> trait.getLabel();
          case TerrainDef terrain -> terrain.getLabel();
          case FactorDef factor -> factor.getLabel();
          case SwitchDef choice ->
              "default " + choice.getDefault() + ", of " + String.join(", ", choice.getValues());
          default -> "";
        };
    var hover =
        new StringBuilder("**").append(MusterNames.nameOf(entry)).append("** ").append(text(label));
    if (entry.getSection() != null) {
      hover.append(" (§").append(entry.getSection()).append(')');
    }
    if (entry.isOurs()) {
      hover.append(" *ours: the rules do not say*");
    }
    return entry.getText() == null
        ? hover.toString()
        : hover.append("\n\n").append(entry.getText()).toString();
  }

  private static String stand(StandDef stand) {
    var node = NodeModelUtils.findActualNodeFor(stand);
    String line = node == null ? "" : NodeModelUtils.getTokenText(node);
    return "**" + stand.getName() + "** " + text(stand.getLabel()) + "\n\n`" + line + "`";
  }

  private static String notes(Iterable<String> notes) {
    var text = new StringBuilder();
    notes.forEach(note -> text.append("\n\n").append(note));
    return text.toString();
  }

  private static String text(String text) {
    return text == null ? "" : text;
  }
}

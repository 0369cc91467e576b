package dev.muster.dsl.ide.hover;

import com.google.inject.Inject;
import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.muster.AppliesDef;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EffectDef;
import dev.muster.dsl.muster.EventDef;
import dev.muster.dsl.muster.FactorDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroundDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.LeaderDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MarkSetting;
import dev.muster.dsl.muster.NumberDef;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.PlaceRange;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchCondition;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TableDef;
import dev.muster.dsl.muster.TableRow;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.ZoneDef;
import dev.muster.dsl.naming.MusterQualifiedNameProvider;
import dev.muster.dsl.text.AttachedComments;
import dev.muster.rules.model.Point;
import dev.muster.rules.query.RuleQueries;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.documentation.IEObjectDocumentationProviderExtension;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * Documents a name of the author or of a rulebook in Markdown: its label, its rule with the
 * section, and the author's comment above it.
 */
public class ElementDocumentation {
  @Inject private IEObjectDocumentationProvider comments;

  /** Returns the documentation of an element; empty if there is none. */
  public String of(@Nullable EObject element) {
    if (element == null || element.eIsProxy()) {
      return "";
    }
    String meaning =
        switch (element) {
          case RuleEntry entry -> rule(entry);
          case StandDef stand -> StandLineMarkdown.of(stand);
          case StandEntry entry -> of(entry.getKey());
          case DeployDef stand ->
              (stand.getLabel() == null ? "" : Markdown.plain(stand.getLabel()) + "\n\n")
                  + of(stand.getLine())
                  + odds(stand)
                  + remarks(stand);
          case MarkSetting mark -> of(mark.getMark());
          case GeneralDef general -> general(general);
          case GroupDef group -> group(group);
          case ZoneDef zone -> titled(zone) + "\n\nZone at " + hexes(zone.getPlaces());
          case ObjectiveDef objective -> objective(objective);
          case EventDef event -> titled(event) + "\n\n" + EventDocumentation.of(event);
          case SideDef side -> titled(side) + fields(side) + notes(side.getNotes());
          case ArmyDef army -> army(army);
          case MapDef map ->
              titled(map)
                  + " ("
                  + Point.length(map.getWidth())
                  + " x "
                  + Point.length(map.getHeight())
                  + " "
                  + (map.getGround() == null ? "hexes" : Markdown.plain(map.getGround()))
                  + ")";
          case ScenarioDef scenario -> titled(scenario) + notes(scenario.getNotes());
          case RulebookDef rulebook -> titled(rulebook);
          default -> "";
        };
    String comment = ownComment(element);
    if (comment == null || comment.isBlank()) {
      return meaning;
    }
    // The author's own words, which may be Markdown on purpose; only tags are not let through.
    String above = comment.replace("<", "&lt;");
    return meaning.isEmpty() ? above : meaning + "\n\n" + above;
  }

  /** The comment above an element, unless it is about the whole file. */
  private @Nullable String ownComment(EObject element) {
    ICompositeNode node = NodeModelUtils.getNode(element);
    boolean other =
        node != null
            && comments instanceof IEObjectDocumentationProviderExtension nodes
            && nodes.getDocumentationNodes(element).stream()
                .anyMatch(each -> each.getOffset() < AttachedComments.begin(node));
    return other ? null : comments.getDocumentation(element);
  }

  /** Its odds against the nearest enemies, once it faces them. */
  private static String odds(DeployDef stand) {
    List<String> odds = new StandFigures().odds(stand);
    return odds.isEmpty()
        ? ""
        : "\n\nAgainst the nearest enemies, face to face in the open:\n\n- "
            + odds.stream().map(Markdown::plain).collect(Collectors.joining("\n- "));
  }

  /** Returns the remarks of the rules about the position of a stand. */
  private static String remarks(DeployDef stand) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(stand, ScenarioDef.class);
    if (scenario == null) {
      return "";
    }
    var text = new StringBuilder();
    for (RuleQueries.Note each :
        new StandFigures().remarks(scenario).getOrDefault(stand, List.of())) {
      text.append("\n\n")
          .append(Markdown.plain(each.unit()))
          .append(", ")
          .append(Markdown.plain(each.text()))
          .append(" (")
          .append(String.join(", ", each.verdict().rows()))
          .append(')');
    }
    return text.toString();
  }

  private static String army(ArmyDef army) {
    var text = new StringBuilder(titled(army));
    new StandFigures()
        .of(army)
        .ifPresent(
            strength ->
                text.append("\n\nOne unit of each of its ")
                    .append(strength.units())
                    .append(" lines: ")
                    .append(strength.text())
                    .append(" lost")
                    .append(strength.cite()));
    return text.append(notes(army.getNotes())).toString();
  }

  private static String general(GeneralDef general) {
    String worth = GeneralDescriptions.valueText(general);
    return titled(general)
        + "\n\n"
        + Markdown.plain(
            GeneralDescriptions.title(general) + (worth.isEmpty() ? "" : ": " + worth));
  }

  private static String group(GroupDef group) {
    var facts = new ArrayList<String>();
    if (group.eContainer() instanceof SideDef side && side.getName() != null) {
      facts.add("Group of " + Markdown.plain(side.getName()));
    }
    for (GeneralDef general : group.getGenerals()) {
      facts.add(Markdown.plain(GeneralDescriptions.title(general)));
    }
    int stands = group.getStands().stream().mapToInt(ElementDocumentation::stands).sum();
    facts.add(stands + (stands == 1 ? " stand" : " stands"));
    return titled(group) + "\n\n" + String.join(", ", facts) + notes(group.getNotes());
  }

  private static int stands(DeployDef deployed) {
    return Math.max(
        1, Math.max(deployed.getCount(), deployed.isAbreast() ? 1 : deployed.getPlaces().size()));
  }

  private static String objective(ObjectiveDef objective) {
    var facts = new ArrayList<String>();
    facts.add("Objective at " + hexes(objective.getPlaces()));
    if (objective.getPoints() != 0) {
      facts.add(objective.getPoints() + (objective.getPoints() == 1 ? " point" : " points"));
    }
    if (objective.getHeldBy() != null && objective.getHeldBy().getName() != null) {
      facts.add("held by " + Markdown.plain(objective.getHeldBy().getName()) + " at the start");
    }
    return titled(objective) + "\n\n" + String.join(", ", facts);
  }

  private static String hexes(List<PlaceRange> ranges) {
    return ranges.stream()
        .map(
            range ->
                Markdown.plain(text(range.getFirst()))
                    + (range.getLast() == null ? "" : ".." + Markdown.plain(range.getLast())))
        .collect(Collectors.joining(", "));
  }

  private static String fields(SideDef side) {
    ArmyDef army = side.getArmy();
    return army == null || army.getName() == null
        ? ""
        : "\n\nFields " + Markdown.plain(army.getName());
  }

  private static String rule(RuleEntry entry) {
    var text = new StringBuilder(Markdown.bold(MusterQualifiedNameProvider.nameOf(entry)));
    text.append(" *").append(kind(entry)).append("* ").append(Markdown.plain(label(entry)));
    if (entry.getSection() != null) {
      text.append(" (§").append(Markdown.plain(entry.getSection())).append(')');
    }
    if (entry.isOurs()) {
      text.append(" *ours: the rules do not say*");
    }
    if (entry.getText() != null) {
      text.append("\n\n").append(Markdown.plain(entry.getText()));
    }
    text.append(
        facts(
            switch (entry) {
              case TerrainDef terrain -> terrain(terrain);
              case TraitDef trait ->
                  trait.getEffects().stream().map(ElementDocumentation::effect).toList();
              case FactorDef factor when factor.getApplies() != null ->
                  applies(factor.getApplies());
              case NumberDef number -> List.of("Is " + number.getValue());
              case TableDef table ->
                  table.getRows().stream().map(ElementDocumentation::row).toList();
              default -> List.of();
            }));
    return text.toString();
  }

  private static String facts(List<String> facts) {
    return facts.isEmpty()
        ? ""
        : facts.stream()
            .map(fact -> "- " + Markdown.plain(fact))
            .collect(Collectors.joining("\n", "\n\n", ""));
  }

  /** Returns the effect of a trait, such as "melee +1 against Pike: Dice thrown in melee". */
  private static String effect(EffectDef effect) {
    String on = text(effect.getOn());
    String what = BuiltInWordDocumentation.EFFECTS.get(on);
    return on
        + " "
        + signed(effect.getAmount())
        + against(effect.getAgainst())
        + (what == null ? "" : ": " + what);
  }

  private static String against(List<CategoryDef> categories) {
    return categories.isEmpty() ? "" : " against " + names(categories);
  }

  private static String names(List<? extends RuleEntry> entries) {
    return entries.stream()
        .map(MusterQualifiedNameProvider::nameOf)
        .filter(Objects::nonNull)
        .collect(Collectors.joining(", "));
  }

  /** When a factor holds. */
  private static List<String> applies(AppliesDef when) {
    List<String> facts = new ArrayList<>();
    if (!when.getTo().isEmpty()) {
      facts.add("for " + names(when.getTo()));
    }
    if (!when.getAgainst().isEmpty()) {
      facts.add("against " + names(when.getAgainst()));
    }
    if (!when.getIn().isEmpty()) {
      facts.add("in " + names(when.getIn()));
    }
    for (SwitchCondition each : when.getSettings()) {
      if (each.getSwitch() != null && each.getSwitch().getName() != null) {
        facts.add("if " + each.getSwitch().getName() + " is " + text(each.getValue()));
      }
    }
    return facts.isEmpty() ? List.of("always") : facts;
  }

  private static String row(TableRow row) {
    boolean range = row.getTo() > row.getFrom();
    return row.getFrom() + (range ? " to " + row.getTo() : "") + ": " + row.getResult();
  }

  private static List<String> terrain(TerrainDef terrain) {
    List<String> facts = new ArrayList<>();
    if (!terrain.getCosts().isEmpty()) {
      facts.add(
          "Movement "
              + terrain.getCosts().stream()
                  .map(
                      cost ->
                          (cost.isAll() || cost.getCategory() == null
                                  ? "all others"
                                  : cost.getCategory().getCode())
                              + " "
                              + cost.getPoints())
                  .collect(Collectors.joining(", ")));
    }
    if (!terrain.getClosedTo().isEmpty()) {
      facts.add(
          "No entry for "
              + terrain.getClosedTo().stream()
                  .map(CategoryDef::getCode)
                  .collect(Collectors.joining(", ")));
    }
    if (terrain.getFireDice() != 0) {
      facts.add("Fire at a stand in it " + terrain.getFireDice() + " dice");
    }
    facts.addAll(
        terrain.getProperties().stream().map(property -> property.replace('-', ' ')).toList());
    return facts;
  }

  /** Returns the kind of an element in a word: {@code trait} for a TraitDef. */
  public static String kind(EObject element) {
    return element instanceof DeployDef
        ? "stand"
        : element.eClass().getName().replaceAll("Def$", "").toLowerCase(Locale.ROOT);
  }

  private static String label(RuleEntry entry) {
    return switch (entry) {
      case StatDef stat -> text(stat.getHeader());
      case OrderDef order ->
          order.getPass() == 0 ? "" : "passes an Order Test on " + order.getPass() + "+";
      case CategoryDef category -> text(category.getCode()) + ", " + text(category.getLabel());
      case TraitDef trait ->
          text(trait.getLabel()) + (trait.isTakesValue() ? ", with a value" : "");
      case FactorDef factor ->
          text(factor.getLabel())
              + ", fire "
              + signed(factor.getFireDice())
              + ", melee "
              + signed(factor.getMeleeDice());
      case SwitchDef choice ->
          "default " + choice.getDefault() + ", of " + String.join(", ", choice.getValues());
      case LeaderDef leader when leader.getValue() != 0 -> signed(leader.getValue());
      case GroundDef ground when ground.getMeasure() != null -> "in " + ground.getMeasure();
      default -> text(feature(entry, "label"));
    };
  }

  private static String titled(EObject element) {
    String label = feature(element, "label");
    return Markdown.bold(feature(element, "name"))
        + (label == null ? "" : " " + Markdown.plain(label));
  }

  private static @Nullable String feature(EObject element, String name) {
    EStructuralFeature feature = element.eClass().getEStructuralFeature(name);
    return feature != null && element.eGet(feature) instanceof String text ? text : null;
  }

  private static String notes(Iterable<String> notes) {
    var text = new StringBuilder();
    notes.forEach(note -> text.append("\n\n").append(Markdown.plain(note)));
    return text.toString();
  }

  private static String signed(int number) {
    return number < 0 ? Integer.toString(number) : "+" + number;
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }
}

package dev.muster.dsl.messages;

import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.EventEffect;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SideEffect;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.scoping.MusterGlobalScopeProvider;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.dsl.text.MessageTruncation;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.model.Rulebook.StatKind;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.linking.impl.LinkingDiagnosticMessageProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** Says which kind of thing an unknown name should have been and where such things come from. */
public class MusterLinkingDiagnosticMessageProvider extends LinkingDiagnosticMessageProvider {
  private static final int MOST_NAMES = 16;

  @Override
  public @Nullable DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
    EClass wanted = context.getReference().getEReferenceType();
    if (fromFaulty(context.getContext(), wanted)) {
      return null; // What the name belongs to has a fault of its own, which is reported.
    }
    String name = context.getLinkText();
    String message =
        switch (wanted.getName()) {
          case "RulebookDef" ->
              "no rulebook '"
                  + name
                  + "'; the library has "
                  + String.join(", ", Rulebooks.NAMES)
                  + "; others need an import";
          case "ArmyDef" ->
              "no army '"
                  + name
                  + "' in this file or an imported one; check the name or add an import";
          case "MapDef" ->
              "no map '"
                  + name
                  + "' in this file or an imported one; check the name or add an import";
          case "CategoryDef" ->
              slowHorse(context, name)
                  ? "this edition has no Slow Horse; use Horse, or the final edition"
                  : "the rulebook has no category '" + name + "'" + choose(context, wanted);
          case "OrderDef" ->
              "the rulebook has no "
                  + RulebookEntries.systemAt(context.getContext()).vocabulary().grade()
                  + " '"
                  + name
                  + "'"
                  + choose(context, wanted);
          case "WeaponDef" ->
              "the rulebook has no weapon '"
                  + name
                  + "'; choose one it lists or add it in a rulebook that extends it";
          case "TerrainDef" ->
              "no rulebook in sight has a terrain '"
                  + name
                  + "'; choose one it lists or add it in a rulebook";
          case "SwitchDef" -> "the rulebook has no switch '" + name + "'; choose one it lists";
          case "StandDef" ->
              "the army of this side has no stand '"
                  + name
                  + "'; check the name or add it to the army";
          case "SideDef" -> "this scenario has no side '" + name + "'; check the name";
          case "GroupDef" -> "this side has no group '" + name + "'; check the name";
          case "GeneralDef" -> "there is no General '" + name + "'; check the name";
          case "Ground" ->
              "this scenario has no zone or objective '" + name + "'; check the name or add it";
          case "DeployDef" ->
              "there is no stand '"
                  + name
                  + "' here; several of one line are called such as Foot-1 and Foot-2";
          case "MarkDef" -> "the rulebook has no mark '" + name + "'" + choose(context, wanted);
          case "Keyed" -> ofEvent(context) ? unknownTrait(name) : unknownKey(context, name);
          case "TraitDef" -> unknownTrait(name);
          default -> "unknown name '" + name + "'";
        };
    CheckCode code =
        switch (wanted.getName()) {
          case "OrderDef" -> CommonCheckCode.V_003;
          case "CategoryDef" ->
              slowHorse(context, name) ? CommonCheckCode.V_022 : CommonCheckCode.V_005;
          case "Keyed" -> ofEvent(context) ? CommonCheckCode.V_301 : keyCode(context, name);
          case "StandDef" -> CommonCheckCode.V_119;
          case "MarkDef" -> CommonCheckCode.V_142;
          default -> CommonCheckCode.V_301;
        };
    Severity severity =
        switch (code.severity()) {
          case ERROR -> Severity.ERROR;
          case WARNING -> Severity.WARNING;
          case INFO -> Severity.INFO;
        };
    // an unknown army or rulebook may be the one whose rules would be cited
    String section = code == CommonCheckCode.V_301 ? "" : section(context, code);
    String cited = section.isEmpty() ? "" : " [" + section + "]";
    return new DiagnosticMessage(MessageTruncation.of(message) + cited, severity, code.id());
  }

  /** Whether it is a trait that an event gives, which must exist for the event to happen. */
  private static boolean ofEvent(ILinkingDiagnosticContext context) {
    return context.getContext().eContainer() instanceof EventEffect;
  }

  private static String unknownTrait(String name) {
    return "the rulebook has no trait '"
        + name
        + "'; check the spelling or add it in a rulebook that extends it";
  }

  /** Whether the rulebook or army that should have the name cannot be read itself. */
  private static boolean fromFaulty(EObject context, EClass wanted) {
    MusterPackage ast = MusterPackage.eINSTANCE;
    if (namedTwice(context, wanted)) {
      return true; // One of the two may be the one that is missed.
    }
    if (wanted == ast.getStandDef()) {
      SideDef side =
          context instanceof SideEffect effect
              ? effect.getSide()
              : EcoreUtil2.getContainerOfType(context, SideDef.class);
      ArmyDef army = side == null ? null : side.getArmy();
      return army == null
          || army.eIsProxy()
          || (army.eResource() instanceof XtextResource resource
              && resource.getParseResult() != null
              && resource.getParseResult().hasSyntaxErrors());
    }
    if (wanted == ast.getRulebookDef() && context instanceof ScenarioDef scenario) {
      // An army of the battle misses the same one, and says so.
      return scenario.getSides().stream()
          .map(SideDef::getArmy)
          .anyMatch(
              army ->
                  army != null
                      && !army.eIsProxy()
                      && army.eResource() != scenario.eResource()
                      && army.getRulebook() != null
                      && army.getRulebook().eIsProxy());
    }
    if (wanted == ast.getRulebookDef()
        || !(ast.getRuleEntry().isSuperTypeOf(wanted))
        || wanted == ast.getTerrainDef()) {
      return false;
    }
    RulebookDef rulebook = RulebookEntries.rulebookAt(context);
    return rulebook == null
        || rulebook.eIsProxy()
        || RulebookEntries.lineage(rulebook).stream().allMatch(each -> each.getSystem() == null);
  }

  /** Whether a name stands twice among those that are looked through for the missing one. */
  private static boolean namedTwice(EObject context, EClass wanted) {
    MusterPackage ast = MusterPackage.eINSTANCE;
    SideDef side = EcoreUtil2.getContainerOfType(context, SideDef.class);
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(context, ScenarioDef.class);
    if (wanted == ast.getStandDef() && side != null && side.getArmy() != null) {
      return twice(side.getArmy().getStands());
    } else if (wanted == ast.getSideDef() && scenario != null) {
      return twice(scenario.getSides());
    } else if (wanted == ast.getGround() && scenario != null) {
      return twice(scenario.getGrounds());
    } else if (wanted == ast.getGroupDef() && side != null) {
      return twice(side.getGroups());
    } else if (ast.getElement().isSuperTypeOf(wanted)
        && context.eResource() != null
        && EcoreUtil2.getRootContainer(context) instanceof Document document) {
      return twice(elements(document, wanted))
          || MusterGlobalScopeProvider.imports(context.eResource()).stream()
              .map(each -> imported(each, context))
              .anyMatch(each -> each != null && twice(elements(each, wanted)));
    }
    return false;
  }

  private static List<Element> elements(Document document, EClass kind) {
    return document.getElements().stream().filter(each -> each.eClass() == kind).toList();
  }

  private static @Nullable Document imported(URI address, EObject context) {
    Resource read =
        context.eResource().getResourceSet() == null
            ? null
            : context.eResource().getResourceSet().getResource(address, false);
    return read != null
            && !read.getContents().isEmpty()
            && read.getContents().getFirst() instanceof Document document
        ? document
        : null;
  }

  private static boolean twice(List<? extends EObject> named) {
    Set<Object> seen = new HashSet<>();
    for (EObject each : named) {
      Object name = each.eGet(each.eClass().getEStructuralFeature("name"));
      if (name != null && !seen.add(name)) {
        return true;
      }
    }
    return false;
  }

  /** An unknown word behind a stand has no effect; one with a value was meant as a column. */
  private static CommonCheckCode keyCode(ILinkingDiagnosticContext context, String name) {
    if (name.matches("\\d+x\\d+")) {
      return CommonCheckCode.V_008;
    }
    return valued(context) || name.matches("\\d+[hH]")
        ? CommonCheckCode.V_016
        : CommonCheckCode.V_013;
  }

  private static boolean valued(ILinkingDiagnosticContext context) {
    return context.getContext() instanceof StandEntry entry
        && (entry.getValue() != null || entry.getWord() != null);
  }

  private static String unknownKey(ILinkingDiagnosticContext context, String name) {
    return switch (keyCode(context, name)) {
      case V_008 -> name + " is read as " + name.replace('x', '*') + "; write it so";
      case V_016 ->
          name.equalsIgnoreCase("5h")
              ? "there is no column 5h; 6h holds for five and six hexes"
              : "the rulebook has no column '"
                  + name
                  + "', so it has no effect; check the spelling or add a stat to the rulebook";
      default ->
          StatParser.columnWithoutValue(context.getContext()) instanceof StatDef stat
                  && StatParser.kind(stat.getKind()) instanceof StatKind kind
              ? "'"
                  + stat.getName()
                  + "' needs "
                  + StatParser.expectedShape(kind)
                  + ", found '"
                  + name
                  + "'; write its value alone"
              : "the rulebook has no trait '"
                  + name
                  + "', so it has no effect; check the spelling or add it in a rulebook that"
                  + " extends it";
    };
  }

  /** Names the rulebook has, as far as they are few enough to read. */
  private static String choose(ILinkingDiagnosticContext context, EClass wanted) {
    RulebookDef rulebook = RulebookEntries.rulebookAt(context.getContext());
    List<String> names = new ArrayList<>();
    if (rulebook != null) {
      RulebookEntries.of(rulebook, RuleEntry.class).values().stream()
          .filter(each -> each.eClass() == wanted)
          .forEach(each -> names.add(each.getName()));
    }
    return names.isEmpty()
        ? "; add it in a rulebook"
        : names.size() > MOST_NAMES
            ? "; choose one it lists, such as " + names.getFirst()
            : "; choose one of " + String.join(", ", names);
  }

  /** Whether it is a kind of horse that another edition of the rules in force has. */
  private static boolean slowHorse(ILinkingDiagnosticContext context, String name) {
    return ("SlowHorse".equals(name) || "SH".equals(name))
        && !section(context, CommonCheckCode.V_022).isEmpty();
  }

  private static String section(ILinkingDiagnosticContext context, CheckCode code) {
    return RulebookEntries.systemAt(context.getContext()).checks().section(code);
  }
}

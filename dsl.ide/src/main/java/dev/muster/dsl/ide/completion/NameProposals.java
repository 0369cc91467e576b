package dev.muster.dsl.ide.completion;

import com.google.common.collect.Iterables;
import com.google.inject.Inject;
import dev.muster.dsl.ide.hover.ElementDocumentation;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ObjectiveDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.ZoneDef;
import dev.muster.dsl.scoping.MapRulebooks;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.jspecify.annotations.Nullable;

/** Names that may be written at a place: those in sight, and those of files not yet imported. */
final class NameProposals {
  private static final Pattern SIDE = Pattern.compile("\\bside\\s+([\\w-]+)[^\\n{]*\\bfields\\b");
  private static final int MOST_SIDES = 20;

  @Inject private ElementDocumentation meanings;
  @Inject private AutoImportCandidates files;
  @Inject private IQualifiedNameConverter names;

  /**
   * Offers the names a reference can lead to.
   *
   * @param model the element that refers
   * @param scope what is in sight of it
   */
  void names(EObject model, EReference feature, IScope scope, ProposalCollector offer) {
    boolean startsInZone =
        feature == MusterPackage.eINSTANCE.getDeployDef_Zone()
            && Iterables.any(
                scope.getAllElements(), each -> each.getEObjectOrProxy() instanceof ZoneDef);
    MapDef map = EcoreUtil2.getContainerOfType(model, MapDef.class);
    Set<String> ground = map == null ? null : MapRulebooks.of(map).terrainPlayedOn(map);
    ListLineFit line = ofLine(feature) ? ListLineFit.at(model) : null;
    for (IEObjectDescription each : scope.getAllElements()) {
      EObject target = EcoreUtil.resolve(each.getEObjectOrProxy(), model);
      if (target instanceof TerrainDef terrain
          && map != null
          && (ground == null
              ? MapRulebooks.isOfAnotherBoard(terrain, map)
              : !ground.contains(terrain.getName()))) {
        continue; // of another game than the one that is played here (V-116)
      }
      if (line != null && !line.allows(target)) {
        continue; // the checks of the game refuse it
      }
      if (feature == MusterPackage.eINSTANCE.getSideEffect_Side()
          && target instanceof SideDef side
          && !EffectFit.hasLine(side, offer.context())) {
        continue; // the line behind it is of the other army
      }
      if (NameFit.fits(target, feature, model) && !(startsInZone && !(target instanceof ZoneDef))) {
        named(each, fitting(target, feature, scope, model), offer);
      }
    }
    if (feature.getEReferenceType() == MusterPackage.eINSTANCE.getSideDef()) {
      sidesOfTheText(scope, offer);
    }
    elsewhere(model, feature, scope, offer);
  }

  private static boolean ofLine(EReference feature) {
    return feature == MusterPackage.eINSTANCE.getStandDef_Order()
        || feature == MusterPackage.eINSTANCE.getStandDef_Weapon();
  }

  /** Offers one name with what it means. */
  void named(IEObjectDescription each, int priority, ProposalCollector offer) {
    String name = names.toString(each.getName());
    EObject target = EcoreUtil.resolve(each.getEObjectOrProxy(), offer.context().getResource());
    // Of the two words a category answers to, one will do; the printed code is in its text.
    if (target instanceof CategoryDef category && !name.equals(category.getName())) {
      return;
    }
    offer.add(name, kind(target), priority, ElementDocumentation.kind(target), meanings.of(target));
  }

  /** Offers the files that can be imported. */
  void imports(ProposalCollector offer) {
    for (String path : files.importable(offer.context().getResource())) {
      offer.add(
          "\"" + path + "\"", ContentAssistEntry.KIND_FILE, ProposalCollector.FITTING, null, null);
    }
  }

  /**
   * Proposes a complete import of the first file in this folder or below; proposes nothing if there
   * is none.
   */
  void importLine(ProposalCollector offer) {
    List<String> paths =
        files.importable(offer.context().getResource()).stream()
            .filter(each -> !each.startsWith("../"))
            .toList();
    if (!paths.isEmpty()) {
      SnippetProposal fill =
          new SnippetProposal(
              "import \"${1:" + paths.getFirst() + "}\"", CompletionItemKind.Snippet);
      offer.add(
          offer.entry(fill, "import \"...\""),
          ProposalCollector.PIECES,
          "Another file",
          "```\n" + fill.plain() + "\n```");
    }
  }

  /**
   * Proposes side names from the text, because incomplete text above the sides can prevent parsing
   * them.
   */
  private static void sidesOfTheText(IScope scope, ProposalCollector offer) {
    if (scope.getAllElements().iterator().hasNext()) {
      return;
    }
    String text = offer.context().getRootNode().getText();
    for (MatchResult side : SIDE.matcher(text).results().limit(MOST_SIDES).toList()) {
      offer.add(
          side.group(1), ContentAssistEntry.KIND_REFERENCE, ProposalCollector.NAMES, "side", null);
    }
  }

  /** Ground with a name is meant more often than one of all the hexes. */
  private static int fitting(EObject target, EReference feature, IScope scope, EObject model) {
    return switch (target) {
      case ObjectiveDef objective -> ProposalCollector.NEXT + 1;
      case Ground ground -> ProposalCollector.NEXT;
      case RulebookDef rulebook ->
          isPartOfAnother(rulebook, scope, model)
              ? ProposalCollector.UNUSUAL
              : ProposalCollector.NAMES;
      case TerrainDef terrain -> {
        boolean own = isOfTheGame(terrain, model);
        yield own && liesOnSides(terrain, feature)
            ? ProposalCollector.FITTING + 1
            : own ? ProposalCollector.FITTING : ProposalCollector.NAMES;
      }
      default -> ProposalCollector.NAMES;
    };
  }

  /** Whether a rulebook of the library is there for others of it to extend. */
  private static boolean isPartOfAnother(EObject rulebook, IScope scope, EObject model) {
    return Iterables.any(
        scope.getAllElements(),
        each ->
            EcoreUtil.resolve(each.getEObjectOrProxy(), model) instanceof RulebookDef other
                && RulebookLibrary.contains(other.eResource())
                && other.getBase() == rulebook);
  }

  /** Whether it is ground of a game that the map is for. */
  private static boolean isOfTheGame(TerrainDef terrain, EObject model) {
    MapDef map = EcoreUtil2.getContainerOfType(model, MapDef.class);
    RulebookDef own = EcoreUtil2.getContainerOfType(terrain, RulebookDef.class);
    return map == null
        || own == null
        || MapRulebooks.of(map).likely(map, List.of(own)).stream()
            .anyMatch(each -> RulebookEntries.lineage(each).contains(own));
  }

  private static boolean liesOnSides(TerrainDef terrain, EReference feature) {
    return feature == MusterPackage.eINSTANCE.getLineDef_Terrain()
        && terrain.getProperties().contains("linear");
  }

  private void elsewhere(
      EObject model, EReference feature, IScope visible, ProposalCollector offer) {
    for (AutoImportCandidates.Found found :
        files.notImported(offer.context().getResource(), feature, visible)) {
      EObject element = found.element().getEObjectOrProxy();
      String name = names.toString(found.element().getName());
      @Nullable ContentAssistEntry entry = offer.entry(name, kind(element));
      if (entry != null) {
        entry
            .getTextReplacements()
            .add(files.importing(offer.context().getResource(), found.path()));
        offer.add(
            entry,
            ProposalCollector.ELSEWHERE - found.away(),
            "from " + found.path() + ", adds the import",
            meanings.of(EcoreUtil.resolve(element, model)));
      }
    }
  }

  private static String kind(EObject target) {
    return switch (target.eClass().getName()) {
      case "StatDef" -> ContentAssistEntry.KIND_FIELD;
      case "TraitDef" -> ContentAssistEntry.KIND_PROPERTY;
      case "CategoryDef", "ArmyDef" -> ContentAssistEntry.KIND_CLASS;
      case "OrderDef" -> ContentAssistEntry.KIND_ENUM;
      case "RulebookDef" -> ContentAssistEntry.KIND_MODULE;
      case "MapDef" -> ContentAssistEntry.KIND_FILE;
      default -> ContentAssistEntry.KIND_REFERENCE;
    };
  }
}

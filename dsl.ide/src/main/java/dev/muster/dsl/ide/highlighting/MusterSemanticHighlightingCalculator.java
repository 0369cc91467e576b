package dev.muster.dsl.ide.highlighting;

import com.google.inject.Inject;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.TerrainDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.xtext.ide.editor.syntaxcoloring.IHighlightedPositionAcceptor;
import org.eclipse.xtext.ide.editor.syntaxcoloring.ISemanticHighlightingCalculator;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.jspecify.annotations.Nullable;

/** Colours declared and referenced names by the kind of element that they name. */
public class MusterSemanticHighlightingCalculator implements ISemanticHighlightingCalculator {
  /** Colours by the kind of element; any other kind is a property. */
  private static final Map<String, String> BY_KIND =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("RulebookDef", SemanticTokenTypes.Namespace),
              Map.entry("ArmyDef", SemanticTokenTypes.Class),
              Map.entry("MapDef", SemanticTokenTypes.Class),
              Map.entry("ScenarioDef", SemanticTokenTypes.Class),
              Map.entry("SideDef", SemanticTokenTypes.Struct),
              Map.entry("GroupDef", SemanticTokenTypes.Struct),
              Map.entry("StandDef", SemanticTokenTypes.Function),
              Map.entry("DeployDef", SemanticTokenTypes.Variable),
              Map.entry("GeneralDef", SemanticTokenTypes.Variable),
              Map.entry("CategoryDef", SemanticTokenTypes.Type),
              Map.entry("OrderDef", SemanticTokenTypes.EnumMember),
              Map.entry("TraitDef", SemanticTokenTypes.Decorator),
              Map.entry("TerrainDef", SemanticTokenTypes.Enum),
              Map.entry("SwitchDef", SemanticTokenTypes.Parameter),
              Map.entry("FactorDef", SemanticTokenTypes.Method)));

  private static final String QUOTES = "\"\"\"";

  @Inject private OperationCanceledManager cancellation;

  @Override
  public void provideHighlightingFor(
      @Nullable XtextResource resource,
      IHighlightedPositionAcceptor acceptor,
      CancelIndicator cancelled) {
    if (resource == null || resource.getContents().isEmpty()) {
      return;
    }
    TreeIterator<EObject> all = resource.getContents().getFirst().eAllContents();
    while (all.hasNext()) {
      cancellation.checkCanceled(cancelled);
      EObject element = all.next();
      EStructuralFeature name = element.eClass().getEStructuralFeature("name");
      if (name != null) {
        for (INode word : NodeModelUtils.findNodesForFeature(element, name)) {
          colour(word, acceptor, ids(element, SemanticTokenModifiers.Declaration));
        }
      }
      switch (element) {
        case MapDef map -> drawing(map, acceptor);
        case LegendEntry entry when isKnown(entry.getTerrain()) ->
            NodeModelUtils.findNodesForFeature(entry, MusterPackage.Literals.LEGEND_ENTRY__SYMBOL)
                .forEach(letter -> colour(letter, acceptor, ids(entry.getTerrain())));
        default -> {}
      }
      for (EReference reference : element.eClass().getEAllReferences()) {
        if (!reference.isContainment() && !reference.isContainer() && element.eIsSet(reference)) {
          uses(element, reference, acceptor);
        }
      }
    }
  }

  private static void uses(
      EObject element, EReference reference, IHighlightedPositionAcceptor acceptor) {
    List<INode> words = NodeModelUtils.findNodesForFeature(element, reference);
    Object value = element.eGet(reference);
    List<?> targets =
        value instanceof List<?> many ? many : value == null ? List.of() : List.of(value);
    for (int i = 0; i < Math.min(words.size(), targets.size()); i++) {
      if (targets.get(i) instanceof EObject target && !target.eIsProxy()) {
        if (RulebookLibrary.contains(target.eResource())) {
          colour(words.get(i), acceptor, ids(target, SemanticTokenModifiers.DefaultLibrary));
        } else {
          colour(words.get(i), acceptor, ids(target));
        }
      }
    }
  }

  /** The letters of a map's drawing, by the terrain the legend gives them. */
  private static void drawing(MapDef map, IHighlightedPositionAcceptor acceptor) {
    List<INode> drawings =
        NodeModelUtils.findNodesForFeature(map, MusterPackage.Literals.MAP_DEF__ROWS);
    if (drawings.isEmpty() || !drawings.getFirst().getText().startsWith(QUOTES)) {
      return;
    }
    int start = drawings.getFirst().getOffset() + QUOTES.length();
    Map<String, TerrainDef> legend = MapDrawingParser.legend(map);
    for (MapDrawingParser.Row row : MapDrawingParser.read(map.getRows())) {
      for (MapDrawingParser.Cell letter : row.cells()) {
        TerrainDef terrain = legend.get(letter.symbol());
        if (terrain != null && !terrain.eIsProxy()) {
          acceptor.addPosition(start + letter.offset(), letter.symbol().length(), ids(terrain));
        }
      }
    }
  }

  private static boolean isKnown(@Nullable TerrainDef terrain) {
    return terrain != null && !terrain.eIsProxy();
  }

  /** The type of what an element's name is, with what is said of it besides. */
  private static String[] ids(EObject element, String... modifiers) {
    List<String> ids = new ArrayList<>();
    ids.add(BY_KIND.getOrDefault(element.eClass().getName(), SemanticTokenTypes.Property));
    ids.addAll(List.of(modifiers));
    if (element instanceof TerrainDef terrain) {
      ids.add(TerrainTokenModifier.of(terrain).modifier());
    }
    return ids.toArray(String[]::new);
  }

  private static void colour(INode word, IHighlightedPositionAcceptor acceptor, String... ids) {
    // The protocol has no tokens that span several lines.
    if (word.getLength() > 0 && word.getStartLine() == word.getEndLine()) {
      acceptor.addPosition(word.getOffset(), word.getLength(), ids);
    }
  }
}

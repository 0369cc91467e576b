package dev.muster.dsl.validation;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.scoping.MusterGlobalScopeProvider;
import dev.muster.rules.check.CommonCheckCode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** A side that fields the wrong army: not its stands are unknown, but the army is another. */
final class WrongArmyFilter {
  /** Names an army must lack before it can be the wrong one. */
  private static final int FEWEST = 2;

  private final XtextResource text;

  WrongArmyFilter(XtextResource text) {
    this.text = text;
  }

  /** Tells of the army once instead of each stand it lacks, where another has them all. */
  void report(List<Issue> found) {
    Map<SideDef, List<Issue>> bySide = new LinkedHashMap<>();
    for (Issue each : found) {
      SideDef side = CommonCheckCode.V_119.id().equals(each.getCode()) ? side(each) : null;
      if (side != null) {
        bySide.computeIfAbsent(side, any -> new ArrayList<>()).add(each);
      }
    }
    bySide.forEach(
        (side, unknown) -> {
          Set<String> names = names(side);
          Set<String> lacking = new LinkedHashSet<>(names);
          lacking.removeAll(lines(side.getArmy()));
          List<ArmyDef> meant =
              lacking.size() < FEWEST
                  ? List.of()
                  : armies().stream().filter(each -> lines(each).containsAll(names)).toList();
          if (meant.size() == 1 && unknown.getFirst() instanceof Issue.IssueImpl first) {
            found.removeAll(unknown.subList(1, unknown.size()));
            move(first, side, meant.getFirst(), lacking);
          }
        });
  }

  private void move(Issue.IssueImpl issue, SideDef side, ArmyDef meant, Set<String> lacking) {
    List<INode> nodes =
        NodeModelUtils.findNodesForFeature(side, MusterPackage.Literals.SIDE_DEF__ARMY);
    if (nodes.isEmpty()) {
      return;
    }
    INode name = nodes.getFirst();
    LineAndColumn start = NodeModelUtils.getLineAndColumn(name, name.getOffset());
    LineAndColumn end = NodeModelUtils.getLineAndColumn(name, name.getEndOffset());
    issue.setMessage(
        "army '"
            + NodeModelUtils.getTokenText(name)
            + "' has no "
            + String.join(", ", lacking)
            + ", which this side fields; army '"
            + meant.getName()
            + "' has them all");
    issue.setOffset(name.getOffset());
    issue.setLength(name.getLength());
    issue.setLineNumber(start.getLine());
    issue.setColumn(start.getColumn());
    issue.setLineNumberEnd(end.getLine());
    issue.setColumnEnd(end.getColumn());
  }

  private @Nullable SideDef side(Issue issue) {
    if (issue.getOffset() == null) {
      return null;
    }
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(text.getParseResult().getRootNode(), issue.getOffset());
    EObject at = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    return at == null ? null : EcoreUtil2.getContainerOfType(at, SideDef.class);
  }

  /** The lines a side fields, as they are written. */
  private static Set<String> names(SideDef side) {
    Set<String> names = new LinkedHashSet<>();
    for (DeployDef stand : EcoreUtil2.getAllContentsOfType(side, DeployDef.class)) {
      NodeModelUtils.findNodesForFeature(stand, MusterPackage.Literals.DEPLOY_DEF__LINE)
          .forEach(each -> names.add(NodeModelUtils.getTokenText(each)));
    }
    return names;
  }

  private static Set<String> lines(@Nullable ArmyDef army) {
    return army == null || army.eIsProxy()
        ? Set.of()
        : army.getStands().stream()
            .map(StandDef::getName)
            .filter(each -> each != null)
            .collect(Collectors.toSet());
  }

  /** The armies of this file and of those it imports. */
  private List<ArmyDef> armies() {
    List<ArmyDef> armies = new ArrayList<>(armies(text));
    Set<URI> seen = new HashSet<>();
    for (URI address : MusterGlobalScopeProvider.imports(text)) {
      if (seen.add(address) && text.getResourceSet() != null) {
        armies.addAll(armies(text.getResourceSet().getResource(address, false)));
      }
    }
    return armies;
  }

  private static List<ArmyDef> armies(@Nullable Resource resource) {
    return resource != null
            && !resource.getContents().isEmpty()
            && resource.getContents().getFirst() instanceof Document document
        ? document.getElements().stream()
            .filter(ArmyDef.class::isInstance)
            .map(ArmyDef.class::cast)
            .toList()
        : List.of();
  }
}

package dev.muster.dsl.ide.signature;

import com.google.inject.Inject;
import dev.muster.dsl.ide.hover.ElementDocumentation;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.signatureHelp.ISignatureHelpService;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.jspecify.annotations.Nullable;

/**
 * The columns of the stand line being written, with the one the author is at; in a scenario the
 * parts of the statement.
 */
public class MusterSignatureHelpService implements ISignatureHelpService {
  private static final int LABEL_AND_NAME = 1;

  @Inject private ElementDocumentation meanings;

  @Override
  public SignatureHelp getSignatureHelp(
      @Nullable Document document,
      @Nullable XtextResource resource,
      SignatureHelpParams params,
      CancelIndicator cancelled) {
    if (document == null || resource == null || resource.getParseResult() == null) {
      return ISignatureHelpService.EMPTY;
    }
    int offset = document.getOffSet(params.getPosition());
    StandDef stand = standAt(resource, document, offset);
    RulebookDef rulebook =
        stand != null && stand.eContainer() instanceof ArmyDef army ? army.getRulebook() : null;
    if (stand == null || rulebook == null || rulebook.eIsProxy()) {
      SignatureHelp statement = ScenarioSignatureHelp.at(resource, offset);
      return statement == null ? ISignatureHelpService.EMPTY : statement;
    }
    List<StatDef> sheet = List.copyOf(RulebookEntries.of(rulebook, StatDef.class).values());
    List<ParameterInformation> columns = new ArrayList<>();
    columns.add(column("NAME", "The name of the stand, and what to print if that differs."));
    columns.add(column("CATEGORY", "The category, such as Pike (§2.0)."));
    columns.add(grade(rulebook));
    for (StatDef stat : sheet) {
      columns.add(column(stat.getName(), meanings.of(stat)));
    }
    columns.add(column("traits", "Special abilities, and the weapon where it is open."));
    var label = new StringBuilder("stand");
    columns.forEach(each -> label.append(' ').append(each.getLabel().getLeft()));
    var signature = new SignatureInformation(label.toString());
    signature.setParameters(columns);
    int active = active(stand, sheet, offset);
    signature.setActiveParameter(active);
    return new SignatureHelp(List.of(signature), 0, active);
  }

  /** The word behind the category, as the game calls it. */
  private static ParameterInformation grade(RulebookDef rulebook) {
    String grade = RulebookEntries.system(rulebook).vocabulary().grade();
    String some =
        RulebookEntries.of(rulebook, OrderDef.class).keySet().stream()
            .limit(3)
            .collect(Collectors.joining(", "));
    return column(
        grade.toUpperCase(Locale.ROOT).replace(' ', '-'),
        "The " + grade + ", such as " + some + ".");
  }

  private static ParameterInformation column(String name, String meaning) {
    return new ParameterInformation(name, new MarkupContent(MarkupKind.MARKDOWN, meaning));
  }

  /** Returns the stand of this line: the one that contains the cursor or the last one before it. */
  private static @Nullable StandDef standAt(XtextResource resource, Document document, int offset) {
    String text = document.getContents();
    INode root = resource.getParseResult().getRootNode();
    for (int at = Math.min(offset, text.length() - 1); at >= 0; at--) {
      if (at < offset && text.charAt(at) == '\n') {
        return null;
      }
      ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(root, at);
      if (leaf != null && !leaf.isHidden() && leaf.getOffset() < offset) {
        EObject element = NodeModelUtils.findActualSemanticObjectFor(leaf);
        return element == null ? null : EcoreUtil2.getContainerOfType(element, StandDef.class);
      }
    }
    return null;
  }

  /** Returns the index of the active place in the line, from the text before the cursor. */
  private static int active(StandDef stand, List<StatDef> sheet, int offset) {
    int words = 0;
    for (INode node : NodeModelUtils.findActualNodeFor(stand).getChildren()) {
      if (node.getOffset() < offset && !(node instanceof ILeafNode leaf && leaf.isHidden())) {
        words++;
      }
    }
    StatDef last = null;
    boolean inside = false;
    for (StandEntry entry : stand.getEntries()) {
      INode node = NodeModelUtils.findActualNodeFor(entry);
      if (node != null && node.getOffset() < offset && entry.getKey() instanceof StatDef stat) {
        last = stat;
        inside = offset <= node.getEndOffset() || entry.getValue() == null;
      }
    }
    int head = LABEL_AND_NAME + 2;
    if (last != null) {
      for (int i = 0; i < sheet.size(); i++) {
        if (sheet.get(i).getName().equals(last.getName())) {
          return head + i + (inside ? 0 : 1);
        }
      }
      return head;
    }
    if (stand.getOrder() != null && ends(stand, "order", offset)) {
      return head;
    }
    if (stand.getCategory() != null && ends(stand, "category", offset)) {
      return LABEL_AND_NAME + 1;
    }
    return words > 1 && ends(stand, "name", offset) ? LABEL_AND_NAME : 0;
  }

  private static boolean ends(StandDef stand, String feature, int offset) {
    return NodeModelUtils.findNodesForFeature(stand, stand.eClass().getEStructuralFeature(feature))
        .stream()
        .anyMatch(node -> node.getEndOffset() < offset);
  }
}

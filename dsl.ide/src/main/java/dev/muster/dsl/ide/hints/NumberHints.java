package dev.muster.dsl.ide.hints;

import com.google.inject.Inject;
import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.ide.server.ClientAbilities;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.rules.snaphance.StandNumbers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;

/**
 * Dice behind each range of fire and behind the charge bonus, Break Points of a whole unit behind
 * those of a rank. The author may switch both off.
 */
public class NumberHints {
  @Inject private ClientAbilities client;
  @Inject private DocumentExtensions documents;

  /** The hints in a part of the file. */
  public List<InlayHint> in(XtextResource resource, ITextRegion part) {
    List<InlayHint> hints = new ArrayList<>();
    if (resource.getContents().isEmpty() || !(client.diceHints() || client.breakPointHints())) {
      return hints;
    }
    var figures = new StandFigures();
    TreeIterator<EObject> all = resource.getContents().getFirst().eAllContents();
    while (all.hasNext()) {
      EObject element = all.next();
      ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
      if (node == null
          || node.getEndOffset() < part.getOffset()
          || node.getOffset() > part.getOffset() + part.getLength()) {
        all.prune();
      } else if (element instanceof StandDef stand) {
        figures.of(stand).ifPresent(numbers -> add(stand, numbers, resource, hints));
        all.prune();
      }
    }
    return hints;
  }

  private void add(
      StandDef stand, StandNumbers numbers, XtextResource resource, List<InlayHint> hints) {
    Map<String, String> shown = new HashMap<>();
    Map<String, String> explained = new HashMap<>();
    if (client.diceHints()) {
      for (int i = 0; i < numbers.fire().size(); i++) {
        StandNumbers.Volley volley = numbers.fire().get(i);
        String rear = i < numbers.rearFire().size() ? "+" + numbers.rearFire().get(i).dice() : "";
        shown.put(volley.column(), volley.dice() + rear + "D6");
        explained.put(
            volley.column(),
            rear.isEmpty()
                ? "Dice of its fire at this range (§7.0)"
                : "Dice of its fire at this range, first and second rank (§7.3)");
      }
      if (numbers.chargeDice() != null) {
        shown.put("cb", numbers.chargeDice() + "D6");
        explained.put("cb", "Dice in the melee of its charge (§10.3)");
      }
    }
    if (client.breakPointHints() && numbers.ranks() > 1) {
      shown.put("bp", "= " + numbers.breakPoints() + " BP");
      explained.put("bp", "Break Points of the unit, all ranks together (§14.0)");
    }
    for (StandEntry entry : stand.getEntries()) {
      ICompositeNode node = NodeModelUtils.findActualNodeFor(entry);
      String text = entry.getKey() instanceof StatDef stat ? shown.remove(stat.getName()) : null;
      if (text != null && node != null) {
        var hint =
            new InlayHint(
                documents.newPosition(resource, node.getEndOffset()), Either.forLeft(text));
        hint.setPaddingLeft(true);
        hint.setTooltip(explained.get(((StatDef) entry.getKey()).getName()));
        hints.add(hint);
      }
    }
  }
}

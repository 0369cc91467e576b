package dev.muster.dsl.ide.inlayhint;

import com.google.inject.Inject;
import dev.muster.dsl.ide.client.ClientOptions;
import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.rules.system.DerivedStats;
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
public class InlayHints {
  @Inject private ClientOptions client;
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
        add(stand, figures.notes(stand), resource, hints);
        all.prune();
      }
    }
    return hints;
  }

  private void add(
      StandDef stand,
      List<DerivedStats.Note> notes,
      XtextResource resource,
      List<InlayHint> hints) {
    Map<String, DerivedStats.Note> shown = new HashMap<>();
    for (DerivedStats.Note each : notes) {
      if (each.kind() == DerivedStats.Kind.DICE ? client.diceHints() : client.breakPointHints()) {
        shown.put(each.column(), each);
      }
    }
    for (StandEntry entry : stand.getEntries()) {
      ICompositeNode node = NodeModelUtils.findActualNodeFor(entry);
      DerivedStats.Note note =
          entry.getKey() instanceof StatDef stat ? shown.remove(stat.getName()) : null;
      if (note != null && node != null) {
        var hint =
            new InlayHint(
                documents.newPosition(resource, node.getEndOffset()), Either.forLeft(note.shown()));
        hint.setPaddingLeft(true);
        hint.setTooltip(note.meaning());
        hints.add(hint);
      }
    }
  }
}

package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ide.command.DraftResult;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.compare.ISharedDocumentAdapter;
import org.eclipse.compare.structuremergeviewer.DocumentRangeNode;
import org.eclipse.compare.structuremergeviewer.IStructureComparator;
import org.eclipse.compare.structuremergeviewer.StructureCreator;
import org.eclipse.compare.structuremergeviewer.StructureRootNode;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Display;

/**
 * Builds trees of texts: their armies, maps, scenarios and the parts of these. The workbench builds
 * trees in the UI thread, which must not wait for the server: a text that the server has not parsed
 * has no parts yet, and its tree is rebuilt after the answer.
 */
final class MusterStructureCreator extends StructureCreator {

  /** Texts that are kept: both sides and their common ancestor, before and after an edit. */
  private static final int KEPT = 6;

  private final Map<String, DraftResult> known = new HashMap<>();
  private final Set<String> asked = new HashSet<>();
  private final Runnable changed;
  private String uri = "";

  /**
   * @param changed makes the trees again, in the user interface's thread
   */
  MusterStructureCreator(Runnable changed) {
    this.changed = changed;
  }

  /** Says where the texts are read at. */
  void readAt(String address) {
    if (!address.equals(uri)) {
      uri = address;
      known.clear();
    }
  }

  @Override
  public String getName() {
    return "Muster Structure Compare";
  }

  @Override
  protected IStructureComparator createStructureComparator(
      Object element,
      IDocument document,
      ISharedDocumentAdapter adapter,
      IProgressMonitor monitor) {
    StructureRootNode root = new StructureRootNode(document, element, this, adapter);
    DraftResult draft = known.get(document.get());
    if (draft != null) {
      ComparedPart.add(root, draft.symbols(), uri);
    } else {
      ask(document.get());
    }
    return root;
  }

  private void ask(String text) {
    if (!asked.add(text)) {
      return;
    }
    Display display = Display.getCurrent();
    String address = uri;
    DraftReader.read(address, text, Optional.empty())
        .whenComplete((draft, failure) -> display.asyncExec(() -> take(address, text, draft)));
  }

  private void take(String address, String text, DraftResult draft) {
    asked.remove(text);
    if (draft != null && address.equals(uri)) {
      if (known.size() >= KEPT) {
        known.clear();
      }
      known.put(text, draft);
      changed.run();
    }
  }

  @Override
  public String getContents(Object node, boolean ignoreWhitespace) {
    if (!(node instanceof DocumentRangeNode part)) {
      return "";
    }
    try {
      String text =
          part.getDocument().get(part.getRange().getOffset(), part.getRange().getLength());
      return ignoreWhitespace ? text.replaceAll("\\s+", " ") : text;
    } catch (BadLocationException outrun) {
      return "";
    }
  }
}

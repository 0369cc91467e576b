package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.editor.SymbolImages;
import dev.muster.dsl.ui.server.LspPositions;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.structuremergeviewer.DocumentRangeNode;
import org.eclipse.compare.structuremergeviewer.StructureRootNode;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.swt.graphics.Image;

/** An army, a map, a stand and so on of a text that is compared. */
final class ComparedPart extends DocumentRangeNode implements ITypedElement {

  /** The type of maps, which are compared as pictures. */
  static final String MAP = "mustermap";

  private final DocumentSymbol symbol;
  private final String uri;

  private ComparedPart(
      DocumentRangeNode parent, DocumentSymbol symbol, String id, IRegion place, String uri) {
    super(
        parent,
        symbol.getKind().getValue(),
        id,
        parent.getDocument(),
        place.getOffset(),
        place.getLength());
    this.symbol = symbol;
    this.uri = uri;
    parent.addChild(this);
  }

  /**
   * Adds the parts of a text.
   *
   * @param uri where the text is read at
   */
  static void add(StructureRootNode root, List<DocumentSymbol> parts, String uri) {
    addParts(root, parts, uri);
  }

  /** Adds parts. Parts of the same kind and name are distinguished by their order. */
  private static void addParts(DocumentRangeNode parent, List<DocumentSymbol> parts, String uri) {
    Map<String, Integer> there = new HashMap<>();
    for (DocumentSymbol each : parts) {
      String name = each.getKind() + " " + each.getName();
      IRegion place = LspPositions.region(parent.getDocument(), each.getRange());
      ComparedPart added =
          new ComparedPart(
              parent, each, name + " " + there.merge(name, 1, Integer::sum), place, uri);
      if (each.getChildren() != null) {
        addParts(added, each.getChildren(), uri);
      }
    }
  }

  /** Returns the address under which its text is parsed. */
  String uri() {
    return uri;
  }

  /** A map has none for viewers of texts, which would be taken before its pictures. */
  @Override
  public InputStream getContents() {
    return getType().equals(MAP) ? null : super.getContents();
  }

  @Override
  public String getName() {
    return symbol.getName();
  }

  @Override
  public Image getImage() {
    return MusterImages.of(SymbolImages.of(symbol.getKind()));
  }

  @Override
  public String getType() {
    return symbol.getKind() == SymbolKind.File ? MAP : "muster";
  }
}

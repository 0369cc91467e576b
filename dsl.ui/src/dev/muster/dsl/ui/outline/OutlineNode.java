package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.rules.model.SideColour;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.Platform;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SymbolKind;

/**
 * A node of the outline: an army, a scenario or a part of one. It adapts to its file, so that the
 * menus of the workbench work on it.
 */
public final class OutlineNode implements IAdaptable {

  // Its places move while it stays the same.
  private volatile DocumentSymbol symbol;
  private final Optional<MusterFile> file;
  private final String path;
  private final List<OutlineNode> children;
  private final Optional<SideColour> flag;
  private final OutlineNode parent;

  OutlineNode(DocumentSymbol symbol, Optional<MusterFile> file) {
    this(symbol, file, null, Optional.empty());
  }

  private OutlineNode(
      DocumentSymbol symbol,
      Optional<MusterFile> file,
      OutlineNode parent,
      Optional<SideColour> flag) {
    this.symbol = symbol;
    this.file = file;
    this.parent = parent;
    this.path = (parent == null ? "" : parent.path) + "/" + symbol.getName();
    this.flag = flag;
    List<DocumentSymbol> parts = symbol.getChildren() == null ? List.of() : symbol.getChildren();
    List<String> sides =
        symbol.getKind() == SymbolKind.Module
            ? parts.stream().filter(OutlineNode::isSide).map(DocumentSymbol::getName).toList()
            : List.of();
    List<SideColour> colours = SideColour.of(sides);
    List<OutlineNode> made = new ArrayList<>();
    int side = 0;
    for (DocumentSymbol part : parts) {
      Optional<SideColour> flies = Optional.empty();
      if (isSide(part)) {
        // The groups of a side fly its flag.
        flies = sides.isEmpty() ? flag : Optional.of(colours.get(side++));
      }
      made.add(new OutlineNode(part, file, this, flies));
    }
    this.children = List.copyOf(made);
  }

  /** In a scenario; in a side a group is of the same kind. */
  private static boolean isSide(DocumentSymbol part) {
    return part.getKind() == SymbolKind.Namespace;
  }

  /** Returns the colour of its flag, if it is a side of a scenario or a group of one. */
  Optional<SideColour> flag() {
    return flag;
  }

  /** Returns the file that contains the node; empty for a file outside the workspace. */
  Optional<MusterFile> file() {
    return file;
  }

  /** The node it is a part of, null at the top. */
  OutlineNode parent() {
    return parent;
  }

  /**
   * The nodes that are parts of the same, itself among them.
   *
   * @param top the nodes at the top
   */
  List<OutlineNode> brothers(List<OutlineNode> top) {
    return parent == null ? top : parent.children;
  }

  /** Returns the server's detail text for it; empty if there is none. */
  String detail() {
    return symbol.getDetail() == null ? "" : symbol.getDetail();
  }

  /** Returns the innermost node that contains a place; empty if there is none. */
  static Optional<OutlineNode> at(List<OutlineNode> nodes, Position place) {
    return nodes.stream()
        .flatMap(OutlineNode::withParts)
        .filter(each -> each.holds(place))
        .min(Comparator.comparingInt(OutlineNode::size));
  }

  private Stream<OutlineNode> withParts() {
    return Stream.concat(Stream.of(this), children.stream().flatMap(OutlineNode::withParts));
  }

  private boolean holds(Position place) {
    Position start = symbol.getRange().getStart();
    Position end = symbol.getRange().getEnd();
    return compare(start, place) <= 0 && compare(place, end) <= 0;
  }

  private static int compare(Position one, Position other) {
    return one.getLine() != other.getLine()
        ? Integer.compare(one.getLine(), other.getLine())
        : Integer.compare(one.getCharacter(), other.getCharacter());
  }

  /** Returns a size by lines, then by characters on its line. */
  private int size() {
    Position start = symbol.getRange().getStart();
    Position end = symbol.getRange().getEnd();
    return 10_000 * (end.getLine() - start.getLine()) + end.getCharacter() - start.getCharacter();
  }

  /** Returns the symbol that the server sent. */
  public DocumentSymbol symbol() {
    return symbol;
  }

  /** The line it starts on, from 1. */
  public int line() {
    return symbol.getSelectionRange().getStart().getLine() + 1;
  }

  List<OutlineNode> children() {
    return children;
  }

  /**
   * Takes over the places of nodes that look the same.
   *
   * @return whether all do, children and all
   */
  static boolean moved(List<OutlineNode> shown, List<OutlineNode> told) {
    if (!alike(shown, told)) {
      return false;
    }
    move(shown, told);
    return true;
  }

  private static boolean alike(List<OutlineNode> shown, List<OutlineNode> told) {
    if (shown.size() != told.size()) {
      return false;
    }
    for (int i = 0; i < shown.size(); i++) {
      OutlineNode one = shown.get(i);
      OutlineNode other = told.get(i);
      if (!one.symbol.getName().equals(other.symbol.getName())
          || one.symbol.getKind() != other.symbol.getKind()
          || !one.detail().equals(other.detail())
          || !one.flag.equals(other.flag)
          || !alike(one.children, other.children)) {
        return false;
      }
    }
    return true;
  }

  private static void move(List<OutlineNode> shown, List<OutlineNode> told) {
    for (int i = 0; i < shown.size(); i++) {
      shown.get(i).symbol = told.get(i).symbol;
      move(shown.get(i).children, told.get(i).children);
    }
  }

  @Override
  public <T> T getAdapter(Class<T> type) {
    // Not as a resource: the menus to compare and replace files have no place in an outline.
    if (type == MusterFile.class) {
      return file.map(type::cast).orElse(null);
    }
    return type == IFile.class
        ? file.flatMap(MusterFile::inWorkspace).map(type::cast).orElse(null)
        : Platform.getAdapterManager().getAdapter(this, type);
  }

  /**
   * Nodes of the same name at the same place are the same, so that a tree stays open when its text
   * changes.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof OutlineNode node
        && path.equals(node.path)
        && symbol.getKind() == node.symbol.getKind();
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }
}

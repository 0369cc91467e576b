package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.MusterFile;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.Platform;
import org.eclipse.lsp4j.DocumentSymbol;

/**
 * An army, a scenario or a part of one in the outline. It stands for its file too, which is how the
 * menus of the workbench know what to do with it.
 */
public final class OutlineNode implements IAdaptable {

  // Its places move while it stays the same.
  private volatile DocumentSymbol symbol;
  private final Optional<MusterFile> file;
  private final String path;
  private final List<OutlineNode> children;

  OutlineNode(DocumentSymbol symbol, Optional<MusterFile> file, String parentPath) {
    this.symbol = symbol;
    this.file = file;
    this.path = parentPath + "/" + symbol.getName();
    this.children =
        symbol.getChildren() == null
            ? List.of()
            : symbol.getChildren().stream()
                .map(child -> new OutlineNode(child, file, path))
                .toList();
  }

  /** What the server says of it. */
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

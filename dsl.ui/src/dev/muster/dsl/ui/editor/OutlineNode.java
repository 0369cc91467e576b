package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.BattleFile;
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

  private final DocumentSymbol symbol;
  private final Optional<BattleFile> file;
  private final String path;
  private final List<OutlineNode> children;

  OutlineNode(DocumentSymbol symbol, Optional<BattleFile> file, String parentPath) {
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

  @Override
  public <T> T getAdapter(Class<T> type) {
    // Not as a resource: the menus to compare and replace files have no place in an outline.
    if (type == BattleFile.class) {
      return file.map(type::cast).orElse(null);
    }
    return type == IFile.class
        ? file.flatMap(BattleFile::inWorkspace).map(type::cast).orElse(null)
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

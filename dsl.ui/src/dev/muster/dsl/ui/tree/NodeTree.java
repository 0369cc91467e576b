package dev.muster.dsl.ui.tree;

import java.util.List;
import java.util.function.Function;
import org.eclipse.jface.viewers.ITreeContentProvider;

/**
 * The content of a tree whose input is the list of its first nodes, and whose nodes all know their
 * children.
 *
 * @param type of every node
 * @param children of a node; empty for a leaf
 * @param parent of a node; null for the first ones, and where nodes do not know it
 */
public record NodeTree<T>(Class<T> type, Function<T, List<?>> children, Function<T, Object> parent)
    implements ITreeContentProvider {

  @Override
  public Object[] getElements(Object input) {
    return ((List<?>) input).toArray();
  }

  @Override
  public Object[] getChildren(Object node) {
    return children.apply(type.cast(node)).toArray();
  }

  @Override
  public Object getParent(Object node) {
    return parent.apply(type.cast(node));
  }

  @Override
  public boolean hasChildren(Object node) {
    return !children.apply(type.cast(node)).isEmpty();
  }
}

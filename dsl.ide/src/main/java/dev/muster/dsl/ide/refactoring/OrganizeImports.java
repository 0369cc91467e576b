package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Import;
import dev.muster.rules.check.CommonCheckCode;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/**
 * Sorts the imports of a file by path, removes duplicate and unused ones, and adds those that are
 * missing.
 */
final class OrganizeImports {
  /** What the checks say of an import that is not needed. */
  private static final Set<String> NEEDLESS =
      Set.of(CommonCheckCode.V_238.id(), CommonCheckCode.V_227.id());

  private static final String TITLE = "Organise imports";

  private OrganizeImports() {}

  /**
   * Returns the change that sorts the imports; null if they are in order. If comments are between
   * the imports, it only adds the missing ones.
   *
   * @param findings all findings of the file
   * @param missing files that the text needs and does not import yet
   */
  static @Nullable Refactoring imports(
      XtextResource resource, List<Issue> findings, Set<String> missing) {
    if (resource.getContents().isEmpty()
        || !(resource.getContents().getFirst() instanceof Document document)) {
      return null;
    }
    if (document.getImports().isEmpty()) {
      return missing.isEmpty()
          ? null
          : new Changes().add(resource, 0, 0, lines(missing.stream()) + "\n\n").as(TITLE);
    }
    List<INode> nodes =
        document.getImports().stream()
            .map(NodeModelUtils::findActualNodeFor)
            .filter(Objects::nonNull)
            .map(INode.class::cast)
            .toList();
    String text = resource.getParseResult().getRootNode().getText();
    for (int i = 1; i < nodes.size(); i++) {
      String between = text.substring(nodes.get(i - 1).getEndOffset(), nodes.get(i).getOffset());
      if (!between.isBlank()) {
        int end = nodes.getLast().getEndOffset();
        return missing.isEmpty()
            ? null
            : new Changes().add(resource, end, 0, "\n" + lines(missing.stream())).as(TITLE);
      }
    }
    String ordered =
        lines(
            Stream.concat(
                missing.stream(),
                document.getImports().stream()
                    .filter(each -> each.getImportURI() != null && !isNeedless(each, findings))
                    .map(Import::getImportURI)));
    int from = nodes.getFirst().getOffset();
    int to = nodes.getLast().getEndOffset();
    if (ordered.isEmpty()) {
      while (to < text.length() && Character.isWhitespace(text.charAt(to))) {
        to++;
      }
    }
    return text.substring(from, to).equals(ordered)
        ? null
        : new Changes().add(resource, from, to - from, ordered).as(TITLE);
  }

  private static String lines(Stream<String> paths) {
    return paths
        .map(each -> "import \"" + each + "\"")
        .sorted(Comparator.naturalOrder())
        .collect(Collectors.joining("\n"));
  }

  private static boolean isNeedless(Import line, List<Issue> findings) {
    INode node = NodeModelUtils.findActualNodeFor(line);
    return node != null
        && findings.stream()
            .anyMatch(
                each ->
                    NEEDLESS.contains(each.getCode())
                        && each.getOffset() != null
                        && node.getOffset() <= each.getOffset()
                        && each.getOffset() < node.getEndOffset());
  }
}

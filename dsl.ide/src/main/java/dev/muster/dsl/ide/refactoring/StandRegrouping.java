package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.ArrivalResolver;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Moves statements behind the last stand of another group of their side. A group keeps a stand, and
 * its General the one he is attached to.
 */
final class StandRegrouping {
  private StandRegrouping() {}

  static List<Refactoring> of(List<DeployDef> stands, String name) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(stands.getFirst(), ScenarioDef.class);
    if (scenario == null
        || !(stands.getFirst().eContainer().eContainer() instanceof SideDef side)
        || !mayLeave(scenario, side, stands)) {
      return List.of();
    }
    List<Refactoring> found = new ArrayList<>();
    for (GroupDef group : side.getGroups()) {
      List<DeployDef> coming = stands.stream().filter(each -> each.eContainer() != group).toList();
      Changes changes = coming.size() == stands.size() ? changes(coming, group) : null;
      if (changes != null && group.getName() != null) {
        found.add(changes.as("Move " + name + " to group " + group.getName()));
      }
    }
    return found;
  }

  /** Whether the stands can do without their groups, and their groups without them. */
  static boolean mayLeave(ScenarioDef scenario, SideDef side, List<DeployDef> stands) {
    Set<EObject> groups = new HashSet<>();
    Set<StandDef> lines = new HashSet<>();
    for (DeployDef stand : stands) {
      groups.add(stand.eContainer());
      lines.add(stand.getLine());
      boolean own = ArrivalResolver.placed(stand) || !stand.getArrivals().isEmpty();
      if (!own || stand.eContainer().eContainer() != side) {
        return false;
      }
    }
    return groups.stream()
            .allMatch(
                each -> each instanceof GroupDef group && !stands.containsAll(group.getStands()))
        && !StandText.isAttachedTo(scenario, stands::contains)
        && !StandText.isNumberNamed(scenario, lines);
  }

  private static @Nullable Changes changes(List<DeployDef> stands, GroupDef group) {
    EObject last =
        !group.getStands().isEmpty()
            ? group.getStands().getLast()
            : group.getGenerals().isEmpty() ? null : group.getGenerals().getLast();
    StandText anchor = last == null ? null : StandText.of(last);
    List<StandText> texts = stands.stream().map(StandText::of).filter(Objects::nonNull).toList();
    if (anchor == null || texts.size() != stands.size()) {
      return null;
    }
    XtextResource resource = (XtextResource) group.eResource();
    Changes changes = new Changes();
    boolean ownLines = anchor.beginsLine() && anchor.endsLine();
    String between = ownLines ? anchor.lineBreak() + anchor.indent() : " ";
    String text =
        texts.stream()
            .map(each -> between + taken(each, ownLines ? anchor.indent() : null))
            .collect(Collectors.joining());
    changes.add(resource, ownLines ? anchor.lineEnd() : anchor.end(), 0, text);
    remove(texts, resource, changes);
    return changes;
  }

  /** Removes statements, including their lines if nothing else is on them. */
  static void remove(List<StandText> texts, XtextResource resource, Changes changes) {
    for (StandText each : texts) {
      boolean wholeLine = each.beginsLine() && each.endsLine();
      int from = wholeLine ? each.lineStart() : blankBefore(each);
      changes.add(resource, from, (wholeLine ? each.nextLine() : each.end()) - from, "");
    }
  }

  /** A statement with the comment behind it; its further lines go in or out as the first does. */
  static String taken(StandText from, @Nullable String indent) {
    boolean wholeLine = indent != null && from.beginsLine() && from.endsLine();
    String text = wholeLine ? from.all().substring(from.start(), from.lineEnd()) : from.text();
    // the lines of a long text are its own
    return indent == null || text.contains("\"\"\"")
        ? text
        : text.replace("\n" + from.indent(), "\n" + indent);
  }

  private static int blankBefore(StandText text) {
    int from = text.start();
    while (from > text.lineStart() && Character.isWhitespace(text.all().charAt(from - 1))) {
      from--;
    }
    return from;
  }
}

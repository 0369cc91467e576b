package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EventDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.LossDef;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.muster.WinDef;
import dev.muster.rules.check.CommonCheckCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/**
 * Reports an unknown name once: not for each use, and without the other findings of its statement.
 * If an unused name is almost the same, that declaration is reported.
 */
class UnknownNameFilter {
  private static final Set<String> CODES =
      Set.of(
          CommonCheckCode.V_003.id(),
          CommonCheckCode.V_005.id(),
          CommonCheckCode.V_013.id(),
          CommonCheckCode.V_016.id(),
          CommonCheckCode.V_022.id(),
          CommonCheckCode.V_119.id(),
          CommonCheckCode.V_301.id(),
          Diagnostic.LINKING_DIAGNOSTIC);

  private static final List<Class<? extends EObject>> STATEMENTS =
      List.of(
          StandDef.class,
          DeployDef.class,
          GeneralDef.class,
          PlanDef.class,
          ArrivalDef.class,
          WinDef.class,
          EventDef.class,
          Ground.class,
          ExpectDef.class,
          LossDef.class,
          LineDef.class,
          LegendEntry.class,
          SwitchSetting.class,
          RuleEntry.class);

  /** An army, a map or a rulebook that is nowhere in sight. */
  private static final Pattern OF_A_FILE = Pattern.compile("no (army|map|rulebook) '.*");

  @Inject private MisspelledNames misspelt;

  /** Returns the findings without those that follow from a reported unknown name. */
  List<Issue> causes(XtextResource text, List<Issue> found) {
    List<Issue> causes = new ArrayList<>(found);
    boolean unused =
        found.stream().anyMatch(each -> CommonCheckCode.V_238.id().equals(each.getCode()));
    if (unused && !MisspelledNames.unknown(text).isEmpty()) {
      // What is not found may be in the file that seems to be of no use.
      causes.removeIf(
          each ->
              CommonCheckCode.V_238.id().equals(each.getCode())
                  && !each.getMessage().contains("itself"));
    }
    if (found.stream().noneMatch(UnknownNameFilter::isName)) {
      return causes;
    }
    // A switch may be of use where a name is meant for it.
    causes.removeIf(each -> CommonCheckCode.V_237.id().equals(each.getCode()));
    new WrongArmyFilter(text).report(causes);
    Set<String> elsewhere = misspelt.unknownInImports(text);
    causes.removeIf(
        each ->
            isName(each)
                && elsewhere.contains(
                    String.valueOf(misspelt.kindAndName(text, each.getOffset()))));
    ofStatements(text, causes);
    Map<String, List<Issue>> byMessage = new LinkedHashMap<>();
    boolean failed =
        found.stream().anyMatch(each -> CommonCheckCode.V_302.id().equals(each.getCode()));
    Issue file = null;
    for (Issue each : List.copyOf(causes)) {
      if (!isName(each)) {
        continue;
      }
      boolean ofFile = isOfAFile(each);
      boolean another = file != null && !each.getMessage().equals(file.getMessage());
      if (ofFile && another && !failed) {
        causes.remove(each); // The import that is missing for one may bring the other.
        continue;
      }
      file = ofFile ? each : file;
      byMessage.computeIfAbsent(each.getMessage(), name -> new ArrayList<>()).add(each);
    }
    byMessage.values().stream()
        .filter(each -> each.size() > 1)
        .forEach(
            each -> {
              each.subList(1, each.size()).forEach(causes::remove);
              atDefinition(text, each.getFirst(), each.size());
            });
    return causes;
  }

  /** Whether an army, a map or a rulebook is unknown. */
  static boolean isOfAFile(Issue issue) {
    return isName(issue) && OF_A_FILE.matcher(issue.getMessage()).matches();
  }

  private static boolean isName(Issue issue) {
    return CODES.contains(issue.getCode()) && issue.getOffset() != null;
  }

  /** In a statement with an unknown name, reports only remarks besides. */
  private static void ofStatements(XtextResource text, List<Issue> causes) {
    Map<EObject, Issue> first = new HashMap<>();
    Map<Issue, EObject> statements = new HashMap<>();
    for (Issue each : causes) {
      EObject statement =
          each.getOffset() == null || !RootCauseFilter.isGrave(each) ? null : statement(text, each);
      if (statement != null) {
        statements.put(each, statement);
        if (isName(each)) {
          first.merge(statement, each, (a, b) -> a.getOffset() <= b.getOffset() ? a : b);
        }
      }
    }
    Set<Issue> told = new HashSet<>(first.values());
    statements.forEach(
        (each, statement) -> {
          // What cannot be played stays so, whatever is reported about it.
          if (each.getSeverity() == Severity.ERROR
              && first.get(statement) instanceof Issue.IssueImpl name) {
            name.setSeverity(Severity.ERROR);
          }
        });
    causes.removeIf(
        each ->
            statements.get(each) != null
                && first.containsKey(statements.get(each))
                && !told.contains(each));
  }

  private static @Nullable EObject statement(XtextResource text, Issue issue) {
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(text.getParseResult().getRootNode(), issue.getOffset());
    EObject at = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    for (; at != null; at = at.eContainer()) {
      EObject here = at;
      if (STATEMENTS.stream().anyMatch(each -> each.isInstance(here))) {
        return at;
      }
    }
    return null;
  }

  /** Moves a finding to the misspelled definition, if there is exactly one. */
  private void atDefinition(XtextResource text, Issue issue, int times) {
    MisspelledNames.MisspelledName definition = misspelt.definition(text, issue.getOffset());
    if (definition == null || !(issue instanceof Issue.IssueImpl changeable)) {
      return;
    }
    INode name = definition.name();
    INode root = text.getParseResult().getRootNode();
    LineAndColumn start = NodeModelUtils.getLineAndColumn(root, name.getOffset());
    LineAndColumn end = NodeModelUtils.getLineAndColumn(root, name.getEndOffset());
    changeable.setMessage(
        "nothing refers to '"
            + NodeModelUtils.getTokenText(name)
            + "', and "
            + times
            + " lines refer to '"
            + definition.meant()
            + "'; write the name alike");
    changeable.setOffset(name.getOffset());
    changeable.setLength(name.getLength());
    changeable.setLineNumber(start.getLine());
    changeable.setColumn(start.getColumn());
    changeable.setLineNumberEnd(end.getLine());
    changeable.setColumnEnd(end.getColumn());
    changeable.setCode(CommonCheckCode.V_301.id());
  }
}

package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.dsl.muster.Allowance;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.StandDef;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.systems.CheckCodes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextSyntaxDiagnostic;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.validation.ResourceValidatorImpl;
import org.jspecify.annotations.Nullable;

/**
 * Applies the settings of the project to the findings, and leaves out those that the author allows.
 * Editors and the command line both use it.
 */
public class MusterResourceValidator extends ResourceValidatorImpl {
  @Inject private RootCauseFilter causes;
  @Inject private UserCheckSettings preferred;
  @Inject private BattleFindings battles;

  /** Reports parser errors as the syntax errors that caused them. */
  @Override
  protected void issueFromXtextResourceDiagnostic(
      Resource.Diagnostic diagnostic, Severity severity, IAcceptor<Issue> acceptor) {
    if (!(diagnostic instanceof XtextSyntaxDiagnostic)) {
      super.issueFromXtextResourceDiagnostic(diagnostic, severity, acceptor);
    }
  }

  @Override
  public List<Issue> validate(Resource resource, CheckMode mode, CancelIndicator cancelled) {
    List<Issue> found = new ArrayList<>(super.validate(resource, mode, cancelled));
    if (mode.shouldCheck(CheckType.NORMAL)) {
      battles.findings(resource).forEach(each -> found.add(finding(each)));
    }
    CheckSettings said = CheckSettings.forFile(resource.getURI());
    CheckSettings settings = said == null ? preferred.settings(resource) : said;
    List<Allowance> allowances = allowances(resource);
    Map<EObject, List<Allowance>> byPlace =
        allowances.stream().collect(Collectors.groupingBy(Allowance::eContainer));
    Set<Allowance> used = new LinkedHashSet<>();
    Map<Issue, EObject> places = places(resource, found, allowances);
    List<Issue> kept = new ArrayList<>();
    for (Issue issue : found) {
      CheckCode code = CheckCodes.of(issue.getCode());
      Allowance allowance =
          code == null || issue.getSeverity() == Severity.ERROR
              ? null
              : allowing(code, places.get(issue), byPlace);
      if (allowance != null) {
        used.add(allowance);
      } else if (code == null || set(issue, settings.of(code))) {
        kept.add(issue);
      }
    }
    if (mode.shouldCheck(CheckType.NORMAL)
        && settings.of(CommonCheckCode.V_231) != CheckSettings.Level.OFF) {
      allowances.stream().filter(each -> !used.contains(each)).forEach(each -> unused(each, kept));
    }
    CheckSettings.Level usual = preferred.least(resource);
    kept.removeIf(
        issue -> {
          CheckCode code = CheckCodes.of(issue.getCode());
          // whoever has battles fought in the background has asked for what they show
          boolean fought = code != null && code.needsBattles();
          return !settings.isReported(
              code, level(issue.getSeverity()), fought ? CheckSettings.Level.INFO : usual);
        });
    // What a user prefers is in no file, where a fault could be mended.
    if (said != null) {
      said.faults().forEach(fault -> kept.add(atStart(fault, resource)));
    }
    // Only what is reported can be the cause of something that is not.
    return causes.of(resource, kept);
  }

  private static boolean set(Issue issue, CheckSettings.@Nullable Level level) {
    if (level == null) {
      return true;
    }
    if (issue instanceof Issue.IssueImpl changeable) {
      changeable.setSeverity(
          switch (level) {
            case ERROR -> Severity.ERROR;
            case WARNING -> Severity.WARNING;
            case INFO -> Severity.INFO;
            case OFF -> Severity.IGNORE;
          });
    }
    return level != CheckSettings.Level.OFF;
  }

  private static CheckSettings.Level level(Severity severity) {
    return switch (severity) {
      case ERROR -> CheckSettings.Level.ERROR;
      case WARNING -> CheckSettings.Level.WARNING;
      case INFO -> CheckSettings.Level.INFO;
      case IGNORE -> CheckSettings.Level.OFF;
    };
  }

  private static List<Allowance> allowances(Resource resource) {
    List<Allowance> found = new ArrayList<>();
    for (TreeIterator<EObject> contents = resource.getAllContents(); contents.hasNext(); ) {
      switch (contents.next()) {
        case Allowance allowance -> found.add(allowance);
        case StandDef line -> {
          found.addAll(line.getAllowances());
          contents.prune();
        }
        default -> {}
      }
    }
    found.removeIf(each -> CheckCodes.of(each.getCode()) == null);
    return found;
  }

  private static Map<Issue, EObject> places(
      Resource resource, List<Issue> found, List<Allowance> allowances) {
    Map<Issue, EObject> places = new HashMap<>();
    if (!allowances.isEmpty()) {
      for (Issue issue : found) {
        if (issue.getUriToProblem() != null) {
          EObject place = resource.getEObject(issue.getUriToProblem().fragment());
          if (place != null) {
            places.put(issue, place);
          }
        }
      }
    }
    return places;
  }

  /** Returns the allowance of the element of the issue, or of a container of it. */
  private static @Nullable Allowance allowing(
      CheckCode code, @Nullable EObject place, Map<EObject, List<Allowance>> allowances) {
    for (EObject at = place; at != null; at = at.eContainer()) {
      for (Allowance each : allowances.getOrDefault(at, List.of())) {
        if (code.id().equals(each.getCode())) {
          return each;
        }
      }
    }
    return null;
  }

  private static void unused(Allowance allowance, List<Issue> kept) {
    CheckCode code = CheckCodes.of(allowance.getCode());
    if (code == null
        || code.needsBattles()
        || code.severity() == dev.muster.rules.check.Finding.Severity.ERROR) {
      return;
    }
    List<INode> nodes =
        NodeModelUtils.findNodesForFeature(allowance, MusterPackage.Literals.ALLOWANCE__CODE);
    if (!nodes.isEmpty()) {
      kept.add(
          issue(
              CommonCheckCode.V_231,
              code.id() + " finds nothing here; remove this line",
              allowance,
              nodes.getFirst()));
    }
  }

  private static Issue atStart(String fault, Resource resource) {
    Issue.IssueImpl issue = new Issue.IssueImpl();
    issue.setCode(CommonCheckCode.V_306.id());
    issue.setMessage(fault);
    issue.setSeverity(Severity.WARNING);
    issue.setType(CheckType.FAST);
    issue.setOffset(0);
    issue.setLength(0);
    issue.setLineNumber(1);
    issue.setColumn(1);
    issue.setLineNumberEnd(1);
    issue.setColumnEnd(1);
    issue.setUriToProblem(
        resource.getContents().isEmpty()
            ? resource.getURI().appendFragment("/")
            : resource
                .getURI()
                .appendFragment(resource.getURIFragment(resource.getContents().getFirst())));
    return issue;
  }

  private static Issue finding(BattleFindings.Located found) {
    EObject element = found.element();
    EStructuralFeature name = element.eClass().getEStructuralFeature("name");
    List<INode> names =
        name == null ? List.of() : NodeModelUtils.findNodesForFeature(element, name);
    return issue(
        found.code(),
        found.words(),
        element,
        names.isEmpty() ? NodeModelUtils.findActualNodeFor(element) : names.getFirst());
  }

  private static Issue issue(CheckCode code, String message, EObject element, INode node) {
    Issue.IssueImpl issue = new Issue.IssueImpl();
    issue.setCode(code.id());
    issue.setMessage(message);
    issue.setSeverity(Severity.INFO);
    issue.setType(CheckType.NORMAL);
    issue.setOffset(node.getOffset());
    issue.setLength(node.getLength());
    LineAndColumn start = NodeModelUtils.getLineAndColumn(node, node.getOffset());
    LineAndColumn end = NodeModelUtils.getLineAndColumn(node, node.getEndOffset());
    issue.setLineNumber(start.getLine());
    issue.setColumn(start.getColumn());
    issue.setLineNumberEnd(end.getLine());
    issue.setColumnEnd(end.getColumn());
    if (element.eResource() instanceof XtextResource resource) {
      issue.setUriToProblem(resource.getURI().appendFragment(resource.getURIFragment(element)));
    }
    return issue;
  }
}

package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.scoping.MusterGlobalScopeProvider;
import dev.muster.dsl.syntaxerror.SyntaxError;
import dev.muster.dsl.syntaxerror.SyntaxErrorAnalyzer;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.LineAndColumn;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.Issue;

/**
 * Selects the findings that are root causes. If a text, or one it imports, cannot be read to its
 * end, every use of the parts that the parser left out would cause a finding: only the root cause
 * is reported.
 */
class RootCauseFilter {
  private static final Set<String> OF_THE_TEXT =
      Set.of(
          CommonCheckCode.V_300.id(),
          CommonCheckCode.V_302.id(),
          CommonCheckCode.V_304.id(),
          CommonCheckCode.V_306.id());

  /** What is held against the length of a battle. */
  private static final Set<String> OF_THE_LENGTH =
      Set.of(
          CommonCheckCode.V_232.id(),
          CommonCheckCode.V_234.id(),
          CommonCheckCode.V_239.id(),
          CommonCheckCode.V_240.id());

  /** Findings for a map that is drawn for another board than intended. */
  private static final Set<String> OF_THE_GROUND =
      Set.of(CommonCheckCode.V_141.id(), CommonCheckCode.V_145.id());

  /** Findings for places and facings. */
  private static final Set<String> OF_PLACES =
      Set.of(
          CommonCheckCode.V_110.id(),
          CommonCheckCode.V_112.id(),
          CommonCheckCode.V_147.id(),
          CommonCheckCode.V_205.id(),
          CommonCheckCode.V_206.id(),
          CommonCheckCode.V_212.id());

  /** Findings for words of other rules than those of the map. */
  private static final Set<String> OF_THE_RULES =
      Set.of(
          CommonCheckCode.V_102.id(),
          CommonCheckCode.V_140.id(),
          CommonCheckCode.V_142.id(),
          CommonCheckCode.V_143.id());

  @Inject private SyntaxErrorAnalyzer slips;
  @Inject private UnknownNameFilter names;

  /**
   * Returns the findings without those that follow from others, including the syntax errors of the
   * text.
   */
  List<Issue> of(Resource resource, List<Issue> found) {
    if (!(resource instanceof XtextResource text) || text.getParseResult() == null) {
      return found;
    }
    List<SyntaxError> here = slips.analyze(text);
    List<Issue> causes;
    boolean missing = has(found, CommonCheckCode.V_302);
    boolean broken = broken(text, new HashSet<>());
    boolean lacking = missing || broken;
    if (breaksOff(here) || lacking) {
      SoundElements sound = lacking ? new SoundElements(List.of()) : SoundElements.of(text, here);
      List<Issue> told = new ArrayList<>(found);
      told.removeIf(
          each ->
              !(OF_THE_TEXT.contains(each.getCode())
                      || sound.hold(each)
                      // an army of a file that is not there is unknown; one of a file that cannot
                      // be read may be in the unread part
                      || missing && !broken && UnknownNameFilter.isOfAFile(each))
                  || here.stream().anyMatch(slip -> meets(slip, each)));
      causes = names.causes(text, told);
    } else {
      causes = names.causes(text, found);
    }
    if (causes.stream().anyMatch(each -> OF_THE_GROUND.contains(each.getCode()))) {
      String all = text.getParseResult().getRootNode().getText();
      causes.removeIf(
          each ->
              OF_PLACES.contains(each.getCode())
                  && (CommonCheckCode.V_212.id().equals(each.getCode())
                      || isOfSomeBoard(each, all)));
    }
    if (has(causes, CommonCheckCode.V_145)) {
      causes.removeIf(each -> CommonCheckCode.V_141.id().equals(each.getCode()));
    }
    if (has(causes, CommonCheckCode.V_141)) {
      causes.removeIf(each -> OF_THE_RULES.contains(each.getCode()));
    }
    if (has(causes, CommonCheckCode.V_205)) {
      causes.removeIf(each -> CommonCheckCode.V_212.id().equals(each.getCode()));
    }
    if (has(causes, CommonCheckCode.V_124)) {
      causes.removeIf(each -> OF_THE_LENGTH.contains(each.getCode()));
    }
    if (causes.stream()
        .anyMatch(each -> each.getSeverity() == Severity.ERROR && !isOfUnits(each))) {
      // The number of units of a side is certain only if there is no other error.
      causes.removeIf(RootCauseFilter::isOfUnits);
    }
    here.forEach(each -> causes.add(issue(each, text)));
    return once(causes);
  }

  private static boolean has(List<Issue> found, CheckCode code) {
    return found.stream().anyMatch(each -> code.id().equals(each.getCode()));
  }

  /** Whether a finding concerns a place or a facing that is valid on one of the boards. */
  private static boolean isOfSomeBoard(Issue issue, String text) {
    if (issue.getOffset() == null || issue.getOffset() + issue.getLength() > text.length()) {
      return false;
    }
    String found = text.substring(issue.getOffset(), issue.getOffset() + issue.getLength());
    return Arrays.stream(found.split("\\.\\.|-"))
        .map(each -> each.replaceAll("\\s", ""))
        .allMatch(
            each ->
                Place.read(each) != null
                    || Arrays.stream(BoardKind.values()).anyMatch(it -> it.heading(each) != null));
  }

  private static boolean meets(SyntaxError slip, Issue issue) {
    return issue.getOffset() != null
        && issue.getOffset() <= slip.offset() + slip.length()
        && slip.offset() <= issue.getOffset() + issue.getLength();
  }

  /**
   * Of different errors and warnings at one stretch of the text the gravest; of equal ones the
   * first. What one check says of several things stays.
   */
  private static List<Issue> once(List<Issue> found) {
    Map<List<Object>, Issue> places = new HashMap<>();
    for (Issue each : found) {
      if (isGrave(each) && each.getOffset() != null) {
        places.merge(
            List.of(each.getOffset(), each.getLength()),
            each,
            (before, more) ->
                more.getSeverity() == Severity.ERROR && before.getSeverity() != Severity.ERROR
                    ? more
                    : before);
      }
    }
    List<Issue> once = new ArrayList<>(found);
    once.removeIf(
        each -> {
          Issue told =
              isGrave(each) && each.getOffset() != null
                  ? places.get(List.of(each.getOffset(), each.getLength()))
                  : null;
          return told != null
              && told != each
              && (!String.valueOf(told.getCode()).equals(each.getCode())
                  || String.valueOf(told.getMessage()).equals(each.getMessage()));
        });
    return once;
  }

  private static boolean isOfUnits(Issue issue) {
    return CommonCheckCode.V_239.id().equals(issue.getCode())
        && issue.getMessage().startsWith("the number of units ");
  }

  static boolean isGrave(Issue issue) {
    return issue.getSeverity() == Severity.ERROR || issue.getSeverity() == Severity.WARNING;
  }

  private static boolean breaksOff(List<SyntaxError> slips) {
    return slips.stream().anyMatch(each -> !each.lineOnly());
  }

  /** Whether an imported file cannot be read to its end. */
  private boolean broken(XtextResource text, Set<URI> seen) {
    for (URI address : MusterGlobalScopeProvider.imports(text)) {
      if (text.getResourceSet() != null
          && seen.add(address)
          && text.getResourceSet().getResource(address, false) instanceof XtextResource imported
          && imported != text
          && !RulebookLibrary.contains(imported)
          && (breaksOff(slips.analyze(imported)) || broken(imported, seen))) {
        return true;
      }
    }
    return false;
  }

  private static Issue issue(SyntaxError slip, XtextResource resource) {
    ICompositeNode root = resource.getParseResult().getRootNode();
    LineAndColumn start = NodeModelUtils.getLineAndColumn(root, slip.offset());
    LineAndColumn end = NodeModelUtils.getLineAndColumn(root, slip.offset() + slip.length());
    var issue = new Issue.IssueImpl();
    issue.setCode(slip.code());
    issue.setMessage(slip.message());
    issue.setSeverity(Severity.ERROR);
    issue.setType(CheckType.FAST);
    issue.setOffset(slip.offset());
    issue.setLength(slip.length());
    issue.setLineNumber(start.getLine());
    issue.setColumn(start.getColumn());
    issue.setLineNumberEnd(end.getLine());
    issue.setColumnEnd(end.getColumn());
    issue.setUriToProblem(resource.getURI().appendFragment("/"));
    return issue;
  }
}

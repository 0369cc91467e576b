package dev.muster.dsl.validation;

import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.dsl.text.MessageTruncation;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.system.RuleSystem;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.EValidatorRegistrar;
import org.jspecify.annotations.Nullable;

/**
 * A group of checks. Code and severity are those of {@link CheckCode}; a message ends in brackets
 * with the section of the rules in force. Findings are accepted here and nowhere else, and each
 * lands in the file that is checked: one about an element of another file at what refers to it
 * here.
 */
abstract class AbstractChecks extends AbstractMusterValidator {

  /** Only the composing validator registers itself. */
  @Override
  public void register(EValidatorRegistrar registrar) {}

  /** Reports at a feature of an element, or at its name where the feature is null. */
  void report(CheckCode code, String message, EObject at, @Nullable EStructuralFeature feature) {
    report(code, message, at, feature, INSIGNIFICANT_INDEX);
  }

  /** Reports at one of the values of a feature. */
  void report(
      CheckCode code, String message, EObject at, @Nullable EStructuralFeature wanted, int index) {
    if (isElsewhere(at)) {
      reportElsewhere(code, message, at);
      return;
    }
    reportHere(code, cited(code, message, RulebookEntries.systemAt(at)), at, wanted, index);
  }

  /** Reports a violation of the rules of a game, regardless of other users of the element. */
  void report(
      CheckCode code, String message, EObject at, EStructuralFeature feature, RuleSystem game) {
    if (isElsewhere(at)) {
      reportElsewhere(code, message, at);
    } else {
      reportHere(code, cited(code, message, game), at, feature, INSIGNIFICANT_INDEX);
    }
  }

  private void reportHere(
      CheckCode code, String cited, EObject at, @Nullable EStructuralFeature wanted, int index) {
    EStructuralFeature feature = wanted == null ? name(at) : wanted;
    switch (code.severity()) {
      case ERROR -> error(cited, at, feature, index, code.id());
      case WARNING -> warning(cited, at, feature, index, code.id());
      case INFO -> info(cited, at, feature, index, code.id());
    }
  }

  /** Reports at a stretch of the text. */
  void report(CheckCode code, String message, EObject at, int offset, int length) {
    if (isElsewhere(at)) {
      reportElsewhere(code, message, at);
      return;
    }
    String cited = cited(code, message, RulebookEntries.systemAt(at));
    switch (code.severity()) {
      case ERROR -> getMessageAcceptor().acceptError(cited, at, offset, length, code.id());
      case WARNING -> getMessageAcceptor().acceptWarning(cited, at, offset, length, code.id());
      case INFO -> getMessageAcceptor().acceptInfo(cited, at, offset, length, code.id());
    }
  }

  private boolean isElsewhere(EObject at) {
    EObject checked = getCurrentObject();
    return checked != null && at.eResource() != checked.eResource();
  }

  /** At the reference that leads there, with the place it is about in the message. */
  private void reportElsewhere(CheckCode code, String message, EObject at) {
    IssueLocation here = IssueLocation.leadingTo(at, getCurrentObject());
    report(code, message + IssueLocation.named(at), here.element(), here.feature(), here.index());
  }

  private static @Nullable EStructuralFeature name(EObject element) {
    EStructuralFeature name = element.eClass().getEStructuralFeature("name");
    return name != null && written(element, name) ? name : null;
  }

  /** Returns the message with the section of the rules in force. */
  private static String cited(CheckCode code, String found, RuleSystem game) {
    String message = MessageTruncation.of(found);
    String section = game.checks().section(code);
    return section.isEmpty() ? message : message + " [" + section + "]";
  }

  /** Whether the author wrote this feature at all; numbers have no other way to be missing. */
  static boolean written(EObject element, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    return !nodes.isEmpty();
  }
}

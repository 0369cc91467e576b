package dev.muster.dsl.validation;

import java.lang.reflect.Method;
import java.util.List;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.AbstractDeclarativeValidator;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.EValidatorRegistrar;
import org.eclipse.xtext.validation.FeatureBasedDiagnostic;

/**
 * A group of checks. A message ends with the rule section in brackets; a crash becomes a finding.
 */
abstract class Checks extends AbstractMusterValidator {
  static final String CRASH = "V-303";

  /** Only the composing validator registers itself. */
  @Override
  public void register(EValidatorRegistrar registrar) {}

  void refuse(String code, String section, String message, EObject at, EStructuralFeature feature) {
    error(cited(message, section), at, feature, INSIGNIFICANT_INDEX, code);
  }

  void warn(String code, String section, String message, EObject at, EStructuralFeature feature) {
    warning(cited(message, section), at, feature, INSIGNIFICANT_INDEX, code);
  }

  void tell(String code, String section, String message, EObject at, EStructuralFeature feature) {
    info(cited(message, section), at, feature, INSIGNIFICANT_INDEX, code);
  }

  void refuseRange(String code, String message, EObject at, int offset, int length) {
    getMessageAcceptor().acceptError(message, at, offset, length, code);
  }

  static String cited(String message, String section) {
    return section.isEmpty() ? message : message + " [" + section + "]";
  }

  /** Whether the author wrote this feature at all; numbers have no other way to be missing. */
  static boolean written(EObject element, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    return !nodes.isEmpty();
  }

  @Override
  protected MethodWrapper createMethodWrapper(
      AbstractDeclarativeValidator instanceToUse, Method method) {
    return new MethodWrapper(instanceToUse, method) {
      @Override
      protected void handleInvocationTargetException(Throwable crash, State state) {
        state.hasErrors = true;
        state.chain.add(
            new FeatureBasedDiagnostic(
                Diagnostic.WARNING,
                "the check "
                    + getMethod().getName()
                    + " failed on this element ("
                    + crash
                    + "); please report it",
                state.currentObject,
                null,
                INSIGNIFICANT_INDEX,
                CheckType.FAST,
                CRASH));
      }
    };
  }
}

package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.rules.check.CommonCheckCode;
import java.lang.reflect.Method;
import org.apache.log4j.Logger;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.validation.AbstractDeclarativeValidator;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.ComposedChecks;
import org.eclipse.xtext.validation.FeatureBasedDiagnostic;

/**
 * All checks of the language, a class for each kind of element. A check that fails costs no other
 * finding.
 */
@ComposedChecks(
    validators = {
      FileChecks.class,
      RulebookChecks.class,
      StandLineChecks.class,
      MapChecks.class,
      MapElementChecks.class,
      MapTerrainChecks.class,
      DeploymentChecks.class,
      ScenarioTextChecks.class,
      DuplicateStatementChecks.class,
      CompiledModelChecks.class
    })
public class MusterValidator extends AbstractMusterValidator {
  private static final Logger LOG = Logger.getLogger(MusterValidator.class);

  @Inject private OperationCanceledManager cancelled;

  @Override
  protected MethodWrapper createMethodWrapper(AbstractDeclarativeValidator checks, Method check) {
    return new MethodWrapper(checks, check) {
      @Override
      protected void handleInvocationTargetException(Throwable crash, State state) {
        cancelled.propagateIfCancelException(crash);
        if (crash instanceof OutOfMemoryError exhausted) {
          throw exhausted;
        }
        // The name of the kind alone: a message may hold text of the author.
        LOG.error("check " + getMethod().getName() + " failed: " + crash.getClass().getName());
        state.hasErrors = true;
        state.chain.add(
            new FeatureBasedDiagnostic(
                Diagnostic.WARNING,
                "a check failed here, which is a fault of Muster; all others were made. Please"
                    + " report it with this file",
                state.currentObject,
                null,
                INSIGNIFICANT_INDEX,
                CheckType.FAST,
                CommonCheckCode.V_303.id()));
      }
    };
  }
}

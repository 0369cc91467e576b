package dev.muster.dsl.validation;

import org.eclipse.xtext.validation.ComposedChecks;

/** All checks of the language, a class for each kind of element. */
@ComposedChecks(
    validators = {
      FileChecks.class,
      RulebookChecks.class,
      StandLineChecks.class,
      MapChecks.class,
      DeploymentChecks.class,
      ScenarioChecks.class,
      OnceChecks.class,
      RecordChecks.class
    })
public class MusterValidator extends AbstractMusterValidator {}

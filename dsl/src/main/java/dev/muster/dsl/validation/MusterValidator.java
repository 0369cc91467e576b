package dev.muster.dsl.validation;

import org.eclipse.xtext.validation.ComposedChecks;

/** All checks of the language, a class for each kind of element. */
@ComposedChecks(
    validators = {RulebookChecks.class, ArmyChecks.class, MapChecks.class, ScenarioChecks.class})
public class MusterValidator extends AbstractMusterValidator {}

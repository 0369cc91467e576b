package dev.muster.dsl.validation;

/** Checks. */
public class MusterValidator extends AbstractMusterValidator {}

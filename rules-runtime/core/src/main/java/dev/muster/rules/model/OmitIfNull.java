package dev.muster.rules.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a component that was added to a record without a new version of the JSON schema. If it is
 * null, the JSON omits it, so a record without it keeps its previous text.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface OmitIfNull {}

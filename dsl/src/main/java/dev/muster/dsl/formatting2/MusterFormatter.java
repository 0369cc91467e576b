package dev.muster.dsl.formatting2;

import org.eclipse.xtext.formatting2.AbstractJavaFormatter;

/** Layout. */
public class MusterFormatter extends AbstractJavaFormatter {}

/** Slips that authors make, and what they are told and offered. */
package dev.muster.cli.syntaxerror;

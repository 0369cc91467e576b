/** Reports: events as text, and the words they share. */
@NullMarked
package dev.muster.rules.report;

import org.jspecify.annotations.NullMarked;

/** Event texts, vocabulary and derived numbers of reports and pages. */
@NullMarked
package dev.muster.rules.snaphance.report;

import org.jspecify.annotations.NullMarked;

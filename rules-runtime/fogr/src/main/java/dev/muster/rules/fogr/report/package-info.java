/** Event texts, vocabulary and derived numbers of reports and pages. */
@NullMarked
package dev.muster.rules.fogr.report;

import org.jspecify.annotations.NullMarked;

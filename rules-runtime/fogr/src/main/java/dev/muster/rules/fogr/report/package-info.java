/** What reports and pages say: event text, words and derived numbers. */
@NullMarked
package dev.muster.rules.fogr.report;

import org.jspecify.annotations.NullMarked;

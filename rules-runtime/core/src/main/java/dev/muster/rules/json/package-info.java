/** Records as JSON and back. */
@NullMarked
package dev.muster.rules.json;

import org.jspecify.annotations.NullMarked;

/** The values of a stand as fields that an editor shows in a table, and the edits of its text. */
@NullMarked
package dev.muster.dsl.ide.properties;

import org.jspecify.annotations.NullMarked;

/** Numbers shown between the words of a stand line. */
@NullMarked
package dev.muster.dsl.ide.hints;

import org.jspecify.annotations.NullMarked;

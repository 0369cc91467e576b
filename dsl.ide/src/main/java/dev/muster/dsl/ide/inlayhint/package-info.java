/** Numbers shown between the words of a stand line. */
@NullMarked
package dev.muster.dsl.ide.inlayhint;

import org.jspecify.annotations.NullMarked;

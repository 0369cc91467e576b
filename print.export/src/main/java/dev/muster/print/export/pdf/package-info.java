/** Pages as PDF, from the same HTML, with fonts of their own. */
@NullMarked
package dev.muster.print.export.pdf;

import org.jspecify.annotations.NullMarked;

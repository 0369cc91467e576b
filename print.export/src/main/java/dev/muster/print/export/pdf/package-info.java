/** Pages as PDF: the same HTML, laid out by a library of its own, with fonts of its own. */
@NullMarked
package dev.muster.print.export.pdf;

import org.jspecify.annotations.NullMarked;

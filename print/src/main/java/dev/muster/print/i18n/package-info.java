/** The fixed texts of the pages in their languages, and escaping of any text for a page. */
@NullMarked
package dev.muster.print.i18n;

import org.jspecify.annotations.NullMarked;

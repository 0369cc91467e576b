/** The web page that paints maps, for whoever shows it: a browser, an editor, a replay. */
@NullMarked
package dev.muster.print.page;

import org.jspecify.annotations.NullMarked;

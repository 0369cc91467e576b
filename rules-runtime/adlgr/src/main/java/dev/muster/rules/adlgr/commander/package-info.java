/** The built-in commanders: how they score options, their profiles and plans. */
@NullMarked
package dev.muster.rules.adlgr.commander;

import org.jspecify.annotations.NullMarked;

/** The luck of many battles as control variates, with which fewer battles tell as much. */
@NullMarked
package dev.muster.rules.luck;

import org.jspecify.annotations.NullMarked;

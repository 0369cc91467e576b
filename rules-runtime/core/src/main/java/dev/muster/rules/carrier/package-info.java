/** Parts of a run on other machines: who may fight them, and what is done if one goes away. */
@NullMarked
package dev.muster.rules.carrier;

import org.jspecify.annotations.NullMarked;

/** Tests of what a scenario says about its battles: fights until the answer is known. */
@NullMarked
package dev.muster.rules.expectation;

import org.jspecify.annotations.NullMarked;

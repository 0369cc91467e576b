/** Fixtures that the tests of several games share. */
package dev.muster.rules.testing;

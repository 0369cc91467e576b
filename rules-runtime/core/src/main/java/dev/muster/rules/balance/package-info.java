/** Is a scenario fair, and why not: many battles, and how they went. */
@NullMarked
package dev.muster.rules.balance;

import org.jspecify.annotations.NullMarked;

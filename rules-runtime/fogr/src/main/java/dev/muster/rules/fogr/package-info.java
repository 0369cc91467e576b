/**
 * Field of Glory: Renaissance, limited to its amendments: checks of formations and geometry, and
 * answers to questions about them.
 */
@NullMarked
package dev.muster.rules.fogr;

import org.jspecify.annotations.NullMarked;

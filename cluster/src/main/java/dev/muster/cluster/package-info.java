/** Carries parts of a run to other machines with Hazelcast. */
@NullMarked
package dev.muster.cluster;

import org.jspecify.annotations.NullMarked;

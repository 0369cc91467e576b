package dev.muster.dsl.compile;

import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import org.jspecify.annotations.Nullable;

/** Resolves arrivals: a stand or General without its own place arrives with the group. */
public final class ArrivalResolver {
  private ArrivalResolver() {}

  /** Returns the arrival of a stand; null if it is on the field from the start. */
  public static @Nullable ArrivalDef of(DeployDef deploy) {
    if (!deploy.getArrivals().isEmpty()) {
      return deploy.getArrivals().getFirst();
    }
    return placed(deploy) ? null : ofGroup(deploy.eContainer());
  }

  /** Returns the arrival of a General; null if he is on the field from the start. */
  public static @Nullable ArrivalDef of(GeneralDef general) {
    return general.getAt() != null || general.getAttachedTo() != null
        ? null
        : ofGroup(general.eContainer());
  }

  /** Whether the statement says where the stand is at the start. */
  public static boolean placed(DeployDef deploy) {
    return !deploy.getPlaces().isEmpty() || deploy.getZone() != null;
  }

  private static @Nullable ArrivalDef ofGroup(Object container) {
    return container instanceof GroupDef group && !group.getArrivals().isEmpty()
        ? group.getArrivals().getFirst()
        : null;
  }
}

package dev.muster.rules.adlgr;

/**
 * A way to charge an enemy: a slide or a wheel at the start, then straight on until the units touch
 * (AR-176 to AR-178).
 *
 * @param edge the edge of the enemy it attacks
 * @param course to where the units touch
 * @param cost UD it takes
 * @param limit UD the charger has on that ground
 */
record Approach(int target, Edge edge, Course course, double cost, double limit) {}

package dev.muster.rules.fogr.rules;

import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides whether battle groups form a division (FR-026 to FR-036). */
public final class Divisions {
  private final FogState field;
  private final FogRules rules;
  private final BattleGroupGeometry shapes;
  private final Keil keil;

  public Divisions(FogState field) {
    this.field = field;
    this.rules = field.rules();
    this.shapes = new BattleGroupGeometry(rules);
    this.keil = new Keil(rules);
  }

  /**
   * A condition that is not met.
   *
   * @param about the battle group concerned; null for the whole division
   */
  public record Failing(@Nullable BattleGroup about, String why, String row) {}

  /** Whether battle groups are a division, under a commander or under any. */
  public Ruling of(List<BattleGroup> members, @Nullable FieldCommander under) {
    List<Failing> failing = new ArrayList<>();
    if (members.size() < 2) {
      return Ruling.no("a division has two battle groups or more", "FR-026");
    }
    failing.addAll(apartFromTheOthers(members));
    failing.addAll(tooNear(members));
    FieldCommander captain = under == null ? captain(members) : under;
    failing.addAll(command(members, captain));
    if (!failing.isEmpty()) {
      return new Ruling(
          false,
          rows(failing),
          String.join("; ", failing.stream().map(Failing::why).distinct().toList()));
    }
    Ruling verdict =
        Ruling.yes(
            "each is near another of it and apart from other friends, and "
                + (captain == null ? "" : captain.name() + " commands them")
                + (inOnePiece(members) ? "" : "; it is in parts that are not near each other"),
            "FR-026",
            "FR-027",
            "FR-028",
            "FR-034",
            "FR-035",
            "FR-036");
    return verdict.and(waived(members).toArray(String[]::new));
  }

  private static List<String> rows(List<Failing> failing) {
    List<String> rows = new ArrayList<>(List.of("FR-026"));
    for (Failing each : failing) {
      if (!rows.contains(each.row())) {
        rows.add(each.row());
      }
    }
    return rows;
  }

  /** Returns the units without a unit of their division nearby (FR-027). */
  public List<Failing> apartFromTheOthers(List<BattleGroup> members) {
    List<Failing> found = new ArrayList<>();
    int limit = rules.number("division-distance");
    for (BattleGroup each : members) {
      double least =
          members.stream()
              .filter(other -> other != each)
              .mapToDouble(other -> shapes.distance(each, other))
              .min()
              .orElse(Double.POSITIVE_INFINITY);
      if (!rules.within(least, limit)) {
        found.add(
            new Failing(
                each,
                each.name()
                    + " is "
                    + LengthText.text(least)
                    + " from the nearest of its division, more than "
                    + limit,
                "FR-027"));
      }
    }
    return found;
  }

  /** Whether one gets from each to each by steps that are near (FR-V-12). */
  public boolean inOnePiece(List<BattleGroup> members) {
    int limit = rules.number("division-distance");
    Set<BattleGroup> reached = new HashSet<>(Set.of(members.getFirst()));
    boolean more = true;
    while (more) {
      more = false;
      for (BattleGroup each : members) {
        if (!reached.contains(each)
            && reached.stream()
                .anyMatch(other -> rules.within(shapes.distance(each, other), limit))) {
          reached.add(each);
          more = true;
        }
      }
    }
    return reached.size() == members.size();
  }

  /**
   * Returns the units closer than a base width to a friend if neither of them may be (FR-028,
   * FR-029).
   */
  public List<Failing> tooNear(List<BattleGroup> members) {
    List<Failing> found = new ArrayList<>();
    for (BattleGroup each : members) {
      for (BattleGroup friend : field.friends(each)) {
        double gap = shapes.distance(each, friend);
        boolean told =
            members.indexOf(friend) >= 0 && members.indexOf(friend) < members.indexOf(each);
        if (!told
            && FogRules.below(gap, rules.baseWidth())
            && exemption(each).isEmpty()
            && exemption(friend).isEmpty()) {
          found.add(
              new Failing(
                  each,
                  each.name()
                      + " is "
                      + LengthText.text(gap)
                      + " from "
                      + friend.name()
                      + ", less than a base width of "
                      + LengthText.text(rules.baseWidth())
                      + blamed(each, friend),
                  row(each, friend)));
        }
      }
    }
    return found;
  }

  private String blamed(BattleGroup each, BattleGroup friend) {
    for (BattleGroup one : List.of(each, friend)) {
      BattleGroup other = notMountedNear(one);
      if (one.commandedShot() && other != null) {
        return ", and "
            + one.name()
            + " is commanded shot with "
            + other.name()
            + ", not mounted, within one";
      }
    }
    return "";
  }

  private String row(BattleGroup each, BattleGroup friend) {
    return blamed(each, friend).isEmpty() ? "FR-028" : "FR-032";
  }

  /** Returns the ledger row that lets a battle group be close to friends; empty if none does. */
  private String exemption(BattleGroup group) {
    if (keil.isOne(group)) {
      return "FR-030";
    }
    if (group.troops().lightFoot()) {
      return "FR-031";
    }
    if (group.commandedShot() && notMountedNear(group) == null) {
      return "FR-032";
    }
    return group.troops().artillery() ? "FR-033" : "";
  }

  /** Returns a friend on foot within a base width; null if there is none (FR-032). */
  private @Nullable BattleGroup notMountedNear(BattleGroup shot) {
    for (BattleGroup friend : field.friends(shot)) {
      if (rules.within(shapes.distance(shot, friend), rules.baseWidth())
          && !friend.troops().mounted(rules)) {
        return friend;
      }
    }
    return null;
  }

  private List<String> waived(List<BattleGroup> members) {
    List<String> rows = new ArrayList<>();
    for (BattleGroup each : members) {
      for (BattleGroup friend : field.friends(each)) {
        if (FogRules.below(shapes.distance(each, friend), rules.baseWidth())) {
          rows.add("FR-029");
          rows.addAll(
              List.of(exemption(each), exemption(friend)).stream()
                  .filter(row -> !row.isEmpty())
                  .toList());
        }
      }
    }
    return rows;
  }

  // ---- command

  /** The commander of the side with the fewest faults; null if the side has no commander. */
  @Nullable
  public FieldCommander captain(List<BattleGroup> members) {
    FieldCommander best = null;
    int least = Integer.MAX_VALUE;
    for (FieldCommander each : field.captains()) {
      if (each.side() == members.getFirst().side() && command(members, each).size() < least) {
        best = each;
        least = command(members, each).size();
      }
    }
    return best;
  }

  /** Returns why a commander cannot lead a division (FR-034 to FR-036). */
  public List<Failing> command(List<BattleGroup> members, @Nullable FieldCommander captain) {
    List<Failing> found = new ArrayList<>();
    if (captain == null) {
      found.add(new Failing(null, "it has no commander", "FR-034"));
      return found;
    }
    for (BattleGroup each : members) {
      double far = distance(captain, each);
      if (!rules.within(far, captain.range())) {
        found.add(
            new Failing(
                each,
                each.name()
                    + " is "
                    + LengthText.text(far)
                    + " from "
                    + captain.name()
                    + ", beyond his command range of "
                    + captain.range(),
                "FR-034"));
      }
      if (each.side() != captain.side()
          || (rules.is("line_of_command", "own_group") && !each.group().equals(captain.group()))) {
        found.add(
            new Failing(
                each,
                each.name() + " is not in the line of command of " + captain.name(),
                "FR-035"));
      }
    }
    if (members.stream().noneMatch(each -> each.name().equals(captain.with()))) {
      found.add(new Failing(null, captain.name() + " is with none of its battle groups", "FR-036"));
    }
    return found;
  }

  private double distance(FieldCommander captain, BattleGroup group) {
    return group.name().equals(captain.with()) ? 0 : shapes.distance(group, captain.at());
  }
}

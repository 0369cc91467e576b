package dev.muster.rules.fogr.rules;

import dev.muster.rules.query.Ruling;
import java.util.Arrays;
import java.util.List;

/** Whether a battle group may take another formation (FR-008 to FR-012, FR-015 to FR-019). */
public final class FormationChange {
  private final FogRules rules;
  private final Keil keil;

  public FormationChange(FogRules rules) {
    this.rules = rules;
    this.keil = new Keil(rules);
  }

  /** Whether it could be a keil before and now is below the limit of heavy bases (FR-015). */
  boolean cutDown(BattleGroup group) {
    return group.tercio() == Tercio.NONE
        && !group.has("no-keil")
        && keil.capable(group.start())
        && group.formation().bases().size() < group.start().bases().size()
        && Keil.heavy(group.formation()) < rules.number("heavy-bases");
  }

  /** Whether it may form square. */
  public Ruling formSquare(BattleGroup group) {
    if (group.inSquare()) {
      return Ruling.no("it is in square already");
    }
    return cutDown(group)
        ? Ruling.yes(fewLeft(group) + ", and may still form square", "FR-015", "FR-016")
        : Ruling.yes("nothing bars it from forming square", "FR-009");
  }

  /** Whether it may take a formation, out of square if it is in one. */
  public Ruling to(BattleGroup group, Formation wanted) {
    if (!bases(group.formation()).equals(bases(wanted))) {
      return Ruling.no(
          "it has the bases "
              + group.formation().letters()
              + ", and "
              + wanted.letters()
              + " has others",
          "FR-D09");
    }
    if (cutDown(group)) {
      return narrow(group, wanted);
    }
    if (group.has("no-keil")) {
      return keil.wouldBe(wanted)
          ? Ruling.no("that is a keil, which its army list forbids", "FR-008")
          : Ruling.yes("it has no duty to be a keil", "FR-008");
    }
    if (group.tercio() != Tercio.NONE || !keil.capable(wanted)) {
      return Ruling.yes("nothing in the amendments bars it", "FR-007");
    }
    return ofAKeil(group, wanted);
  }

  /**
   * Ruling for a group that can be a keil: it stays one if bases move to the flanks of its front.
   */
  private Ruling ofAKeil(BattleGroup group, Formation wanted) {
    boolean out = filesOfSideArms(wanted) > filesOfSideArms(group.formation());
    if (!keil.wouldBe(wanted)) {
      return out
          ? Ruling.no(
              "it would cease to be a keil when its heavy weapons or swordsmen go to the flanks",
              "FR-011",
              "FR-012")
          : Ruling.no("it can be a keil, must be one, and would be none", "FR-007");
    }
    if (!out) {
      return Ruling.yes("it is a keil in this formation", "FR-007");
    }
    return onTheFlanks(wanted)
        ? Ruling.yes(
            "its heavy weapons or swordsmen go to the flanks of its front, and it stays a keil",
            "FR-011")
        : Ruling.no(
            "heavy weapons and swordsmen go to one flank or both, not between the pikes", "FR-011");
  }

  private Ruling narrow(BattleGroup group, Formation wanted) {
    int width = wanted.filesWith(base -> base.troops().heavyFoot());
    int most = rules.number("narrow-width");
    if (!group.inSquare() && wanted.width() == group.formation().width()) {
      return Ruling.no(
          fewLeft(group) + ", so it may only form or leave square, contract or expand", "FR-015");
    }
    if (width > most) {
      return Ruling.no(
          fewLeft(group)
              + ", so these are at most "
              + most
              + " wide after a change, and here "
              + width,
          "FR-015",
          "FR-019");
    }
    return group.inSquare()
        ? Ruling.yes(fewLeft(group) + ", and may leave square so narrow", "FR-017", "FR-019")
        : Ruling.yes(
            fewLeft(group) + ", and may contract or expand to be so narrow", "FR-018", "FR-019");
  }

  private static String fewLeft(BattleGroup group) {
    return "it has " + Keil.heavy(group.formation()) + " bases of heavy or determined foot left";
  }

  private static List<Character> bases(Formation formation) {
    char[] letters = formation.letters().replace("/", "").toCharArray();
    Arrays.sort(letters);
    return new String(letters).chars().mapToObj(each -> (char) each).toList();
  }

  private static boolean ofSideArms(List<Base> file) {
    return file.stream().allMatch(Base::sideArms);
  }

  private static int filesOfSideArms(Formation formation) {
    return (int) formation.files().stream().filter(FormationChange::ofSideArms).count();
  }

  /** Whether no file of side arms is between files with pikes. */
  private static boolean onTheFlanks(Formation formation) {
    int first = -1;
    int last = -1;
    for (int i = 0; i < formation.width(); i++) {
      if (formation.files().get(i).stream().anyMatch(Base::pike)) {
        first = first < 0 ? i : first;
        last = i;
      }
    }
    for (int i = first; i <= last && first >= 0; i++) {
      if (ofSideArms(formation.files().get(i))) {
        return false;
      }
    }
    return true;
  }
}

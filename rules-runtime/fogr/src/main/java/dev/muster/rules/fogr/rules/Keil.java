package dev.muster.rules.fogr.rules;

import dev.muster.rules.query.Ruling;
import java.util.List;

/** Defines the keil, and which groups must form one (FR-002 to FR-014). */
public final class Keil {
  private final FogRules rules;

  public Keil(FogRules rules) {
    this.rules = rules;
  }

  /** Whether a file is deep enough to be one of a keil (FR-002 to FR-004). */
  boolean deep(List<Base> file) {
    return file.stream().filter(Base::countsInKeil).count() >= rules.number("keil-depth")
        && file.stream().filter(Base::pike).count() >= rules.number("keil-pikes");
  }

  private int deepFiles(Formation formation) {
    return (int) formation.files().stream().filter(this::deep).count();
  }

  /** Whether a battle group that is no tercio would be a keil in a formation (FR-005). */
  public boolean wouldBe(Formation formation) {
    return deepFiles(formation) >= rules.number("keil-files");
  }

  public boolean isOne(BattleGroup group) {
    return group.tercio() == Tercio.NONE && !group.inSquare() && wouldBe(group.formation());
  }

  /** Whether it is a keil. */
  public Ruling status(BattleGroup group) {
    Formation formation = group.formation();
    int deep = deepFiles(formation);
    String files =
        deep
            + " of its "
            + formation.width()
            + " files "
            + (deep == 1 ? "is" : "are")
            + " "
            + rules.number("keil-depth")
            + " deep of pikes and arms that go with them, "
            + rules.number("keil-pikes")
            + " or more with pikes";
    if (wouldBe(formation) && group.tercio() != Tercio.NONE) {
      return Ruling.no(
          files + ", but it is a tercio", "FR-002", "FR-003", "FR-004", "FR-005", "FR-006");
    }
    if (group.inSquare()) {
      return Ruling.no("it is in square", "FR-009");
    }
    if (wouldBe(formation)) {
      return Ruling.yes(files, "FR-002", "FR-003", "FR-004", "FR-005").and(winged(formation));
    }
    return Ruling.no(files + "; two are needed", "FR-002", "FR-003", "FR-004", "FR-005");
  }

  /**
   * Returns the row on deep pikes with wings of shot, which are a keil if they are not a tercio.
   */
  private static String[] winged(Formation formation) {
    return formation.count(base -> base.letter() == 'S') > 0
        ? new String[] {"FR-006"}
        : new String[0];
  }

  /** Whether it could be ranged as one with the bases it has (FR-007). */
  boolean capable(Formation formation) {
    int files = rules.number("keil-files");
    return formation.count(Base::countsInKeil) >= files * rules.number("keil-depth")
        && formation.count(Base::pike) >= files * rules.number("keil-pikes");
  }

  /** Whether it meets its duty to be a keil whenever it can (FR-007 to FR-009). */
  public Ruling duty(BattleGroup group) {
    if (group.tercio() != Tercio.NONE) {
      return Ruling.yes("a tercio has no duty to be a keil", "FR-007");
    }
    if (group.has("no-keil")) {
      return wouldBe(group.formation())
          ? Ruling.no("it is a keil, which its army list forbids", "FR-008")
          : Ruling.yes("its army list forbids it to be a keil", "FR-008");
    }
    if (!capable(group.formation())) {
      return cannot(group);
    }
    if (isOne(group)) {
      return Ruling.yes("it can be a keil and is one", "FR-007");
    }
    if (group.inSquare() || group.is("forming-square")) {
      return Ruling.yes("it is in square or forms one", "FR-007", "FR-009");
    }
    if (lostIt(group)) {
      return reform(group);
    }
    return Ruling.no(
        "it has "
            + group.formation().count(Base::countsInKeil)
            + " bases that count and "
            + group.formation().count(Base::pike)
            + " pikes, so it can be a keil and must be: two files of "
            + rules.number("keil-depth"),
        "FR-007");
  }

  private Ruling cannot(BattleGroup group) {
    if (lostIt(group) && heavy(group.formation()) >= rules.number("heavy-bases")) {
      return Ruling.yes(
          "it was a keil and cannot be one again with "
              + group.formation().count(Base::pike)
              + " pikes, so the duty to re-form is void",
          "FR-007",
          "FR-013");
    }
    return Ruling.yes("it cannot be a keil with the bases it has", "FR-007");
  }

  /** Bases of heavy and determined foot. */
  public static int heavy(Formation formation) {
    return formation.count(base -> base.troops().heavyFoot());
  }

  /** Whether it started as a keil, but is no longer one after losing bases (FR-013). */
  public boolean lostIt(BattleGroup group) {
    return group.tercio() == Tercio.NONE
        && !group.has("no-keil")
        && !group.inSquare()
        && wouldBe(group.start())
        && !wouldBe(group.formation())
        && group.formation().bases().size() < group.start().bases().size();
  }

  /** Whether it must re-form as a keil as soon as it can (FR-013). */
  public boolean mustReform(BattleGroup group) {
    return lostIt(group)
        && capable(group.formation())
        && heavy(group.formation()) >= rules.number("heavy-bases");
  }

  private Ruling reform(BattleGroup group) {
    if (!mustReform(group)) {
      return Ruling.yes(
          "it was a keil and has "
              + heavy(group.formation())
              + " bases of heavy or determined foot left, fewer than "
              + rules.number("heavy-bases"),
          "FR-013",
          "FR-015");
    }
    String must =
        "it has ceased to be a keil by its losses and still has "
            + heavy(group.formation())
            + " bases of heavy or determined foot: it must try to re-form as soon as it can";
    return group.is("had-chance")
        ? Ruling.no(must + ", and has had a chance", "FR-013", "FR-014")
        : Ruling.yes(must, "FR-013", "FR-014");
  }

  /** Whether its side arms started in files with pikes (FR-010). */
  public Ruling deployed(BattleGroup group) {
    Formation start = group.start();
    if (group.tercio() != Tercio.NONE || group.has("no-keil") || !capable(start)) {
      return Ruling.yes("it has no duty to be a keil", "FR-010");
    }
    for (int i = 0; i < start.width(); i++) {
      List<Base> file = start.files().get(i);
      if (file.stream().anyMatch(Base::sideArms) && file.stream().noneMatch(Base::pike)) {
        return Ruling.no(
            "file " + (i + 1) + " from the left has heavy weapons or swordsmen and no pike",
            "FR-010");
      }
    }
    return Ruling.yes("its heavy weapons and swordsmen start in files with pikes", "FR-010");
  }
}

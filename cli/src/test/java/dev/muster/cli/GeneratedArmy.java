package dev.muster.cli;

import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.SplittableRandom;

/**
 * An army list no one wrote: lines of any category with any values of the right shape, and words
 * that the formats of tables, forums and letters take for more than words. Whether anybody could
 * fight with it does not matter here.
 */
final class GeneratedArmy {
  private static final List<String> WORDS =
      List.of(
          "Pike & Shot",
          "with \\\"quotes\\\"",
          "back\\\\slash",
          "a | stroke",
          "=SUM(A1)",
          "-1",
          "+2 men",
          "'so called'",
          "@home",
          "Total",
          "Note: of two",
          "Stand",
          "estimate; of one, two",
          "Condé",
          "צבא",
          "龍",
          "<b>bold</b> &amp; **more**",
          "`code` [1 est.] [link](x)",
          "``` and 1. a list",
          "army E for adlgr {",
          "}",
          "# heading",
          "5. May",
          "A",
          "long ".repeat(12).strip());

  private final SplittableRandom random;
  private final Rulebook rulebook;
  private final StringBuilder text = new StringBuilder();

  GeneratedArmy(long seed, Rulebook rulebook) {
    this.random = new SplittableRandom(seed);
    this.rulebook = rulebook;
  }

  String text() {
    text.append("army ").append(any(List.of("Royal", "Étoile", "x", "points2", "a-b_c")));
    text.append(maybe() ? " " + quoted() : "").append(" for ").append(rulebook.name());
    text.append(" {\n");
    if (maybe()) {
      text.append("  training ").append(any(List.of("poor", "well"))).append('\n');
    }
    if (maybe()) {
      text.append("  breaks at ").append(any(List.of("1/3", "1/2", "1/1"))).append('\n');
    }
    if (maybe()) {
      text.append("  total ").append(1 + random.nextInt(99)).append('\n');
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      text.append("  note ").append(quoted()).append('\n');
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      text.append("  source ").append(quoted()).append('\n');
    }
    int stands = 20;
    for (int i = 0; i < stands; i++) {
      stand(i);
    }
    return text.append("}\n").toString();
  }

  private void stand(int number) {
    text.append("  stand ").append(any(List.of("Foot", "Étrangers", "x", "B-2_a"))).append(number);
    text.append(maybe() ? " " + quoted() : "").append(' ');
    text.append(any(rulebook.categories()).key()).append(' ');
    text.append(any(rulebook.orderClasses()).key());
    if (!rulebook.weapons().isEmpty() && maybe()) {
      text.append(" weapon ").append(any(rulebook.weapons()).key());
    }
    for (Rulebook.Stat stat : rulebook.stats()) {
      if (stat.required() || maybe()) {
        text.append(' ').append(stat.key()).append(value(stat));
      }
    }
    for (Rulebook.Trait trait : rulebook.traits()) {
      if (random.nextInt(8) == 0) {
        text.append(' ').append(trait.key()).append(trait.takesValue() ? " 1" : "");
      }
    }
    if (random.nextInt(3) == 0) {
      text.append(" estimated").append(maybe() ? " " + quoted() : "");
    }
    if (random.nextInt(3) == 0) {
      text.append(" { note ").append(quoted());
      text.append(maybe() ? " note " + quoted() : "").append(" }");
    }
    text.append('\n');
  }

  private String value(Rulebook.Stat stat) {
    int least = stat.least() == null ? 1 : stat.least();
    int most = stat.most() == null ? 3 : stat.most();
    int number = least + random.nextInt(Math.max(1, most - least + 1));
    return switch (stat.kind()) {
      case WHOLE -> " " + (stat.least() == null && !stat.required() && maybe() ? -number : number);
      case FIRST_THEN -> any(List.of(" 2", " 3*2", " 1*1"));
      case RANKS -> any(List.of(" 6", " 5/4", " 5/5/5", " 6[+1]", " 5/4[-2]"));
      case WORD -> "=" + (stat.values().isEmpty() ? "calm" : any(stat.values()));
      case WORDS ->
          "="
              + (stat.values().isEmpty()
                  ? "calm/fierce"
                  : any(stat.values()) + (maybe() ? "/" + any(stat.values()) : ""));
    };
  }

  private boolean maybe() {
    return random.nextBoolean();
  }

  private <T> T any(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private String quoted() {
    return "\"" + any(WORDS) + (maybe() ? " " + any(WORDS) : "") + "\"";
  }
}

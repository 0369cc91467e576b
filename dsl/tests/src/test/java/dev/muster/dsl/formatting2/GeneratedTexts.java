package dev.muster.dsl.formatting2;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Texts no one wrote: a rulebook, an army, a map and a scenario with any of what they may hold, in
 * one line each or in many. They follow the grammar and refer to what there is; whether a battle of
 * theirs makes sense does not matter here.
 */
final class GeneratedTexts {
  private static final List<String> CATEGORIES =
      List.of("Pistols", "Lancer", "Pike", "PikeAndShot", "Artillery", "Shot", "Hs", "P", "Guards");
  private static final List<String> TRAITS =
      List.of("must-pursue", "two-hex-pursuit", "heavy", "brave", "cb-after-loss 2/1");
  private static final List<String> FACINGS = List.of("N", "NE", "SE", "S", "SW", "NW");

  private final SplittableRandom random;
  private final StringBuilder text = new StringBuilder();
  private final List<String> stands = new ArrayList<>();
  private int width;
  private int height;

  private GeneratedTexts(long seed) {
    random = new SplittableRandom(seed);
  }

  static String of(long seed) {
    var generated = new GeneratedTexts(seed);
    generated.rulebook();
    generated.army();
    generated.map();
    generated.scenario();
    return generated.text.toString();
  }

  private boolean maybe() {
    return random.nextBoolean();
  }

  private String any(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }

  private GeneratedTexts add(String words) {
    text.append(maybe() ? " " : "\n").append(words);
    if (random.nextInt(20) == 0) {
      text.append(" // remark ").append(random.nextInt(10)).append('\n');
    }
    return this;
  }

  private String quoted() {
    return "\""
        + any(List.of("A name", "Condé", "x", "with \\\"quotes\\\"", "צבא", "long ".repeat(12)))
        + "\"";
  }

  private String note() {
    return maybe() ? quoted() : "\"\"\"\n  First line.\n\n     Second.\n\"\"\"";
  }

  private void rulebook() {
    add("rulebook house").add(quoted()).add("extends snaphance.final {");
    add("category Guards code \"Gu\" class CS { foot infantry zoc } ours \"Guards.\"");
    add("category P code \"P-P\" class SS { mounted } section \"2.0\"");
    add("trait brave label \"brave\" gives morale +1, melee - 1 against Pike Gu ours \"Brave.\"");
    add("terrain vineyard cost * 2, Ln 3 no entry for Art height 0 fire -1 { cover } ours");
    add("switch dusk default false values false true ours \"Dark.\"");
    add("factor dark fire -1 applies always if dusk true ours \"Shots in the dark.\"");
    add("table flood { 1 .. 2 : 0 , 3 .. 6 : 1 } ours \"Rises.\"");
    add("number depth " + (random.nextInt(9) - 4) + " ours \"Depth.\"");
    add("stat mood \"Mood\" word values calm fierce ours \"Mood.\"");
    add("}");
  }

  private void army() {
    add("army Royal").add("for house {");
    if (maybe()) {
      add("training " + any(List.of("well", "poor")));
    }
    if (maybe()) {
      add("breaks at 1 / " + (2 + random.nextInt(2)));
    }
    int count = 1 + random.nextInt(9);
    for (int i = 0; i < count; i++) {
      String name = any(List.of("S", "Regiment", "Étoile", "Very-long-name-of-a-stand")) + i;
      stands.add(name);
      stand(name);
      if (random.nextInt(4) == 0) {
        add("note " + note());
      }
    }
    add("}");
  }

  private void stand(String name) {
    add("stand " + name);
    if (maybe()) {
      add(quoted());
    }
    add(any(CATEGORIES)).add(any(List.of("A", "B", "C")));
    List<String> entries = new ArrayList<>(List.of("mp 1", "sp 5/5", "bp 2"));
    entries.set(0, any(List.of("mp 1", "mp 3 * 2", "mp 2")));
    entries.set(1, any(List.of("sp 6", "sp 5 / 4", "sp 5/5/5", "sp 6 [ +1 ]")));
    for (String more :
        List.of("cb 3", "pb - 2", "2h 0", "3h -1", "weapon musket", "mood = calm", any(TRAITS))) {
      if (maybe()) {
        entries.add(random.nextInt(entries.size() + 1), more);
      }
    }
    entries.forEach(this::add);
    if (random.nextInt(4) == 0) {
      add("estimated");
      if (maybe()) {
        add(quoted());
      }
    }
    if (random.nextInt(4) == 0) {
      add("{").add("note " + note()).add("allow V-034 \"so meant\"").add("}");
    }
  }

  private void map() {
    width = 3 + random.nextInt(10);
    height = 3 + random.nextInt(8);
    add("map Field").add(width + " x " + height + " {");
    add("legend { . plain w woods v vineyard ~ marsh # town }");
    add("rows \"\"\"\n" + drawing(".wv~#") + "\"\"\"");
    if (maybe()) {
      add("heights \"\"\"\n" + drawing("0123") + "\"\"\"");
    }
    add("side stream 0101 - 0201 , 0201-0301");
    add("place " + quoted() + " at 0101").add("note " + note()).add("}");
  }

  private String drawing(String letters) {
    var drawn = new StringBuilder();
    String between = any(List.of(" ", "", "  "));
    for (int row = 0; row < height; row++) {
      drawn.append(any(List.of("", "  ", "\t", "     ")));
      for (int column = 0; column < width; column++) {
        drawn.append(letters.charAt(random.nextInt(letters.length()))).append(between);
      }
      drawn.append(maybe() ? "\n" : "\n\n");
    }
    return drawn.toString();
  }

  private String hex() {
    return String.format("%02d%02d", 1 + random.nextInt(width), 1 + random.nextInt(height));
  }

  private void scenario() {
    add("scenario Battle").add(quoted()).add("on Field rules house {");
    add("date 1632 - 11 - 16").add("length 9 rounds").add("switch dusk true");
    add("rule " + quoted()).add(note());
    add("zone Camp at 0101 .. 0202 0303").add("objective Hill at " + hex() + " points 3");
    add("points broken 5 unit 1 margin 2");
    add("victory Red at end when Red holds Hill and not ( Blue loses 40 % or round 3 )");
    add("history { winner Red losses Red 10 % .. 12 % , Blue 30 % note " + note() + " }");
    add("expect Red wins 40 % .. 60 %").add("expect rounds 5 .. 9");
    add("expect odds \"A charges B\" 5 % .. 9 % that B loses 2 +");
    side("Red");
    side("Blue");
    add("}");
  }

  private void side(String name) {
    add("side " + name).add("fields Royal {").add("briefing " + note());
    int groups = 1 + random.nextInt(3);
    for (int i = 0; i < groups; i++) {
      add("group G" + i).add("{");
      add("general " + name + i).add(any(List.of("+1", "- 2", "+0"))).add("at " + hex());
      int count = 1 + random.nextInt(4);
      for (int j = 0; j < count; j++) {
        deployed(name + i + j);
      }
      add(
          any(
              List.of(
                  "plan attack towards Hill",
                  "plan hold " + hex(),
                  "plan delay",
                  "plan reserve until round 3 or not round 2",
                  "plan hold from round 2 if round 3 until round 4")));
      add("}");
    }
    add("}");
  }

  private void deployed(String name) {
    add("stand " + any(stands)).add("as " + name);
    String place =
        any(
            List.of(
                "at " + hex() + " " + hex() + " facing " + any(FACINGS),
                "2 abreast from " + hex() + " facing " + any(FACINGS),
                "in Camp facing " + any(FACINGS),
                "{ arrives round 3 at " + hex() + " .. " + hex() + " facing N throwing 4 + }"));
    add(place);
    if (!place.endsWith("}") && maybe()) {
      add(any(List.of("lost 1 / 1", "disordered", "on opportunity", "with brave , heavy")));
    }
  }
}

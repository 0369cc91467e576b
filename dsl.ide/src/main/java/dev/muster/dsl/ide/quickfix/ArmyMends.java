package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.ide.hover.KnownWords;
import dev.muster.dsl.ide.quickfix.Mend.Change;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.scoping.Entries;
import dev.muster.rules.model.MapLook;
import dev.muster.rules.systems.Rulebooks;
import dev.muster.rules.systems.Systems;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;

/** Mends of army lists as a whole, and of rulebooks. */
final class ArmyMends {
  private ArmyMends() {}

  private static final Pattern MOST =
      Pattern.compile("is more than (\\d+);|heights of 0 to (\\d+),|costs (1) MP");

  static void register(Map<String, Mend.Finder> all) {
    all.put("V-081", ArmyMends::total);
    all.put("V-082", site -> breakShare(site, "1/3", "1/2"));
    all.put("V-083", site -> breakShare(site, "1/3", "1/2"));
    all.put("V-084", site -> addToArmy(site, "breaks at 1/3", "breaks at 1/2"));
    all.put("V-097", site -> addToArmy(site, "training poor", "training well"));
    all.put("V-104", site -> words(site, KnownWords.TRAINING));
    all.put("V-004", ArmyMends::standClass);
    all.put("V-020", ArmyMends::inheritedClass);
    all.put("V-021", ArmyMends::inheritedClass);
    all.put("V-122", ArmyMends::noSection);
    all.put("V-220", ArmyMends::removeEntry);
    all.put("V-222", site -> words(site, KnownWords.KINDS.keySet()));
    all.put("V-223", ArmyMends::firstValue);
    all.put("V-225", ArmyMends::system);
    all.put("V-236", ArmyMends::effect);
    all.put("V-243", ArmyMends::property);
    all.put("V-249", ArmyMends::look);
  }

  /** One of some words instead of the one found. */
  static List<Mend> words(Site site, Collection<String> words) {
    return OtherValues.of(site.found(), words).stream()
        .map(word -> Mend.of("Change to " + word, site.replaceFound(word)))
        .toList();
  }

  /** A property the rules know, or none. */
  private static List<Mend> property(Site site) {
    RuleEntry entry = site.in(RuleEntry.class);
    if (!(entry != null && entry.eContainer() instanceof RulebookDef rulebook)) {
      return List.of();
    }
    List<Mend> mends =
        new ArrayList<>(words(site, Entries.playedProperties(rulebook, entry.eClass())));
    if (mends.isEmpty()) {
      mends.add(Mend.of("Remove " + site.found(), site.replaceFound("")));
    }
    return mends;
  }

  /** A word that draws something, or none. */
  private static List<Mend> look(Site site) {
    List<Mend> mends = new ArrayList<>();
    if (MapLook.kind(site.found()) == null) {
      mends.addAll(words(site, KnownWords.LOOKS.keySet()));
    }
    mends.add(Mend.of("Remove " + site.found(), site.replaceFound("")));
    return mends;
  }

  private static List<Mend> total(Site site) {
    ArmyDef army = site.in(ArmyDef.class);
    INode total = army == null ? null : Site.node(army, "total");
    if (army == null || total == null) {
      return List.of();
    }
    return new StandFigures()
        .of(army)
        .map(
            strength ->
                List.of(
                    Mend.of(
                        "Write total " + strength.points(),
                        Site.replace(total, Integer.toString(strength.points())))))
        .orElse(List.of());
  }

  private static List<Mend> breakShare(Site site, String... shares) {
    ArmyDef army = site.in(ArmyDef.class);
    INode from = army == null ? null : Site.node(army, "breakNumerator");
    INode to = army == null ? null : Site.node(army, "breakDenominator");
    List<Mend> mends = new ArrayList<>();
    if (from != null && to != null) {
      for (String share : shares) {
        mends.add(
            Mend.of(
                "Write breaks at " + share,
                new Change(from.getOffset(), to.getEndOffset() - from.getOffset(), share)));
      }
    }
    return mends;
  }

  private static List<Mend> addToArmy(Site site, String... statements) {
    ArmyDef army = site.in(ArmyDef.class);
    List<Mend> mends = new ArrayList<>();
    for (String statement : statements) {
      Change change = army == null ? null : site.addStatement(army, statement);
      if (change != null) {
        mends.add(Mend.of("Add " + statement, change));
      }
    }
    return mends;
  }

  private static List<Mend> standClass(Site site) {
    CategoryDef category = site.in(CategoryDef.class);
    INode written = category == null ? null : Site.node(category, "standClass");
    if (category == null) {
      return List.of();
    }
    return List.of("CS", "SS").stream()
        .flatMap(
            each ->
                written != null
                    ? List.of(Mend.of("Change to " + each, Site.replace(written, each))).stream()
                    : addClass(category, each).stream())
        .toList();
  }

  private static List<Mend> inheritedClass(Site site) {
    CategoryDef category = site.in(CategoryDef.class);
    if (category == null
        || !(category.eContainer() instanceof RulebookDef rulebook)
        || rulebook.getBase() == null) {
      return List.of();
    }
    CategoryDef inherited =
        Entries.of(rulebook.getBase(), CategoryDef.class).get(String.valueOf(category.getName()));
    if (inherited == null || inherited.getStandClass() == null) {
      return List.of();
    }
    INode written = Site.node(category, "standClass");
    return written == null
        ? addClass(category, inherited.getStandClass())
        : List.of(
            Mend.of(
                "Change to " + inherited.getStandClass(),
                Site.replace(written, inherited.getStandClass())));
  }

  private static List<Mend> addClass(CategoryDef category, String standClass) {
    INode before = Site.node(category, "label");
    before = before != null ? before : Site.node(category, "code");
    return before == null
        ? List.of()
        : List.of(
            Mend.of(
                "Add class " + standClass,
                Site.insert(before.getEndOffset(), " class " + standClass)));
  }

  private static List<Mend> noSection(Site site) {
    RuleEntry entry = site.in(RuleEntry.class);
    INode section = entry == null ? null : Site.node(entry, "section");
    if (entry == null || section == null) {
      return List.of();
    }
    int keyword = site.text().lastIndexOf("section", section.getOffset());
    int length = section.getEndOffset() - keyword;
    return List.of(
        Mend.of(
            "Write ours instead",
            entry.isOurs()
                ? site.remove(keyword, section.getEndOffset())
                : new Change(keyword, length, "ours")));
  }

  private static List<Mend> removeEntry(Site site) {
    RuleEntry entry = site.in(RuleEntry.class);
    INode node = entry == null ? null : Site.node(entry);
    return node == null ? List.of() : List.of(Mend.of("Remove this entry", site.remove(node)));
  }

  private static List<Mend> firstValue(Site site) {
    SwitchDef choice = site.in(SwitchDef.class);
    INode written = choice == null ? null : Site.node(choice, "default");
    return written == null || choice == null || choice.getValues().isEmpty()
        ? List.of()
        : choice.getValues().stream()
            .map(value -> Mend.of("Write default " + value, Site.replace(written, value)))
            .toList();
  }

  private static List<Mend> system(Site site) {
    RulebookDef rulebook = site.in(RulebookDef.class);
    if (rulebook == null) {
      return List.of();
    }
    INode before = Site.node(rulebook, "label");
    before = before != null ? before : Site.node(rulebook, "name");
    if (before == null) {
      return List.of();
    }
    List<Mend> mends = new ArrayList<>();
    if (rulebook.getBase() == null) {
      mends.add(
          Mend.of(
              "Extend " + Rulebooks.USUAL,
              Site.insert(before.getEndOffset(), " extends " + Rulebooks.USUAL)));
    }
    String system = "system " + Systems.ALL.getFirst().key();
    mends.add(Mend.of("Add " + system, Site.insert(before.getEndOffset(), " " + system)));
    return mends;
  }

  /** An effect on something unknown; a factor that applies nowhere is left to its author. */
  private static List<Mend> effect(Site site) {
    EObject element = site.element();
    Matcher most = MOST.matcher(site.message());
    if (most.find()) {
      String least = site.found().strip().startsWith("-") ? "-" : "";
      String right =
          most.group(1) != null
              ? least + most.group(1)
              : most.group(2) != null ? most.group(2) : most.group(3);
      return List.of(Mend.of("Write " + right, site.replaceFound(right)));
    }
    return element != null && element.eClass().getName().equals("EffectDef")
        ? words(site, KnownWords.EFFECTS.keySet())
        : List.of();
  }
}

package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.ide.hover.BuiltInWordDocumentation;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.dsl.text.TextChange;
import dev.muster.dsl.text.ValueSynonyms;
import dev.muster.rules.model.TerrainStyle;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;

/** Mends of army lists as a whole, and of rulebooks. */
final class ArmyQuickFixes {
  private ArmyQuickFixes() {}

  private static final Pattern MOST =
      Pattern.compile("is more than (\\d+);|heights of 0 to (\\d+),|costs (1) MP");

  static void register(Map<String, QuickFix.Finder> all) {
    all.put("V-081", ArmyQuickFixes::total);
    all.put("V-082", site -> breakShare(site, "1/3", "1/2"));
    all.put("V-083", site -> breakShare(site, "1/3", "1/2"));
    all.put("V-084", site -> addToArmy(site, "breaks at 1/3", "breaks at 1/2"));
    all.put("V-097", site -> addToArmy(site, "training poor", "training well"));
    all.put("V-104", site -> words(site, BuiltInWordDocumentation.TRAINING));
    all.put("V-004", ArmyQuickFixes::standClass);
    all.put("V-020", ArmyQuickFixes::inheritedClass);
    all.put("V-021", ArmyQuickFixes::inheritedClass);
    all.put("V-122", ArmyQuickFixes::noSection);
    all.put("V-220", ArmyQuickFixes::removeEntry);
    all.put("V-222", site -> words(site, BuiltInWordDocumentation.KINDS.keySet()));
    all.put("V-223", ArmyQuickFixes::firstValue);
    all.put("V-225", ArmyQuickFixes::system);
    all.put("V-236", ArmyQuickFixes::effect);
    all.put("V-243", ArmyQuickFixes::property);
    all.put("V-249", ArmyQuickFixes::look);
  }

  /** One of some words instead of the one found. */
  static List<QuickFix> words(QuickFixContext site, Collection<String> words) {
    return ValueSynonyms.of(site.found(), words).stream()
        .map(word -> QuickFix.of("Change to " + word, site.replaceFound(word)))
        .toList();
  }

  /** A property the rules know, or none. */
  private static List<QuickFix> property(QuickFixContext site) {
    RuleEntry entry = site.in(RuleEntry.class);
    if (!(entry != null && entry.eContainer() instanceof RulebookDef rulebook)) {
      return List.of();
    }
    List<QuickFix> mends =
        new ArrayList<>(words(site, RulebookEntries.playedProperties(rulebook, entry.eClass())));
    if (mends.isEmpty()) {
      mends.add(QuickFix.of("Remove " + site.found(), site.replaceFound("")));
    }
    return mends;
  }

  /** A word that draws something, or none. */
  private static List<QuickFix> look(QuickFixContext site) {
    List<QuickFix> mends = new ArrayList<>();
    if (TerrainStyle.kind(site.found()) == null) {
      mends.addAll(words(site, BuiltInWordDocumentation.LOOKS.keySet()));
    }
    mends.add(QuickFix.of("Remove " + site.found(), site.replaceFound("")));
    return mends;
  }

  private static List<QuickFix> total(QuickFixContext site) {
    ArmyDef army = site.in(ArmyDef.class);
    INode total = army == null ? null : QuickFixContext.node(army, "total");
    if (army == null || total == null) {
      return List.of();
    }
    return new StandFigures()
        .of(army)
        .map(
            strength ->
                List.of(
                    QuickFix.of(
                        "Write total " + strength.points(),
                        QuickFixContext.replace(total, Integer.toString(strength.points())))))
        .orElse(List.of());
  }

  private static List<QuickFix> breakShare(QuickFixContext site, String... shares) {
    ArmyDef army = site.in(ArmyDef.class);
    INode from = army == null ? null : QuickFixContext.node(army, "breakNumerator");
    INode to = army == null ? null : QuickFixContext.node(army, "breakDenominator");
    List<QuickFix> mends = new ArrayList<>();
    if (from != null && to != null) {
      for (String share : shares) {
        mends.add(
            QuickFix.of(
                "Write breaks at " + share,
                new TextChange(from.getOffset(), to.getEndOffset() - from.getOffset(), share)));
      }
    }
    return mends;
  }

  private static List<QuickFix> addToArmy(QuickFixContext site, String... statements) {
    ArmyDef army = site.in(ArmyDef.class);
    List<QuickFix> mends = new ArrayList<>();
    for (String statement : statements) {
      TextChange change = army == null ? null : site.addStatement(army, statement);
      if (change != null) {
        mends.add(QuickFix.of("Add " + statement, change));
      }
    }
    return mends;
  }

  private static List<QuickFix> standClass(QuickFixContext site) {
    CategoryDef category = site.in(CategoryDef.class);
    INode written = category == null ? null : QuickFixContext.node(category, "standClass");
    if (category == null) {
      return List.of();
    }
    return List.of("CS", "SS").stream()
        .flatMap(
            each ->
                written != null
                    ? List.of(
                        QuickFix.of("Change to " + each, QuickFixContext.replace(written, each)))
                        .stream()
                    : addClass(category, each).stream())
        .toList();
  }

  private static List<QuickFix> inheritedClass(QuickFixContext site) {
    CategoryDef category = site.in(CategoryDef.class);
    if (category == null
        || !(category.eContainer() instanceof RulebookDef rulebook)
        || rulebook.getBase() == null) {
      return List.of();
    }
    CategoryDef inherited =
        RulebookEntries.of(rulebook.getBase(), CategoryDef.class)
            .get(String.valueOf(category.getName()));
    if (inherited == null || inherited.getStandClass() == null) {
      return List.of();
    }
    INode written = QuickFixContext.node(category, "standClass");
    return written == null
        ? addClass(category, inherited.getStandClass())
        : List.of(
            QuickFix.of(
                "Change to " + inherited.getStandClass(),
                QuickFixContext.replace(written, inherited.getStandClass())));
  }

  private static List<QuickFix> addClass(CategoryDef category, String standClass) {
    INode before = QuickFixContext.node(category, "label");
    before = before != null ? before : QuickFixContext.node(category, "code");
    return before == null
        ? List.of()
        : List.of(
            QuickFix.of(
                "Add class " + standClass,
                QuickFixContext.insert(before.getEndOffset(), " class " + standClass)));
  }

  private static List<QuickFix> noSection(QuickFixContext site) {
    RuleEntry entry = site.in(RuleEntry.class);
    INode section = entry == null ? null : QuickFixContext.node(entry, "section");
    if (entry == null || section == null) {
      return List.of();
    }
    int keyword = site.text().lastIndexOf("section", section.getOffset());
    int length = section.getEndOffset() - keyword;
    return List.of(
        QuickFix.of(
            "Write ours instead",
            entry.isOurs()
                ? site.remove(keyword, section.getEndOffset())
                : new TextChange(keyword, length, "ours")));
  }

  private static List<QuickFix> removeEntry(QuickFixContext site) {
    RuleEntry entry = site.in(RuleEntry.class);
    INode node = entry == null ? null : QuickFixContext.node(entry);
    return node == null ? List.of() : List.of(QuickFix.of("Remove this entry", site.remove(node)));
  }

  private static List<QuickFix> firstValue(QuickFixContext site) {
    SwitchDef choice = site.in(SwitchDef.class);
    INode written = choice == null ? null : QuickFixContext.node(choice, "default");
    return written == null || choice == null || choice.getValues().isEmpty()
        ? List.of()
        : choice.getValues().stream()
            .map(
                value ->
                    QuickFix.of("Write default " + value, QuickFixContext.replace(written, value)))
            .toList();
  }

  private static List<QuickFix> system(QuickFixContext site) {
    RulebookDef rulebook = site.in(RulebookDef.class);
    if (rulebook == null) {
      return List.of();
    }
    INode before = QuickFixContext.node(rulebook, "label");
    before = before != null ? before : QuickFixContext.node(rulebook, "name");
    if (before == null) {
      return List.of();
    }
    List<QuickFix> mends = new ArrayList<>();
    if (rulebook.getBase() == null) {
      mends.add(
          QuickFix.of(
              "Extend " + Rulebooks.USUAL,
              QuickFixContext.insert(before.getEndOffset(), " extends " + Rulebooks.USUAL)));
    }
    String system = "system " + RuleSystems.ALL.getFirst().key();
    mends.add(
        QuickFix.of("Add " + system, QuickFixContext.insert(before.getEndOffset(), " " + system)));
    return mends;
  }

  /** An effect on something unknown; a factor that applies nowhere is left to its author. */
  private static List<QuickFix> effect(QuickFixContext site) {
    EObject element = site.element();
    Matcher most = MOST.matcher(site.message());
    if (most.find()) {
      String least = site.found().strip().startsWith("-") ? "-" : "";
      String right =
          most.group(1) != null
              ? least + most.group(1)
              : most.group(2) != null ? most.group(2) : most.group(3);
      return List.of(QuickFix.of("Write " + right, site.replaceFound(right)));
    }
    return element != null && element.eClass().getName().equals("EffectDef")
        ? words(site, BuiltInWordDocumentation.EFFECTS.keySet())
        : List.of();
  }
}

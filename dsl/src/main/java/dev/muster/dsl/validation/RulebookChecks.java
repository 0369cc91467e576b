package dev.muster.dsl.validation;

import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.ChapterDef;
import dev.muster.dsl.muster.Cost;
import dev.muster.dsl.muster.EffectDef;
import dev.muster.dsl.muster.FactorDef;
import dev.muster.dsl.muster.GroundDef;
import dev.muster.dsl.muster.LookDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchCondition;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TableDef;
import dev.muster.dsl.muster.TableRow;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.naming.MusterQualifiedNameProvider;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.TerrainStyle;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.RulebookVocabulary;
import dev.muster.rules.systems.RuleSystems;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Rulebooks. */
public class RulebookChecks extends AbstractChecks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;
  private static final Set<String> GRIDS = Set.of(BoardKind.HEXES.key(), BoardKind.BOXES.key());

  /** What an effect of a trait may change; the engine plays these. */
  private static final List<String> EFFECTS =
      List.of("fire", "melee", "morale", "order", "movement", "pursuit");

  @Check
  public void entriesDiffer(RulebookDef rulebook) {
    Set<String> seen = new HashSet<>();
    for (RuleEntry entry : rulebook.getEntries()) {
      String name = MusterQualifiedNameProvider.nameOf(entry);
      if (name != null && !seen.add(entry.eClass().getName() + name)) {
        report(
            CommonCheckCode.V_220,
            "'" + name + "' is in this rulebook twice; remove one",
            entry,
            entry.eClass().getEStructuralFeature("name"));
      }
    }
  }

  /** Dice, or points of a test, that one effect may give or take. */
  private static final int MOST_DICE = 6;

  /** Heights are drawn as a digit. */
  private static final int MOST_HEIGHT = 9;

  @Check
  public void noInheritanceCycle(RulebookDef rulebook) {
    for (RulebookDef base = rulebook.getBase();
        base != null && base != rulebook && !base.eIsProxy();
        base = base.getBase()) {
      if (RulebookEntries.lineage(base).contains(rulebook) && base.getBase() == rulebook) {
        report(
            CommonCheckCode.V_221,
            "this rulebook extends itself by way of " + base.getName() + "; extend another",
            rulebook,
            AST.getRulebookDef_Base());
        return;
      }
      if (RulebookEntries.lineage(base).getFirst().getBase() != null) {
        return; // a circle further up is reported where it lies
      }
    }
    if (rulebook.getBase() == rulebook) {
      report(
          CommonCheckCode.V_221,
          "a rulebook cannot extend itself; extend another",
          rulebook,
          AST.getRulebookDef_Base());
    }
  }

  @Check
  public void systemKnown(RulebookDef rulebook) {
    if (rulebook.getBase() != rulebook
        && RulebookEntries.lineage(rulebook).stream().allMatch(each -> each.getSystem() == null)) {
      report(
          CommonCheckCode.V_225,
          "no rule system is named; add 'system "
              + RuleSystems.ALL.getFirst().key()
              + "' or extend a rulebook that has one",
          rulebook,
          AST.getElement_Name());
    }
  }

  @Check
  public void systemExists(RulebookDef rulebook) {
    String system = rulebook.getSystem();
    if (system != null && RuleSystems.ALL.stream().noneMatch(each -> each.key().equals(system))) {
      report(
          CommonCheckCode.V_149,
          "no rule system is called '"
              + system
              + "', so nobody plays it and no rule of it is checked; Muster knows "
              + String.join(", ", RuleSystems.ALL.stream().map(RuleSystem::key).toList()),
          rulebook,
          AST.getRulebookDef_System());
    }
  }

  @Check
  public void ground(GroundDef ground) {
    boolean grid = ground.getName() != null && GRIDS.contains(ground.getName());
    if (ground.getName() != null && !grid && !ground.getName().equals(BoardKind.TABLE.key())) {
      report(
          CommonCheckCode.V_148,
          "a game is played on hexes, on boxes or on a table, not on '"
              + ground.getName()
              + "'; write hexes, boxes or table in UD",
          ground,
          AST.getRuleEntry_Name());
    } else if (grid && ground.getMeasure() != null) {
      report(
          CommonCheckCode.V_148,
          "a map of "
              + ground.getName()
              + " is counted and not measured; remove in and what follows",
          ground,
          AST.getGroundDef_Measure());
    } else if (!grid && ground.getName() != null && ground.getMeasure() == null) {
      report(
          CommonCheckCode.V_148,
          "a table is measured in something; write table in UD, or MU, or cm",
          ground,
          AST.getRuleEntry_Name());
    }
  }

  @Check
  public void statShape(StatDef stat) {
    if (stat.getKind() != null && StatParser.kind(stat.getKind()) == null) {
      report(
          CommonCheckCode.V_222,
          "'"
              + stat.getKind()
              + "' is no shape of a stat; write whole, first-then, ranks, word or words",
          stat,
          AST.getStatDef_Kind());
    }
  }

  @Check
  public void standClasses(RulebookDef rulebook) {
    Map<String, String> classes = RulebookEntries.system(rulebook).vocabulary().classes();
    if (classes.isEmpty()) {
      return;
    }
    Map<String, String> inherited =
        rulebook.getBase() == null || RulebookEntries.lineage(rulebook).size() == 1
            ? Map.of()
            : RulebookEntries.classes(rulebook.getBase());
    for (RuleEntry entry : rulebook.getEntries()) {
      if (entry instanceof CategoryDef category && category.getName() != null) {
        standClass(category, inherited.get(category.getName()), classes);
      }
    }
  }

  private void standClass(
      CategoryDef category, @Nullable String inherited, Map<String, String> classes) {
    String own = category.getStandClass();
    if (own == null && inherited == null) {
      report(
          CommonCheckCode.V_004,
          "category '"
              + category.getName()
              + "' has no class; add class "
              + String.join(" or class ", classes.keySet()),
          category,
          AST.getRuleEntry_Name());
    } else if (own == null) {
      report(
          CommonCheckCode.V_021,
          "no class given; that of the inherited category is taken; add class " + inherited,
          category,
          AST.getRuleEntry_Name());
    } else if (!classes.containsKey(own)) {
      report(
          CommonCheckCode.V_004,
          "'"
              + own
              + "' is no class; write "
              + classes.entrySet().stream()
                  .map(each -> each.getKey() + " for " + each.getValue())
                  .collect(Collectors.joining(" or ")),
          category,
          AST.getCategoryDef_StandClass());
    } else if (inherited != null && !inherited.equals(own)) {
      report(
          CommonCheckCode.V_020,
          category.getName() + " is of class " + inherited + ", not " + own + "; write it so",
          category,
          AST.getCategoryDef_StandClass());
    }
  }

  private static @Nullable RulebookDef rulebook(RuleEntry entry) {
    return entry.eContainer() instanceof RulebookDef rulebook ? rulebook : null;
  }

  @Check
  public void passes(OrderDef order) {
    RulebookDef rulebook = rulebook(order);
    if (rulebook != null && RulebookEntries.system(rulebook).vocabulary().orderClassesPass()) {
      boolean written = written(order, AST.getOrderDef_Pass());
      if (!written || order.getPass() < 2 || order.getPass() > 6) {
        report(
            CommonCheckCode.V_228,
            "an order class passes a D6 test on 2+ to 6+; write such as passes 4+",
            order,
            written ? AST.getOrderDef_Pass() : AST.getRuleEntry_Name());
      }
    }
  }

  @Check
  public void rows(TableDef table) {
    int next = Integer.MIN_VALUE;
    for (TableRow row : table.getRows()) {
      int to = row.isThrough() ? row.getTo() : row.getFrom();
      if (to < row.getFrom() || (next != Integer.MIN_VALUE && row.getFrom() != next)) {
        report(
            CommonCheckCode.V_229,
            to < row.getFrom()
                ? "a row goes from the lower to the higher throw"
                : "this row should begin at " + next + ", behind the one before",
            row,
            AST.getTableRow_From());
        return;
      }
      next = to + 1;
    }
  }

  @Check
  public void bounds(StatDef stat) {
    if (stat.isBounded() && stat.getLeast() > stat.getMost()) {
      report(
          CommonCheckCode.V_222,
          "the least value " + stat.getLeast() + " is above the most " + stat.getMost(),
          stat,
          AST.getStatDef_Least());
    }
  }

  @Check
  public void effect(EffectDef effect) {
    if (effect.getOn() != null && !EFFECTS.contains(effect.getOn())) {
      report(
          CommonCheckCode.V_236,
          "'"
              + effect.getOn()
              + "' is nothing an effect changes; write one of "
              + String.join(", ", EFFECTS),
          effect,
          AST.getEffectDef_On());
    }
    if (Math.abs(effect.getAmount()) > MOST_DICE) {
      report(
          CommonCheckCode.V_236,
          "an effect of " + effect.getAmount() + " is more than " + MOST_DICE + "; write a smaller",
          effect,
          AST.getEffectDef_Amount());
    }
  }

  @Check
  public void ground(TerrainDef terrain) {
    if (terrain.getHeight() > MOST_HEIGHT) {
      report(
          CommonCheckCode.V_236,
          "a map has heights of 0 to " + MOST_HEIGHT + ", not " + terrain.getHeight(),
          terrain,
          AST.getTerrainDef_Height());
    }
    for (Cost cost : terrain.getCosts()) {
      if (written(cost, AST.getCost_Points()) && cost.getPoints() < 1) {
        report(
            CommonCheckCode.V_236,
            "to enter a hex costs 1 MP or more; write 1 where it costs nothing more",
            cost,
            AST.getCost_Points());
      }
    }
  }

  @Check
  public void factor(FactorDef factor) {
    RulebookDef rulebook = rulebook(factor);
    if (rulebook != null
        && factor.getApplies() == null
        && factor.getName() != null
        && RulebookEntries.lineage(rulebook).stream()
            .noneMatch(each -> RulebookLibrary.contains(each.eResource()) && has(each, factor))) {
      report(
          CommonCheckCode.V_236,
          "the engine does not know when '"
              + factor.getName()
              + "' holds; add applies and when, such as applies against Pike",
          factor,
          AST.getRuleEntry_Name());
    }
  }

  @Check
  public void properties(CategoryDef category) {
    properties(category, category.getProperties(), AST.getCategoryDef_Properties());
  }

  @Check
  public void properties(TerrainDef terrain) {
    properties(terrain, terrain.getProperties(), AST.getTerrainDef_Properties());
  }

  /** The engine plays the properties of the rulebooks that come with it, and no others. */
  private void properties(RuleEntry entry, List<String> written, EStructuralFeature feature) {
    RulebookDef rulebook = rulebook(entry);
    if (rulebook == null || RulebookLibrary.contains(entry.eResource())) {
      return;
    }
    RulebookVocabulary words = RulebookEntries.system(rulebook).vocabulary();
    if ((entry instanceof TerrainDef ? words.terrain() : words.category()).isEmpty()) {
      return;
    }
    Set<String> known = RulebookEntries.playedProperties(rulebook, entry.eClass());
    for (int i = 0; i < written.size() && !known.isEmpty(); i++) {
      if (!known.contains(written.get(i))) {
        report(
            CommonCheckCode.V_243,
            "the rules know no '"
                + written.get(i)
                + "' of a "
                + (entry instanceof TerrainDef ? "terrain" : "category")
                + ", so it changes nothing; they know "
                + String.join(", ", known),
            entry,
            feature,
            i);
      }
    }
  }

  @Check
  public void look(LookDef look) {
    var said = new EnumMap<TerrainStyle.Kind, String>(TerrainStyle.Kind.class);
    for (int i = 0; i < look.getWords().size(); i++) {
      String word = look.getWords().get(i);
      TerrainStyle.Kind kind = TerrainStyle.kind(word);
      String first = kind == null ? null : said.putIfAbsent(kind, word);
      if (kind == null) {
        look(
            look,
            i,
            "nothing is drawn by '"
                + word
                + (word.startsWith("#")
                    ? "'; a colour of your own is a # and six digits from 0 to f, such as #c8b08a"
                    : "'; write a colour such as green or #c8b08a, a pattern ("
                        + words(TerrainStyle.Kind.PATTERN)
                        + "), a symbol ("
                        + words(TerrainStyle.Kind.SYMBOL)
                        + "), and named or unnamed"));
      } else if (first != null) {
        look(
            look,
            i,
            "a look has one "
                + kind.what()
                + ", and this has '"
                + first
                + "' already; take '"
                + word
                + "' or it out");
      }
    }
    TerrainStyle meant = TerrainStyle.of(look.getWords());
    int pattern = look.getWords().indexOf(said.get(TerrainStyle.Kind.PATTERN));
    if (meant.pattern() == null) {
      return;
    }
    if (look.eContainer() instanceof TerrainDef terrain
        && terrain.getProperties().contains("linear")
        && !meant.pattern().isLine()) {
      look(
          look,
          pattern,
          "'"
              + terrain.getName()
              + "' lies along sides and has no ground to be "
              + said.get(TerrainStyle.Kind.PATTERN)
              + "; write how its line is drawn: "
              + String.join(
                  ", ",
                  Arrays.stream(TerrainStyle.Pattern.values())
                      .filter(TerrainStyle.Pattern::isLine)
                      .map(TerrainStyle::word)
                      .toList()));
    } else if (meant.pattern() == TerrainStyle.Pattern.HILL && meant.colour() != null) {
      look(
          look,
          look.getWords().indexOf(said.get(TerrainStyle.Kind.COLOUR)),
          "a hill has the colour of its height, on all maps the same; take '"
              + said.get(TerrainStyle.Kind.COLOUR)
              + "' out");
    }
  }

  private static String words(TerrainStyle.Kind kind) {
    return String.join(", ", TerrainStyle.words(kind));
  }

  private void look(LookDef look, int word, String message) {
    report(CommonCheckCode.V_249, message, look, AST.getLookDef_Words(), word);
  }

  private static boolean has(RulebookDef rulebook, FactorDef factor) {
    return rulebook.getEntries().stream()
        .anyMatch(
            each -> each instanceof FactorDef other && factor.getName().equals(other.getName()));
  }

  @Check
  public void ownSwitches(RulebookDef rulebook) {
    Set<String> played = new HashSet<>();
    for (RulebookDef each : RulebookEntries.lineage(rulebook)) {
      if (RulebookLibrary.contains(each.eResource())) {
        each.getEntries().stream()
            .filter(SwitchDef.class::isInstance)
            .map(MusterQualifiedNameProvider::nameOf)
            .forEach(played::add);
      }
    }
    Set<SwitchDef> used = new HashSet<>();
    for (FactorDef factor : RulebookEntries.of(rulebook, FactorDef.class).values()) {
      if (factor.getApplies() != null) {
        factor.getApplies().getSettings().forEach(setting -> used.add(setting.getSwitch()));
      }
    }
    for (RuleEntry entry : rulebook.getEntries()) {
      if (entry instanceof SwitchDef choice
          && choice.getName() != null
          && !played.contains(choice.getName())
          && !used.contains(choice)) {
        report(
            CommonCheckCode.V_237,
            "switch '"
                + choice.getName()
                + "' changes nothing; let a factor apply if it has a value",
            choice,
            AST.getRuleEntry_Name());
      }
    }
  }

  @Check
  public void condition(SwitchCondition condition) {
    SwitchDef choice = condition.getSwitch();
    if (choice != null
        && !choice.eIsProxy()
        && condition.getValue() != null
        && !choice.getValues().contains(condition.getValue())) {
      report(
          CommonCheckCode.V_209,
          "'"
              + condition.getValue()
              + "' is no value of "
              + choice.getName()
              + "; choose one of "
              + String.join(", ", choice.getValues()),
          condition,
          AST.getSwitchCondition_Value());
    }
  }

  @Check
  public void sections(RulebookDef rulebook) {
    var chapters = RulebookEntries.of(rulebook, ChapterDef.class);
    for (RuleEntry entry : rulebook.getEntries()) {
      String section = entry.getSection();
      if (section != null
          && !chapters.isEmpty()
          && !chapters.containsKey(section)
          && !chapters.containsKey(section + ".0")) {
        report(
            CommonCheckCode.V_122,
            "section "
                + section
                + " is not in the rules; check the number, or write ours in its place",
            entry,
            AST.getRuleEntry_Section());
      }
    }
  }

  @Check
  public void switchDefault(SwitchDef choice) {
    if (choice.getDefault() != null && !choice.getValues().contains(choice.getDefault())) {
      report(
          CommonCheckCode.V_223,
          "the default '" + choice.getDefault() + "' is not among the values; add it to them",
          choice,
          AST.getSwitchDef_Default());
    }
  }
}

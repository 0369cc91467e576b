package dev.muster.dsl.validation;

import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.validation.Check;

/** Checks how values and traits are written; checks of the records check their meaning. */
public class StandLineChecks extends AbstractChecks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  @Check
  public void training(ArmyDef army) {
    if (army.getTraining() != null && !Set.of("well", "poor").contains(army.getTraining())) {
      report(
          CommonCheckCode.V_104,
          "training '" + army.getTraining() + "' is unknown; write well or poor",
          army,
          AST.getArmyDef_Training());
    }
    if (written(army, AST.getArmyDef_BreakDenominator()) && army.getBreakDenominator() <= 0) {
      report(
          CommonCheckCode.V_082,
          "break share "
              + army.getBreakNumerator()
              + "/"
              + army.getBreakDenominator()
              + " is no share; write one such as 1/3",
          army,
          AST.getArmyDef_BreakDenominator());
    }
  }

  @Check
  public void entries(StandDef stand) {
    entries(stand.getEntries());
  }

  @Check
  public void defaults(CategoryDef category) {
    entries(category.getDefaults());
    for (StandEntry entry : category.getDefaults()) {
      if (entry.getKey() instanceof TraitDef) {
        report(
            CommonCheckCode.V_017,
            "a category has columns of its own and no traits; write it as a property in braces",
            entry,
            AST.getStandEntry_Key());
      }
    }
  }

  private void entries(List<StandEntry> entries) {
    Set<String> seen = new HashSet<>();
    for (StandEntry entry : entries) {
      switch (entry.getKey()) {
        case StatDef stat when !stat.eIsProxy() && stat.getName() != null -> {
          if (!seen.add(stat.getName())) {
            report(
                CommonCheckCode.V_018,
                "'" + stat.getName() + "' is given twice; remove one",
                entry,
                AST.getStandEntry_Key());
          }
          shape(stat, entry);
        }
        case TraitDef trait when !trait.eIsProxy() -> {
          if (trait.getName() != null && !seen.add(trait.getName())) {
            report(
                CommonCheckCode.V_018,
                "'" + trait.getName() + "' is given twice; remove one",
                entry,
                AST.getStandEntry_Key());
          }
          trait(trait, entry);
        }
        case null, default -> {}
      }
    }
  }

  private void shape(StatDef stat, StandEntry entry) {
    var kind = StatParser.kind(stat.getKind());
    String text = StatParser.text(entry);
    if (kind == null) {
      return;
    }
    if (StatParser.value(entry) == null) {
      report(
          codeOf(stat),
          "'"
              + stat.getName()
              + (text == null ? "" : " " + text)
              + "' needs "
              + StatParser.expectedShape(kind),
          entry,
          null);
    } else if (kind == dev.muster.rules.model.Rulebook.StatKind.FIRST_THEN
        && text != null
        && entry.getValue() != null
        && text.contains("/")) {
      String right = text.replace('/', '*');
      report(
          CommonCheckCode.V_008,
          stat.getName() + " " + text + " is read as " + right + "; write it so",
          entry,
          null);
    }
  }

  /** The check of the rule system a column is of. */
  private static CheckCode codeOf(StatDef stat) {
    return stat.eContainer() instanceof RulebookDef rulebook
        ? RulebookEntries.system(rulebook).checks().codeForColumn(stat.getName())
        : CommonCheckCode.V_017;
  }

  void trait(TraitDef trait, StandEntry entry) {
    boolean given = entry.getValue() != null || entry.getWord() != null;
    if (trait.isTakesValue() && !given) {
      report(
          CommonCheckCode.V_019, "'" + trait.getName() + "' needs a value behind it", entry, null);
    } else if (!trait.isTakesValue() && given) {
      report(
          CommonCheckCode.V_019,
          "'" + trait.getName() + "' takes no value; remove it",
          entry,
          null);
    }
  }
}

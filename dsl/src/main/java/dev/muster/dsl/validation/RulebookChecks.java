package dev.muster.dsl.validation;

import dev.muster.dsl.compile.StatReading;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.naming.MusterNames;
import dev.muster.dsl.scoping.Entries;
import dev.muster.dsl.scoping.LibraryAndImports;
import dev.muster.dsl.scoping.ReadableText;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Files and rulebooks. */
public class RulebookChecks extends Checks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  @Check
  public void importExists(Import imported) {
    if (imported.getImportURI() == null || imported.eResource() == null) {
      return;
    }
    String refusal = refusal(imported);
    if (refusal != null) {
      refuse(
          "V-302",
          "",
          "'"
              + imported.getImportURI()
              + "' "
              + refusal
              + "; check the path, which starts at the directory of this file",
          imported,
          AST.getImport_ImportURI());
    }
  }

  private static @Nullable String refusal(Import imported) {
    try {
      URI address =
          LibraryAndImports.absolute(
              URI.createURI(imported.getImportURI()), imported.eResource().getURI());
      if (address.isRelative()) {
        return null; // A text that lies nowhere has nothing beside it.
      }
      return address.isFile() || address.isPlatform() || address.isArchive()
          ? ReadableText.refusal(address)
          : "is no file";
    } catch (IllegalArgumentException e) {
      return "is no path";
    }
  }

  @Check
  public void topLevelNamesDiffer(Document document) {
    Set<String> seen = new HashSet<>();
    for (Element element : document.getElements()) {
      String key =
          switch (element) {
            case ArmyDef army -> "army " + army.getName();
            case MapDef map -> "map " + map.getName();
            case ScenarioDef scenario -> "scenario " + scenario.getName();
            case RulebookDef rulebook -> "rulebook " + rulebook.getName();
            default -> "";
          };
      if (!key.isEmpty() && !key.endsWith(" null") && !seen.add(key)) {
        refuse(
            "V-226",
            "",
            key + " is in this file twice; give one of them another name",
            element,
            element.eClass().getEStructuralFeature("name"));
      }
    }
  }

  @Check
  public void entriesDiffer(RulebookDef rulebook) {
    Set<String> seen = new HashSet<>();
    for (RuleEntry entry : rulebook.getEntries()) {
      String name = MusterNames.nameOf(entry);
      if (name != null && !seen.add(entry.eClass().getName() + name)) {
        refuse(
            "V-220",
            "",
            "'" + name + "' is in this rulebook twice; remove one",
            entry,
            entry.eClass().getEStructuralFeature("name"));
      }
    }
  }

  @Check
  public void extendsNoCircle(RulebookDef rulebook) {
    for (RulebookDef base = rulebook.getBase();
        base != null && base != rulebook && !base.eIsProxy();
        base = base.getBase()) {
      if (Entries.lineage(base).contains(rulebook) && base.getBase() == rulebook) {
        refuse(
            "V-221",
            "",
            "this rulebook extends itself by way of " + base.getName() + "; extend another",
            rulebook,
            AST.getRulebookDef_Base());
        return;
      }
      if (Entries.lineage(base).getFirst().getBase() != null) {
        return; // a circle further up is told where it lies
      }
    }
    if (rulebook.getBase() == rulebook) {
      refuse(
          "V-221",
          "",
          "a rulebook cannot extend itself; extend another",
          rulebook,
          AST.getRulebookDef_Base());
    }
  }

  @Check
  public void systemKnown(RulebookDef rulebook) {
    if (Entries.lineage(rulebook).stream().allMatch(each -> each.getSystem() == null)) {
      refuse(
          "V-225",
          "",
          "no rule system is named; add 'system snaphance' or extend a rulebook that has one",
          rulebook,
          AST.getElement_Name());
    }
  }

  @Check
  public void statShape(StatDef stat) {
    if (stat.getKind() != null && StatReading.kind(stat.getKind()) == null) {
      refuse(
          "V-222",
          "",
          "'" + stat.getKind() + "' is no shape of a stat; write whole, first-then, ranks or word",
          stat,
          AST.getStatDef_Kind());
    }
  }

  @Check
  public void standClass(CategoryDef category) {
    if (category.getStandClass() != null
        && !Set.of("CS", "SS").contains(category.getStandClass())) {
      refuse(
          "V-004",
          "2.0",
          "'"
              + category.getStandClass()
              + "' is no class; write CS for combat or SS for support stands",
          category,
          AST.getCategoryDef_StandClass());
    }
  }

  @Check
  public void switchDefault(SwitchDef choice) {
    if (choice.getDefault() != null && !choice.getValues().contains(choice.getDefault())) {
      refuse(
          "V-223",
          "",
          "the default '" + choice.getDefault() + "' is not among the values; add it to them",
          choice,
          AST.getSwitchDef_Default());
    }
  }
}

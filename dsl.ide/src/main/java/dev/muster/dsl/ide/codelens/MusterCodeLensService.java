package dev.muster.dsl.ide.codelens;

import com.google.inject.Inject;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.codelens.ICodeLensService;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.jspecify.annotations.Nullable;

/**
 * Shows the strength of armies and sides, and the commands for a scenario. The client implements
 * the commands: it asks the server for the battle and shows the answer in its own way.
 */
public class MusterCodeLensService implements ICodeLensService {
  /** Command of the client: fight the scenario once and show the report. */
  public static final String TEST_BATTLE = "muster.showTestBattle";

  /** Client command: fight the scenario many times and show how often each side wins. */
  public static final String BALANCE = "muster.showBalance";

  /** The title of the lens and of the code action that show odds. */
  public static final String ODDS = "Odds against the nearest enemies";

  @Inject private DocumentExtensions documents;
  @Inject private ILocationInFileProvider locations;

  @Override
  public List<? extends CodeLens> computeCodeLenses(
      @Nullable Document document,
      @Nullable XtextResource resource,
      CodeLensParams params,
      CancelIndicator cancelled) {
    List<CodeLens> lenses = new ArrayList<>();
    if (resource == null
        || resource.getParseResult() == null
        || !(resource.getParseResult().getRootASTElement()
            instanceof dev.muster.dsl.muster.Document all)) {
      return lenses;
    }
    String uri = params.getTextDocument().getUri();
    var figures = new StandFigures();
    for (Element element : all.getElements()) {
      if (element instanceof ArmyDef army) {
        figures
            .of(army)
            .ifPresent(
                strength ->
                    lenses.add(lens(army, "One of each line: " + strength.text(), "", List.of())));
      } else if (element instanceof ScenarioDef scenario && scenario.getName() != null) {
        String system = system(scenario);
        if (system == null || RuleSystems.isPlayed(system)) {
          List<Object> arguments = List.of(uri, scenario.getName());
          lenses.add(lens(scenario, "Test battle", TEST_BATTLE, arguments));
          lenses.add(lens(scenario, "Balance", BALANCE, arguments));
        } else {
          lenses.add(
              lens(
                  scenario,
                  StandFigures.canBeAsked(system)
                      ? "Nobody plays " + system + ": it can be checked, printed and asked"
                      : "No engine plays " + system + " yet: it can be checked and printed",
                  "",
                  List.of()));
        }
        sides(scenario, figures, lenses);
        if (system == null || RuleSystems.isPlayed(system)) {
          odds(scenario, uri, lenses);
        }
        remarks(scenario, figures, lenses);
      }
    }
    return lenses;
  }

  /** Returns the rule system of a scenario; null if it is not known yet. */
  private static @Nullable String system(ScenarioDef scenario) {
    RulebookDef rulebook = RulebookEntries.rulebookOf(scenario);
    return rulebook == null
        ? null
        : RulebookEntries.lineage(rulebook).stream()
            .map(RulebookDef::getSystem)
            .filter(each -> each != null)
            .findFirst()
            .orElse(null);
  }

  private void sides(ScenarioDef scenario, StandFigures figures, List<CodeLens> lenses) {
    List<DerivedStats.Strength> sides = figures.of(scenario);
    for (int i = 0; i < Math.min(sides.size(), scenario.getSides().size()); i++) {
      DerivedStats.Strength side = sides.get(i);
      lenses.add(lens(scenario.getSides().get(i), side.textWithUnits(), "", List.of()));
    }
  }

  /** Adds the way to the odds of the stands of each group that is on the field. */
  private void odds(ScenarioDef scenario, String uri, List<CodeLens> lenses) {
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        if (group.getArrivals().isEmpty() && !group.getStands().isEmpty()) {
          int line = NodeModelUtils.findActualNodeFor(group).getStartLine();
          lenses.add(lens(group, ODDS, MusterCommandService.NEAREST_ODDS, List.of(uri, line)));
        }
      }
    }
  }

  /**
   * Adds the remarks of the rules about the position of each deployed stand, above its statement,
   * in text order.
   */
  private void remarks(ScenarioDef scenario, StandFigures figures, List<CodeLens> lenses) {
    Map<EObject, List<RuleQueries.Note>> remarks = figures.remarks(scenario);
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        for (DeployDef stand : group.getStands()) {
          List<RuleQueries.Note> notes = remarks.getOrDefault(stand, List.of());
          long units = notes.stream().map(RuleQueries.Note::unit).distinct().count();
          for (RuleQueries.Note each : notes) {
            String told = units > 1 ? each.unit() + ", " + each.text() : each.text();
            lenses.add(lens(stand, told, "", List.of()));
          }
        }
      }
    }
  }

  private CodeLens lens(EObject above, String title, String command, List<Object> arguments) {
    Range range = documents.newRange(above.eResource(), locations.getSignificantTextRegion(above));
    return new CodeLens(range, new Command(title, command, arguments), null);
  }
}

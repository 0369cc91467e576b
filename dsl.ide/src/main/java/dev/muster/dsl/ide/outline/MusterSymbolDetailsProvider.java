package dev.muster.dsl.ide.outline;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EventDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolDetailsProvider;
import org.jspecify.annotations.Nullable;

/**
 * Returns the details after the names in the outline: the strength of a stand, the title of an
 * army. It reads only the text, because editors request the outline while the author types.
 */
public class MusterSymbolDetailsProvider extends DocumentSymbolDetailsProvider {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

  @Override
  public String getDetails(@Nullable EObject element) {
    return switch (element) {
      case null -> "";
      case StandDef stand -> strength(stand);
      case DeployDef stand when stand.getLine() != null -> strength(stand);
      case ArmyDef army -> text(army.getLabel());
      case ScenarioDef scenario -> text(scenario.getLabel());
      case SideDef side -> text(side.getLabel());
      case GroupDef group -> text(group.getLabel());
      case EventDef event -> text(event.getLabel());
      case MapDef map -> text(map.getLabel());
      default -> "";
    };
  }

  private static String text(@Nullable String label) {
    return label == null ? "" : label.strip();
  }

  private static String strength(DeployDef stand) {
    String one = strength(stand.getLine());
    int count = Math.max(Math.max(1, stand.getCount()), stand.getPlaces().size());
    return one.isEmpty() || count == 1 ? one : count + " of " + one;
  }

  /** "15 SP": the first number that every line of its rulebook has, all ranks together. */
  private static String strength(StandDef stand) {
    StandEntry shown = null;
    for (StandEntry each : stand.getEntries()) {
      if (each.getKey() instanceof StatDef stat && each.getValue() != null && stat.isRequired()) {
        if (isOfRanks(stat)) {
          shown = each;
          break;
        }
        shown = shown == null && isNumber(each.getValue()) ? each : shown;
      }
    }
    if (shown == null || !(shown.getKey() instanceof StatDef stat)) {
      return "";
    }
    int sum =
        NUMBER
            .matcher(shown.getValue())
            .results()
            .map(MatchResult::group)
            .mapToInt(Integer::parseInt)
            .sum();
    return sum + " " + (text(stat.getHeader()).isEmpty() ? stat.getName() : stat.getHeader());
  }

  private static boolean isNumber(String value) {
    return value.matches("\\d{1,6}");
  }

  private static boolean isOfRanks(StatDef stat) {
    return "ranks".equals(stat.getKind());
  }
}

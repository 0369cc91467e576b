package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.print.SvgWriter;
import dev.muster.print.drawing.Drawing;
import dev.muster.print.map.MapSheet;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.TableBoard;
import java.util.List;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#MAP}.
 *
 * @param title title of the drawn scenario; empty if refused
 * @param svg the map as one picture. Shapes declared in this file have their place in it as {@code
 *     data-from} and {@code data-to}, each a line and a column from 1, separated by a colon
 * @param refusal why there is no map, for the user; empty if there is one
 */
@JsonAdapter(RecordSerializer.class)
public record MapResult(String title, String svg, String refusal) {
  /** Width of a hex or a box, in millimetres of the drawing. */
  private static final double CELL = 10;

  /** One measure of a table, in millimetres of the drawing. */
  private static final double MEASURE = 8;

  static MapResult refused(String why) {
    return new MapResult("", "", why);
  }

  /**
   * The map of the scenario at a line, else of the nearest before it, else of the first.
   *
   * @param line from 1
   */
  static MapResult of(Resource resource, int line) {
    ScenarioDef scenario = at(resource, line);
    if (scenario == null) {
      return refused("There is no scenario in " + MusterCommandService.shortName(resource) + ".");
    }
    BattleProgram program = new ProgramCompiler(MusterCommandService::name).compile(scenario);
    double unit = program.board() instanceof TableBoard ? MEASURE : CELL;
    Drawing drawing = MapSheet.atScale(program, unit, MapSheet.Manner.USUAL);
    String file = MusterCommandService.name(resource);
    String title = scenario.getLabel() == null ? scenario.getName() : scenario.getLabel();
    return new MapResult(title, SvgWriter.of(drawing, each -> place(each, file)), "");
  }

  private static @Nullable ScenarioDef at(Resource resource, int line) {
    List<ScenarioDef> all =
        MusterCommandService.elements(resource, ScenarioDef.class).stream()
            .filter(each -> each.getName() != null)
            .toList();
    ScenarioDef found = all.isEmpty() ? null : all.getFirst();
    for (ScenarioDef each : all) {
      ICompositeNode node = NodeModelUtils.findActualNodeFor(each);
      if (node != null && node.getStartLine() <= line) {
        found = each;
      }
    }
    return found;
  }

  /**
   * Returns the place attributes of a shape that this file declares; empty for one of another file.
   */
  private static String place(SourceRange source, String file) {
    return source.file().equals(file)
        ? " data-from=\"%d:%d\" data-to=\"%d:%d\""
            .formatted(source.line(), source.column(), source.endLine(), source.endColumn())
        : "";
  }
}

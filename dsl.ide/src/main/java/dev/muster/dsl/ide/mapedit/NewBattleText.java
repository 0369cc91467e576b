package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.dsl.ide.scene.NewMapAnswer;
import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;

/** Writes a new map and a scenario on it, as one would write them by hand. */
public final class NewBattleText {
  private static final String STEP = "    ";

  private final NewMapParams wish;
  private final NameSyntax names;
  private final Rulebook rulebook;
  private final BoardKind kind;
  private final StringBuilder out = new StringBuilder();

  private NewBattleText(NewMapParams wish, NameSyntax names) throws RefusedActionException {
    this.wish = wish;
    this.names = names;
    rulebook = NewMapText.rulebook(wish.rulebook());
    kind = RuleSystems.boardKind(rulebook);
  }

  /** The text, or why there is none. */
  public static NewMapAnswer of(NewMapParams wish, NameSyntax names) {
    try {
      return new NewMapAnswer(new NewBattleText(wish, names).text(), "", "", null);
    } catch (RefusedActionException why) {
      return new NewMapAnswer("", why.why(), "", null);
    }
  }

  private String text() throws RefusedActionException {
    List<String> imports = wish.imports() == null ? List.of() : wish.imports();
    for (String each : imports) {
      out.append("import ").append(Statements.quoted(each)).append('\n');
    }
    out.append(imports.isEmpty() ? "" : "\n");
    out.append(
        new NewMapText(
                rulebook,
                mapName(),
                wish.title() == null ? "" : wish.title(),
                wish.width(),
                wish.height(),
                wish.ground())
            .text());
    if (wish.armies() != null && !wish.armies().isEmpty()) {
      scenario(wish.armies());
    }
    return out.toString();
  }

  private String name(String name) throws RefusedActionException {
    String written = names.written(name, "");
    if (written == null) {
      throw new RefusedActionException(
          "'"
              + name
              + "' cannot be a name: a name is one word of letters, digits, _ and -, and not only"
              + " digits; what you want to read in it goes into the title.");
    }
    return written;
  }

  private String mapName() throws RefusedActionException {
    return name(wish.name() + "Field");
  }

  private String title() throws RefusedActionException {
    return wish.title() == null || wish.title().isBlank()
        ? ""
        : " " + Statements.quoted(wish.title());
  }

  private void scenario(List<String> armies) throws RefusedActionException {
    out.append("\nscenario ").append(name(wish.name())).append(title());
    out.append(" on ").append(mapName()).append(" rules ").append(rulebook.name()).append(" {\n");
    out.append(STEP).append("length 12 rounds\n");
    for (int side = 0; side < armies.size(); side++) {
      String name = armies.size() == 2 ? List.of("Red", "Blue").get(side) : "Side" + (side + 1);
      out.append('\n').append(STEP).append("side ").append(name).append(" fields ");
      out.append(name(armies.get(side))).append(" {\n");
      out.append(STEP).append(STEP).append("group ").append(name).append("Centre {\n");
      out.append(STEP.repeat(3)).append("general ").append(name).append("General at ");
      out.append(start(side)).append('\n');
      out.append(STEP).append(STEP).append("}\n").append(STEP).append("}\n");
    }
    out.append("}\n");
  }

  /** Sides begin at opposite edges, the first below. */
  private Place start(int side) {
    int columns = (int) Math.ceil(wish.width() / 2);
    int rows = (int) wish.height();
    return switch (kind) {
      case HEXES -> new Hex(columns, side == 0 ? rows : 1);
      case BOXES -> new Box(columns, side == 0 ? 1 : rows);
      case TABLE -> new Point(columns, side == 0 ? 1 : Math.max(0, wish.height() - 1));
    };
  }
}

package dev.muster.dsl.ui.map.play;

import dev.muster.dsl.ide.scene.PlayAnswer;
import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.DragPreview;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;

/** Shows on the field what may be answered, and takes what is chosen there. */
public final class PlayTable {

  /** Maximum number of answers in a menu on the field; the list contains all. */
  private static final int SHORT = 12;

  private final FieldModel model;
  private final MapCanvas canvas;
  private final PlaySession session;
  private final PlayPanel panel;
  private OfferedAnswers offered = OfferedAnswers.of(null, "");
  private String words = "";
  private int question = -1;
  private int news;

  public PlayTable(FieldModel model, MapCanvas canvas, PlaySession session, PlayPanel panel) {
    this.model = model;
    this.canvas = canvas;
    this.session = session;
    this.panel = panel;
  }

  /** The battle is another one now. */
  public void stepped(PlayState state, PlayAnswer answer) {
    int number = state.question() == null ? -1 : state.question().number();
    if (number != question || answer.scene() != null) {
      words = "";
    }
    question = number;
    news = answer.battle() == null ? session.moments().size() : state.known();
    String said = answer.refusal().isEmpty() ? answer.words() : answer.refusal();
    panel.show(state, session.moments(), words, said);
    narrow(words);
    about(state).stream().findFirst().flatMap(model::item).ifPresent(canvas::reveal);
  }

  private List<String> about(PlayState state) {
    int shown = state.shown();
    List<String> items =
        state.question() != null
            ? state.question().items()
            : shown >= 0 && shown < session.moments().size()
                ? session.moments().get(shown).items()
                : List.of();
    return items.stream().filter(each -> model.item(each).isPresent()).toList();
  }

  /** Returns the latest events and the open question. */
  public String news() {
    PlayState state = session.state().orElseThrow();
    List<PlayState.PlayedMoment> moments = session.moments();
    List<String> told = new ArrayList<>();
    moments
        .subList(Math.min(Math.max(news, moments.size() - 2), moments.size()), moments.size())
        .forEach(each -> told.addAll(each.lines()));
    told.add(state.question() == null ? state.outcome() : state.question().heading());
    return told.stream().filter(each -> !each.isEmpty()).collect(Collectors.joining(". "));
  }

  /** Shows the answers that these words leave, in the list and on the field. */
  public void narrow(String with) {
    words = with;
    PlayState state = session.state().orElseThrow();
    offered = OfferedAnswers.of(state.question(), words);
    if (state.question() != null) {
      panel.show(offered, state.question(), !words.isBlank());
    } else {
      panel.show(offered, null, false);
    }
    Map<String, PreviewAnswer.Verdict> free = new LinkedHashMap<>();
    offered.places().forEach(each -> free.put(each, new PreviewAnswer.Verdict(each, true, "")));
    model.drag(free.isEmpty() ? DragPreview.NONE : DragPreview.carried(List.of(), 0, 0, "", free));
    List<String> about = about(state);
    Set<String> named = offered.items();
    model.mark(about.isEmpty() ? named : about, List.of());
  }

  /** No battle is played any more. */
  public void clear() {
    offered = OfferedAnswers.of(null, "");
    question = -1;
    model.drag(DragPreview.NONE);
    model.mark(List.of(), List.of());
  }

  /**
   * Handles the choice of a place or its items.
   *
   * @return whether the choice answers the question, or asks which answer is meant
   */
  public boolean chooses(String place, List<SceneItem> things) {
    List<PlayState.Answer> meant = offered.meant(model, place, things);
    if (meant.size() == 1) {
      session.answer(meant.getFirst().option());
    } else if (meant.size() > 1) {
      menu(place, things, meant);
    }
    return !meant.isEmpty();
  }

  private void menu(String place, List<SceneItem> things, List<PlayState.Answer> meant) {
    Menu menu = new Menu(canvas);
    for (PlayState.Answer each : meant.subList(0, Math.min(SHORT, meant.size()))) {
      item(menu, each.label(), () -> session.answer(each.option()));
    }
    if (meant.size() > SHORT) {
      String word =
          things.isEmpty()
              ? place
              : things.getFirst().id().substring(things.getFirst().id().indexOf(':') + 1);
      item(menu, "All " + meant.size() + " in the list", () -> panel.write(word));
    }
    Rectangle at = things.isEmpty() ? canvas.bounds(place) : canvas.bounds(things.getFirst());
    Point spot = canvas.toDisplay(at.x + at.width / 2, at.y + at.height / 2);
    menu.setLocation(spot);
    menu.addListener(SWT.Hide, event -> canvas.getDisplay().asyncExec(menu::dispose));
    menu.setVisible(true);
  }

  private static void item(Menu menu, String label, Runnable act) {
    MenuItem item = new MenuItem(menu, SWT.PUSH);
    item.setText(label.replace("&", "&&"));
    item.addListener(SWT.Selection, event -> act.run());
  }

  /** Describes a place and the possible answers there. */
  public String describe(String place) {
    List<SceneItem> things = model.stands().filter(each -> place.equals(each.place())).toList();
    List<PlayState.Answer> meant = offered.meant(model, place, things);
    List<String> told = new ArrayList<>();
    told.add(place);
    things.forEach(each -> told.add(each.label()));
    if (!meant.isEmpty()) {
      told.add(
          "Enter: "
              + meant.stream()
                  .limit(3)
                  .map(PlayState.Answer::label)
                  .collect(Collectors.joining("; "))
              + (meant.size() > 3 ? "; and " + (meant.size() - 3) + " more" : ""));
    }
    return String.join(". ", told);
  }

  /** Gives an order in words, if they leave one answer. */
  public void order(String given) {
    List<PlayState.Answer> all = offered.all();
    List<PlayState.Answer> same =
        all.stream().filter(each -> each.label().equalsIgnoreCase(given.strip())).toList();
    List<PlayState.Answer> left = same.isEmpty() ? all : same;
    if (left.size() == 1) {
      session.answer(left.getFirst().option());
    } else {
      session.step("order", given, null);
    }
  }

  /** Goes to the next moment of a kind, or the one before. */
  public void turn(String kind, int by) {
    PlayState state = session.state().orElseThrow();
    List<PlayState.PlayedMoment> moments = session.moments();
    for (int at = state.shown() + by; at >= 0 && at < moments.size(); at += by) {
      if (is(kind, at, state, moments)) {
        session.step("show", null, at);
        return;
      }
    }
    panel.say("There is no such moment " + (by > 0 ? "after" : "before") + " this one.");
  }

  private boolean is(String kind, int at, PlayState state, List<PlayState.PlayedMoment> moments) {
    PlayState.PlayedMoment moment = moments.get(at);
    return switch (kind) {
      case "round" -> at > 0 && moment.round() != moments.get(at - 1).round();
      case "note" -> state.notes().stream().anyMatch(each -> each.event() == moment.event());
      case "stand" -> moment.items().stream().anyMatch(model.selected()::contains);
      case "charge" ->
          moment.turn().equals(kind)
              && (model.selected().isEmpty()
                  || model.selected().stream()
                      .map(each -> each.substring(each.indexOf(':') + 1))
                      .anyMatch(List.of(moment.turning().split(" "))::contains));
      default -> moment.turn().equals(kind);
    };
  }
}

package dev.muster.dsl.ui.map.play;

import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** The answers of a question that some words leave, and which of them a spot of the field means. */
final class OfferedAnswers {

  /** Distance in measures within which a click on an open table selects the place of an answer. */
  private static final double NEAR = 0.75;

  private final List<PlayState.AnswerGroup> groups;

  private OfferedAnswers(List<PlayState.AnswerGroup> groups) {
    this.groups = groups;
  }

  /**
   * @param question null for none
   * @param words all but the last of which an answer must have; it has a word that begins with the
   *     last
   */
  static OfferedAnswers of(PlayState.Question question, String words) {
    if (question == null) {
      return new OfferedAnswers(List.of());
    }
    List<String> wanted =
        Arrays.stream(words.toLowerCase(Locale.ROOT).strip().split("\\s+"))
            .filter(each -> !each.isEmpty())
            .toList();
    return new OfferedAnswers(
        question.groups().stream()
            .map(
                group ->
                    new PlayState.AnswerGroup(
                        group.label(),
                        group.answers().stream().filter(each -> fits(each, wanted)).toList()))
            .filter(group -> !group.answers().isEmpty())
            .toList());
  }

  private static boolean fits(PlayState.Answer answer, List<String> wanted) {
    List<String> own = List.of(answer.label().toLowerCase(Locale.ROOT).split("\\s+"));
    for (int i = 0; i < wanted.size(); i++) {
      String word = wanted.get(i);
      boolean last = i == wanted.size() - 1;
      if (!(last ? own.stream().anyMatch(each -> each.startsWith(word)) : own.contains(word))) {
        return false;
      }
    }
    return true;
  }

  List<PlayState.AnswerGroup> groups() {
    return groups;
  }

  List<PlayState.Answer> all() {
    return groups.stream().flatMap(each -> each.answers().stream()).toList();
  }

  /** Places that answers end in. */
  Set<String> places() {
    Set<String> places = new TreeSet<>();
    all().stream().filter(each -> each.place() != null).forEach(each -> places.add(each.place()));
    return places;
  }

  /** Ids of what answers name. */
  Set<String> items() {
    Set<String> items = new TreeSet<>();
    all().forEach(each -> items.addAll(each.items()));
    return items;
  }

  /** The answers that a place and the things there mean; a thing goes before its place. */
  List<PlayState.Answer> meant(FieldModel model, String place, List<SceneItem> things) {
    List<String> ids = things.stream().map(SceneItem::id).toList();
    List<PlayState.Answer> named =
        all().stream().filter(each -> each.items().stream().anyMatch(ids::contains)).toList();
    return named.isEmpty()
        ? all().stream()
            .filter(each -> each.place() != null && isAt(model, each.place(), place))
            .toList()
        : named;
  }

  private static boolean isAt(FieldModel model, String wanted, String place) {
    if (wanted.equals(place)) {
      return true;
    }
    boolean table = model.scene().map(each -> each.board().table() != null).orElse(false);
    if (!table || place.isEmpty()) {
      return false;
    }
    double cell = model.scene().orElseThrow().board().cell();
    return model
        .places()
        .middle(wanted)
        .flatMap(
            a ->
                model
                    .places()
                    .middle(place)
                    .map(b -> Math.hypot(a[0] - b[0], a[1] - b[1]) <= NEAR * cell))
        .orElse(false);
  }
}

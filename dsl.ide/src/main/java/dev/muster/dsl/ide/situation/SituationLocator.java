package dev.muster.dsl.ide.situation;

import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Position;
import org.jspecify.annotations.Nullable;

/** Says what on the map of a situation a caret means, and where in the text something stands. */
final class SituationLocator {
  private static final Pattern WORD = Pattern.compile("[^\\s#]+");

  private final Scene scene;

  SituationLocator(Scene scene) {
    this.scene = scene;
  }

  /** Returns the location of an item in the text. */
  LocateAnswer ofItem(String id) {
    SceneItem item = scene.items().get(id);
    return item == null ? LocateAnswer.nothing() : answer(List.of(item), List.of(), item.label());
  }

  /** Returns the items at a place. */
  LocateAnswer ofPlace(String place) {
    List<SceneItem> here =
        scene.items().values().stream()
            .filter(each -> each.hit() != null && place.equals(each.place()))
            .toList();
    String label =
        Stream.concat(Stream.of(place), here.stream().map(SceneItem::label))
            .collect(Collectors.joining(". "));
    return answer(here, List.of(place), label);
  }

  /**
   * Returns the items at a caret: the stand or place at it, otherwise everything that its line
   * names.
   */
  LocateAnswer at(List<String> lines, Position caret) {
    int number = caret.getLine();
    if (number < 0 || number >= lines.size()) {
      return LocateAnswer.nothing();
    }
    String line = lines.get(number);
    int comment = line.indexOf('#');
    String said = comment < 0 ? line : line.substring(0, comment);
    List<SceneItem> own = ofLine(number);
    Set<SceneItem> named = new LinkedHashSet<>();
    Set<String> places = new LinkedHashSet<>();
    Matcher words = WORD.matcher(said);
    while (words.find()) {
      boolean here = words.start() <= caret.getCharacter() && caret.getCharacter() <= words.end();
      SceneItem item = ofName(words.group());
      String place = place(words.group());
      if (here && item != null) {
        return answer(List.of(item), List.of(), item.label());
      }
      if (here && place != null) {
        return answer(
            own.stream().filter(each -> place.equals(each.place())).toList(),
            List.of(place),
            ofPlace(place).label());
      }
      if (item != null) {
        named.add(item);
      }
      if (place != null && own.isEmpty()) {
        places.add(place);
      }
    }
    List<SceneItem> meant = own.isEmpty() ? List.copyOf(named) : own;
    String label =
        meant.isEmpty()
            ? null
            : meant.size() == 1 ? meant.getFirst().label() : meant.size() + " on this line";
    return answer(meant, List.copyOf(places), label);
  }

  /** The items whose line it is, or those of the line of the army list. */
  private List<SceneItem> ofLine(int line) {
    List<SceneItem> stands = new ArrayList<>();
    List<SceneItem> ofList = new ArrayList<>();
    for (SceneItem each : scene.items().values()) {
      if (each.hit() != null && isAt(each.source(), line)) {
        stands.add(each);
      } else if (each.hit() != null && isAt(each.definition(), line)) {
        ofList.add(each);
      }
    }
    return stands.isEmpty() ? ofList : stands;
  }

  private static boolean isAt(@Nullable SceneSource source, int line) {
    return source != null && source.range().getStart().getLine() == line;
  }

  private @Nullable SceneItem ofName(String word) {
    return scene.items().get("stand:" + word);
  }

  private @Nullable String place(String word) {
    Place place = Place.read(word);
    return place == null ? null : place.toString();
  }

  private LocateAnswer answer(List<SceneItem> items, List<String> places, @Nullable String label) {
    List<SceneSource> sources =
        items.stream()
            .flatMap(each -> Stream.of(each.source(), each.definition()))
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    return new LocateAnswer(
        scene.revision(),
        scene.scenario(),
        items.stream().map(SceneItem::id).toList(),
        places,
        sources,
        label);
  }
}

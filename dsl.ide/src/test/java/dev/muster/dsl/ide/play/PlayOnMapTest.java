package dev.muster.dsl.ide.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.scene.PlayAnswer;
import dev.muster.dsl.ide.scene.PlayParams;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.dsl.ide.scene.PlaySaveParams;
import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ide.scene.PlayStepParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneCloseParams;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneRequests;
import dev.muster.print.export.StripFormat;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationRunner;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.SituationService;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.imageio.ImageIO;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A battle is played over the protocol of the map, as a painter would. */
@Tag("slow")
class PlayOnMapTest extends ServerTest {
  private static final String VIEW = "played";

  private SceneRequests server() {
    return (SceneRequests) languageServer;
  }

  private String example(String name) throws Exception {
    String text = Files.readString(Path.of("../examples/" + name + "/" + name + ".muster"));
    return open(name + ".muster", text, false).uri();
  }

  private static PlayParams scenario(String view, String uri, Long seed, String... commanders) {
    return new PlayParams(
        view,
        new TextDocumentIdentifier(uri),
        null,
        null,
        List.of(commanders),
        seed,
        null,
        null,
        null,
        null,
        null);
  }

  private static PlayParams from(
      String view, String from, Integer event, Long seed, String order, String... commanders) {
    return new PlayParams(
        view,
        null,
        null,
        null,
        commanders.length == 0 ? null : List.of(commanders),
        seed,
        from,
        null,
        null,
        event,
        order);
  }

  /** A painter: it keeps the scene by the differences, and the moments. */
  private final class Painter {
    final String view;
    final Map<String, SceneItem> items = new LinkedHashMap<>();
    final List<PlayState.PlayedMoment> moments = new ArrayList<>();
    long revision;
    PlayState state;
    PlayAnswer last;

    Painter(String view) {
      this.view = view;
    }

    Painter begin(PlayParams params) {
      take(server().play(params).join());
      assertEquals("", last.refusal());
      return this;
    }

    PlayAnswer step(String kind, Integer option, String order, Integer moment) {
      Integer number = state.question() == null ? null : state.question().number();
      take(server().playStep(new PlayStepParams(view, kind, number, option, order, moment)).join());
      return last;
    }

    private void take(PlayAnswer answer) {
      last = answer;
      Scene scene = answer.scene();
      SceneChange change = answer.change();
      if (scene != null) {
        items.clear();
        items.putAll(scene.items());
        revision = scene.revision();
      } else if (change != null) {
        assertEquals(revision, change.base());
        revision = change.revision();
        if (change.items() != null) {
          items.putAll(change.items());
        }
        if (change.removed() != null) {
          change.removed().forEach(items::remove);
        }
      }
      if (answer.battle() != null) {
        state = answer.battle();
        moments.subList(state.known(), moments.size()).clear();
        moments.addAll(state.moments());
      }
    }

    /** The answer with these words. */
    PlayState.Answer answer(String words) {
      return Objects.requireNonNull(state.question()).groups().stream()
          .flatMap(each -> each.answers().stream())
          .filter(each -> each.label().equals(words))
          .findFirst()
          .orElse(null);
    }

    String log() {
      return server().playSave(new PlaySaveParams(view, "log")).join().files().getFirst().text();
    }

    /** What stands where, as the map shows it. */
    Map<String, String> places() {
      Map<String, String> places = new LinkedHashMap<>();
      items.values().stream()
          .filter(each -> each.kind().equals("stand"))
          .forEach(each -> places.put(each.id(), each.place()));
      return places;
    }
  }

  private static void isFair(String log) {
    JsonReferee.Verdict verdict = JsonReferee.check(log.lines().toList(), RuleSystems::engine);
    assertTrue(verdict.fair(), () -> verdict.event() + ": " + verdict.message());
    assertTrue(verdict.seeded());
  }

  /** The answers of a side in the log of a battle that commanders have fought. */
  private static List<String> answers(String log, String side) {
    List<String> found = new ArrayList<>();
    log.lines()
        .map(each -> JsonParser.parseString(each).getAsJsonObject())
        .filter(each -> each.get("event").getAsString().equals("Decided"))
        .filter(each -> side.isEmpty() || each.get("side").getAsString().equals(side))
        .forEach(each -> found.add(each.get("answer").getAsString()));
    return found;
  }

  private static String withoutCommanders(String log) {
    return log.substring(log.indexOf('\n'));
  }

  /** Who answers as a commander does plays the battle of the commander. */
  @ParameterizedTest
  @CsvSource({"meeting", "even-table", "pavia"})
  void aBattleIsPlayedFromTheFirstOrderToTheLast(String example) throws Exception {
    isPlayedToTheLastOrder(example, "steady");
  }

  @Test
  @Tag("nightly")
  void aBattleAgainstRandomOrdersIsPlayedToTheLast() throws Exception {
    isPlayedToTheLastOrder("meeting", "random");
  }

  private void isPlayedToTheLastOrder(String example, String enemy) throws Exception {
    String uri = example(example);
    Painter original =
        new Painter("original").begin(scenario("original", uri, 3L, "steady", enemy));
    assertFalse(original.state.outcome().isEmpty());
    assertNull(original.state.question());
    String log = original.log();
    isFair(log);
    String side = original.state.sides().getFirst().name();
    Painter played = new Painter(VIEW).begin(scenario(VIEW, uri, 3L, "human", enemy));
    assertEquals("human", played.state.sides().getFirst().commander());
    assertEquals(enemy, played.state.sides().get(1).commander());
    int placed = 0;
    for (String words : answers(log, side)) {
      PlayState.Question question = Objects.requireNonNull(played.state.question());
      assertTrue(question.heading().contains("round"), question.heading());
      placed += namesWhatThereIs(question, played);
      PlayState.Answer answer = played.answer(words);
      PlayAnswer done =
          answer == null
              ? played.step("order", null, words, null)
              : played.step("answer", answer.option(), null, null);
      assertEquals("", done.refusal());
    }
    assertTrue(placed > 20, placed + " answers with a place or a name on the map");
    assertEquals(original.state.outcome(), played.state.outcome());
    assertEquals(withoutCommanders(log), withoutCommanders(played.log()));
    isFair(played.log());
    assertEquals(original.moments, played.moments);
    assertEquals(original.places(), played.places());
    assertTrue(
        server()
            .playSave(new PlaySaveParams(VIEW, "page"))
            .join()
            .files()
            .getFirst()
            .text()
            .contains("<!DOCTYPE"));
  }

  /** Each place of an answer is on the map, and each item of the question is there to click. */
  private static int namesWhatThereIs(PlayState.Question question, Painter painter) {
    Set<Integer> options = new HashSet<>();
    int placed = 0;
    for (PlayState.AnswerGroup group : question.groups()) {
      for (PlayState.Answer each : group.answers()) {
        assertTrue(options.add(each.option()), each.label());
        if (each.place() != null) {
          assertNotNull(dev.muster.rules.model.Place.read(each.place()), each.place());
          placed++;
        }
        placed += each.items().isEmpty() ? 0 : 1;
      }
    }
    assertTrue(options.contains(question.usual()));
    return placed;
  }

  @Test
  void anOrderInWordsIsGivenOrRefusedWithItsRule() throws Exception {
    Painter played =
        new Painter(VIEW).begin(scenario(VIEW, example("meeting"), 4L, "human", "steady"));
    played.step("order", null, "declare SouthCentre", null);
    played.step("order", null, "declare SouthCentre", null);
    played.step("order", null, "Ash rides to 1011", null);
    PlayAnswer why = played.step("why", null, "SouthGuns fires at NorthFoot-4", null);
    assertEquals("", why.refusal());
    assertTrue(why.words().contains("SN-7.0-15"), why.words());
    Map<String, String> before = played.places();
    PlayState.Question asked = played.state.question();
    PlayAnswer far = played.step("order", null, "SouthGuns fires at NorthFoot-4", null);
    assertTrue(far.refusal().contains("SN-7.0-15"), far.refusal());
    assertEquals(before, played.places());
    assertEquals(asked, played.state.question());
    PlayAnswer moved = played.step("order", null, "SouthFoot-3 moves to 1110", null);
    assertEquals("", moved.refusal());
    assertEquals("1110", played.places().get("stand:SouthFoot-3"));
    assertTrue(
        played.moments.getLast().lines().getLast().contains("SouthFoot-3"),
        played.moments.getLast().lines().toString());
    assertEquals(List.of("stand:SouthFoot-3"), played.state.question().items());
  }

  @ParameterizedTest
  @ValueSource(strings = {"meeting", "even-table", "pavia"})
  void whatIsTakenBackWasNeverDone(String example) throws Exception {
    Painter played = new Painter(VIEW).begin(scenario(VIEW, example(example), 3L, "human", "bold"));
    assertFalse(played.state.undo());
    assertTrue(played.step("undo", null, null, null).refusal().startsWith("There is no answer"));
    Map<String, String> places = played.places();
    String log = played.log();
    List<PlayState.PlayedMoment> moments = List.copyOf(played.moments);
    PlayState.Question question = played.state.question();
    for (String kind : List.of("auto", "autoRound", "autoBattle")) {
      assertEquals("", played.step(kind, null, null, null).refusal());
      assertNotEquals(question, played.state.question());
      assertTrue(played.state.undo());
    }
    assertFalse(played.state.outcome().isEmpty());
    for (int i = 0; i < 3; i++) {
      assertEquals("", played.step("undo", null, null, null).refusal());
    }
    assertFalse(played.state.undo());
    assertEquals(question, played.state.question());
    assertEquals(places, played.places());
    assertEquals(moments, played.moments);
    assertEquals(log, played.log());
    isFair(log);
  }

  /** An answer to a question that is no more is not given to another one. */
  @Test
  void anAnswerIsForItsQuestion() throws Exception {
    Painter played =
        new Painter(VIEW).begin(scenario(VIEW, example("meeting"), 3L, "human", "steady"));
    PlayStepParams late = new PlayStepParams(VIEW, "answer", 99, 0, null, null);
    assertTrue(server().playStep(late).join().refusal().contains("changed"));
    PlayStepParams far =
        new PlayStepParams(VIEW, "answer", played.state.question().number(), 5000, null, null);
    assertTrue(server().playStep(far).join().refusal().contains("changed"));
    server().playClosed(new SceneCloseParams(VIEW));
    assertTrue(server().playStep(late).join().refusal().contains("closed"));
  }

  /** Any moment can be looked at; the battle does not change by it. */
  @Test
  void aMomentBeforeIsShown() throws Exception {
    Painter played =
        new Painter(VIEW).begin(scenario(VIEW, example("meeting"), 3L, "steady", "steady"));
    Map<String, String> end = played.places();
    String log = played.log();
    int middle = played.moments.size() / 2;
    assertEquals("", played.step("show", null, null, 0).refusal());
    Map<String, String> first = played.places();
    assertNotEquals(end, first);
    assertEquals(0, played.state.shown());
    played.step("show", null, null, middle);
    assertNotEquals(first, played.places());
    assertEquals(middle, played.state.shown());
    played.step("now", null, null, null);
    assertEquals(end, played.places());
    assertEquals(log, played.log());
    assertFalse(played.step("show", null, null, 100_000).refusal().isEmpty());
  }

  @Test
  void theTurningPointsAreAmongTheMoments() throws Exception {
    Painter played =
        new Painter(VIEW).begin(scenario(VIEW, example("meeting"), 3L, "bold", "bold"));
    List<PlayState.PlayedMoment> turns =
        played.moments.stream().filter(each -> !each.turn().isEmpty()).toList();
    assertTrue(turns.stream().anyMatch(each -> each.turn().equals("charge")), turns.toString());
    assertTrue(turns.stream().anyMatch(each -> each.turn().equals("break")), turns.toString());
    for (PlayState.PlayedMoment each : turns) {
      assertFalse(each.turning().isEmpty());
      if (each.turn().equals("charge")) {
        assertTrue(each.turning().contains(" charge"), each.turning());
      }
    }
    List<String> rules = played.moments.stream().flatMap(each -> each.rules().stream()).toList();
    assertTrue(rules.contains("4.5 Order Test"), "the rules of a moment have their titles");
    assertTrue(
        rules.stream().allMatch(each -> each.matches("\\d+(\\.\\d+)* \\S.*")), rules::toString);
    for (int i = 1; i < played.moments.size(); i++) {
      assertTrue(played.moments.get(i - 1).event() < played.moments.get(i).event());
    }
  }

  @Test
  void aBattleIsFoughtOnFromAMoment() throws Exception {
    Painter first = new Painter("a").begin(scenario("a", example("meeting"), 3L, "steady", "bold"));
    int middle = first.moments.size() / 2;
    PlayState.PlayedMoment moment = first.moments.get(middle);
    // the same dice and commanders: the same battle
    Painter same = new Painter("b").begin(from("b", "a", moment.event(), null, null));
    assertEquals(withoutCommanders(first.log()), withoutCommanders(same.log()));
    // other dice: the same up to there
    Painter other = new Painter("c").begin(from("c", "a", moment.event(), 99L, null));
    assertEquals(first.moments.subList(0, middle + 1), other.moments.subList(0, middle + 1));
    assertNotEquals(first.moments, other.moments);
    isFair(other.log());
    // another commander
    Painter led =
        new Painter("d").begin(from("d", "a", moment.event(), null, null, "bold", "bold"));
    assertEquals(first.moments.subList(0, middle + 1), led.moments.subList(0, middle + 1));
    assertEquals("bold", led.state.sides().getFirst().commander());
    isFair(led.log());
    // taking a side over
    Painter mine =
        new Painter("e").begin(from("e", "a", moment.event(), null, null, "human", "bold"));
    assertNotNull(mine.state.question());
    assertEquals(0, mine.state.question().side());
    assertEquals(first.moments.subList(0, middle + 1), mine.moments.subList(0, middle + 1));
    // another order, in the words of one of the options
    String usual = null;
    for (PlayState.AnswerGroup group : mine.state.question().groups()) {
      for (PlayState.Answer each : group.answers()) {
        usual = each.option() == mine.state.question().usual() ? usual : each.label();
      }
    }
    PlayAnswer ordered = server().play(from("f", "e", null, null, usual, "steady", "bold")).join();
    assertEquals("", ordered.refusal());
    assertFalse(ordered.battle().outcome().isEmpty());
    PlayAnswer refused =
        server().play(from("g", "e", null, null, "Nobody flies to 0101", "steady", "bold")).join();
    assertTrue(refused.refusal().startsWith("Nobody flies"), refused.refusal());
  }

  /** Two battles that are the same up to a moment stand side by side. */
  @Test
  void twoBattlesStandSideBySide() throws Exception {
    Painter played =
        new Painter("a").begin(scenario("a", example("meeting"), 3L, "steady", "bold"));
    assertNull(played.state.branch());
    assertFalse(played.step("other", null, null, null).refusal().isEmpty());
    List<PlayState.PlayedMoment> former = List.copyOf(played.moments);
    String formerOutcome = played.state.outcome();
    int middle = former.size() / 2;
    played.begin(from("a", "", former.get(middle).event(), 99L, null));
    List<PlayState.PlayedMoment> branch = List.copyOf(played.moments);
    PlayState.OtherBattle beside = Objects.requireNonNull(played.state.branch());
    assertTrue(beside.earlier());
    assertEquals(formerOutcome, beside.outcome());
    assertEquals(former.size(), beside.moments());
    assertTrue(beside.parts() >= middle);
    assertEquals(former.subList(0, beside.parts() + 1), branch.subList(0, beside.parts() + 1));
    assertNotEquals(former.get(beside.parts() + 1), branch.get(beside.parts() + 1));
    for (PlayState.CoursePoint each : beside.course()) {
      assertEquals(former.get(each.moment()).lost(), each.lost());
    }
    assertEquals(former.size() - 1, beside.course().getLast().moment());
    // the other one at the same place
    played.step("show", null, null, middle);
    Map<String, String> common = played.places();
    played.step("other", null, null, null);
    assertEquals(former, played.moments);
    assertEquals(middle, played.state.shown());
    assertEquals(common, played.places());
    PlayState.OtherBattle on = Objects.requireNonNull(played.state.branch());
    assertFalse(on.earlier());
    assertEquals(beside.parts(), on.parts());
    assertEquals(branch.size(), on.moments());
    // what lies behind the parting is shown by its round
    int late = (on.parts() + former.size()) / 2;
    played.step("show", null, null, late);
    played.step("other", null, null, null);
    int there = played.state.shown();
    assertTrue(there > on.parts() && there < branch.size());
    assertTrue(branch.get(there).round() <= former.get(late).round());
    // whoever goes on from the former battle leaves the branch
    played.step("other", null, null, null);
    played.begin(from("a", "", former.get(middle).event(), 7L, null));
    assertEquals(formerOutcome, Objects.requireNonNull(played.state.branch()).outcome());
    played.step("back", null, null, null);
    assertEquals(former, played.moments);
    assertNull(played.state.branch());
    assertFalse(played.step("back", null, null, null).refusal().isEmpty());
  }

  /** The moment that is shown is saved as a situation that is read and played; in each game. */
  @ParameterizedTest
  @ValueSource(strings = {"meeting", "even-table", "pavia"})
  void aMomentIsSavedAsASituation(String example) throws Exception {
    Painter played =
        new Painter(VIEW).begin(scenario(VIEW, example(example), 3L, "steady", "bold"));
    Set<String> names = new HashSet<>();
    for (int part = 1; part < 4; part++) {
      int moment = part * played.moments.size() / 4;
      played.step("show", null, null, moment);
      PlaySaveAnswer saved = server().playSave(new PlaySaveParams(VIEW, "situation")).join();
      assertEquals("", saved.refusal());
      PlaySaveAnswer.PlayedFile file = saved.files().getFirst();
      assertTrue(file.name().endsWith(".situation"), file.name());
      names.add(file.name());
      Situation situation = SituationService.read(file.name(), file.text());
      SituationRunner.Result result = SituationService.play(situation, event -> {});
      assertEquals(List.of(), result.problems());
      Map<String, String> there = new LinkedHashMap<>();
      for (Scenario.Side side : situation.program().scenario().sides()) {
        for (Scenario.Group group : side.groups()) {
          group.stands().forEach(each -> there.put("stand:" + each.name(), each.at().toString()));
        }
      }
      int event = Integer.parseInt(file.name().replaceAll(".*-([0-9]+)\\.situation", "$1"));
      int settled = 0;
      while (settled + 1 < played.moments.size()
          && played.moments.get(settled + 1).event() <= event) {
        settled++;
      }
      played.step("show", null, null, settled);
      assertTrue(settled <= moment);
      played
          .places()
          .forEach((id, at) -> assertTrue(at == null || at.equals(there.get(id)), id + " " + at));
    }
    assertEquals(3, names.size());
    played.step("show", null, null, -1);
    PlaySaveAnswer begins = server().playSave(new PlaySaveParams(VIEW, "situation")).join();
    assertTrue(begins.refusal().contains("has not begun"), begins.refusal());
  }

  /** The film strip of a battle that is over, as the command line writes it. */
  @Test
  void aBattleThatIsOverIsSavedAsAFilmStrip() throws Exception {
    savesAFilmStrip("pavia");
  }

  @ParameterizedTest
  @Tag("nightly")
  @ValueSource(strings = {"meeting", "even-table"})
  void theFilmStripOfEachGameIsSaved(String example) throws Exception {
    savesAFilmStrip(example);
  }

  private void savesAFilmStrip(String example) throws Exception {
    String uri = example(example);
    Painter played = new Painter(VIEW).begin(scenario(VIEW, uri, 3L, "human", "steady"));
    PlaySaveAnswer early = server().playSave(new PlaySaveParams(VIEW, "png")).join();
    assertEquals(
        "A film strip can be written when the battle is over. Save a log until then.",
        early.refusal());
    played = new Painter(VIEW).begin(scenario(VIEW, uri, 3L, "steady", "steady"));
    String svg = new String(strip("svg").bytes(), StandardCharsets.UTF_8);
    assertTrue(svg.startsWith("<svg") && svg.contains("Seed 3"), svg.substring(0, 200));
    PlaySaveAnswer.PlayedFile picture = strip("png");
    assertTrue(picture.name().endsWith("-3.png"), picture.name());
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture.bytes()));
    assertTrue(image.getWidth() >= 1000, image.getWidth() + " dots wide");
    assertArrayEquals(StripFormat.PNG.bytes(recorded(played.log())), picture.bytes());
  }

  private PlaySaveAnswer.PlayedFile strip(String form) {
    PlaySaveAnswer saved = server().playSave(new PlaySaveParams(VIEW, form)).join();
    assertEquals("", saved.refusal());
    return saved.files().getFirst();
  }

  private static BattleRecording recorded(String log) {
    BattleProgram program =
        Objects.requireNonNull(
            JsonReferee.check(log.lines().toList(), RuleSystems::engine).program());
    return BattleRecording.of(program, 3, SearchSettings.of(SearchEffort.USUAL, 3), () -> false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"meeting", "even-table", "pavia"})
  void aSavedBattleGoesOn(String example) throws Exception {
    Painter played =
        new Painter(VIEW).begin(scenario(VIEW, example(example), 3L, "human", "steady"));
    for (int i = 0; i < 7; i++) {
      played.step("auto", null, null, null);
    }
    String log = played.log();
    isFair(log);
    Painter read =
        new Painter("read")
            .begin(
                new PlayParams("read", null, null, null, null, null, null, log, null, null, null));
    assertEquals(played.state.question(), read.state.question());
    assertEquals(played.moments, read.moments);
    assertEquals(played.places(), read.places());
    assertEquals("human", read.state.sides().getFirst().commander());
    String forged = log.replaceFirst("\"answer\":\"[^\"]*\"", "\"answer\":\"<b>fly</b>\"");
    PlayAnswer refused =
        server()
            .play(new PlayParams("x", null, null, null, null, null, null, forged, null, null, null))
            .join();
    assertTrue(refused.refusal().contains("Event"), refused.refusal());
    PlayAnswer none =
        server()
            .play(
                new PlayParams(
                    "x", null, null, null, null, null, null, "once upon", null, null, null))
            .join();
    assertTrue(none.refusal().contains("no log"), none.refusal());
  }

  @Test
  void whatCannotBePlayedSaysWhy() {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    writeFile("wrong.muster", BATTLE.replace("at 0301 0401", "at 9901 0401"));
    String uri = open("battle.muster", BATTLE, false).uri();
    PlayAnswer three = server().play(scenario(VIEW, uri, 1L, "human")).join();
    assertTrue(three.refusal().contains("2 sides"), three.refusal());
    PlayAnswer unknown = server().play(scenario(VIEW, uri, 1L, "human", "genius")).join();
    assertTrue(unknown.refusal().contains("found genius"), unknown.refusal());
    String wrong = uri.replace("battle.muster", "wrong.muster");
    PlayAnswer broken = server().play(scenario(VIEW, wrong, 1L, "human", "steady")).join();
    assertTrue(broken.refusal().startsWith("Correct this first: line 10"), broken.refusal());
    String map = uri.replace("battle.muster", "field.muster");
    assertTrue(
        server().play(scenario(VIEW, map, 1L, "human", "steady")).join().refusal().contains("map"));
    assertEquals(
        "nowhere.muster is neither open nor a file.",
        server().play(scenario(VIEW, "nowhere.muster", 1L, "human", "steady")).join().refusal());
    PlayAnswer again = server().play(scenario(VIEW, uri, 1L, "human", "steady")).join();
    assertEquals("", again.refusal());
  }
}

package dev.muster.rules.analysis;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.PrintedNameFormatter;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** Makes the story of a battle out of its events, its positions and its analysis. */
public final class StoryWriter {
  /** Maximum number of reported turning points. */
  private static final int TURNING_POINTS = 6;

  /** The least a step must change the value to turn a battle. */
  private static final double TURN = 0.04;

  /** Maximum number of report lines per turning point. */
  private static final int LINES = 4;

  /** Maximum number of reported throws per side. */
  private static final int THROWS = 5;

  private final Engine engine;
  private final BattleProgram program;
  private final Scenario scenario;
  private final PlayedBattle battle;
  private final BattleAnalysis analysis;
  private final Outcome outcome;

  /** By event: the lines of the report. */
  private final List<List<String>> lines = new ArrayList<>();

  /** By round, from 0: what each side has lost at its end. */
  private final List<List<Integer>> lost = new ArrayList<>();

  private final BriefReport brief;
  private BattlePosition last = BattlePosition.NONE;

  private StoryWriter(Engine engine, PlayedBattle battle, BattleAnalysis analysis) {
    this.engine = engine;
    this.battle = battle;
    this.analysis = analysis;
    program = battle.program();
    scenario = program.scenario();
    outcome = analysis.outcome();
    brief =
        new BriefReport(
            new StringBuilder(),
            engine.reportVocabulary(),
            new PrintedNameFormatter(scenario),
            engine.summarizer(scenario));
  }

  /**
   * Returns the story of a battle that was played or read from a log.
   *
   * @param judged whether the marshal judges the decisions, which takes long
   * @param cancelled checked between steps
   * @throws IllegalArgumentException if the battle is not over
   * @throws java.util.concurrent.CancellationException if cancelled
   */
  public static BattleStory story(
      Engine engine, PlayedBattle battle, boolean judged, BooleanSupplier cancelled) {
    BattleAnalysis analysis =
        new BattleAnalyzer(engine, battle.program()).analyze(battle, cancelled);
    return new StoryWriter(engine, battle, analysis).story(judged, cancelled);
  }

  private BattleStory story(boolean judged, BooleanSupplier cancelled) {
    List<String> told = new ArrayList<>();
    Set<String> headings = new HashSet<>();
    AnnotatedReport report =
        new AnnotatedReport(
            scenario,
            engine.eventFormatter(scenario),
            line -> {
              if (!line.text().isBlank() && !line.text().startsWith(TextReport.ROUND_OVER)) {
                told.add(line.text().strip());
              }
            });
    battle.watch(
        (event, position) -> {
          if (event instanceof CommonEvent.PhaseBegins begins) {
            headings.add(begins.phase());
          }
          report.accept(event);
          told.removeIf(headings::contains);
          lines.add(List.copyOf(told));
          told.clear();
          observe(event, position);
        });
    lost.add(last.lost());
    List<BattleStory.DecisiveAction> turns = turningPoints(cancelled);
    List<List<BattleStory.ThrowStory>> best = List.of(best(0), best(1));
    List<BattleStory.SideSkill> skill =
        judged ? MarshalReview.skill(engine, battle, cancelled) : List.of();
    ReportVocabulary words = engine.reportVocabulary();
    return new BattleStory(
        scenario.label().isBlank() ? scenario.name() : scenario.label(),
        program.rulebook().label(),
        scenario.date(),
        battle.seed(),
        scenario.sources(),
        scenario.sides().stream().map(Scenario.Side::name).toList(),
        last.breaksAt(),
        words.countedPlural(),
        words.strength(),
        ReportVocabulary.resultAlone(outcome),
        new StorySummary(scenario, words, analysis, turns, best, skill).lines(),
        List.of(analysis.account(0), analysis.account(1)),
        turns,
        best,
        rounds(),
        fates(),
        curve(),
        analysis.changes(),
        skill);
  }

  private void observe(Event event, BattlePosition position) {
    brief.accept(event);
    if (event instanceof CommonEvent.RoundBegins begins) {
      while (lost.size() < begins.round()) {
        lost.add(last.lost());
      }
    }
    last = position;
  }

  // ---- turning points and throws

  private List<BattleStory.DecisiveAction> turningPoints(BooleanSupplier cancelled) {
    List<List<ValueChange>> steps = new ArrayList<>();
    for (ValueChange each : analysis.changes()) {
      if (steps.isEmpty() || steps.getLast().getFirst().step() != each.step()) {
        steps.add(new ArrayList<>());
      }
      steps.getLast().add(each);
    }
    Comparator<List<ValueChange>> bySize = Comparator.comparingDouble(StoryWriter::size);
    List<List<ValueChange>> greatest =
        steps.stream()
            .filter(each -> size(each) >= TURN)
            .sorted(bySize.reversed())
            .limit(TURNING_POINTS)
            .sorted(Comparator.comparingInt(each -> each.getFirst().step()))
            .toList();
    Map<Integer, String> marshal =
        MarshalReview.of(
            engine,
            battle,
            greatest.stream().map(each -> each.getFirst().step()).collect(Collectors.toSet()),
            cancelled);
    List<BattleStory.DecisiveAction> all = new ArrayList<>();
    for (List<ValueChange> each : greatest) {
      int next = steps.indexOf(each) + 1;
      int end = next < steps.size() ? firstEvent(steps.get(next)) : lines.size();
      String order = marshal.getOrDefault(each.getFirst().step(), "");
      all.add(turningPoint(all.size() + 1, each, end, order));
    }
    return all;
  }

  /** Returns how much dice and decisions changed in a step; the clock makes no turning point. */
  private static double size(List<ValueChange> step) {
    return Math.abs(sum(step, ValueChange.Kind.THROW) + sum(step, ValueChange.Kind.DECISION));
  }

  private static double sum(List<ValueChange> step, ValueChange.Kind kind) {
    return step.stream()
        .filter(each -> each.kind() == kind)
        .mapToDouble(each -> each.gain(0))
        .sum();
  }

  private static int firstEvent(List<ValueChange> step) {
    return step.stream().mapToInt(ValueChange::event).min().orElse(0);
  }

  private BattleStory.DecisiveAction turningPoint(
      int number, List<ValueChange> step, int end, String marshal) {
    List<String> told = new ArrayList<>();
    for (int i = firstEvent(step); i < Math.min(end, lines.size()); i++) {
      told.addAll(lines.get(i));
    }
    List<String> shown = told.size() <= LINES ? told : told.subList(0, LINES);
    return new BattleStory.DecisiveAction(
        number,
        step.getFirst().round(),
        step.getFirst().step(),
        Math.min(end, lines.size()),
        step.getFirst().before(),
        step.getLast().after(),
        sum(step, ValueChange.Kind.THROW),
        sum(step, ValueChange.Kind.DECISION),
        shown.isEmpty() ? List.of(step.getFirst().what()) : shown,
        marshal);
  }

  private List<BattleStory.ThrowStory> best(int side) {
    return analysis.changes().stream()
        .filter(each -> each.kind() == ValueChange.Kind.THROW && each.gain(side) > 0)
        .sorted(Comparator.comparingDouble((ValueChange each) -> each.gain(side)).reversed())
        .limit(THROWS)
        .map(
            each ->
                new BattleStory.ThrowStory(
                    each.round(), each.what(), told(each), each.before(), each.after()))
        .toList();
  }

  /** Returns the report of a throw: the first line after it. */
  private String told(ValueChange thrown) {
    for (int i = thrown.event(); i < lines.size(); i++) {
      if (!lines.get(i).isEmpty()) {
        return lines.get(i).getFirst();
      }
    }
    return thrown.what();
  }

  // ---- rounds, groups, the curve

  private List<BattleStory.RoundStory> rounds() {
    List<BattleStory.RoundStory> all = new ArrayList<>();
    double now = analysis.start();
    for (BriefReport.RoundSummary each : brief.rounds()) {
      RoundChanges changes = new RoundChanges(analysis, each.round());
      double before = now;
      now = changes.after(now);
      if (each.round() == 0 && each.deeds().isEmpty() && before == now) {
        continue;
      }
      List<Integer> losses = lost.get(Math.min(each.round(), lost.size() - 1));
      all.add(
          new BattleStory.RoundStory(
              each.round(),
              changes.paragraph(scenario, each, before),
              before,
              now,
              changes.luck(),
              List.of(changes.decisions(0), changes.decisions(1)),
              changes.course(),
              losses));
    }
    return all;
  }

  private List<BattleStory.GroupFate> fates() {
    List<BattleStory.GroupFate> all = new ArrayList<>();
    for (int side = 0; side < scenario.sides().size(); side++) {
      List<Outcome.StandAccount> stands = outcome.sides().get(side).stands();
      for (Scenario.Group group : scenario.sides().get(side).groups()) {
        List<Outcome.StandAccount> own =
            stands.stream().filter(each -> each.group().equals(group.name())).toList();
        all.add(fate(side, group, own, all.size()));
      }
    }
    return all;
  }

  private BattleStory.GroupFate fate(
      int side, Scenario.Group group, List<Outcome.StandAccount> own, int number) {
    boolean led = number < last.leaders().size() && !group.general().displayName().isBlank();
    return new BattleStory.GroupFate(
        side,
        group.displayName(),
        own.size(),
        (int) own.stream().filter(Outcome.StandAccount::onBoard).count(),
        own.stream().mapToInt(Outcome.StandAccount::startSp).sum(),
        own.stream().mapToInt(Outcome.StandAccount::endSp).sum(),
        led ? group.general().displayName() : "",
        led && last.leaders().get(number).lost());
  }

  private List<BattleStory.CurvePoint> curve() {
    List<BattleStory.CurvePoint> all = new ArrayList<>();
    double luck = 0;
    all.add(new BattleStory.CurvePoint(0, analysis.start(), 0));
    for (int i = 0; i < analysis.changes().size(); i++) {
      ValueChange each = analysis.changes().get(i);
      luck += each.kind() == ValueChange.Kind.THROW ? each.gain(0) : 0;
      boolean stepEnds =
          i + 1 == analysis.changes().size() || analysis.changes().get(i + 1).step() != each.step();
      if (stepEnds) {
        all.add(new BattleStory.CurvePoint(each.round(), each.after(), luck));
      }
    }
    return all;
  }
}

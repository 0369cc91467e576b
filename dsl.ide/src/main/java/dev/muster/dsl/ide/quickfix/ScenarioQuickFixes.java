package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.ide.hover.BuiltInWordDocumentation;
import dev.muster.dsl.ide.map.GeneralLine;
import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.LossDef;
import dev.muster.dsl.muster.PlaceRange;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideCondition;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.muster.WinDef;
import dev.muster.dsl.text.TextChange;
import dev.muster.dsl.text.ValueSynonyms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Mends of scenarios. */
final class ScenarioQuickFixes {
  private static final Pattern FACING = Pattern.compile("such as facing ([NESW]{1,2})");
  private static final int LEAST_BONUS = -2;
  private static final int MOST_BONUS = 3;

  private ScenarioQuickFixes() {}

  private static final Pattern RANGE = Pattern.compile("must be (\\d+) to (\\d+), found (\\d+)");
  private static final Pattern LAST_ROUND = Pattern.compile("rounds, .* end at (\\d+)$");

  static void register(Map<String, QuickFix.Finder> all) {
    all.put("V-092", ScenarioQuickFixes::oneGeneral);
    all.put("V-093", ScenarioQuickFixes::rename);
    all.put("V-094", site -> removeElement(site, GroupDef.class, "Remove the group"));
    all.put("V-096", ScenarioQuickFixes::bonus);
    all.put("V-100", site -> words(site, "poor", "normal", "good"));
    all.put("V-101", ScenarioQuickFixes::poorRange);
    all.put("V-102", ScenarioQuickFixes::quality);
    all.put("V-103", ScenarioQuickFixes::removeRange);
    all.put("V-123", site -> addLength(site));
    all.put("V-124", ScenarioQuickFixes::length);
    all.put("V-140", ScenarioQuickFixes::oneRulebook);
    all.put("V-214", ScenarioQuickFixes::onceOnTheMap);
    all.put("V-215", ScenarioQuickFixes::beforeHex);
    all.put("V-216", ScenarioQuickFixes::fewerLost);
    all.put("V-239", ScenarioQuickFixes::withinRange);
    all.put("V-244", ScenarioQuickFixes::date);
    all.put("V-208", ScenarioQuickFixes::rename);
    all.put("V-209", ScenarioQuickFixes::switchValue);
    all.put("V-210", site -> removeElement(site, SwitchSetting.class, "Remove this setting"));
    all.put("V-211", ScenarioQuickFixes::count);
    all.put("V-213", ScenarioQuickFixes::addFacing);
    all.put(
        "V-218", site -> ArmyQuickFixes.words(site, BuiltInWordDocumentation.COMMANDERS.keySet()));
    all.put("V-219", site -> removeElement(site, PlanDef.class, "Remove this plan"));
    all.put("V-226", ScenarioQuickFixes::rename);
    all.put("V-232", ScenarioQuickFixes::expectation);
    all.put("V-233", ScenarioQuickFixes::history);
    all.put("V-234", ScenarioQuickFixes::lastRound);
    all.put("V-235", ScenarioQuickFixes::noOpportunity);
    all.put("V-240", ScenarioQuickFixes::begin);
    all.put("V-245", ScenarioQuickFixes::atEnd);
    all.put("V-246", ScenarioQuickFixes::turn);
    all.put("V-241", site -> removeElement(site, PlaceRange.class, "Remove it here"));
  }

  private static List<QuickFix> words(QuickFixContext site, String... words) {
    return Stream.of(words)
        .map(word -> QuickFix.of("Change to " + word, site.replaceFound(word)))
        .toList();
  }

  static <T extends EObject> List<QuickFix> removeElement(
      QuickFixContext site, Class<T> kind, String title) {
    T element = site.in(kind);
    INode node = element == null ? null : QuickFixContext.node(element);
    return node == null ? List.of() : List.of(QuickFix.of(title, site.remove(node)));
  }

  // ---- Generals and groups

  private static List<QuickFix> oneGeneral(QuickFixContext site) {
    GroupDef group = site.in(GroupDef.class);
    if (group == null) {
      return List.of();
    }
    if (group.getGenerals().size() > 1) {
      INode second = QuickFixContext.node(group.getGenerals().get(1));
      return second == null
          ? List.of()
          : List.of(
              QuickFix.of(
                  "Remove General " + group.getGenerals().get(1).getName(), site.remove(second)));
    }
    String place =
        group.getStands().stream()
            .flatMap(stand -> stand.getPlaces().stream())
            .findFirst()
            .orElse(PlaceNotation.at(group).kind().example());
    String name = group.getName() == null ? "General" : group.getName();
    String statement = GeneralLine.of(group, name, "+0", place);
    TextChange change = site.addStatement(group, statement);
    return change == null ? List.of() : List.of(QuickFix.of("Add " + statement, change));
  }

  private static List<QuickFix> bonus(QuickFixContext site) {
    GeneralDef general = site.in(GeneralDef.class);
    INode written = general == null ? null : QuickFixContext.node(general, "bonus");
    if (general == null || written == null) {
      return List.of();
    }
    int right = Math.clamp(general.getBonus(), LEAST_BONUS, MOST_BONUS);
    String text = right < 0 ? Integer.toString(right) : "+" + right;
    return List.of(QuickFix.of("Write " + text, QuickFixContext.replace(written, text)));
  }

  private static List<QuickFix> poorRange(QuickFixContext site) {
    GeneralDef general = site.in(GeneralDef.class);
    INode quality = general == null ? null : QuickFixContext.node(general, "quality");
    return quality == null
        ? List.of()
        : List.of(
            QuickFix.of("Add range 2", QuickFixContext.insert(quality.getEndOffset(), " range 2")));
  }

  private static List<QuickFix> removeRange(QuickFixContext site) {
    GeneralDef general = site.in(GeneralDef.class);
    INode range = general == null ? null : QuickFixContext.node(general, "range");
    if (range == null || general == null) {
      return List.of();
    }
    if (general.getQuality() != null && general.getQuality().equals("poor")) {
      return List.of(QuickFix.of("Write 2", QuickFixContext.replace(range, "2")));
    }
    int keyword = site.text().lastIndexOf("range", range.getOffset());
    return List.of(QuickFix.of("Remove the range", site.remove(keyword, range.getEndOffset())));
  }

  // ---- places and facings

  private static List<QuickFix> quality(QuickFixContext site) {
    EObject at = site.element();
    return at == null
        ? List.of()
        : ArmyQuickFixes.words(site, BuiltInWordDocumentation.qualities(at).keySet());
  }

  private static List<QuickFix> addFacing(QuickFixContext site) {
    DeployDef stand = site.in(DeployDef.class);
    if (stand == null) {
      return List.of();
    }
    int place = -1;
    for (String feature : List.of("line", "name", "label", "count", "places", "zone")) {
      EStructuralFeature named = stand.eClass().getEStructuralFeature(feature);
      for (INode node : NodeModelUtils.findNodesForFeature(stand, named)) {
        place = Math.max(place, node.getEndOffset());
      }
    }
    if (place < 0) {
      return List.of();
    }
    int end = place;
    List<String> first = new ArrayList<>();
    String usual = facingOfGroup(stand);
    if (usual != null) {
      first.add(usual);
    }
    if (usual == null) {
      first.addAll(PlaceQuickFixes.facings(stand));
    }
    return first.stream()
        .map(
            facing ->
                QuickFix.of(
                    "Add facing " + facing, QuickFixContext.insert(end, " facing " + facing)))
        .toList();
  }

  private static @Nullable String facingOfGroup(DeployDef stand) {
    if (stand.eContainer() instanceof GroupDef group) {
      for (DeployDef other : group.getStands()) {
        if (PlaceNotation.at(stand).heading(other.getFacing()) != null) {
          return other.getFacing();
        }
      }
    }
    return null;
  }

  private static List<QuickFix> count(QuickFixContext site) {
    DeployDef stand = site.in(DeployDef.class);
    INode count = stand == null ? null : QuickFixContext.node(stand, "count");
    if (stand == null) {
      return List.of();
    }
    if (count == null) {
      INode abreast = QuickFixContext.node(stand, "abreast");
      return abreast == null
          ? List.of()
          : List.of(
              QuickFix.of(
                  "Add a number: 2 abreast", QuickFixContext.insert(abreast.getOffset(), "2 ")));
    }
    if (!stand.isAbreast() && !stand.getPlaces().isEmpty()) {
      return List.of(QuickFix.of("Remove the number", site.remove(count)));
    }
    String right = Integer.toString(Math.clamp(stand.getCount(), 1, 99));
    return List.of(QuickFix.of("Write " + right, QuickFixContext.replace(count, right)));
  }

  private static List<QuickFix> noOpportunity(QuickFixContext site) {
    DeployDef stand = site.in(DeployDef.class);
    INode word = stand == null ? null : QuickFixContext.node(stand, "opportunity");
    if (stand == null || word == null) {
      return List.of();
    }
    int on = site.text().lastIndexOf("on", word.getOffset());
    return List.of(QuickFix.of("Remove on opportunity", site.remove(on, word.getEndOffset())));
  }

  /** A stand that both stands and arrives: one of the two. */
  private static List<QuickFix> onceOnTheMap(QuickFixContext site) {
    DeployDef stand = site.in(DeployDef.class);
    INode arrival =
        stand == null || stand.getArrivals().isEmpty()
            ? null
            : QuickFixContext.node(stand.getArrivals().getFirst());
    if (stand == null || arrival == null) {
      return List.of();
    }
    List<QuickFix> mends = new ArrayList<>();
    int open = site.text().lastIndexOf('{', arrival.getOffset());
    int close = site.text().indexOf('}', arrival.getEndOffset());
    boolean alone =
        open >= 0
            && close >= 0
            && site.text().substring(open + 1, arrival.getOffset()).isBlank()
            && site.text().substring(arrival.getEndOffset(), close).isBlank();
    mends.add(
        QuickFix.of(
            "Remove its arrival", alone ? site.remove(open, close + 1) : site.remove(arrival)));
    return mends;
  }

  /** A hex without at before it, which reads as a number of stands. */
  private static List<QuickFix> beforeHex(QuickFixContext site) {
    EObject at = site.element();
    return at != null && PlaceNotation.at(at).read(site.found()) != null
        ? List.of(QuickFix.of("Add at", QuickFixContext.insert(site.offset(), "at ")))
        : List.of();
  }

  private static List<QuickFix> fewerLost(QuickFixContext site) {
    DeployDef stand = site.in(DeployDef.class);
    INode lost = stand == null ? null : QuickFixContext.node(stand, "lost");
    String left =
        stand == null || stand.getLine() == null || stand.getLine().eIsProxy()
            ? null
            : stand.getLine().getEntries().stream()
                .filter(
                    each -> each.getKey() instanceof StatDef stat && "sp".equals(stat.getName()))
                .map(StatParser::text)
                .findFirst()
                .orElse(null);
    if (stand == null
        || lost == null
        || left == null
        || !left.matches("\\d{1,3}.*")
        || stand.getLost().size() > 1) {
      return List.of();
    }
    int most = Integer.parseInt(left.replaceAll("\\D.*", "")) - 1;
    return most < 1
        ? List.of()
        : List.of(
            QuickFix.of(
                "Write lost " + most, QuickFixContext.replace(lost, Integer.toString(most))));
  }

  /** Moves a die roll, a share or a round to the nearest allowed value. */
  private static List<QuickFix> withinRange(QuickFixContext site) {
    EObject element = site.element();
    String found = site.found().strip();
    Matcher range = RANGE.matcher(site.message());
    if (range.find()) {
      Matcher number = Pattern.compile("\\b" + range.group(3) + "\\b").matcher(site.text());
      String right =
          Long.parseLong(range.group(3)) > Long.parseLong(range.group(2))
              ? range.group(2)
              : range.group(1);
      return number.find(site.offset())
          ? List.of(
              QuickFix.of(
                  "Write " + right, new TextChange(number.start(), number.group().length(), right)))
          : List.of();
    }
    SideCondition share = site.in(SideCondition.class);
    INode count = share == null ? null : QuickFixContext.node(share, "count");
    if (share != null && count != null && share.isPercent()) {
      String percent = Integer.toString(Math.clamp(share.getCount(), 1, 100));
      return List.of(
          QuickFix.of("Write " + percent + "%", QuickFixContext.replace(count, percent)));
    }
    if (element == null || !found.matches("\\d{1,9}")) {
      return List.of();
    }
    int number = Integer.parseInt(found);
    int right =
        switch (element) {
          case ArrivalDef arrival when site.message().contains("D6") -> Math.clamp(number, 2, 6);
          default -> Math.max(1, number);
        };
    return right == number
        ? List.of()
        : List.of(QuickFix.of("Write " + right, site.replaceFound(Integer.toString(right))));
  }

  /** Month and day the wrong way round, or the year last. */
  private static List<QuickFix> date(QuickFixContext site) {
    String[] parts = site.found().replaceAll("\\s", "").split("-", -1);
    if (parts.length != 3) {
      return List.of();
    }
    boolean yearLast = parts[0].length() < 3 && parts[2].length() == 4;
    String year = yearLast ? parts[2] : parts[0];
    String month = yearLast ? parts[1] : parts[2];
    String day = yearLast ? parts[0] : parts[1];
    String right =
        year
            + "-"
            + (month.length() < 2 ? "0" : "")
            + month
            + "-"
            + (day.length() < 2 ? "0" : "")
            + day;
    return year.length() == 4
            && month.matches("0?[1-9]|1[0-2]")
            && day.matches("0?[1-9]|[12]\\d|3[01]")
        ? List.of(QuickFix.of("Write " + right, site.replaceFound(right)))
        : List.of();
  }

  /** The rulebook the armies are for. */
  private static List<QuickFix> oneRulebook(QuickFixContext site) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    INode rulebook = scenario == null ? null : QuickFixContext.node(scenario, "rulebook");
    if (scenario == null || rulebook == null || site.offset() != rulebook.getOffset()) {
      return List.of();
    }
    return scenario.getSides().stream()
        .map(side -> side.getArmy().getRulebook().getName())
        .distinct()
        .map(name -> QuickFix.of("Write rules " + name, QuickFixContext.replace(rulebook, name)))
        .toList();
  }

  // ---- time, switches, expectations

  /** Twelve rounds, or as many as something of the scenario waits for. */
  private static List<QuickFix> length(QuickFixContext site) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    if (scenario == null) {
      return List.of();
    }
    int last = 12;
    for (EObject each : EcoreUtil2.eAllContentsAsList(scenario)) {
      last =
          Math.max(
              last,
              switch (each) {
                case ArrivalDef arrival -> arrival.getRound() + 1;
                case PlanDef plan -> plan.getFromRound();
                case ExpectDef expect when "rounds".equals(expect.getMeasure()) ->
                    Math.max(expect.getLow(), expect.getHigh());
                default -> 0;
              });
    }
    int rounds = Math.min(last, 99);
    return List.of(QuickFix.of("Write " + rounds, site.replaceFound(Integer.toString(rounds))));
  }

  private static List<QuickFix> addLength(QuickFixContext site) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    TextChange change = scenario == null ? null : site.addStatement(scenario, "length 12 rounds");
    return change == null ? List.of() : List.of(QuickFix.of("Add length 12 rounds", change));
  }

  private static List<QuickFix> lastRound(QuickFixContext site) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    EObject element = site.element();
    INode round =
        switch (element) {
          case ArrivalDef arrival -> QuickFixContext.node(arrival, "round");
          case PlanDef plan -> QuickFixContext.node(plan, "fromRound");
          case null, default -> null;
        };
    if (scenario == null || round == null || scenario.getRounds() < 1) {
      return List.of();
    }
    String last = Integer.toString(scenario.getRounds());
    return List.of(QuickFix.of("Write round " + last, QuickFixContext.replace(round, last)));
  }

  /**
   * Makes a plan begin in the last round if it begins after it; removes a plan that another one
   * replaces.
   */
  private static List<QuickFix> begin(QuickFixContext site) {
    PlanDef plan = site.in(PlanDef.class);
    ScenarioDef scenario = site.in(ScenarioDef.class);
    List<QuickFix> mends = new ArrayList<>();
    if (plan != null && scenario != null && plan.getFromRound() > scenario.getRounds()) {
      mends.addAll(lastRound(site));
    }
    mends.addAll(removeElement(site, PlanDef.class, "Remove this plan"));
    return mends;
  }

  private static List<QuickFix> atEnd(QuickFixContext site) {
    WinDef win = site.in(WinDef.class);
    INode side = win == null ? null : QuickFixContext.node(win, "side");
    return side == null
        ? List.of()
        : List.of(
            QuickFix.of(
                "Look at it at end", QuickFixContext.insert(side.getEndOffset(), " at end")));
  }

  /** To the facing the finding names, which has most enemies before it. */
  private static List<QuickFix> turn(QuickFixContext site) {
    Matcher named = FACING.matcher(site.message());
    return named.find() && PlaceQuickFixes.facings(site.element()).contains(site.found())
        ? List.of(QuickFix.of("Face " + named.group(1), site.replaceFound(named.group(1))))
        : List.of();
  }

  private static List<QuickFix> switchValue(QuickFixContext site) {
    EObject element = site.element();
    if (element == null) {
      return List.of();
    }
    for (EObject target : element.eCrossReferences()) {
      if (target instanceof SwitchDef choice && !choice.eIsProxy()) {
        return ValueSynonyms.of(site.found(), choice.getValues()).stream()
            .map(value -> QuickFix.of("Change to " + value, site.replaceFound(value)))
            .toList();
      }
    }
    return List.of();
  }

  /** Low and high the wrong way round, or above 100 percent. */
  private static List<QuickFix> expectation(QuickFixContext site) {
    ExpectDef expect = site.in(ExpectDef.class);
    if (site.message().contains("remove one")) {
      return removeElement(site, ExpectDef.class, "Remove this line");
    }
    Matcher end = LAST_ROUND.matcher(site.message());
    INode high = expect == null ? null : QuickFixContext.node(expect, "high");
    if (expect != null && high != null && end.find()) {
      int last = Integer.parseInt(end.group(1));
      if (expect.getLow() <= last && expect.getHigh() > last) {
        return List.of(
            QuickFix.of(
                "Write " + expect.getLow() + ".." + last,
                QuickFixContext.replace(high, Integer.toString(last))));
      }
    }
    return expect == null || !expect.eClass().getName().equals("ExpectDef")
        ? List.of()
        : range(expect, expect.getLow(), expect.getHigh(), "rounds".equals(expect.getMeasure()));
  }

  private static List<QuickFix> range(EObject element, int low, int high, boolean rounds) {
    INode first = QuickFixContext.node(element, "low");
    INode last = QuickFixContext.node(element, "high");
    if (first == null || (last == null && (rounds || low <= 100))) {
      return List.of();
    }
    int top = rounds ? Integer.MAX_VALUE : 100;
    if (last == null) {
      return List.of(QuickFix.of("Write 100", QuickFixContext.replace(first, "100")));
    }
    int from = Math.min(Math.min(low, high), top);
    int to = Math.min(Math.max(low, high), top);
    return from == low && to == high
        ? List.of()
        : List.of(
            QuickFix.of(
                "Write " + from + ".." + to,
                QuickFixContext.replace(first, Integer.toString(from)),
                QuickFixContext.replace(last, Integer.toString(to))));
  }

  private static List<QuickFix> history(QuickFixContext site) {
    LossDef loss = site.in(LossDef.class);
    INode node = loss == null ? null : QuickFixContext.node(loss);
    if (node != null && site.message().contains("remove one")) {
      int comma = site.text().lastIndexOf(',', node.getOffset());
      boolean close = comma >= 0 && site.text().substring(comma + 1, node.getOffset()).isBlank();
      int from = close ? comma : node.getOffset();
      return List.of(
          QuickFix.of(
              "Remove " + NodeModelUtils.getTokenText(node),
              new TextChange(from, node.getEndOffset() - from, "")));
    }
    if (loss != null) {
      return range(loss, loss.getLow(), loss.getHigh(), false);
    }
    HistoryDef history = site.in(HistoryDef.class);
    INode draw = history == null ? null : QuickFixContext.node(history, "draw");
    return draw == null || history == null || history.getWinner() == null
        ? List.of()
        : List.of(QuickFix.of("Remove draw", site.remove(draw)));
  }

  // ---- names

  private static List<QuickFix> rename(QuickFixContext site) {
    EObject element = site.element();
    EStructuralFeature feature =
        element == null ? null : element.eClass().getEStructuralFeature("name");
    if (element == null || feature == null || element.eContainer() == null) {
      return List.of();
    }
    Object name = element.eGet(feature);
    String stem =
        name instanceof String own
            ? own
            : element instanceof DeployDef stand && stand.getLine() != null
                ? stand.getLine().getName()
                : null;
    if (stem == null) {
      return List.of();
    }
    Set<String> missing = missing(site, element);
    String free =
        missing.size() == 1 ? missing.iterator().next() : StandQuickFixes.free(stem, names(site));
    INode word = QuickFixContext.node(element, "name");
    if (word != null) {
      return List.of(QuickFix.of("Rename to " + free, QuickFixContext.replace(word, free)));
    }
    INode line = QuickFixContext.node(element, "line");
    return line == null
        ? List.of()
        : List.of(
            QuickFix.of(
                "Name it " + free, QuickFixContext.insert(line.getEndOffset(), " as " + free)));
  }

  /**
   * Returns the names that references of the file use for this kind of element and that are not
   * declared.
   */
  private static Set<String> missing(QuickFixContext site, EObject element) {
    Set<String> missing = new HashSet<>();
    for (EObject each : EcoreUtil2.eAllContentsAsList(site.resource().getContents().getFirst())) {
      for (EReference reference : each.eClass().getEAllReferences()) {
        if (!reference.isContainment()
            && !reference.isMany()
            && reference.getEReferenceType().isInstance(element)
            && each.eGet(reference) instanceof EObject target
            && target.eIsProxy()) {
          NodeModelUtils.findNodesForFeature(each, reference).stream()
              .map(NodeModelUtils::getTokenText)
              .forEach(missing::add);
        }
      }
    }
    return missing;
  }

  /** All names of the file, so that a new one is free wherever it is looked for. */
  private static Set<String> names(QuickFixContext site) {
    return Stream.concat(
            Stream.of(""),
            site.resource().getContents().isEmpty()
                ? Stream.of()
                : EcoreUtil2.eAllContentsAsList(site.resource().getContents().getFirst()).stream()
                    .map(
                        each -> {
                          EStructuralFeature feature = each.eClass().getEStructuralFeature("name");
                          return feature != null && each.eGet(feature) instanceof String name
                              ? name
                              : "";
                        }))
        .collect(Collectors.toSet());
  }
}

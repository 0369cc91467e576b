package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.compile.HexSets;
import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.ide.hover.KnownWords;
import dev.muster.dsl.ide.map.HexNumbers;
import dev.muster.dsl.ide.quickfix.Mend.Change;
import dev.muster.dsl.messages.Likeness;
import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HexRange;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.LossDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WinDef;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Mends of scenarios. */
final class ScenarioMends {
  private static final List<String> FACINGS =
      Stream.of(Facing.values()).map(Facing::name).sorted().toList();
  private static final Pattern FACING = Pattern.compile("such as facing ([NESW]{1,2})");
  private static final int LEAST_BONUS = -2;
  private static final int MOST_BONUS = 3;

  private ScenarioMends() {}

  static void register(Map<String, Mend.Finder> all) {
    all.put("V-092", ScenarioMends::oneGeneral);
    all.put("V-093", ScenarioMends::rename);
    all.put("V-094", site -> removeElement(site, GroupDef.class, "Remove the group"));
    all.put("V-096", ScenarioMends::bonus);
    all.put("V-100", site -> words(site, "poor", "normal", "good"));
    all.put("V-101", ScenarioMends::poorRange);
    all.put("V-102", site -> ArmyMends.words(site, KnownWords.QUALITY.keySet()));
    all.put("V-103", ScenarioMends::removeRange);
    all.put("V-110", ScenarioMends::place);
    all.put("V-111", ScenarioMends::place);
    all.put("V-112", site -> ArmyMends.words(site, FACINGS));
    all.put("V-123", site -> addLength(site));
    all.put("V-124", site -> List.of(Mend.of("Write 12", site.replaceFound("12"))));
    all.put("V-208", ScenarioMends::rename);
    all.put("V-209", ScenarioMends::switchValue);
    all.put("V-210", site -> removeElement(site, SwitchSetting.class, "Remove this setting"));
    all.put("V-211", ScenarioMends::count);
    all.put("V-213", ScenarioMends::addFacing);
    all.put("V-218", site -> ArmyMends.words(site, KnownWords.COMMANDERS.keySet()));
    all.put("V-219", site -> removeElement(site, PlanDef.class, "Remove this plan"));
    all.put("V-226", ScenarioMends::rename);
    all.put("V-232", ScenarioMends::expectation);
    all.put("V-233", ScenarioMends::history);
    all.put("V-234", ScenarioMends::lastRound);
    all.put("V-235", ScenarioMends::noOpportunity);
    all.put("V-240", ScenarioMends::begin);
    all.put("V-245", ScenarioMends::atEnd);
    all.put("V-246", ScenarioMends::turn);
    all.put("V-241", site -> removeElement(site, HexRange.class, "Remove it here"));
  }

  private static List<Mend> words(Site site, String... words) {
    return Stream.of(words)
        .map(word -> Mend.of("Change to " + word, site.replaceFound(word)))
        .toList();
  }

  static <T extends EObject> List<Mend> removeElement(Site site, Class<T> kind, String title) {
    T element = site.in(kind);
    INode node = element == null ? null : Site.node(element);
    return node == null ? List.of() : List.of(Mend.of(title, site.remove(node)));
  }

  // ---- Generals and groups

  private static List<Mend> oneGeneral(Site site) {
    GroupDef group = site.in(GroupDef.class);
    if (group == null) {
      return List.of();
    }
    if (group.getGenerals().size() > 1) {
      INode second = Site.node(group.getGenerals().get(1));
      return second == null
          ? List.of()
          : List.of(
              Mend.of(
                  "Remove General " + group.getGenerals().get(1).getName(), site.remove(second)));
    }
    String hex =
        group.getStands().stream()
            .flatMap(stand -> stand.getHexes().stream())
            .findFirst()
            .orElse("0101");
    String name = group.getName() == null ? "General" : group.getName();
    String statement = "general " + name + " +0 at " + hex;
    Change change = site.addStatement(group, statement);
    return change == null ? List.of() : List.of(Mend.of("Add " + statement, change));
  }

  private static List<Mend> bonus(Site site) {
    GeneralDef general = site.in(GeneralDef.class);
    INode written = general == null ? null : Site.node(general, "bonus");
    if (general == null || written == null) {
      return List.of();
    }
    int right = Math.clamp(general.getBonus(), LEAST_BONUS, MOST_BONUS);
    String text = right < 0 ? Integer.toString(right) : "+" + right;
    return List.of(Mend.of("Write " + text, Site.replace(written, text)));
  }

  private static List<Mend> poorRange(Site site) {
    GeneralDef general = site.in(GeneralDef.class);
    INode quality = general == null ? null : Site.node(general, "quality");
    return quality == null
        ? List.of()
        : List.of(Mend.of("Add range 2", Site.insert(quality.getEndOffset(), " range 2")));
  }

  private static List<Mend> removeRange(Site site) {
    GeneralDef general = site.in(GeneralDef.class);
    INode range = general == null ? null : Site.node(general, "range");
    if (range == null) {
      return List.of();
    }
    int keyword = site.text().lastIndexOf("range", range.getOffset());
    return List.of(Mend.of("Remove the range", site.remove(keyword, range.getEndOffset())));
  }

  // ---- places and facings

  private static List<Mend> place(Site site) {
    List<Mend> written = MapMends.hex(site);
    Hex hex = MapRows.hex(site.found().strip());
    MapDef map = HexNumbers.mapOf(site.element());
    if (hex == null || map == null || !MapMends.small(map)) {
      return written;
    }
    Hex free = nearestFree(site, map, hex);
    return free == null
        ? written
        : List.of(Mend.of("Move to " + free, site.replaceFound(free.toString())));
  }

  private static @Nullable Hex nearestFree(Site site, MapDef map, Hex wanted) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    Set<Hex> taken = new HashSet<>();
    if (scenario != null) {
      for (ILeafNode leaf : HexNumbers.within(scenario)) {
        Hex hex = MapRows.hex(leaf.getText());
        if (hex != null) {
          taken.add(hex);
        }
      }
    }
    var grid = new HexGrid(map.getWidth(), map.getHeight());
    int from =
        grid.index(
            new Hex(
                Math.clamp(wanted.column(), 1, map.getWidth()),
                Math.clamp(wanted.row(), 1, map.getHeight())));
    Hex best = null;
    int least = Integer.MAX_VALUE;
    for (int index = 0; index < grid.size(); index++) {
      Hex hex = grid.hex(index);
      int distance = grid.distance(from, index);
      if (distance < least && !taken.contains(hex) && open(map, hex)) {
        best = hex;
        least = distance;
      }
    }
    return best;
  }

  private static boolean open(MapDef map, Hex hex) {
    TerrainDef terrain = MapRows.terrain(map, hex);
    return terrain == null
        || (!terrain.getProperties().contains("impassable") && terrain.getClosedTo().isEmpty());
  }

  private static List<Mend> addFacing(Site site) {
    DeployDef stand = site.in(DeployDef.class);
    if (stand == null) {
      return List.of();
    }
    int place = -1;
    for (String feature : List.of("line", "name", "count", "hexes", "zone")) {
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
    FACINGS.stream().filter(each -> !each.equals(usual)).forEach(first::add);
    return first.stream()
        .limit(FACINGS.size())
        .map(facing -> Mend.of("Add facing " + facing, Site.insert(end, " facing " + facing)))
        .toList();
  }

  private static @Nullable String facingOfGroup(DeployDef stand) {
    if (stand.eContainer() instanceof GroupDef group) {
      for (DeployDef other : group.getStands()) {
        if (HexSets.facing(other.getFacing()) != null) {
          return other.getFacing();
        }
      }
    }
    return null;
  }

  private static List<Mend> count(Site site) {
    DeployDef stand = site.in(DeployDef.class);
    INode count = stand == null ? null : Site.node(stand, "count");
    if (stand == null) {
      return List.of();
    }
    if (count == null) {
      INode abreast = Site.node(stand, "abreast");
      return abreast == null
          ? List.of()
          : List.of(Mend.of("Add a number: 2 abreast", Site.insert(abreast.getOffset(), "2 ")));
    }
    if (!stand.isAbreast() && !stand.getHexes().isEmpty()) {
      return List.of(Mend.of("Remove the number", site.remove(count)));
    }
    String right = Integer.toString(Math.clamp(stand.getCount(), 1, 99));
    return List.of(Mend.of("Write " + right, Site.replace(count, right)));
  }

  private static List<Mend> noOpportunity(Site site) {
    DeployDef stand = site.in(DeployDef.class);
    INode word = stand == null ? null : Site.node(stand, "opportunity");
    if (stand == null || word == null) {
      return List.of();
    }
    int on = site.text().lastIndexOf("on", word.getOffset());
    return List.of(Mend.of("Remove on opportunity", site.remove(on, word.getEndOffset())));
  }

  // ---- time, switches, expectations

  private static List<Mend> addLength(Site site) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    Change change = scenario == null ? null : site.addStatement(scenario, "length 12 rounds");
    return change == null ? List.of() : List.of(Mend.of("Add length 12 rounds", change));
  }

  private static List<Mend> lastRound(Site site) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    EObject element = site.element();
    INode round =
        switch (element) {
          case ArrivalDef arrival -> Site.node(arrival, "round");
          case PlanDef plan -> Site.node(plan, "fromRound");
          case null, default -> null;
        };
    if (scenario == null || round == null || scenario.getRounds() < 1) {
      return List.of();
    }
    String last = Integer.toString(scenario.getRounds());
    return List.of(Mend.of("Write round " + last, Site.replace(round, last)));
  }

  /** A plan after the last round begins with it; one another stands in place of goes. */
  private static List<Mend> begin(Site site) {
    PlanDef plan = site.in(PlanDef.class);
    ScenarioDef scenario = site.in(ScenarioDef.class);
    List<Mend> mends = new ArrayList<>();
    if (plan != null && scenario != null && plan.getFromRound() > scenario.getRounds()) {
      mends.addAll(lastRound(site));
    }
    mends.addAll(removeElement(site, PlanDef.class, "Remove this plan"));
    return mends;
  }

  private static List<Mend> atEnd(Site site) {
    WinDef win = site.in(WinDef.class);
    INode side = win == null ? null : Site.node(win, "side");
    return side == null
        ? List.of()
        : List.of(Mend.of("Look at it at end", Site.insert(side.getEndOffset(), " at end")));
  }

  /** To the facing the finding names, which has most enemies before it. */
  private static List<Mend> turn(Site site) {
    Matcher named = FACING.matcher(site.message());
    return named.find() && FACINGS.contains(site.found())
        ? List.of(Mend.of("Face " + named.group(1), site.replaceFound(named.group(1))))
        : List.of();
  }

  private static List<Mend> switchValue(Site site) {
    EObject element = site.element();
    if (element == null) {
      return List.of();
    }
    for (EObject target : element.eCrossReferences()) {
      if (target instanceof SwitchDef choice && !choice.eIsProxy()) {
        return choice.getValues().stream()
            .sorted(
                Comparator.comparingInt((String value) -> Likeness.distance(value, site.found()))
                    .thenComparing(Comparator.naturalOrder()))
            .map(value -> Mend.of("Change to " + value, site.replaceFound(value)))
            .toList();
      }
    }
    return List.of();
  }

  /** Low and high the wrong way round, or above 100 percent. */
  private static List<Mend> expectation(Site site) {
    ExpectDef expect = site.in(ExpectDef.class);
    return expect == null || !expect.eClass().getName().equals("ExpectDef")
        ? List.of()
        : range(expect, expect.getLow(), expect.getHigh(), "rounds".equals(expect.getMeasure()));
  }

  private static List<Mend> range(EObject element, int low, int high, boolean rounds) {
    INode first = Site.node(element, "low");
    INode last = Site.node(element, "high");
    if (first == null || (last == null && (rounds || low <= 100))) {
      return List.of();
    }
    int top = rounds ? Integer.MAX_VALUE : 100;
    if (last == null) {
      return List.of(Mend.of("Write 100", Site.replace(first, "100")));
    }
    int from = Math.min(Math.min(low, high), top);
    int to = Math.min(Math.max(low, high), top);
    return from == low && to == high
        ? List.of()
        : List.of(
            Mend.of(
                "Write " + from + ".." + to,
                Site.replace(first, Integer.toString(from)),
                Site.replace(last, Integer.toString(to))));
  }

  private static List<Mend> history(Site site) {
    LossDef loss = site.in(LossDef.class);
    if (loss != null) {
      return range(loss, loss.getLow(), loss.getHigh(), false);
    }
    HistoryDef history = site.in(HistoryDef.class);
    INode draw = history == null ? null : Site.node(history, "draw");
    return draw == null || history == null || history.getWinner() == null
        ? List.of()
        : List.of(Mend.of("Remove draw", site.remove(draw)));
  }

  // ---- names

  private static List<Mend> rename(Site site) {
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
    String free = StandMends.free(stem, names(site));
    INode word = Site.node(element, "name");
    if (word != null) {
      return List.of(Mend.of("Rename to " + free, Site.replace(word, free)));
    }
    INode line = Site.node(element, "line");
    return line == null
        ? List.of()
        : List.of(Mend.of("Name it " + free, Site.insert(line.getEndOffset(), " as " + free)));
  }

  /** All names of the file, so that a new one is free wherever it is looked for. */
  private static Set<String> names(Site site) {
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

package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.ide.completion.TypicalValues;
import dev.muster.dsl.ide.refactoring.StandColumns;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Keyed;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.text.TextChange;
import dev.muster.rules.spelling.SimilarNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.eclipse.xtext.nodemodel.INode;
import org.jspecify.annotations.Nullable;

/** Mends of stand lines. */
final class StandQuickFixes {
  private static final List<String> FIRE = List.of("pb", "2h", "3h", "4h", "6h");
  private static final int MOST_RANKS = 3;
  private static final int MOST_STRENGTH = 10;

  private StandQuickFixes() {}

  static void register(Map<String, QuickFix.Finder> all) {
    all.put("V-001", StandQuickFixes::addRequired);
    all.put("V-002", StandQuickFixes::rename);
    all.put("V-006", site -> number(site, first -> Math.max(1, first)));
    all.put("V-007", StandQuickFixes::swapMoves);
    all.put("V-008", StandQuickFixes::asterisk);
    all.put("V-009", StandQuickFixes::strength);
    all.put("V-010", StandQuickFixes::chargeBonus);
    all.put("V-011", site -> value(site, "0"));
    all.put("V-012", StandQuickFixes::breakPoints);
    all.put("V-014", site -> strength(site, ranks -> ranks));
    all.put("V-015", site -> number(site, dice -> Math.min(0, dice)));
    all.put("V-017", StandQuickFixes::withinBounds);
    all.put("V-018", StandQuickFixes::removeEntry);
    all.put("V-019", StandQuickFixes::traitValue);
    for (String code : List.of("V-023", "V-024", "V-025", "V-026")) {
      all.put(code, StandQuickFixes::removeFire);
    }
    all.put("V-027", site -> addColumns(site, List.of("pb", "2h")));
    for (String code : List.of("V-028", "V-029")) {
      all.put(code, site -> addColumns(site, FIRE));
    }
    all.put("V-030", site -> addColumns(site, List.of("pb")));
    all.put("V-031", site -> weapons(site, "musket", "arquebus"));
    all.put("V-032", StandQuickFixes::removeWeapon);
    all.put("V-033", site -> weapons(site, "arquebus", "musket"));
    all.put("V-034", site -> strength(site, ranks -> Collections.nCopies(3, ranks.getFirst())));
    all.put("V-035", site -> strength(site, ranks -> ranks.subList(0, 1)));
    all.put("V-036", site -> strength(site, ranks -> ranks.subList(0, 2)));
    all.put(
        "V-037",
        site -> strength(site, ranks -> ranks.stream().sorted(Comparator.reverseOrder()).toList()));
    for (String code : List.of("V-038", "V-039", "V-040", "V-041", "V-044", "V-052", "V-060")) {
      all.put(code, StandQuickFixes::removeEntry);
    }
    all.put("V-042", site -> value(site, "1"));
    all.put("V-043", site -> addColumn(site, "cb-after-loss 1", "Add cb-after-loss 1"));
    all.put("V-050", StandQuickFixes::asNearer);
    all.put("V-051", StandQuickFixes::fillGap);
    all.put("V-053", StandQuickFixes::secondRank);
    all.put("V-217", StandQuickFixes::removeGiven);
    all.put("V-054", StandQuickFixes::longRange);
    all.put("V-056", site -> value(site, "0"));
    for (String code : List.of("V-062", "V-063", "V-064")) {
      all.put(code, StandQuickFixes::addChargeBonus);
    }
    all.put("V-068", site -> value(site, "4"));
    all.put(
        "V-070",
        site ->
            strength(
                site, ranks -> ranks.stream().map(rank -> Math.min(MOST_STRENGTH, rank)).toList()));
  }

  // ---- columns

  private static List<QuickFix> addRequired(QuickFixContext site) {
    StandDef stand = site.in(StandDef.class);
    if (stand == null) {
      return List.of();
    }
    List<String> missing =
        StandColumns.sheet(stand).stream()
            .filter(StatDef::isRequired)
            .map(StatDef::getName)
            .toList();
    return addColumns(site, missing);
  }

  private static List<QuickFix> breakPoints(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    return entry == null
        ? addColumns(site, List.of("bp"))
        : number(site, points -> Math.clamp(points, 1, 3));
  }

  private static List<QuickFix> addChargeBonus(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    return entry == null ? addColumn(site, "cb 1", "Add cb 1") : value(site, "1");
  }

  /** A charge bonus that can be read; none for support stands, which mostly do not charge. */
  private static List<QuickFix> chargeBonus(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    StandDef stand = site.in(StandDef.class);
    String text = entry == null ? null : StatParser.text(entry);
    if (text != null && text.matches("[1-9].*")) {
      return value(site, text.substring(0, 1));
    }
    boolean combat =
        stand != null
            && stand.getCategory() != null
            && "CS".equals(stand.getCategory().getStandClass());
    return combat ? value(site, "1") : removeEntry(site);
  }

  /** Adds those of the columns that are missing, with their usual values. */
  private static List<QuickFix> addColumns(QuickFixContext site, List<String> columns) {
    StandDef stand = site.in(StandDef.class);
    if (stand == null) {
      return List.of();
    }
    var usual = new TypicalValues(stand);
    Set<String> written = written(stand);
    StringBuilder added = new StringBuilder();
    List<StatDef> wanted = new ArrayList<>();
    for (StatDef stat : StandColumns.sheet(stand)) {
      boolean fire = FIRE.contains(stat.getName());
      if (columns.contains(stat.getName())
          && !written.contains(stat.getName())
          && (columns.size() < FIRE.size() || !fire || usual.fills(stat))) {
        wanted.add(stat);
        added.append(added.isEmpty() ? "" : " ").append(column(stat, usual));
      }
    }
    if (wanted.isEmpty()) {
      return List.of();
    }
    List<TextChange> changes = new ArrayList<>();
    for (Map.Entry<Integer, List<StatDef>> place :
        wanted.stream()
            .collect(
                Collectors.groupingBy(
                    stat -> StandColumns.placeOf(stand, stat), TreeMap::new, Collectors.toList()))
            .entrySet()) {
      String text =
          place.getValue().stream()
              .map(stat -> " " + column(stat, usual))
              .collect(Collectors.joining());
      changes.add(QuickFixContext.insert(place.getKey(), text));
    }
    return List.of(new QuickFix("Add " + added, changes));
  }

  private static String column(StatDef stat, TypicalValues usual) {
    String value = usual.of(stat);
    if (value.equals("=")) {
      value = stat.getValues().isEmpty() ? "=?" : "=" + stat.getValues().getFirst();
    }
    return stat.getName() + " " + value;
  }

  private static List<QuickFix> addColumn(QuickFixContext site, String text, String title) {
    StandDef stand = site.in(StandDef.class);
    if (stand == null) {
      return List.of();
    }
    String name = text.substring(0, text.indexOf(' '));
    for (StatDef stat : StandColumns.sheet(stand)) {
      if (stat.getName().equals(name)) {
        return List.of(
            QuickFix.of(
                title, QuickFixContext.insert(StandColumns.placeOf(stand, stat), " " + text)));
      }
    }
    return List.of(QuickFix.of(title, QuickFixContext.insert(StandColumns.end(stand), " " + text)));
  }

  private static Set<String> written(StandDef stand) {
    Set<String> written = new HashSet<>();
    for (StandEntry entry : stand.getEntries()) {
      if (entry.getKey() instanceof StatDef stat && stat.getName() != null) {
        written.add(stat.getName());
      }
    }
    return written;
  }

  // ---- values

  private static List<QuickFix> value(QuickFixContext site, String text) {
    StandEntry entry = site.in(StandEntry.class);
    if (entry == null || !(entry.getKey() instanceof Keyed key)) {
      return List.of();
    }
    String name = key instanceof StatDef stat ? stat.getName() : ((TraitDef) key).getName();
    INode node = valueNode(entry);
    if (node != null) {
      return List.of(
          QuickFix.of("Write " + name + " " + text, QuickFixContext.replace(node, text)));
    }
    INode all = QuickFixContext.node(entry);
    return all == null
        ? List.of()
        : List.of(
            QuickFix.of(
                "Write " + name + " " + text,
                QuickFixContext.insert(all.getEndOffset(), " " + text)));
  }

  private static @Nullable INode valueNode(StandEntry entry) {
    INode value = QuickFixContext.node(entry, "value");
    return value != null ? value : QuickFixContext.node(entry, "word");
  }

  /** Changes the first number of the value. */
  private static List<QuickFix> number(QuickFixContext site, IntUnaryOperator change) {
    StandEntry entry = site.in(StandEntry.class);
    INode node = entry == null ? null : valueNode(entry);
    String text = node == null ? "" : node.getText().strip();
    if (!text.matches("[+-]?\\d{1,6}(\\*\\d{1,6})?")) {
      return value(site, Integer.toString(change.applyAsInt(1)));
    }
    int star = text.indexOf('*');
    int first = Integer.parseInt(star < 0 ? text : text.substring(0, star));
    int right = change.applyAsInt(first);
    String rest =
        star < 0 ? "" : "*" + change.applyAsInt(Integer.parseInt(text.substring(star + 1)));
    return value(site, right + rest);
  }

  private static List<QuickFix> swapMoves(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    String text = entry == null ? null : StatParser.text(entry);
    if (text == null || !text.matches("\\d{1,6}[*/]\\d{1,6}")) {
      return List.of();
    }
    String[] moves = text.split("[*/]", -1);
    return value(site, moves[1] + "*" + moves[0]);
  }

  /** Movement written 3/2, or 3x2, which reads as a number and an unknown word. */
  private static List<QuickFix> asterisk(QuickFixContext site) {
    String found = site.found();
    if (found.matches("\\d+x\\d+")) {
      String right = found.replace('x', '*');
      return List.of(QuickFix.of("Write " + right, site.replaceFound(right)));
    }
    StandEntry entry = site.in(StandEntry.class);
    INode node = entry == null ? null : valueNode(entry);
    if (node != null && node.getText().contains("/")) {
      return value(site, node.getText().strip().replace('/', '*'));
    }
    int cross = found.indexOf('x');
    return cross < 0
        ? List.of()
        : List.of(
            QuickFix.of(
                "Write " + found.replace('x', '*'), site.replaceFound(found.replace('x', '*'))));
  }

  private static List<QuickFix> strength(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    String text = entry == null ? null : StatParser.text(entry);
    if (text == null) {
      return value(site, "5");
    }
    List<Integer> ranks = ranks(text).stream().filter(rank -> rank > 0).limit(MOST_RANKS).toList();
    return value(site, ranks.isEmpty() ? "5" : joined(ranks));
  }

  private interface RanksChange {
    List<Integer> changed(List<Integer> ranks);
  }

  private static List<QuickFix> strength(QuickFixContext site, RanksChange change) {
    StandEntry entry = site.in(StandEntry.class);
    String text = entry == null ? null : StatParser.text(entry);
    List<Integer> ranks = text == null ? List.of() : ranks(text);
    return ranks.isEmpty() ? List.of() : value(site, joined(change.changed(ranks)));
  }

  private static List<Integer> ranks(String text) {
    int bracket = text.indexOf('[');
    List<Integer> ranks = new ArrayList<>();
    for (String rank : (bracket < 0 ? text : text.substring(0, bracket)).split("/", -1)) {
      if (rank.matches("\\d{1,6}")) {
        ranks.add(Integer.valueOf(rank));
      }
    }
    return ranks;
  }

  private static String joined(List<Integer> ranks) {
    return ranks.stream().map(String::valueOf).collect(Collectors.joining("/"));
  }

  private static List<QuickFix> withinBounds(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    if (entry == null || !(entry.getKey() instanceof StatDef stat)) {
      return List.of();
    }
    if (!stat.getValues().isEmpty()) {
      String written = entry.getWord() == null ? "" : entry.getWord();
      List<QuickFix> mends = new ArrayList<>();
      for (String near : SimilarNames.of(written, stat.getValues())) {
        mends.addAll(value(site, entry.getWord() == null ? "=" + near : near));
      }
      return mends.isEmpty() ? value(site, stat.getValues().getFirst()) : mends;
    }
    return stat.isBounded()
        ? number(site, number -> Math.clamp(number, stat.getLeast(), stat.getMost()))
        : List.of();
  }

  private static List<QuickFix> traitValue(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    if (entry == null || !(entry.getKey() instanceof TraitDef trait)) {
      return List.of();
    }
    INode value = valueNode(entry);
    INode key = QuickFixContext.node(entry, "key");
    if (trait.isTakesValue()) {
      return value(site, "1");
    }
    return value == null || key == null
        ? List.of()
        : List.of(
            QuickFix.of(
                "Remove its value",
                new TextChange(key.getEndOffset(), value.getEndOffset() - key.getEndOffset(), "")));
  }

  // ---- fire

  private static List<QuickFix> removeFire(QuickFixContext site) {
    StandEntry here = site.in(StandEntry.class);
    StandDef stand = site.in(StandDef.class);
    List<QuickFix> mends = new ArrayList<>(removeEntry(site));
    if (here == null || stand == null) {
      return mends;
    }
    List<TextChange> all = new ArrayList<>();
    for (StandEntry entry : stand.getEntries()) {
      INode node = QuickFixContext.node(entry);
      if (node != null && entry.getKey() instanceof StatDef stat && FIRE.contains(stat.getName())) {
        all.add(site.remove(node));
      }
    }
    if (all.size() > 1) {
      mends.add(new QuickFix("Remove all fire columns of this stand", all));
    }
    return mends;
  }

  private static List<QuickFix> asNearer(QuickFixContext site) {
    StandEntry here = site.in(StandEntry.class);
    StandDef stand = site.in(StandDef.class);
    String nearer = stand == null || here == null ? null : fireBefore(stand, here);
    return nearer == null ? List.of() : value(site, nearer);
  }

  private static @Nullable String fireBefore(StandDef stand, StandEntry here) {
    String nearer = null;
    for (String range : FIRE) {
      for (StandEntry entry : stand.getEntries()) {
        if (entry.getKey() instanceof StatDef stat && range.equals(stat.getName())) {
          if (entry == here) {
            return nearer;
          }
          nearer = StatParser.text(entry);
        }
      }
    }
    return null;
  }

  private static List<QuickFix> fillGap(QuickFixContext site) {
    StandEntry here = site.in(StandEntry.class);
    StandDef stand = site.in(StandDef.class);
    if (stand == null || here == null || !(here.getKey() instanceof StatDef far)) {
      return List.of();
    }
    String nearer = fireBefore(stand, here);
    INode node = QuickFixContext.node(here);
    if (nearer == null || node == null) {
      return List.of();
    }
    Set<String> written = written(stand);
    StringBuilder filled = new StringBuilder();
    for (int i = FIRE.indexOf(far.getName()) - 1; i >= 0 && !written.contains(FIRE.get(i)); i--) {
      filled.insert(0, FIRE.get(i) + " " + nearer + " ");
    }
    return filled.isEmpty()
        ? List.of()
        : List.of(
            QuickFix.of(
                "Add " + filled.toString().strip(),
                QuickFixContext.insert(node.getOffset(), filled.toString())));
  }

  /** Strength that leaves the second rank a die at this range: it throws one fewer (7.3). */
  private static List<QuickFix> secondRank(QuickFixContext site) {
    StandEntry here = site.in(StandEntry.class);
    StandDef stand = site.in(StandDef.class);
    String modifier = here == null ? null : StatParser.text(here);
    if (stand == null || modifier == null || !modifier.matches("[+-]?\\d{1,6}")) {
      return List.of();
    }
    for (StandEntry entry : stand.getEntries()) {
      String text = StatParser.text(entry);
      INode node = valueNode(entry);
      if (entry.getKey() instanceof StatDef stat
          && "sp".equals(stat.getName())
          && text != null
          && node != null
          && ranks(text).size() > 1) {
        List<Integer> ranks = new ArrayList<>(ranks(text));
        ranks.set(1, Math.max(ranks.get(1), 2 - Integer.parseInt(modifier)));
        return List.of(
            QuickFix.of("Write sp " + joined(ranks), QuickFixContext.replace(node, joined(ranks))));
      }
    }
    return List.of();
  }

  private static List<QuickFix> longRange(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    String text = entry == null ? null : StatParser.text(entry);
    return text == null || !text.matches("[+-]?\\d{1,6}")
        ? List.of()
        : addColumn(site, "6h " + text, "Add 6h " + text);
  }

  // ---- names, weapons, traits

  private static List<QuickFix> rename(QuickFixContext site) {
    StandDef stand = site.in(StandDef.class);
    if (stand == null || !(stand.eContainer() instanceof ArmyDef army)) {
      return List.of();
    }
    Set<String> taken =
        army.getStands().stream()
            .map(StandDef::getName)
            .filter(name -> name != null)
            .collect(Collectors.toSet());
    String free = free(String.valueOf(stand.getName()), taken);
    INode name = QuickFixContext.node(stand, "name");
    return name == null
        ? List.of()
        : List.of(QuickFix.of("Rename to " + free, QuickFixContext.replace(name, free)));
  }

  /** Returns an unused name made of the given name and a number. */
  static String free(String name, Set<String> taken) {
    for (int number = 2; ; number++) {
      if (!taken.contains(name + number)) {
        return name + number;
      }
    }
  }

  static List<QuickFix> removeEntry(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    INode node = entry == null ? null : QuickFixContext.node(entry);
    if (node == null) {
      return List.of();
    }
    return List.of(QuickFix.of("Remove " + node.getText().strip(), site.remove(node)));
  }

  /** Removes a mark or trait from a stand, with its comma or keyword. */
  private static List<QuickFix> removeGiven(QuickFixContext site) {
    StandEntry entry = site.in(StandEntry.class);
    INode node = entry == null ? null : QuickFixContext.node(entry);
    if (entry == null || node == null || !(entry.eContainer() instanceof DeployDef stand)) {
      return List.of();
    }
    List<StandEntry> all = stand.getEntries();
    int here = all.indexOf(entry);
    INode other = all.size() == 1 ? null : QuickFixContext.node(all.get(here == 0 ? 1 : here - 1));
    int start = node.getOffset();
    int end = node.getEndOffset();
    if (other == null) {
      start = site.text().lastIndexOf("with", start);
    } else if (here == 0) {
      end = other.getOffset();
    } else {
      start = other.getEndOffset();
    }
    TextChange change =
        other != null && here == 0
            ? new TextChange(start, end - start, "")
            : site.remove(start, end);
    return List.of(QuickFix.of("Remove " + node.getText().strip(), change));
  }

  private static List<QuickFix> removeWeapon(QuickFixContext site) {
    StandDef stand = site.in(StandDef.class);
    INode weapon = stand == null ? null : QuickFixContext.node(stand, "weapon");
    if (weapon == null) {
      return List.of();
    }
    String before = site.text().substring(0, weapon.getOffset());
    int keyword = before.lastIndexOf("weapon");
    return List.of(
        QuickFix.of(
            "Remove weapon " + weapon.getText().strip(),
            site.remove(keyword, weapon.getEndOffset())));
  }

  private static List<QuickFix> weapons(QuickFixContext site, String... choices) {
    StandDef stand = site.in(StandDef.class);
    if (stand == null) {
      return List.of();
    }
    INode weapon = QuickFixContext.node(stand, "weapon");
    List<QuickFix> mends = new ArrayList<>();
    for (String choice : choices) {
      mends.add(
          QuickFix.of(
              (weapon == null ? "Add weapon " : "Write weapon ") + choice,
              weapon == null
                  ? QuickFixContext.insert(StandColumns.head(stand), " weapon " + choice)
                  : QuickFixContext.replace(weapon, choice)));
    }
    return mends;
  }
}

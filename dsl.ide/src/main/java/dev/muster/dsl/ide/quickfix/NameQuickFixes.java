package dev.muster.dsl.ide.quickfix;

import com.google.inject.Inject;
import dev.muster.dsl.compile.StatParser;
import dev.muster.dsl.ide.completion.AutoImportCandidates;
import dev.muster.dsl.muster.Allowance;
import dev.muster.dsl.muster.AppliesDef;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.Cost;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideCondition;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchCondition;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WeaponDef;
import dev.muster.dsl.scoping.ImportTarget;
import dev.muster.dsl.scoping.MapRulebooks;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.dsl.syntaxerror.ConfusableSuggestions;
import dev.muster.dsl.syntaxerror.KeywordSynonyms;
import dev.muster.dsl.text.TextChange;
import dev.muster.dsl.text.ValueSynonyms;
import dev.muster.rules.spelling.SimilarNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.util.ReplaceRegion;
import org.eclipse.xtext.util.TextRegion;

/** Mends of unknown names: those that are near, and those another file has. Mends of imports. */
class NameQuickFixes {
  private static final Pattern OTHER_ARMY = Pattern.compile("army '([^']+)' has them all");
  private static final Pattern ALIKE = Pattern.compile("refer to '(.+)'; write the name alike");
  private static final Set<String> ALL = Set.of("all", "any", "every", "each", "alle", "tous");
  private static final Pattern WORD = Pattern.compile("[^\\s{}\"]+");

  private static final Pattern SAID = Pattern.compile("^'([a-z -]+)' was said already");
  private static final Pattern OR_MORE = Pattern.compile("\\s+(?:or|and)\\s+$");

  private static final Pattern HELD_BEFORE =
      Pattern.compile("([\\p{L}_][\\p{L}\\d_-]*)\\s+holds\\s+\\S+\\s+(?:and|or)\\s+$");

  private static final Pattern VALUE = Pattern.compile("[+-]?\\d+(?:[*/]\\d+)*");

  @Inject private EObjectAtOffsetHelper cursor;
  @Inject private IScopeProvider scopes;
  @Inject private IQualifiedNameConverter converter;
  @Inject private AutoImportCandidates files;

  void register(Map<String, QuickFix.Finder> all) {
    for (String code : List.of("V-003", "V-005", "V-022", "V-119", "V-116")) {
      all.put(code, this::near);
    }
    for (String code :
        List.of("V-301", org.eclipse.xtext.diagnostics.Diagnostic.LINKING_DIAGNOSTIC)) {
      all.put(code, this::near);
    }
    all.put("V-013", this::key);
    all.put("V-016", this::key);
    all.put("V-302", this::nearFiles);
    all.put(
        "V-238", site -> ScenarioQuickFixes.removeElement(site, Import.class, "Remove the import"));
    all.put("V-227", NameQuickFixes::removeAgain);
    all.put("V-248", NameQuickFixes::apart);
    all.put(
        "V-230",
        site -> ScenarioQuickFixes.removeElement(site, Allowance.class, "Remove this line"));
    all.put(
        "V-231",
        site -> ScenarioQuickFixes.removeElement(site, Allowance.class, "Remove this line"));
  }

  /** Near names of the place, then names of files not imported yet. */
  private List<QuickFix> near(QuickFixContext site) {
    INode word = cursor.getCrossReferenceNode(site.resource(), new TextRegion(site.offset(), 0));
    EObject owner = word == null ? null : NodeModelUtils.findActualSemanticObjectFor(word);
    EReference reference =
        word != null && owner != null && word.getGrammarElement() instanceof CrossReference written
            ? GrammarUtil.getReference(written, owner.eClass())
            : null;
    if (word == null || owner == null || reference == null) {
      return renamed(site);
    }
    String wrong = NodeModelUtils.getTokenText(word);
    Matcher other = OTHER_ARMY.matcher(site.message());
    if (other.find()) {
      return List.of(
          QuickFix.of(
              "Change to " + other.group(1), QuickFixContext.replace(word, other.group(1))));
    }
    IScope scope = scopes.getScope(owner, reference);
    Set<String> known = new LinkedHashSet<>();
    for (IEObjectDescription each : scope.getAllElements()) {
      known.add(converter.toString(each.getName()));
    }
    MapDef map = site.in(MapDef.class);
    Set<String> played = map == null ? null : MapRulebooks.of(map).terrainPlayedOn(map);
    if (played != null) {
      known.retainAll(played);
    } else if (map != null) {
      for (IEObjectDescription each : scope.getAllElements()) {
        if (EcoreUtil.resolve(each.getEObjectOrProxy(), map) instanceof TerrainDef terrain
            && MapRulebooks.isOfAnotherBoard(terrain, map)) {
          known.remove(terrain.getName());
        }
      }
    }
    if (known.contains(wrong)) {
      return List.of(); // The finding is about what the name leads to.
    }
    List<QuickFix> mends = new ArrayList<>();
    for (AutoImportCandidates.Found found : files.notImported(site.resource(), reference, scope)) {
      if (converter.toString(found.element().getName()).equals(wrong)) {
        mends.add(QuickFix.of("Import " + found.path(), importing(site, found.path())));
      }
    }
    mends.addAll(clause(site, word, owner, known));
    mends.addAll(joined(site, word, known));
    mends.addAll(swapped(site, word, reference));
    if (owner instanceof Cost && ALL.contains(wrong.toLowerCase(Locale.ROOT))) {
      mends.add(QuickFix.of("Write *", QuickFixContext.replace(word, "*")));
    }
    if (mends.isEmpty()) {
      boolean few = reference.getEReferenceType() == MusterPackage.Literals.ORDER_DEF;
      List<String> near = SimilarNames.of(wrong, known);
      List<String> meant = ValueSynonyms.matching(wrong, known);
      for (String name :
          !near.isEmpty() && (meant.isEmpty() || SimilarNames.isUnambiguous(wrong, near.getFirst()))
              ? near
              : few ? SimilarNames.choice(wrong, known) : meant) {
        mends.add(QuickFix.of("Change to " + name, QuickFixContext.replace(word, name)));
      }
    }
    return mends;
  }

  /** The import of a file: in place of one that fails and is written almost so, or besides. */
  private TextChange importing(QuickFixContext site, String path) {
    if (site.resource().getContents().getFirst() instanceof Document document) {
      for (Import each : document.getImports()) {
        INode written = QuickFixContext.node(each, "importURI");
        if (written != null
            && each.getImportURI() != null
            && ImportTarget.of(each) instanceof ImportTarget.Refused
            && !SimilarNames.of(stem(each.getImportURI()), List.of(stem(path))).isEmpty()) {
          return QuickFixContext.replace(written, "\"" + path + "\"");
        }
      }
    }
    ReplaceRegion line = files.importing(site.resource(), path);
    return new TextChange(line.getOffset(), line.getLength(), line.getText());
  }

  /** Words of a clause that were read as a name. */
  private static List<QuickFix> clause(
      QuickFixContext site, INode word, EObject owner, Set<String> known) {
    String wrong = NodeModelUtils.getTokenText(word);
    String before = site.text().substring(0, word.getOffset());
    if (owner instanceof Cost && before.stripTrailing().endsWith(",")) {
      int comma = before.lastIndexOf(',');
      return KeywordSynonyms.isOfTerrain(wrong)
          ? List.of(QuickFix.of("Remove ,", new TextChange(comma, 1, "")))
          : List.of();
    }
    if (owner instanceof SwitchCondition condition && known.contains(condition.getValue())) {
      INode value = QuickFixContext.node(condition, "value");
      return value == null
          ? List.of()
          : List.of(
              QuickFix.of(
                  "Write " + condition.getValue() + " " + wrong,
                  QuickFixContext.replace(word, condition.getValue()),
                  QuickFixContext.replace(value, wrong)));
    }
    if (owner instanceof AppliesDef && KeywordSynonyms.of(wrong).contains("if")) {
      return List.of(QuickFix.of("Change to if", QuickFixContext.replace(word, "if")));
    }
    if (owner instanceof SideCondition) {
      return condition(site, word, wrong, before);
    }
    return List.of();
  }

  /** More of a number, or a second place to hold, where a side and what it does is wanted. */
  private static List<QuickFix> condition(
      QuickFixContext site, INode word, String wrong, String before) {
    Matcher more = OR_MORE.matcher(before);
    if (more.find() && Set.of("more", "better", "over").contains(wrong)) {
      int from = more.start();
      return List.of(
          QuickFix.of("Remove or " + wrong, new TextChange(from, word.getEndOffset() - from, "")));
    }
    Matcher held = HELD_BEFORE.matcher(before);
    ScenarioDef scenario = site.in(ScenarioDef.class);
    return held.find()
            && scenario != null
            && scenario.getGrounds().stream().anyMatch(each -> wrong.equals(each.getName()))
        ? List.of(
            QuickFix.of(
                "Write " + held.group(1) + " holds " + wrong,
                QuickFixContext.replace(word, held.group(1) + " holds " + wrong)))
        : List.of();
  }

  /** Renames a misspelt declaration to the spelling of its references. */
  private static List<QuickFix> renamed(QuickFixContext site) {
    Matcher told = ALIKE.matcher(site.message());
    return told.find()
        ? List.of(QuickFix.of("Rename to " + told.group(1), site.replaceFound(told.group(1))))
        : List.of();
  }

  /** A name in several words, such as two hex pursuit. */
  private static List<QuickFix> joined(QuickFixContext site, INode word, Set<String> known) {
    String text = site.text();
    int lineStart = text.lastIndexOf('\n', word.getOffset()) + 1;
    int lineEnd = text.indexOf('\n', word.getEndOffset());
    List<int[]> parts = new ArrayList<>();
    Matcher part = WORD.matcher(text).region(lineStart, lineEnd < 0 ? text.length() : lineEnd);
    int here = -1;
    while (part.find()) {
      if (part.start() <= word.getOffset() && word.getOffset() < part.end()) {
        here = parts.size();
      }
      parts.add(new int[] {part.start(), part.end()});
    }
    Set<String> all = new LinkedHashSet<>(known);
    all.addAll(categories(site));
    for (int first = Math.max(0, here - 2); here >= 0 && first <= here; first++) {
      for (int last = Math.max(here, first + 1);
          last <= Math.min(parts.size() - 1, first + 3);
          last++) {
        int start = parts.get(first)[0];
        int end = parts.get(last)[1];
        String found = text.substring(start, end);
        if (!found.matches("[\\p{L}\\p{M}\\d_ -]+")) {
          continue;
        }
        for (String name : all) {
          if (SimilarNames.plain(name).equals(SimilarNames.plain(found))) {
            return List.of(QuickFix.of("Write " + name, new TextChange(start, end - start, name)));
          }
        }
      }
    }
    return List.of();
  }

  /** Categories an army list may name. */
  private static Set<String> categories(QuickFixContext site) {
    ArmyDef army = site.in(ArmyDef.class);
    return army == null || army.getRulebook() == null || army.getRulebook().eIsProxy()
        ? Set.of()
        : RulebookEntries.of(army.getRulebook(), CategoryDef.class).keySet();
  }

  /** Category and order class the wrong way round. */
  private static List<QuickFix> swapped(QuickFixContext site, INode word, EReference reference) {
    StandDef stand = site.in(StandDef.class);
    ArmyDef army = site.in(ArmyDef.class);
    INode category = stand == null ? null : QuickFixContext.node(stand, "category");
    INode order = stand == null ? null : QuickFixContext.node(stand, "order");
    if (reference != MusterPackage.Literals.STAND_DEF__CATEGORY
        || army == null
        || category == null
        || order == null
        || army.getRulebook() == null
        || army.getRulebook().eIsProxy()) {
      return List.of();
    }
    String first = NodeModelUtils.getTokenText(word);
    String second = NodeModelUtils.getTokenText(order);
    return RulebookEntries.of(army.getRulebook(), OrderDef.class).containsKey(first)
            && RulebookEntries.of(army.getRulebook(), CategoryDef.class).containsKey(second)
        ? List.of(
            QuickFix.of(
                "Write " + second + " " + first,
                QuickFixContext.replace(category, second),
                QuickFixContext.replace(order, first)))
        : List.of();
  }

  /** A word behind a stand: a near one, or none. */
  private List<QuickFix> key(QuickFixContext site) {
    List<QuickFix> mends = new ArrayList<>();
    StandEntry entry = site.in(StandEntry.class);
    INode node = entry == null ? null : QuickFixContext.node(entry);
    String found = site.found();
    if (entry != null && StatParser.columnWithoutValue(entry) != null) {
      return value(site, entry);
    }
    if (found.equalsIgnoreCase("5h")) {
      mends.add(QuickFix.of("Change to 6h", site.replaceFound("6h")));
    } else if (found.matches("\\d+[dD]\\d*")) {
      String number = found.replaceAll("[dD].*", "");
      mends.add(QuickFix.of("Write " + number, site.replaceFound(number)));
    } else {
      if (entry != null && entry.eContainer() instanceof StandDef) {
        for (String keyword : SimilarNames.of(found, List.of("weapon", "estimated"))) {
          mends.add(QuickFix.of("Change to " + keyword, site.replaceFound(keyword)));
        }
      }
      mends.addAll(columnOrWeapon(site));
      if (mends.isEmpty()) {
        mends.addAll(near(site));
      }
    }
    if (entry != null && entry.eContainer() instanceof StandDef stand) {
      Set<String> given = new LinkedHashSet<>();
      stand.getEntries().stream()
          .filter(each -> !each.getKey().eIsProxy())
          .forEach(each -> given.add(each.getKey().getName()));
      mends.removeIf(each -> each.changes().stream().anyMatch(to -> given.contains(to.text())));
    }
    if (node != null && mends.isEmpty()) {
      mends.add(QuickFix.of("Remove " + NodeModelUtils.getTokenText(node), site.remove(node)));
    }
    return mends;
  }

  /** A word for the value of the column before it: the number it begins with. */
  private static List<QuickFix> value(QuickFixContext site, StandEntry entry) {
    String found = site.found();
    String written = ConfusableSuggestions.plain(found, "*");
    if (written.matches("[lIOo]+")) {
      written = written.replaceAll("[lI]", "1").replaceAll("[Oo]", "0");
    }
    Matcher number = VALUE.matcher(written);
    return number.lookingAt()
        ? List.of(QuickFix.of("Write " + number.group(), site.replaceFound(number.group())))
        : List.of();
  }

  /** A column that runs into its value, such as sp6, or a weapon without its keyword. */
  private static List<QuickFix> columnOrWeapon(QuickFixContext site) {
    ArmyDef army = site.in(ArmyDef.class);
    if (army == null || army.getRulebook() == null || army.getRulebook().eIsProxy()) {
      return List.of();
    }
    String found = site.found();
    for (String stat : RulebookEntries.of(army.getRulebook(), StatDef.class).keySet()) {
      if (found.startsWith(stat) && found.substring(stat.length()).matches("\\d+")) {
        String right = stat + " " + found.substring(stat.length());
        return List.of(QuickFix.of("Write " + right, site.replaceFound(right)));
      }
    }
    StandDef stand = site.in(StandDef.class);
    return stand != null
            && stand.getWeapon() == null
            && RulebookEntries.of(army.getRulebook(), WeaponDef.class).containsKey(found)
        ? List.of(QuickFix.of("Write weapon " + found, site.replaceFound("weapon " + found)))
        : List.of();
  }

  private List<QuickFix> nearFiles(QuickFixContext site) {
    Import line = site.in(Import.class);
    INode path = line == null ? null : QuickFixContext.node(line, "importURI");
    if (line == null || path == null) {
      return List.of();
    }
    List<QuickFix> mends = new ArrayList<>();
    String written = stem(line.getImportURI() == null ? "" : line.getImportURI());
    Map<String, String> byName = new LinkedHashMap<>();
    files.importable(site.resource()).forEach(each -> byName.putIfAbsent(stem(each), each));
    for (String near : SimilarNames.of(written, byName.keySet())) {
      String file = byName.get(near);
      mends.add(QuickFix.of("Import " + file, QuickFixContext.replace(path, "\"" + file + "\"")));
    }
    return mends;
  }

  /** The name of a file without its folder and its ending. */
  private static String stem(String path) {
    String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  /** A blank between a text in quotes and the word beside it. */
  private static List<QuickFix> apart(QuickFixContext site) {
    String found = site.found();
    int at = found.startsWith("\"") ? found.lastIndexOf('"') + 1 : found.indexOf('"');
    return List.of(QuickFix.of("Add a blank", QuickFixContext.insert(site.offset() + at, " ")));
  }

  /** The second time something was said, with the keyword before it. */
  private static List<QuickFix> removeAgain(QuickFixContext site) {
    Import line = site.in(Import.class);
    if (line != null) {
      return ScenarioQuickFixes.removeElement(site, Import.class, "Remove the import");
    }
    String text = site.text();
    int lineStart = text.lastIndexOf('\n', Math.max(0, site.offset() - 1)) + 1;
    int end = Math.min(text.length(), site.offset() + site.length());
    int lineEnd = text.indexOf('\n', end);
    lineEnd = lineEnd < 0 ? text.length() : lineEnd;
    HistoryDef history = site.in(HistoryDef.class);
    if (history != null && site.found().startsWith("history")) {
      return ScenarioQuickFixes.removeElement(site, HistoryDef.class, "Remove this history");
    }
    String before = text.substring(lineStart, site.offset()).strip();
    Matcher said = SAID.matcher(site.message());
    if (said.find() && !before.isEmpty() && !before.matches("[a-z -]*")) {
      String keyword = said.group(1);
      boolean itself = site.found().equals(keyword);
      int from = itself ? site.offset() : text.lastIndexOf(keyword, site.offset());
      return from > lineStart
              && (itself || text.substring(from + keyword.length(), site.offset()).isBlank())
          ? List.of(
              QuickFix.of(
                  "Remove " + text.substring(from, end),
                  new TextChange(from - 1, end - from + 1, "")))
          : List.of();
    }
    // Only where the statement is a line of its own is it clear what belongs to it.
    return before.matches("[a-z -]*") && !text.substring(lineStart, lineEnd).contains("{")
        ? List.of(
            QuickFix.of(
                "Remove this line",
                new TextChange(lineStart, Math.min(text.length(), lineEnd + 1) - lineStart, "")))
        : List.of();
  }
}

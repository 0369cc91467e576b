package dev.muster.dsl.ide.properties;

import dev.muster.dsl.ide.refactoring.StandColumns;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.WeaponDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * A value of a stand: its place in the text, and the edit for another value. The rulebook of the
 * army defines the values.
 *
 * @param element the statement that contains it
 * @param id key for changing it
 * @param words its text; null if it is not written
 * @param place offset at which it would be written
 * @param before text before it when it is inserted, such as {@code " sp "}
 * @param form its syntax
 */
record StandProperty(
    EObject element,
    String id,
    String group,
    String label,
    String meaning,
    List<String> choices,
    @Nullable Written words,
    int place,
    String before,
    Form form) {

  private static final String STAND = "Stand";
  private static final String DEPLOYMENT = "Deployment";
  private static final String YES = "yes";

  /** The syntax of a value. */
  enum Form {
    NAME,
    QUOTED,
    /** A value that cannot be removed. */
    NEEDED,
    WORD,
    /** Behind an equals sign. */
    EQUALS,
    /** A keyword that is present or absent. */
    FLAG,
    /** Only shown. */
    FIXED
  }

  /**
   * The place of a value in the text.
   *
   * @param value its text
   * @param from offset of the value
   * @param start offset of the value including the keyword before it
   */
  record Written(String value, int from, int end, int start) {}

  /** Returns the values of an army line. */
  static List<StandProperty> of(StandDef stand) {
    RulebookDef rulebook =
        stand.eContainer() instanceof ArmyDef army
                && army.getRulebook() != null
                && !army.getRulebook().eIsProxy()
            ? army.getRulebook()
            : null;
    List<StandProperty> all = new ArrayList<>();
    Written name = written(stand, "name");
    if (rulebook == null || name == null) {
      return all;
    }
    all.add(line(stand, "name", "Name", name, name.end(), "", Form.NAME, List.of()));
    all.add(
        line(
            stand,
            "label",
            "Printed Name",
            written(stand, "label"),
            name.end(),
            " ",
            Form.QUOTED,
            List.of()));
    List<String> categories = names(rulebook, CategoryDef.class);
    int head = StandColumns.head(stand);
    all.add(
        line(
            stand,
            "category",
            "Category",
            written(stand, "category"),
            head,
            " ",
            Form.NEEDED,
            categories));
    String grade = RulebookEntries.system(rulebook).vocabulary().grade();
    all.add(
        line(
            stand,
            "grade",
            grade.substring(0, 1).toUpperCase(Locale.ROOT) + grade.substring(1),
            written(stand, "order"),
            head,
            " ",
            Form.NEEDED,
            names(rulebook, OrderDef.class)));
    List<String> weapons = names(rulebook, WeaponDef.class);
    if (!weapons.isEmpty()) {
      all.add(
          line(
              stand,
              "weapon",
              "Weapon",
              weapon(stand),
              head,
              " weapon ",
              Form.WORD,
              orNone(weapons)));
    }
    StandColumns.sheet(stand).forEach(stat -> all.add(stat(stand, stat)));
    RulebookEntries.of(rulebook, TraitDef.class)
        .values()
        .forEach(trait -> all.add(trait(stand, trait)));
    return all;
  }

  /** Returns the values of a deployment. */
  static List<StandProperty> of(DeployDef stand) {
    List<StandProperty> all = new ArrayList<>();
    Written name = written(stand, "name");
    if (name != null) {
      all.add(
          new StandProperty(
              stand, "as", DEPLOYMENT, "Name", "", List.of(), name, name.end(), "", Form.NAME));
    }
    Written places = written(stand, "places");
    if (places != null) {
      all.add(deployed(stand, "at", "At", places, Form.NEEDED));
      Written facing = written(stand, "facing");
      int behind = StandColumns.behind(stand, List.of("places", "facing"));
      Written whole =
          facing == null
              ? null
              : new Written(
                  facing.value(), facing.from(), facing.end(), keyword(stand, "facing", facing));
      all.add(
          new StandProperty(
              stand,
              "facing",
              DEPLOYMENT,
              "Facing",
              "",
              List.of(),
              whole,
              behind,
              " facing ",
              Form.WORD));
    }
    return all;
  }

  private static StandProperty deployed(
      DeployDef stand, String id, String label, Written written, Form form) {
    return new StandProperty(
        stand, id, DEPLOYMENT, label, "", List.of(), written, written.end(), " ", form);
  }

  private static StandProperty line(
      StandDef stand,
      String id,
      String label,
      @Nullable Written written,
      int place,
      String before,
      Form form,
      List<String> choices) {
    return new StandProperty(stand, id, STAND, label, "", choices, written, place, before, form);
  }

  private static StandProperty stat(StandDef stand, StatDef stat) {
    boolean word = stat.getKind() != null && stat.getKind().startsWith("word");
    return new StandProperty(
        stand,
        "stat:" + stat.getName(),
        "Values",
        stat.getHeader() == null ? stat.getName() : stat.getHeader(),
        meaning(stat),
        "word".equals(stat.getKind()) ? orNone(stat.getValues()) : List.of(),
        entry(stand, stat.getName()),
        StandColumns.placeOf(stand, stat),
        " " + stat.getName() + (word ? " =" : " "),
        word ? Form.EQUALS : Form.WORD);
  }

  private static StandProperty trait(StandDef stand, TraitDef trait) {
    String label = trait.getLabel() == null ? trait.getName() : trait.getLabel();
    return new StandProperty(
        stand,
        "trait:" + trait.getName(),
        "Traits",
        label,
        meaning(trait),
        trait.isTakesValue() ? List.of() : orNone(List.of(YES)),
        entry(stand, trait.getName()),
        StandColumns.end(stand),
        " " + trait.getName() + (trait.isTakesValue() ? " " : ""),
        trait.isTakesValue() ? Form.WORD : Form.FLAG);
  }

  /** Returns the explanation in the rulebook, with its section. */
  private static String meaning(RuleEntry entry) {
    return Stream.of(
            entry.getText() == null ? "" : entry.getText(),
            entry.getSection() == null ? "" : "§" + entry.getSection())
        .filter(each -> !each.isEmpty())
        .reduce((text, section) -> text + " (" + section + ")")
        .orElse("");
  }

  private static <T extends RuleEntry> List<String> names(RulebookDef rulebook, Class<T> kind) {
    return List.copyOf(RulebookEntries.of(rulebook, kind).keySet());
  }

  private static List<String> orNone(List<String> choices) {
    return choices.isEmpty() ? List.of() : Stream.concat(Stream.of(""), choices.stream()).toList();
  }

  private static @Nullable Written written(EObject element, String feature) {
    List<INode> nodes =
        NodeModelUtils.findNodesForFeature(
            element, element.eClass().getEStructuralFeature(feature));
    if (nodes.isEmpty()) {
      return null;
    }
    int from = nodes.getFirst().getOffset();
    int end = nodes.getLast().getEndOffset();
    return new Written(text(element).substring(from, end), from, end, from);
  }

  private static @Nullable Written weapon(StandDef stand) {
    Written weapon = written(stand, "weapon");
    return weapon == null
        ? null
        : new Written(
            weapon.value(), weapon.from(), weapon.end(), keyword(stand, "weapon", weapon));
  }

  /** Returns the offset of the keyword before a value. */
  private static int keyword(EObject element, String word, Written value) {
    return text(element).lastIndexOf(word, value.from() - 1);
  }

  private static @Nullable Written entry(StandDef stand, String key) {
    for (StandEntry each : stand.getEntries()) {
      if (key.equals(name(each))) {
        INode all = NodeModelUtils.findActualNodeFor(each);
        Written value = written(each, "value");
        Written word = value == null ? written(each, "word") : value;
        return all == null
            ? null
            : word == null
                ? new Written(YES, all.getOffset(), all.getEndOffset(), all.getOffset())
                : new Written(word.value(), word.from(), word.end(), all.getOffset());
      }
    }
    return null;
  }

  private static @Nullable String name(StandEntry entry) {
    return switch (entry.getKey()) {
      case StatDef stat -> stat.getName();
      case TraitDef trait -> trait.getName();
      case null, default -> null;
    };
  }

  private static String text(EObject element) {
    return NodeModelUtils.findActualNodeFor(element).getRootNode().getText();
  }

  /** The value for a table. */
  String value() {
    if (words == null) {
      return "";
    }
    return form == Form.QUOTED
        ? words.value().substring(1, words.value().length() - 1)
        : words.value().replaceAll("\\s+", " ").replace("^", "");
  }

  /**
   * Returns the change that sets another value; empty if the value is unchanged.
   *
   * @throws IllegalArgumentException if the value is not possible, with a message for the user
   */
  Optional<TextChange> change(String wanted) {
    String value = wanted.strip();
    if (value.equals(value())) {
      return Optional.empty();
    }
    String text = readable(value);
    if (text.isEmpty() || form == Form.FLAG && words != null) {
      return Optional.of(removal());
    }
    if (words != null) {
      return Optional.of(replacement(words, text));
    }
    return Optional.of(new TextChange(place, 0, form == Form.FLAG ? before : before + text));
  }

  /**
   * Returns the text for a value. It accepts only the words of one value, so that no other
   * statement can be inserted.
   */
  private String readable(String value) {
    if (form == Form.FIXED || form == Form.NAME) {
      throw new IllegalArgumentException(label + " is not changed here.");
    }
    if (value.isEmpty() && form == Form.NEEDED) {
      throw new IllegalArgumentException("A stand must have a value for " + label + ".");
    }
    if (form == Form.QUOTED) {
      if (value.matches(".*[\"\\\\\\p{Cntrl}].*")) {
        throw new IllegalArgumentException(
            label + " must be one line without quotation marks and backslashes.");
      }
      return value.isEmpty() ? "" : "\"" + value + "\"";
    }
    if (!choices.isEmpty() && !choices.contains(value)) {
      throw new IllegalArgumentException(
          label
              + " is one of "
              + String.join(", ", choices.stream().filter(each -> !each.isEmpty()).toList())
              + "; found '"
              + value
              + "'.");
    }
    boolean places = id.equals("at");
    if (!value.matches(places ? "[\\p{L}\\p{N}., -]+" : "[^\\s{}\"]*")) {
      throw new IllegalArgumentException(
          label + (places ? " takes places" : " takes one word") + "; found '" + value + "'.");
    }
    return value;
  }

  /** Takes it out with the blanks before it. */
  private TextChange removal() {
    String all = text(element);
    int from = words == null ? place : words.start();
    while (from > 0 && (all.charAt(from - 1) == ' ' || all.charAt(from - 1) == '\t')) {
      from--;
    }
    return new TextChange(from, words == null ? 0 : words.end() - from, "");
  }

  /**
   * Returns the replacement of a value. In a list that is aligned in columns, the following text
   * keeps its column.
   */
  private TextChange replacement(Written old, String text) {
    String all = text(element);
    int longer = text.length() - (old.end() - old.from());
    int blanks = old.end();
    while (blanks < all.length() && all.charAt(blanks) == ' ') {
      blanks++;
    }
    int gap = blanks - old.end();
    boolean lastOfLine = blanks == all.length() || "\r\n".indexOf(all.charAt(blanks)) >= 0;
    if (lastOfLine || longer == 0 || gap < 2 && longer > 0) {
      return new TextChange(old.from(), old.end() - old.from(), text);
    }
    boolean columns = gap > 1;
    int wanted = columns ? Math.max(1, gap - longer) : gap;
    return new TextChange(old.from(), old.end() - old.from() + gap, text + " ".repeat(wanted));
  }
}

package dev.muster.dsl.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.testing.Language;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Rulebooks;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The build leaves each rulebook beside its game as what its text compiles to. */
class CompiledRulebooksTest {
  @ParameterizedTest
  @MethodSource("names")
  void theCompiledFormIsThatOfTheText(String name) {
    assertEquals(compiled(name), Rulebooks.named(name));
  }

  static List<String> names() {
    return Rulebooks.NAMES;
  }

  @Test
  void everySwitchOfTheLedgerIsThere() {
    var switches = new TreeMap<String, String>();
    compiled("snaphance.final")
        .switches()
        .forEach(each -> switches.put(each.key(), each.defaultValue() + " of " + each.values()));
    assertEquals(
        """
        art_support_2sp=false of [false, true]
        bracket_bonus=none of [none, melee, melee_vs_mounted, morale, extra_sp]
        break_at=at_or_above of [at_or_above, above]
        cb_loss_basis=front_rank of [front_rank, unit]
        command_radius=training of [training, fixed_3_0, split]
        contact_fire=simultaneous of [simultaneous, defender_first]
        counter_charge_initiator=reactor of [reactor, active]
        disorder_fire_die=1 of [1, 0]
        disorder_melee_die=1 of [1, 0]
        dragoon_class=foot of [foot, mounted]
        edition=final of [final, draft]
        extra_move_test=after of [after, before]
        fire_after_failed_test=true of [true, false]
        five_pairs=each_pair of [each_pair, once]
        flank_plus_two=replaces of [replaces, adds]
        flank_struck_bonus=true of [true, false]
        leader_plus_one=each_test of [each_test, once]
        narrow_arc=wedge60 of [wedge60, corridor]
        ongoing_fight=per_activation of [per_activation, per_round]
        opp_fire_first=true of [true, false]
        pistol_move_penalty=none of [none, per_move]
        pursuit_contact=stops of [stops, runs_past]
        rally_on_fail=true of [true, false]
        rank_volley_cap=per_rank of [per_rank, per_unit]
        rear_enemy=any of [any, face_to_face]
        retreat_distance=max of [max, min, owner]
        sk_cover_zoc=false of [false, true]
        struck_from_behind=turn of [turn, move, whole_turn]
        support_cb=true of [true, false]
        support_fire_all=false of [false, true]
        wide_arc=sector120 of [sector120, wedge60, half180, sector120_exclusive]
        works_cover=any_range of [any_range, adjacent]\
        """,
        String.join(
            "\n", switches.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList()));
  }

  @Test
  void theNumbersOfTheRulesAreThere() {
    Rulebook rules = Rulebooks.named("snaphance.final");
    assertEquals(6, rules.number("command-range-well"));
    assertEquals(4, rules.number("command-range-poor"));
    assertEquals(4, rules.number("command-range-untrained"));
    assertEquals(3, Rulebooks.named("snaphance.draft").number("command-range-untrained"));
    assertEquals(2, rules.number("replacement-range"));
    assertEquals(-2, rules.number("replacement-bonus"));
    assertEquals(
        List.of(0, 0, 0, 1, 1, 1),
        List.of(1, 2, 3, 4, 5, 6).stream().map(rules.table("pursuit-infantry")::at).toList());
    assertEquals(
        List.of(0, 1, 1, 2, 2, 2),
        List.of(1, 2, 3, 4, 5, 6).stream().map(rules.table("pursuit-cavalry")::at).toList());
    assertEquals(
        List.of(1, 2, 3, 3),
        List.of(1, 2, 3, 12).stream().map(rules.table("slow-horse-contact-fire")::at).toList());
    assertEquals("Order Test", title(rules, "4.5"));
  }

  private static String title(Rulebook rules, String section) {
    return rules.chapters().stream()
        .filter(each -> each.section().equals(section))
        .findFirst()
        .orElseThrow()
        .title();
  }

  private static Rulebook compiled(String name) {
    var resources = Language.resources();
    RulebookDef found =
        RulebookLibrary.ALL.stream()
            .map(each -> (Document) resources.getResource(each, true).getContents().getFirst())
            .flatMap(library -> library.getElements().stream())
            .filter(RulebookDef.class::isInstance)
            .map(RulebookDef.class::cast)
            .filter(each -> name.equals(each.getName()))
            .findFirst()
            .orElseThrow();
    return new ProgramCompiler(each -> "").rulebook(found);
  }
}

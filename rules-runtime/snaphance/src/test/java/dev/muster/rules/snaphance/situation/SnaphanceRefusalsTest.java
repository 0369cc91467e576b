package dev.muster.rules.snaphance.situation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import dev.muster.rules.testing.RefusalTranscript;
import dev.muster.rules.testing.SituationFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every refusal says why: the rule that forbids, its numbers, and the row of the ledger. */
@Tag("slow")
class SnaphanceRefusalsTest {
  private static final Pattern ROW = Pattern.compile("\\(SN-[0-9G.]+-[0-9]+[fd]?[,)]");

  private static List<String> problems(String name, String text) throws SituationException {
    List<String> found = new ArrayList<>();
    var reading = SituationService.readAll(name, text);
    var situation = Objects.requireNonNull(reading.situation(), () -> "" + reading.problems());
    SituationService.play(situation, EventSink.SILENT)
        .problems()
        .forEach(each -> found.add(each.line() + " " + each.getMessage()));
    return found;
  }

  @Test
  void everyForbiddenOrderOfTheSituationsHasItsReason() throws IOException, SituationException {
    RefusalTranscript.check(SituationFiles.ofSnaphance(), ROW);
  }

  private static final String HEAD =
      """
      board 14 x 14
      side Blue training well breaks 1/1
      side Red training poor breaks 1/1
      line Foot PikeAndShot C mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 1
      line Horse Lancer B mp 3 sp 6 cb 3 bp 1
      line Shot Shot B mp 2 sp 4 pb 0 2h 0 3h -1 bp 1
      line Pistols Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 1
      line Guns Artillery B mp 1 sp 4 pb 0 2h 0 3h 0 4h 0 bp 1
      line Light LightCavalry B mp 4 sp 3 pb 0 2h 0 3h -1 bp 1
      group Blue.Left general Conde +1 at 0213
      group Blue.Rear general Turenne +1 at 1413
      group Red.Right general Merode 0 at 0101
      stand Foot-1 of Blue.Left is Foot at 0508 facing N
      stand Foot-2 of Blue.Left is Foot at 0608 facing NE
      stand Horse-1 of Blue.Left is Horse at 1010 facing N
      stand Shot-1 of Blue.Left is Shot at 0809 facing N disordered
      stand Guns-1 of Blue.Left is Guns at 0212 facing N
      stand Pistols-1 of Blue.Left is Pistols at 0312 facing N
      stand Rear-1 of Blue.Rear is Foot at 1213 facing N
      stand Foot-3 of Red.Right is Foot at 0506 facing S
      stand Horse-3 of Red.Right is Horse at 1007 facing S
      stand Light-3 of Red.Right is Light at 0707 facing S
      stand Horse-5 of Blue.Left is Horse at 1304 facing N
      stand Horse-6 of Red.Right is Horse at 1303 facing S
      melee Horse-5 Horse-6
      orders
      Left acts
      %s
      Foot-1 acts
      Foot-1 holds
      Foot-2 holds
      Horse-1 holds
      Shot-1 acts disordered
      Guns-1 holds
      Pistols-1 holds
      dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1   # Horse-5 and Horse-6
      """;

  private static String told(String orders) throws SituationException {
    return String.join("\n", problems("a.situation", HEAD.formatted(orders)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Foot-1 moves to 0506 | it halts in 0607, in the Zone of Control of Foot-3 (SN-4.6-03)",
        "Foot-1 moves to 0509 | a forward step goes into the two hexes in front, and 0509 is",
        "Horse-1 moves to 1106 | the step to 1106 costs 1 MP, it has 0 left (SN-4.0-04)",
        "Horse-1 moves to 1213 | Horse-1 cannot move: a forward step goes into the two hexes",
        "Horse-1 falls back to 1109 | a step backwards goes into the two hexes behind, and 1109",
        "Foot-1 falls back to 0507 | there it would have Foot-3 in front, which is a charge",
        "Horse-1 moves sideways to 1009 | a step to the side goes into a flank hex, and 1009 is",
        "Foot-1 turns to N | Foot-1 cannot turn: it faces that way (SN-4.2-01)",
        "Shot-1 turns about | Shot-1 cannot turn about: it is disordered",
        "Shot-1 charges Foot-3 | Shot-1 cannot charge: it has no Charge Bonus (SN-10.0-02)",
        "Foot-1 charges Horse-3 | Horse-3 is mounted, and infantry does not charge it (SN-10.0-05)",
        "Foot-1 charges Foot-2 | Foot-1 cannot charge: Foot-2 is on its side (SN-10.0-02)",
        "Foot-1 fires at Horse-3 | 5 hexes to Horse-3, it reaches 3 (SN-7.0-15)",
        "Foot-2 fires at Foot-3 | Foot-2 cannot fire: Foot-3 is outside its firing arc (SN-7.0-02)",
        "Horse-1 fires at Horse-3 | Horse-1 cannot fire: it has no fire values (SN-7.0-01)",
        "Foot-1 fires at Foot-2 | Foot-1 cannot fire: Foot-2 is on its side (SN-7.0-01)",
        "Foot-1 fires its front rank at Foot-3 | only Pistols fire by ranks (SN-7.3-07)",
        "Foot-1 fires at Foot-3 and may charge | only Pistols keep a charge open",
        "Foot-1 rallies | Foot-1 cannot rally: it is not disordered (SN-9.0-01)",
        "Foot-1 acts disordered | Foot-1 cannot act disordered: it is not disordered",
        "Shot-1 goes on opportunity with its neighbours | it is disordered, and must recover first",
        "Shot-1 goes on opportunity | it is disordered, and must recover first (SN-6.1-06)",
        "Horse-1 goes on opportunity with its neighbours | can go with it (SN-4.9-01, SN-4.9-05)",
        "Foot-1 stays on opportunity | it is not on opportunity (SN-6.1-04)",
        "Foot-1 leaves opportunity | it is not on opportunity (SN-6.1-04)",
        "Foot-2 joins Foot-1 | Foot-2 cannot join: Foot-2 is not free to act (SN-4.9-01)",
        "Foot-1 Foot-2 move to 0507 | Foot-2 faces another way (SN-4.9-02)",
        "Foot-1 goes with those who joined | no stand has joined it (SN-4.9-01)",
        "Rear-1 holds | Rear-1 cannot hold: this is the turn of Left (SN-1.4-05)",
        "Horse-5 holds | Horse-5 cannot hold: it is in melee with Horse-6 (SN-11.3-06)",
        "Conde rides to 0801 | 0801 is not within 6 hexes of his ride (SN-3.1-01)",
        "Turenne rides to 1313 | he moves in the turn of his group, and this is the turn of Left",
        "Conde attaches himself to Foot-1 | he is not in the hex of Foot-1 (SN-3.1-06)",
        "Conde leaves Foot-1 | he is not attached to Foot-1 (SN-3.1-06)",
        "Foot-1 evades | Foot-1 cannot evade: it evades only in an enemy turn (SN-5.0-02)",
        "Foot-1 charges on opportunity at Foot-3 | the side that moves does not react (SN-6.0-07)",
        "Foot-3 charges on opportunity at Foot-1 | it is not on opportunity (SN-6.1-04)",
        "declare Left | groups are declared for the initiative (SN-1.4-02)",
        "Light-3 evades to 0706 | a stand evades or stands when it is charged or fired at (SN-5.0-01)",
        "Light-3 stands | a stand evades or stands when it is charged or fired at (SN-5.0-01)",
        "Light-3 stands and fires | Skirmishers do so when they are charged (SN-10.5-02)",
        "Light-3 stands and fights | Skirmishers do so when they are charged (SN-10.5-02)",
        "Foot-3 waits | a stand on opportunity reacts to an enemy that moves or fires (SN-6.0-01)",
        "Foot-3 charges to 0507 | a charge on opportunity ends in a hex of contact (SN-6.0-05)",
        "Horse-1 breaks off the charge | hit by Pistols on opportunity break off or go on (SN-7.4.1.1",
        "Foot-1 fights Foot-3 | chooses whom it fights when it touches several (SN-10.2-06)",
        "allotment 2 | a joint charge that touches several enemies is allotted (SN-15.0-12)",
        "Foot-1 supports against Foot-3 | no melee with Foot-3 is fought now (SN-11.3-04)",
        "Foot-3 throws first | there is fire on contact in a charge (SN-7.4-01)",
        "Horse-5 keeps its facing | Horse-5 cannot keep: Horse-6 is in its front hexes (SN-4.6-06)",
        "Foot-1 retreats 0509 | a stand retreats when its melee is lost (SN-12.0-01)",
        "Foot-1 stops retreating | a stand retreats when its melee is lost (SN-12.0-01)",
        "Foot-1 retreats first | a stand retreats when its melee is lost (SN-12.0-01)",
        "Foot-1 leaves the board | a stand leaves the board in a retreat at its edge (SN-12.2-03)",
        "Foot-1 bounces | mounted stands bounce when they have not won their melee (SN-11.1-04)",
        "Horse-1 bounces to 1011 | mounted stands bounce when they have not won their melee",
        "Foot-1 fights on | a melee goes on in the turn of a group that fights it (SN-11.3-04)",
        "Foot-1 pursues | a stand pursues when it has won its melee (SN-13.0-01)",
        "Foot-1 pursues to 0507 | a stand pursues when it has won its melee (SN-13.0-01)",
        "Light-3 gives way to 0706 | Skirmishers give way to a friend who retreats (SN-12.0-08)",
        "Foot-1 deploys at 0510 | stands are deployed in their zone before the battle (SN-1.2-02)",
        "Conde rides to Foot-1 | he rides to a stand only where he must leave his hex",
        "count the General with Foot-1 | a General counts in the Morale Test of his stand (SN-3.2-01)",
        "leave the General with Foot-1 out of account | counts in the Morale Test of his stand (SN-3.2-01)",
        "the melee of Foot-3 first | a joint charge that touches several enemies is allotted",
      })
  void anOrderIsRefusedWithItsRule(String order, String told) throws SituationException {
    String found = told(order);
    assertTrue(found.contains(order + ": "), found);
    assertTrue(found.contains(told), found);
    assertTrue(ROW.matcher(found).find(), found);
  }
}

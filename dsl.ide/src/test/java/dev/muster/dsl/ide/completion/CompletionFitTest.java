package dev.muster.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What would be an error at a place is not proposed there, and what is right still is. */
class CompletionFitTest extends CompletionFixture {
  private int files;

  @BeforeEach
  void begin() {
    start();
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
  }

  private Set<String> proposed(String text) throws Exception {
    assertTrue(text.contains(CURSOR), text);
    return Set.copyOf(labels(open("fit" + files++ + ".muster", text, true)));
  }

  /** One place of a battle, what is never proposed there, and what is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // an event changes traits and no stats, ground that covers a field, and takes what is there
        "length 8 rounds  ; event E when round 2 then group Main gains <|> ; sp,mp,bp ; heavy",
        "length 8 rounds  ; event E when round 2 then group Main gains heavy, group Main loses <|> ; slow ; heavy",
        "length 8 rounds  ; event E when round 2 then ground 0101 becomes <|> ; road,stream ; woods",
        // a group loses no more units than it has
        "0104 0204 facing N }; 0104 0204 0304 facing N } } event E when group <|>Van loses 3 units then round 2"
            + " side Green fields Royal { ; Main ; Van",
        // a group has one General
        "stand Swiss as   ; <|> stand Swiss as ; general,general ... ; stand,plan",
        // a battle has two sides
        "length 8 rounds  ; <|> length 8 rounds ; side,side ... ; expect,zone",
        // a count comes before abreast, and places need none
        "stand Reiters at 0301 0401 ; stand Reiters <|> ; abreast,in ; at,as",
        "stand Reiters at 0301 0401 ; stand Reiters 2 <|> ; at ; abreast",
        // no ground is named, so nobody can hold one
        "length 8 rounds  ; victory Red when Red <|> ; holds ; breaks,loses",
        // a line abreast is all on the map: 6 x 4, and to the right of its facing
        "Swiss as Old at 0104 0204 facing N; Swiss 5 abreast from <|> facing N; 0301; 0102",
        "at 0104 0204 facing N; 3 abreast from 0602 facing <|>; N,NE ; S,SW",
        // nor does it stand on others, whose lines have all their places
        "Swiss as Old at 0104 0204 facing N; Swiss 2 abreast from 0104 facing N stand Foot at <|>;"
            + " 0104,0204,0301 ; 0304",
        "Swiss as Old at 0104 0204 facing N; Swiss 2 abreast from <|> facing S; 0501,0401 ; 0502",
        "Swiss as Old at 0104 0204 facing N; Swiss 2 abreast from 0501 facing <|>; S ; N",
        // a statement is not cut in two
        "0301 0401 facing S; 0301 0401 <|> facing S; stand,general,plan,group ; 0302",
        // nor do its words change places
        "0301 0401 facing S; 0301 0401 <|> facing S; with,lost,marked,disordered ; 0302",
        // who is on the map does not arrive
        "0204 facing N    ; 0204 facing N { <|> } ; arrives,arrives ... ; note",
        // a group arrives once, and a stand does
        "+1 at 0104 stand ; +1 arrives round 3 at 0101 <|> stand; arrives,arrives ... ; plan",
        "stand Reiters at 0301 0401 facing S; stand Reiters { arrives round 3 at 0101 <|> };"
            + " arrives,arrives ... ; note",
        // a battle has one history, which was won or drawn, with the losses of a side once
        "length 8 rounds ; history { } <|> ; history,history { ... } ; points,expect",
        "length 8 rounds ; points unit 1 <|> ; points ; history",
        "length 8 rounds ; history { winner Red <|> } ; draw,winner ; losses",
        "length 8 rounds ; history { draw <|> } ; winner,draw ; losses",
        "length 8 rounds ; history { losses Red 20%, <|> } ; Red ; Blue",
        // a side holds objectives, and no zone
        "length 8 rounds ; zone Camp at 0101 objective Mill at 0201 victory Red when Red holds <|>;"
            + " Camp ; Mill",
        "length 8 rounds ; zone Camp at 0101 victory Red when Red <|> ; holds ; breaks",
        // an order is of the units on the map, or of the lines of the lists, against the enemy
        "length 8 rounds ; expect odds \"<|>\" 1%..9% that Foot destroyed ; charges,Red ; Old-1,Reiters-2,Foot,Guise,Main",
        "length 8 rounds ; expect odds \"Gend<|>\" 1%..9% that Foot destroyed ; Foot,Old-1 ; Gendarmes",
        "length 8 rounds ; expect odds \"Old-1 <|>\" 1%..9% that Foot destroyed ; Foot,Reiters-1 ; charges,fires at",
        "length 8 rounds ; expect odds \"Old-1 ch<|> ; fires at,Reiters-1 ; charges",
        "length 8 rounds ; expect odds \"Old-1 charges <|>\" 1%..9% that Foot destroyed ; charges,Foot ; Reiters-1,Old-2",
        "length 8 rounds ; expect odds \"Foot charges <|>\" 1%..9% that Foot destroyed ; Old-1,Reiters-1 ; Swiss,Foot",
        "length 8 rounds ; expect odds \"Foot charges Foot\"<|> 1%..9% that Foot destroyed ; charges,Foot ; 20%",
        // odds are of the units of the order, and end in the words of the game
        "length 8 rounds ; expect odds \"Gendarmes charges Foot\" 1%..9% that <|> ; Swiss,Red ; Gendarmes,Foot",
        "length 8 rounds ; expect odds \"Gendarmes charges Foot\" 1%..9% that Foot <|> ; shaken,breaks ; destroyed,disordered,thrown-back,loses",
        "length 8 rounds ; expect odds \"Gendarmes charges Foot\" 1%..9% that Foot loses <|> ; wins ; 1+",
        // wins and draws are a hundred together
        "length 8 rounds ; expect Red wins 9% expect draw <|>                     ; x ; 40%..60%,20%",
        "length 8 rounds ; expect Red wins 30%..50% expect Blue wins 55%..75% expect draw <|>; 40%..60%,20% ; 0%..15%",
        "length 8 rounds ; expect draw 10%..15% expect Red wins 5%..8% expect Blue wins <|> 90%; 40%..60%,20% ; 77%..85%",
        // something is expected once
        "length 8 rounds ; expect draw 20% expect rounds 4..8 expect <|> ; draw,rounds ; Red,Blue",
        "length 8 rounds ; expect Red wins 20% expect Red <|> ; wins ; breaks,loses",
        "length 8 rounds ; expect Red wins 9% expect Red breaks 9% expect Red loses 9% expect <|>;"
            + " Red ; Blue",
      })
  void ofAWord(String at, String written, String never, String still) throws Exception {
    check(BATTLE.replace(at.strip(), written.strip()), never, still);
  }

  private void check(String text, String never, String still) throws Exception {
    Set<String> proposed = proposed(text);
    for (String each : never.split(",")) {
      assertTrue(!proposed.contains(each), () -> each + " in " + proposed);
    }
    for (String each : still.split(",")) {
      assertTrue(proposed.contains(each), () -> "no " + each + " in " + proposed);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // areas lie on tables, sides on grids
        "map M 8 x 6 { <|> } ; area,area ... at ... ; side,way,rows",
        "map M 8 x 6 UD { <|> } ; side,rows,heights,legend ; area,way",
        // a way on a grid has no breadth
        "map M 8 x 6 { way road along 0101 0102 <|> } ; wide ; side,way",
        "map M 8 x 6 UD { way road along 1,1 2,2 <|> } ; side ; wide,way",
        // a line of sides is straight, and no line lies along its own quarter
        "map M 8 x 6 { side river along 0303 to <|> } ; 0504,0404 ; 0503,0306,0203",
        "map M 8 x 6 { side river along 0303 to 0503 <|> } ; east,west ; north,south",
        "map M 8 x 6 { side river along 0303 to <|> east } ; 0503 ; 0306",
        "map M 8 x 6 { side river along <|> 0303 to 0306 east } ; 0505 ; 0301,0304",
        "map M 8 x 6 { side river along 0101 to 0801 <|> } ; north,east ; south",
        "map M 8 x 6 boxes { side river along C3 to <|> } ; D4 ; C6,F3",
        // a rulebook does not extend itself
        "rulebook mine extends <|> { } ; mine ; snaphance.final",
        // a column that has no value before the cursor goes on with one
        "army A for snaphance.final { stand S Lancer B mp <|> 3*2 sp 6 } ; heavy,estimated ; 3*2",
        "army A for snaphance.final { stand S Lancer B mp 2 <|> sp 6 } ; stand,total,note ;"
            + " estimated",
        // the checks of the game refuse a trait of other stands
        "army A for snaphance.final { stand S Lancer B mp 3*2 <|> sp 6 } ; slow ; heavy",
        // a map of hexes that nobody plays on yet has no ground of tables or boxes
        "map M 8 x 6 { legend { . <|> } } ; brush,difficult ; plain,woods",
        // the checks of the game refuse an order of the other weight, and weapons it has not
        "army A for boxgrid { stand S HeavyFoot <|> ccv 4 } ; open ; close",
        "army A for boxgrid { stand S LightFoot <|> } ; close ; open",
        "army A for adlgr { stand S PikeAndShot ordinary weapon <|> } ; bow,pistol ; musket",
        "army A for adlgr { stand S PikeAndShot ordinary <|> } ; zone ; weapon,estimated",
        // a map that is played on is drawn in what its game is played on
        "map M 8 x 6 <|> { } scenario S on M rules snaphance.final { } ; boxes,UD,cm ; hexes",
        "map M 8 x 6 <|> { } scenario S on M rules adlgr { } ; boxes,hexes,MU ; UD",
        // the checks refuse a formation of another category
        "army A for adlgr { stand S Colunela ordinary formation=<|> } ; unit ; battle-unit",
        // nor is one with places of boxes, or with hexes
        "map M 8 x 6 <|> { side wall C2-C3 way road along A1 B1 } ; hexes,UD ; boxes",
        // a map drawn in rows is no table, and one with areas is one
        "map M 2 x 1 <|> { legend { . plain } } ; UD,MU,cm ; hexes,boxes",
        "map M 8 x 6 <|> { area wood at 1,1 2,2 } ; hexes,boxes ; UD,MU,cm",
        // behind a trait with a value comes the value, one that the line may have
        "army A for snaphance.final { stand S Lancer B mp 2 sp 6 cb 1 bp 3 cb-after-loss <|> } ;"
            + " mp,2/1 ; 1",
        // guns never charge, and a line without a charge bonus has none after losses
        "army A for snaphance.final { stand S Artillery C weapon cannon mp 1 sp 4 <|> bp 1 } ;"
            + " cb-after-loss ; pb 0",
        // how a group stands now is no matter of a list
        "army A for fogr { stand S Horse average bases 4 files 2 <|> } ;"
            + " formed,charges-flank,charges-rear ; estimated",
        // an early tercio has shot
        "army A for fogr { stand S HeavyFoot superior bases 16 files 4 pikes 8 tercio=early"
            + " capabilities=pike/musket shot <|> 8 } ; 0 ; 8",
        // nor is an entry of a rulebook cut in two
        "rulebook mine extends snaphance.final { category X code \"X\" <|> label \"x\" ours \"y\" };"
            + " terrain,trait,weapon,class,section,ours,ledger ; label",
        // an order class is passed on 2 to 6
        "rulebook mine extends snaphance.final { grade E passes <|> } ; E ; 4+",
      })
  void ofAFile(String text, String never, String still) throws Exception {
    check(text, never, still);
  }

  @Test
  void theCornersOfAnAreaAreOthersEach() throws Exception {
    String places = "map M 8 x 6 UD { place \"Mill\" at 3,3 place \"Inn\" at 4,4 area wood ";
    assertEquals(Set.of("4,4"), proposed(places + "from 3,3 to <|> }"));
    assertEquals(Set.of("3,3", "4,4"), proposed(places + "from <|> }"));
  }

  @ParameterizedTest
  @CsvSource({"wide_arc", "edition"})
  void aSwitchIsSetOnce(String choice) throws Exception {
    String set = BATTLE.replace("length", "switch wide_arc sector120\n switch <|>\n length");
    assertEquals(choice.equals("edition"), proposed(set).contains(choice));
  }

  @ParameterizedTest
  @CsvSource({"Van, Rear", "Rear, Van"})
  void groupsDoNotSupportEachOtherInACircle(String first, String second) throws Exception {
    String groups =
        BATTLE.replace(
            "group Van {",
            "group Rear { general Aumale at 0103 stand Swiss at 0103 facing N PLAN-Rear }\n"
                + " group Flank { general Nevers at 0102 stand Swiss at 0102 facing N }\n"
                + " group Van { PLAN-Van ");
    String text =
        groups
            .replace("PLAN-" + first, "plan support " + second)
            .replace("PLAN-" + second, "plan support " + CURSOR);
    assertEquals(Set.of("Flank"), proposed(text));
  }

  /** The list of what may follow an expectation is whole. */
  @ParameterizedTest
  @CsvSource({"expect <|>", "expect Red <|>"})
  void anExpectationIsOfSidesAndRounds(String written) throws Exception {
    Set<String> proposed = proposed(BATTLE.replace("length 8 rounds", written));
    assertEquals(
        written.contains("Red")
            ? Set.of("wins", "breaks", "loses")
            : Set.of("Red", "Blue", "group", "draw", "rounds", "odds", "20%", "40%..60%"),
        proposed);
    assertEquals(List.of(), proposed.stream().filter(List.of("cm", "UD", "MU")::contains).toList());
  }

  @Test
  void aCategoryStandsBehindTheNameInPrint() throws Exception {
    String army = "army A for adlgr { stand S <|> PikeAndShot ordinary }";
    assertTrue(proposed(army).contains("Tercio"));
    Set<String> before = proposed(army.replace("<|>", "<|> \"The line\""));
    assertTrue(!before.contains("Tercio"), before::toString);
    assertTrue(proposed(army.replace("<|>", "\"The line\" <|>")).contains("Tercio"));
  }
}

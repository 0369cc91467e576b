package dev.muster.dsl.ui.map;

import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.replay.RecordedBattles;
import dev.muster.dsl.ui.map.replay.ReplayBattle;
import dev.muster.dsl.ui.map.replay.ReplayPlayer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Lets a test battle take the place of the deployment, until the text is edited again. */
final class ReplayControl implements RecordedBattles.Listener {

  private static final String FIGHT_ON = "Notes, Fight On, Save";

  private final FieldModel model;
  private final ReplayPlayer player;
  private final Supplier<String> file;
  private final Consumer<Header> header;
  private final FightsOn fightsOn;
  private ReplayBattle battle;

  /** Continues a battle that is over. */
  interface FightsOn {

    /**
     * Shows the battle with all that can be done with it.
     *
     * @param log the battle as JSON lines
     * @param moment the moment that is shown
     */
    void from(String log, int moment);
  }

  /**
   * The header above the field.
   *
   * @param text with links
   * @param replaying whether the scrubber is visible
   */
  record Header(String text, boolean replaying) {
    static final Header NONE = new Header("", false);
  }

  /**
   * @param file the file that is shown; empty for none
   * @param header shows what is above the field
   */
  ReplayControl(
      FieldModel model,
      ReplayPlayer player,
      Supplier<String> file,
      Consumer<Header> header,
      FightsOn fightsOn) {
    this.model = model;
    this.player = player;
    this.file = file;
    this.header = header;
    this.fightsOn = fightsOn;
    player.onChange(this::moved);
    RecordedBattles.add(this);
  }

  void stop() {
    RecordedBattles.remove(this);
  }

  @Override
  public void fought(String uri, ReplayBattle fought) {
    boolean ours =
        model.scene().filter(each -> each.scenario().equals(fought.scenario())).isPresent();
    if (ours && uri.equals(file.get())) {
      open(fought);
    }
  }

  private void open(ReplayBattle fought) {
    battle = fought;
    player.open(fought.track(), fought::caption);
  }

  /** Another text is edited, or another file shown: the deployment is what is of interest. */
  void textChanged() {
    if (player.track() != null) {
      player.close();
      header.accept(new Header("Text changed since the battle. <a>Show the battle</a>", false));
    }
  }

  /** Another file is shown, of which there is no battle. */
  void fileChanged() {
    battle = null;
    player.close();
    header.accept(Header.NONE);
  }

  /**
   * A link above the field was pressed: to the deployment, back to the battle, or to fight on.
   *
   * @param link its words
   */
  void linkPressed(String link) {
    if (player.track() != null) {
      int moment = player.moment();
      player.close();
      header.accept(Header.NONE);
      if (FIGHT_ON.equals(link)) {
        fightsOn.from(battle.log(), moment);
      }
    } else if (battle != null) {
      open(battle);
    }
  }

  private void moved() {
    if (player.track() == null) {
      model.replay(null);
      header.accept(Header.NONE);
    } else {
      var moment = battle.moment(player.moment());
      model.replay(moment);
      header.accept(
          new Header(
              escaped(moment.header()) + "   <a>Deployment</a>   <a>" + FIGHT_ON + "</a>", true));
    }
  }

  /** In a link an ampersand would be a mnemonic, and a tag a link. */
  private static String escaped(String text) {
    return text.replace("&", "&&").replace('<', '\u2039');
  }
}

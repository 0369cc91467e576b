package dev.muster.dsl.ui.map.input;

import dev.muster.dsl.ide.scene.SceneItem;
import java.util.List;

/** Connects items of the map with their text. */
public interface MapReader {

  /** Goes to where something is deployed. */
  void clicked(SceneItem item);

  /** Goes to the location of a place in the text. */
  void clicked(String place);

  /** Goes to the army's line. */
  void opened(SceneItem item);

  /** Offers what can be done about the findings there. */
  void fix(SceneItem item);

  /** Says at the foot of the window what is at a place. */
  void tell(String place);

  /** Says at the foot of the window what is there. */
  void say(String text);

  /**
   * A spot of the field was clicked, or Enter pressed there.
   *
   * @param place empty for none
   * @param things what stands there, the uppermost first
   * @return whether a battle that is played has taken it for an answer
   */
  boolean chooses(String place, List<SceneItem> things);
}

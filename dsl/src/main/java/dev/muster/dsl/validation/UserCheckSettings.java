package dev.muster.dsl.validation;

import com.google.inject.Singleton;

/** How much findings matter to the user of an editor, in projects that say nothing of it. */
@Singleton
public class UserCheckSettings {
  private volatile String text = "";
  private volatile CheckSettings settings = CheckSettings.NONE;

  /**
   * Takes over what the user prefers.
   *
   * @param preferred in the form of a file {@value CheckSettings#FILE}
   * @return whether it is something else than before
   */
  public boolean setPreferred(String preferred) {
    if (preferred.equals(text)) {
      return false;
    }
    settings = CheckSettings.parse(preferred);
    text = preferred;
    return true;
  }

  CheckSettings settings() {
    return settings;
  }
}

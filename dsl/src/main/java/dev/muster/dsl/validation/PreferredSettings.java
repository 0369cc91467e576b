package dev.muster.dsl.validation;

import com.google.inject.Singleton;

/** How much findings matter to the user of an editor, in projects that say nothing of it. */
@Singleton
public class PreferredSettings {
  private volatile String text = "";
  private volatile Settings settings = Settings.NONE;

  /**
   * Takes over what the user prefers.
   *
   * @param preferred in the form of a file {@value Settings#FILE}
   * @return whether it is something else than before
   */
  public boolean prefer(String preferred) {
    if (preferred.equals(text)) {
      return false;
    }
    settings = Settings.parse(preferred);
    text = preferred;
    return true;
  }

  Settings settings() {
    return settings;
  }
}

package dev.muster.dsl.validation;

import com.google.inject.Singleton;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;

/** The severities of findings that the user of an editor prefers, for projects without settings. */
@Singleton
public class UserCheckSettings {
  /**
   * Option of a resource set without an editor: its files are checked independently of the user's
   * preferences.
   */
  public static final String IGNORED = UserCheckSettings.class.getName() + ".ignored";

  private volatile Preferred preferred = new Preferred("", true, CheckSettings.NONE);

  private record Preferred(String text, boolean remarks, CheckSettings settings) {}

  /**
   * Takes over what the user prefers.
   *
   * @param text in the form of a file {@value CheckSettings#FILE}
   * @param remarks whether findings of the level info are reported where neither the text nor the
   *     project says so
   * @return whether it is something else than before
   */
  public boolean setPreferred(String text, boolean remarks) {
    Preferred before = preferred;
    if (text.equals(before.text()) && remarks == before.remarks()) {
      return false;
    }
    preferred = new Preferred(text, remarks, CheckSettings.parse(text));
    return true;
  }

  CheckSettings settings(Resource resource) {
    return isIgnored(resource) ? CheckSettings.NONE : preferred.settings();
  }

  /** The lightest level that is reported where a project does not say. */
  CheckSettings.Level least(Resource resource) {
    if (isIgnored(resource)) {
      return CheckSettings.Level.INFO;
    }
    CheckSettings.Level said = preferred.settings().least();
    return said != null
        ? said
        : preferred.remarks() ? CheckSettings.Level.INFO : CheckSettings.Level.WARNING;
  }

  private static boolean isIgnored(Resource resource) {
    ResourceSet files = resource.getResourceSet();
    return files != null && Boolean.TRUE.equals(files.getLoadOptions().get(IGNORED));
  }
}

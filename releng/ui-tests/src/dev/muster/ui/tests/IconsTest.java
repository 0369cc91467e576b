package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What Muster adds to the workbench has a picture, and each picture can be seen in both themes. */
class IconsTest extends WorkbenchFixture {

  private static final String BUNDLE = "dev.muster.dsl.ui";

  /** What the guidelines for accessible content ask of pictures. */
  private static final double VISIBLE = 3;

  /** The ground of toolbars and of the tabs of views in the dark theme. */
  private static final RGB DARK_TOOLBAR = new RGB(72, 72, 76);

  /** So much of the width and of the height of a picture its clear parts must reach over. */
  private static final double SHARE = 0.75;

  /** Pixels that are more there than not. */
  private static final int OPAQUE = 128;

  /** Extension points whose elements stand in lists with pictures, with what the elements are. */
  private static final Map<String, List<String>> PICTURED =
      Map.of(
          "org.eclipse.ui.views", List.of("view"),
          "org.eclipse.ui.newWizards", List.of("wizard"),
          "org.eclipse.ui.importWizards", List.of("wizard"),
          "org.eclipse.ui.exportWizards", List.of("wizard"),
          "org.eclipse.ui.perspectives", List.of("perspective"),
          "org.eclipse.debug.ui.launchShortcuts", List.of("shortcut"),
          "org.eclipse.debug.ui.launchConfigurationTypeImages",
              List.of("launchConfigurationTypeImage"),
          "org.eclipse.search.searchPages", List.of("page"),
          "org.eclipse.ui.genericeditor.icons", List.of("icon"),
          "org.eclipse.ui.ide.projectNatureImages", List.of("image"));

  private static List<IConfigurationElement> ours(String point, List<String> kinds) {
    return Arrays.stream(Platform.getExtensionRegistry().getConfigurationElementsFor(point))
        .filter(each -> each.getContributor().getName().equals(BUNDLE))
        .filter(each -> kinds.contains(each.getName()))
        .toList();
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void everyViewWizardAndLaunchHasAPicture() {
    Set<String> without = new TreeSet<>();
    int seen = 0;
    for (Map.Entry<String, List<String>> each : PICTURED.entrySet()) {
      for (IConfigurationElement element : ours(each.getKey(), each.getValue())) {
        seen++;
        String icon = element.getAttribute("icon");
        if (icon == null || Platform.getBundle(BUNDLE).getEntry(icon) == null) {
          without.add(each.getKey() + " " + element.getAttribute("id"));
        }
      }
    }
    assertTrue(seen >= 20, "elements with pictures: " + seen);
    assertEquals(Set.of(), without);
  }

  /** Entries of toolbars have no words: their picture is all there is. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void everyCommandInAToolbarOrAMenuOfWordsHasAPictureThatIsThere() {
    Set<String> without = new TreeSet<>();
    int seen = 0;
    for (IConfigurationElement contribution :
        ours("org.eclipse.ui.menus", List.of("menuContribution"))) {
      for (IConfigurationElement command : commands(contribution)) {
        seen++;
        String icon = command.getAttribute("icon");
        boolean tool = contribution.getAttribute("locationURI").startsWith("toolbar:");
        if (icon == null ? tool : Platform.getBundle(BUNDLE).getEntry(icon) == null) {
          without.add(command.getAttribute("commandId") + " " + icon);
        }
      }
    }
    assertTrue(seen > 30, "entries: " + seen);
    assertEquals(Set.of(), without);
  }

  private static List<IConfigurationElement> commands(IConfigurationElement group) {
    List<IConfigurationElement> commands = new ArrayList<>();
    for (IConfigurationElement each : group.getChildren()) {
      if (each.getName().equals("command")) {
        commands.add(each);
      }
      commands.addAll(commands(each));
    }
    return commands;
  }

  /**
   * On what views and toolbars are painted with, in the theme of this workbench. No single tone is
   * seen on all of them: a picture has a light and a dark one.
   */
  @Tag(WorkbenchFixture.BOTH)
  @Test
  void everyPictureIsSeen() throws Exception {
    List<RGB> grounds =
        Theme.isDark()
            ? List.of(new RGB(47, 47, 47), new RGB(53, 53, 53), DARK_TOOLBAR)
            : List.of(new RGB(255, 255, 255), new RGB(248, 248, 248));
    Map<String, String> poor = new TreeMap<>();
    for (URL each :
        Collections.list(Platform.getBundle(BUNDLE).findEntries("icons", "*.svg", false))) {
      String name = each.getPath().substring(each.getPath().lastIndexOf('/') + 1);
      Image image = ImageDescriptor.createFromURL(each).createImage();
      try {
        double least = 1;
        for (RGB ground : grounds) {
          least = Math.min(least, seen(image.getImageData(), ground));
        }
        if (least < SHARE) {
          poor.put(name, String.format(java.util.Locale.ROOT, "%.2f", least));
        }
      } finally {
        image.dispose();
      }
    }
    assertEquals(Map.of(), poor, "reach of what has a contrast of at least " + VISIBLE);
  }

  /** How much of the width and the height of what is drawn is reached by what stands out. */
  private static double seen(ImageData data, RGB ground) {
    Rectangle drawn = new Rectangle(0, 0, 0, 0);
    Rectangle clear = new Rectangle(0, 0, 0, 0);
    for (int y = 0; y < data.height; y++) {
      for (int x = 0; x < data.width; x++) {
        if (data.getAlpha(x, y) >= OPAQUE) {
          Rectangle pixel = new Rectangle(x, y, 1, 1);
          drawn = drawn.isEmpty() ? pixel : drawn.union(pixel);
          if (Contrast.of(data.palette.getRGB(data.getPixel(x, y)), ground) >= VISIBLE) {
            clear = clear.isEmpty() ? pixel : clear.union(pixel);
          }
        }
      }
    }
    return drawn.isEmpty()
        ? 0
        : Math.min((double) clear.width / drawn.width, (double) clear.height / drawn.height);
  }
}

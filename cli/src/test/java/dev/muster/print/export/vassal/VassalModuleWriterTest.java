package dev.muster.print.export.vassal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.print.DocumentRenderer;
import dev.muster.print.PrintSettings;
import dev.muster.print.Provenance;
import dev.muster.print.VassalSetup;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * A module is read back as VASSAL 3.7 reads it: its elements are classes there, a piece is a line
 * that its decoder takes apart, and every picture is there.
 */
@Tag("slow")
class VassalModuleWriterTest {
  /** Classes of VASSAL 3.7 that a build file may name, with the attributes they read. */
  private static final Map<String, Set<String>> CLASSES = new HashMap<>();

  static {
    CLASSES.put(
        "VASSAL.build.GameModule",
        Set.of("name", "version", "description", "VassalVersion", "nextPieceSlotId"));
    CLASSES.put("VASSAL.build.module.BasicCommandEncoder", Set.of());
    CLASSES.put("VASSAL.build.module.PlayerRoster", Set.of("buttonText", "buttonToolTip"));
    CLASSES.put("entry", Set.of());
    CLASSES.put("setup", Set.of());
    CLASSES.put(
        "VASSAL.build.module.Map",
        Set.of("mapName", "allowMultiple", "edgeWidth", "edgeHeight", "launch", "markMoved"));
    CLASSES.put("VASSAL.build.module.map.BoardPicker", Set.of());
    CLASSES.put("VASSAL.build.module.map.boardPicker.Board", Set.of("name", "image", "reversible"));
    for (String each :
        List.of(
            "StackMetrics",
            "ForwardToKeyBuffer",
            "Scroller",
            "ForwardToChatter",
            "MenuDisplayer",
            "MapCenterer",
            "StackExpander",
            "PieceMover",
            "KeyBufferer",
            "ImageSaver",
            "CounterDetailViewer",
            "Flare",
            "Zoomer")) {
      CLASSES.put("VASSAL.build.module.map." + each, Set.of());
    }
    CLASSES.put(
        "VASSAL.build.module.map.SetupStack",
        Set.of("name", "owningBoard", "useGridLocation", "x", "y"));
    CLASSES.put("VASSAL.build.widget.PieceSlot", Set.of("entryName", "gpid", "width", "height"));
    CLASSES.put(
        "VASSAL.build.module.PieceWindow", Set.of("name", "text", "tooltip", "hidden", "scale"));
    CLASSES.put("VASSAL.build.widget.ListWidget", Set.of("entryName"));
    CLASSES.put(
        "VASSAL.build.module.DiceButton",
        Set.of(
            "name",
            "text",
            "tooltip",
            "nDice",
            "nSides",
            "plus",
            "addToTotal",
            "reportTotal",
            "prompt",
            "reportFormat"));
  }

  private static VassalSetup field() throws UnreadableInputException {
    return DocumentRenderer.playfields(
            MusterFileLoader.load(List.of(Path.of("../examples/seneffe"))).programs(),
            PrintSettings.USUAL)
        .getFirst();
  }

  private static Map<String, byte[]> files(byte[] module) throws IOException {
    var files = new HashMap<String, byte[]>();
    try (var zip = new ZipInputStream(new ByteArrayInputStream(module))) {
      for (var each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
        files.put(each.getName(), zip.readAllBytes());
      }
    }
    return files;
  }

  @Test
  void everyElementIsAClassAndEveryPieceHasItsPictureAndPlace() throws Exception {
    VassalSetup field = field();
    Map<String, byte[]> files = files(VassalModuleWriter.of(field));
    Element module =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(files.get("buildFile.xml")))
            .getDocumentElement();
    assertEquals("The battle of Seneffe", module.getAttribute("name"));
    NodeList all = module.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      Element each = (Element) all.item(i);
      Set<String> known = CLASSES.get(each.getTagName());
      assertNotNull(known, each.getTagName());
      for (int a = 0; a < each.getAttributes().getLength(); a++) {
        String name = each.getAttributes().item(a).getNodeName();
        assertTrue(known.contains(name), each.getTagName() + " " + name);
      }
    }
    BufferedImage board = ImageIO.read(new ByteArrayInputStream(files.get("images/board.png")));
    NodeList stacks = module.getElementsByTagName("VASSAL.build.module.map.SetupStack");
    assertEquals(field.placed().size(), stacks.getLength());
    for (int i = 0; i < stacks.getLength(); i++) {
      Element stack = (Element) stacks.item(i);
      int x = Integer.parseInt(stack.getAttribute("x"));
      int y = Integer.parseInt(stack.getAttribute("y"));
      assertTrue(x > 0 && x < board.getWidth() && y > 0 && y < board.getHeight(), x + "," + y);
    }
    NodeList slots = module.getElementsByTagName("VASSAL.build.widget.PieceSlot");
    assertEquals(field.placed().size() + field.reserve().size(), slots.getLength());
    assertTrue(!field.reserve().isEmpty(), "Seneffe has reinforcements");
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < slots.getLength(); i++) {
      Element slot = (Element) slots.item(i);
      assertTrue(ids.add(slot.getAttribute("gpid")));
      piece(slot.getTextContent(), slot.getAttribute("entryName"), files);
    }
    assertEquals(
        field.foot().digest(),
        Provenance.readFrom(
                new String(files.get("moduledata"), java.nio.charset.StandardCharsets.UTF_8))
            .getFirst()
            .digest());
  }

  /** As the command decoder takes it apart: add, no id, traits from outside in, their states. */
  private static void piece(String line, String name, Map<String, byte[]> files) {
    List<String> parts = decoded(line, '/');
    assertEquals(4, parts.size(), line);
    assertEquals("+", parts.get(0));
    assertEquals("null", parts.get(1));
    List<String> outer = decoded(parts.get(2), '\t');
    List<String> inner = decoded(outer.get(1), '\t');
    assertTrue(outer.get(0).startsWith("delete;"), line);
    assertTrue(inner.get(0).startsWith("rotate;12;"), line);
    List<String> basic = decoded(inner.get(1), ';');
    assertEquals("piece", basic.get(0));
    assertTrue(files.containsKey("images/" + basic.get(3)), line);
    assertEquals(name, basic.get(4));
    List<String> states = decoded(parts.get(3), '\t');
    List<String> innerStates = decoded(states.get(1), '\t');
    assertEquals("0", innerStates.get(0), "as it is drawn");
    assertEquals("null", decoded(innerStates.get(1), ';').get(0), "on no map before it is set up");
  }

  /** VASSAL's sequences: parted by a sign, which has a backslash before it where it parts not. */
  private static List<String> decoded(String text, char sign) {
    var parts = new ArrayList<String>();
    var part = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length() && text.charAt(i + 1) == sign) {
        part.append(sign);
        i++;
      } else if (c == sign) {
        parts.add(part.toString());
        part.setLength(0);
      } else {
        part.append(c);
      }
    }
    parts.add(part.toString());
    return parts;
  }

  @Test
  void theSameBattleGivesTheSameBytes() throws UnreadableInputException {
    assertArrayEquals(VassalModuleWriter.of(field()), VassalModuleWriter.of(field()));
  }
}

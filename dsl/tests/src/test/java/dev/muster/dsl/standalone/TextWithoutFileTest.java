package dev.muster.dsl.standalone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.muster.rules.check.Finding;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts that lie in no file, and army lists that no scenario fields. */
class TextWithoutFileTest {
  private static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          stand Swiss "Swiss Pike" Pike B  mp 1  sp 5/5/5  cb 3  bp 2
      }
      """;

  @TempDir Path folder;

  @Test
  void aTextFromNowhereIsCheckedAndLaidOutUnderTheNameItIsGiven() throws Exception {
    Path name = folder.resolve("loose.muster");
    var loaded = read(ARMY.replace("army Royal", "army   Royal"), name);
    assertEquals(ARMY, loaded.formatted(name));
    List<Finding> findings = read("army Royal {", name).findings();
    assertEquals(name.toString().replace('\\', '/'), findings.getFirst().at().file());
  }

  /** What a program has written needs no check, and what cannot be parsed no layout. */
  @Test
  void aTextIsLaidOutWithoutACheck() throws Exception {
    String unknown = ARMY.replace("B  mp 1", "Z  mp 1");
    assertEquals(unknown, tidy(unknown.replace("army Royal", "army   Royal")));
    String broken = "army   Royal {";
    assertEquals(broken, tidy(broken));
    assertThrows(UnreadableInputException.class, () -> tidy("\0"));
  }

  private static String tidy(String text) throws UnreadableInputException {
    return MusterFileLoader.format(text.getBytes(StandardCharsets.UTF_8), Path.of("loose.muster"));
  }

  @Test
  void importsOfATextFromNowhereStartAtItsDirectory() throws Exception {
    Files.writeString(folder.resolve("royal.muster"), ARMY);
    var loaded =
        read(
            """
            import "royal.muster"
            map Field 4 x 4 {
                legend { . plain }
                rows \"""
                    . . . .
                    . . . .
                    . . . .
                    . . . .
                \"""
            }
            scenario Test on Field {
                side Red fields Royal {
                    group Main {
                        general Conde at 0101
                        stand Swiss at 0101 facing N
                    }
                }
                side Blue fields Royal {
                    group Main {
                        general Guise at 0404
                        stand Swiss at 0404 facing S
                    }
                }
            }
            """,
            folder.resolve("loose.muster"));
    assertEquals(
        List.of(), loaded.findings().stream().filter(TextWithoutFileTest::isError).toList());
    assertEquals("Royal", loaded.program(null).armies().getFirst().name());
    assertEquals(List.of(), loaded.armies(), "what is imported stands in another file");
  }

  @Test
  void whatIsNoTextIsRefused() {
    Path name = Path.of("loose.muster");
    assertThrows(UnreadableInputException.class, () -> MusterFileLoader.load(new byte[0], name));
    assertThrows(
        UnreadableInputException.class, () -> MusterFileLoader.load(new byte[] {'a', 0}, name));
    assertThrows(
        UnreadableInputException.class,
        () -> MusterFileLoader.load(new byte[] {(byte) 0xE9}, name));
    assertThrows(
        UnreadableInputException.class,
        () -> MusterFileLoader.load(new byte[16 * 1024 * 1024 + 1], name));
  }

  @Test
  void anArmyListIsThereWithoutAScenario() throws Exception {
    var loaded = read(ARMY, folder.resolve("loose.muster"));
    var list = loaded.armies().getFirst();
    assertEquals("Royal", list.army().name());
    assertEquals("snaphance.final", list.rulebook().name());
    assertEquals("Swiss", list.army().stands().getFirst().name());
    var broken = read(ARMY.replace("Pike B", "Pyke B"), folder.resolve("loose.muster"));
    assertThrows(IllegalArgumentException.class, broken::armies);
  }

  private static boolean isError(Finding finding) {
    return finding.severity() == Finding.Severity.ERROR;
  }

  private static MusterFileLoader.LoadResult read(String text, Path name)
      throws UnreadableInputException {
    return MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), name);
  }
}

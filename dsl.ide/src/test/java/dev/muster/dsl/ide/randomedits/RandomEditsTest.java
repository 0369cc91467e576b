package dev.muster.dsl.ide.randomedits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.eclipse.xtext.resource.XtextResource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * After an edit a server that has read the text before sees the same as one that reads it for the
 * first time: findings of all files, outline, symbols, colours, folds, lenses, the index, every
 * node and every reference. Every build looks after each of 10 edits, the nightly tests after 40.
 * Edits are drawn by a seed that a failure tells; {@code -Dmuster.seed=N} draws others, {@code
 * -Dmuster.edits=N} more.
 */
@Tag("slow")
class RandomEditsTest {
  private static final long SEED = Long.getLong("muster.seed", 1632);
  private static final int EDITS = Integer.getInteger("muster.edits", 40);
  private static final int FEW = 10;

  @TempDir private Path folder;

  /** Files that lie together, and the one that is edited. */
  enum Texts {
    /** An army on a sheet of its own, and a battle with it. */
    SENEFFE("../examples/seneffe", "armies.muster"),
    /** All in one file. */
    DREUX("../examples/dreux", "dreux.muster"),
    /** The army of Dreux alone, with what authors do in a line. */
    ARMY("", "army.muster"),
    /** Armies and the sheet they are written for in one file. */
    SHEET("", "sheet.muster"),
    /** The texts in which slips are made. */
    VAUX("../cli/src/test/resources/slips/vaux", ""),
    VINES("../cli/src/test/resources/slips/vines", "");

    private final String folder;
    private final String edited;

    /**
     * @param edited empty for each of the files in turn
     */
    Texts(String folder, String edited) {
      this.folder = folder;
      this.edited = edited;
    }
  }

  private static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Gendarmes "Gendarmes" Lancer B mp 3*2 sp 6 cb 4 bp 3
          /** The king's own. */
          stand Reiters Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2 // behind
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5 cb 3 bp 2 two-hex-pursuit {
              note "Two ranks"
              allow V-034 "Two ranks: half of the regiment stayed in camp."
          }
          total 12
          stand Foot "Pike & Shot" PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3 estimated "so"
          stand Guns Artillery C mp 0 sp 2 pb 0 2h 0 3h 0 4h -1 bp 1
          stand Lost Nonesuch B mp 1 sp 4 bp 1
          stand Twice Dragoons B weapon musket weapon arquebus mp 3 mp 2 sp 3 pb 0 bp 1
      }
      army Other for snaphance.draft { allow V-080 "few" stand Horse Lancer A mp 3 sp 5 cb 2 bp 2
          stand Horse Lancer A mp 3 sp 5 cb 2 bp 2 }
      """;

  private static final String SHEET =
      """
      rulebook mine extends snaphance.final {
          trait brave ours "Brave."
          category Bowmen code "Bo" class SS { foot } with sp 4 ours "Bows."
          terrain marsh label "marsh" cost Pike 2 ours "Wet."
      }
      army Own for mine {
          training well
          breaks at 1/2
          stand Bows Bowmen B mp 2 sp 4 brave bp 1
          stand Pikes Pike A mp 1 sp 5/5/5 cb 3 bp 2
          stand Horse Lancer A mp 3 sp 5 cb 2 brave = yes bp 2
      }
      map Ground 3 x 2 { legend { . plain m marsh } rows \"""
          . m .
           . . .
      \""" }
      """;

  @ParameterizedTest
  @EnumSource
  void whatIsSeenIsThatOfAFreshLook(Texts texts) throws Exception {
    edit(texts, FEW);
  }

  @Tag("nightly")
  @ParameterizedTest
  @EnumSource
  void whatIsSeenIsThatOfAFreshLookForLong(Texts texts) throws Exception {
    edit(texts, EDITS);
  }

  private void edit(Texts texts, int most) throws Exception {
    Path here = folder.toRealPath();
    copy(texts, here);
    List<String> files;
    try (Stream<Path> all = Files.list(here)) {
      files = all.map(each -> each.getFileName().toString()).sorted().toList();
    }
    var random = new SplittableRandom(SEED);
    var server = new EditorSnapshot(here);
    List<String> typedAt = texts.edited.isEmpty() ? files : List.of(texts.edited);
    for (String file : typedAt) {
      String uri = here.resolve(file).toUri().toString();
      String good = Files.readString(here.resolve(file), StandardCharsets.UTF_8);
      String text = good;
      server.open(uri, text);
      for (int i = 0; i < most / typedAt.size(); i++) {
        text = RandomEdits.once(text, random);
        server.change(uri, text);
        compare(
            server, here, uri, text, "seed " + SEED + ", edit " + i + " of " + file + "\n" + text);
        boolean broken = ((XtextResource) server.read(uri)).getParseResult().hasSyntaxErrors();
        if (broken && random.nextInt(4) > 0) {
          text = good;
          server.change(uri, text);
        } else if (!broken && random.nextInt(3) == 0) {
          good = text;
        }
      }
      server.change(uri, Files.readString(here.resolve(file), StandardCharsets.UTF_8));
    }
  }

  private static void copy(Texts texts, Path folder) throws IOException {
    switch (texts) {
      case ARMY -> Files.writeString(folder.resolve(texts.edited), ARMY);
      case SHEET -> Files.writeString(folder.resolve(texts.edited), SHEET);
      default -> {
        try (Stream<Path> all = Files.list(Path.of(texts.folder))) {
          for (Path each : all.filter(it -> it.toString().endsWith(".muster")).toList()) {
            Files.copy(each, folder.resolve(each.getFileName()));
          }
        }
      }
    }
  }

  private static void compare(
      EditorSnapshot server, Path folder, String file, String text, String when) throws Exception {
    var fresh = new EditorSnapshot(folder);
    fresh.open(file, text);
    assertSame(fresh.nodes(file), server.nodes(file), when);
    assertSame(fresh.elements(file), server.elements(file), when);
    assertSame(fresh.findings(), server.findings(), when);
    assertSame(fresh.indexed(file), server.indexed(file), when);
    assertSame(fresh.shown(file), server.shown(file), when);
  }

  /** Tells the first difference and not all of two long lists. */
  private static void assertSame(List<String> fresh, List<String> seen, String when) {
    for (int i = 0; i < Math.max(fresh.size(), seen.size()); i++) {
      String wanted = i < fresh.size() ? fresh.get(i) : "nothing";
      String found = i < seen.size() ? seen.get(i) : "nothing";
      if (!wanted.equals(found)) {
        int at = 0;
        while (at < Math.min(wanted.length(), found.length())
            && wanted.charAt(at) == found.charAt(at)) {
          at++;
        }
        assertEquals(part(wanted, at), part(found, at), when);
      }
    }
  }

  private static String part(String text, int at) {
    return text.substring(Math.max(0, at - 500), Math.min(text.length(), at + 500));
  }
}

package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.carrier.CarrierFailure;
import dev.muster.rules.carrier.MemberAddress;
import dev.muster.rules.carrier.PartCarrier;
import dev.muster.rules.system.MusterVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line without the add-on for clusters, and with one that does not fit. */
class ClusterCommandTest {
  private static final String LINES = "../examples/two-lines";

  @TempDir private Path folder;

  @Test
  void withoutTheAddOnTheUserReadsHowToGetIt() {
    String how =
        "clusters need the add-on muster-cluster-"
            + MusterVersion.VERSION
            + ".zip, which is published beside muster-";
    CommandRun.of("cluster").assertRefused(2, how);
    CommandRun.of("balance", LINES, "--battles", "4", "--cluster", "localhost")
        .assertRefused(2, how);
    CommandFailure missing =
        assertThrows(
            CommandFailure.class,
            () -> ClusterAddOn.carrier(folder.resolve("lib").resolve("cluster")));
    assertTrue(
        String.valueOf(missing.getMessage())
            .endsWith(
                "put its folder 'cluster' into "
                    + folder.resolve("lib")
                    + ". Without it, --part and --join do the same with files"),
        missing.getMessage());
  }

  @Test
  void whatDoesNotGoTogetherIsRefused() {
    String[][] wrong = {
      {"--until does not go with --cluster; its battles are fought in parts", "--until", "3%"},
      {"--skill does not go with --cluster; its battles are fought in parts", "--skill"},
      {"--part does not go with --cluster", "--part", "1/2", "--out", "p.json"},
      {"--threads does not go with --cluster; muster cluster has it", "--threads", "2"},
      {"an address is a name or a number, such as 192.168.1.21", "--cluster", "a b"},
      {"with a port of 1 to 65535; found a:0", "--cluster", "a:0"},
    };
    for (String[] each : wrong) {
      String[] asked = {"balance", LINES, "--battles", "4", "--cluster", "localhost"};
      if (each[1].equals("--cluster")) {
        asked[5] = each[2];
        CommandRun.of(asked).assertRefused(2, each[0]);
      } else {
        String[] all = Arrays.copyOf(asked, asked.length + each.length - 1);
        System.arraycopy(each, 1, all, asked.length, each.length - 1);
        CommandRun.of(all).assertRefused(2, each[0]);
      }
    }
    CommandRun.of("balance", "--join", "p.json", "--cluster", "localhost")
        .assertRefused(2, "--cluster does not go with --join");
    CommandRun.of("cluster", "--listen", "").assertRefused(2, "an address is a name or a number");
    CommandRun.of("cluster", "--join", "a,,b").assertRefused(2, "an address is a name or a number");
    CommandRun.of("cluster", "--threads", "0").assertRefused(2, "--threads is 1 to 1024, found 0");
  }

  /** What a carrier of the add-on looks like from here. */
  private abstract static class Carrier implements PartCarrier {
    @Override
    public Membership join(
        MemberAddress own, List<MemberAddress> others, UnaryOperator<String> worker)
        throws CarrierFailure {
      throw new CarrierFailure("it joins nothing");
    }

    @Override
    public Link connect(List<MemberAddress> members) throws CarrierFailure {
      throw new CarrierFailure("it connects nothing");
    }
  }

  /** One of this version. */
  public static final class Fitting extends Carrier {
    @Override
    public String version() {
      return MusterVersion.VERSION;
    }
  }

  /** One of an older version. */
  public static final class Older extends Carrier {
    @Override
    public String version() {
      return "0.1.0";
    }
  }

  private Path addOn(String carrier) throws IOException {
    try (var jar = new JarOutputStream(Files.newOutputStream(folder.resolve("add-on.jar")))) {
      jar.putNextEntry(new JarEntry("META-INF/services/" + PartCarrier.class.getName()));
      jar.write(carrier.getBytes(StandardCharsets.UTF_8));
      jar.closeEntry();
    }
    return folder;
  }

  @Test
  void theAddOnIsFoundInItsFolder() throws IOException {
    Files.writeString(folder.resolve("README.txt"), "no jar");
    assertInstanceOf(Fitting.class, ClusterAddOn.carrier(addOn(Fitting.class.getName())));
  }

  @Test
  void anAddOnThatDoesNotFitIsRefused() throws IOException {
    Path older = addOn(Older.class.getName());
    CommandFailure refused = assertThrows(CommandFailure.class, () -> ClusterAddOn.carrier(older));
    assertEquals(
        "the add-on for clusters in "
            + folder
            + " is of Muster 0.1.0, and this is "
            + MusterVersion.VERSION
            + "; replace the folder by that of muster-cluster-"
            + MusterVersion.VERSION
            + ".zip",
        refused.getMessage());
    Path broken = addOn("dev.muster.Nowhere");
    CommandFailure incomplete =
        assertThrows(CommandFailure.class, () -> ClusterAddOn.carrier(broken));
    assertTrue(
        String.valueOf(incomplete.getMessage()).contains("is incomplete or of another version"),
        incomplete.getMessage());
    assertEquals(2, incomplete.exit());
  }
}

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Installs Muster from the zip of the update site into an Eclipse that does not have it, the way a
 * user's Eclipse does it, and looks whether it is there afterwards. Arguments: the Eclipse, the
 * zip.
 */
final class InstallCheck {

  private static final String FEATURE = "dev.muster.feature.feature.group";

  private InstallCheck() {}

  public static void main(String[] arguments) throws Exception {
    Path zip = Path.of(arguments[1]).toRealPath();
    // A copy, so that the check can be run again.
    Path eclipse = copy(Path.of(arguments[0]));
    Path bundles =
        eclipse.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info");
    expect(!Files.readString(bundles).contains("dev.muster"), "an Eclipse without Muster at first");
    director(eclipse, "-repository", "jar:" + zip.toUri() + "!/", "-installIU", FEATURE);
    String roots = director(eclipse, "-listInstalledRoots");
    expect(roots.contains(FEATURE + "/"), FEATURE + " among the installed roots:\n" + roots);
    String installed = Files.readString(bundles);
    for (String bundle : List.of("dev.muster.dsl.ui,", "dev.muster.rules,", "org.eclipse.xtext,")) {
      expect(installed.contains("\n" + bundle), bundle + " in " + bundles);
    }
    licences(eclipse, zip);
    System.out.println("Muster installs from " + zip.getFileName() + "; installed roots:");
    System.out.println(roots.strip());
  }

  /** Each of our bundles tells its licence, and each of others is in the notices of the zip. */
  private static void licences(Path eclipse, Path zip) throws IOException {
    String notices = entry(zip, "THIRD-PARTY.txt");
    expect(!entry(zip, "LICENSE").isEmpty(), "the licence in " + zip);
    try (var site = new ZipFile(zip.toFile())) {
      for (String each : site.stream().map(ZipEntry::getName).sorted().toList()) {
        expect(!each.contains("SNAPSHOT"), "a version that can be updated, not " + each);
        if (each.matches("plugins/(?!dev\\.muster\\.).*\\.jar")) {
          String told = each.replaceAll("^plugins/|\\.jar$", "").replaceFirst("_(\\d)", " $1");
          expect(notices.contains("\n  " + told + ": "), told + " among the notices");
        }
      }
    }
    int ours = 0;
    try (Stream<Path> plugins = Files.list(eclipse.resolve("plugins"))) {
      for (Path each :
          plugins.filter(p -> p.getFileName().toString().startsWith("dev.muster.")).toList()) {
        ours++;
        expect(!entry(each, "about.html").isEmpty(), "about.html in " + each);
        expect(!entry(each, "LICENSE").isEmpty(), "LICENSE in " + each);
      }
    }
    expect(ours >= 6, "our bundles in " + eclipse);
  }

  private static String entry(Path zip, String name) throws IOException {
    try (var file = new ZipFile(zip.toFile())) {
      ZipEntry entry = file.getEntry(name);
      return entry == null ? "" : new String(file.getInputStream(entry).readAllBytes(), UTF_8);
    }
  }

  private static Path copy(Path plain) throws IOException {
    Path copy = plain.resolveSibling("with-muster");
    if (Files.exists(copy)) {
      try (Stream<Path> old = Files.walk(copy)) {
        for (Path each : old.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
    try (Stream<Path> all = Files.walk(plain)) {
      for (Path each : all.toList()) {
        Files.copy(each, copy.resolve(plain.relativize(each)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
    return copy;
  }

  private static void expect(boolean fulfilled, String what) {
    if (!fulfilled) {
      System.err.println("expected " + what);
      System.exit(1);
    }
  }

  private static String director(Path eclipse, String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                launcher(eclipse).toString(),
                "-nosplash",
                "-consoleLog",
                "-application",
                "org.eclipse.equinox.p2.director",
                "-data",
                eclipse.resolve("workspace").toString()));
    command.addAll(List.of(arguments));
    Process director = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(director.getInputStream().readAllBytes());
    expect(director.waitFor() == 0, "the director to succeed, but it says:\n" + said);
    return said;
  }

  private static Path launcher(Path eclipse) throws IOException {
    try (var plugins =
        Files.newDirectoryStream(
            eclipse.resolve("plugins"), "org.eclipse.equinox.launcher_*.jar")) {
      return plugins.iterator().next();
    }
  }
}

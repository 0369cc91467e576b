import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
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
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Installs Muster from the zip of the update site into an Eclipse that does not have it, the way a
 * user's Eclipse does it, and looks whether it is there afterwards; then updates an earlier build.
 * Arguments: the Eclipse, the zip.
 */
final class InstallCheck {

  private static final String FEATURE = "dev.muster.feature.feature.group";

  private static final String OLDER = "200001010000";

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
    for (String bundle :
        List.of(
            "dev.muster.dsl.ui,",
            "dev.muster.rules.core,",
            "dev.muster.rules.games,",
            "org.eclipse.xtext,")) {
      expect(installed.contains("\n" + bundle), bundle + " in " + bundles);
    }
    licences(eclipse, zip);
    System.out.println("Muster installs from " + zip.getFileName() + "; installed roots:");
    System.out.println(roots.strip());
    update(Path.of(arguments[0]), zip);
  }

  /** Whoever has the build of an earlier commit gets this one. */
  private static void update(Path plain, Path zip) throws Exception {
    Path eclipse = copy(plain);
    Path bundles =
        eclipse.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info");
    String qualifier = qualifier(zip);
    Path older = older(zip, qualifier, plain.resolveSibling("older-site.zip"));
    director(eclipse, "-repository", "jar:" + older.toUri() + "!/", "-installIU", FEATURE);
    expect(ours(bundles).stream().allMatch(each -> each.contains(OLDER)), "the older build first");
    director(
        eclipse,
        "-repository",
        "jar:" + zip.toUri() + "!/",
        "-uninstallIU",
        FEATURE,
        "-installIU",
        FEATURE);
    List<String> ours = ours(bundles);
    expect(ours.size() >= 6, "our bundles after the update");
    expect(ours.stream().allMatch(each -> each.contains(qualifier)), "only new ones: " + ours);
    System.out.println("An earlier build is updated to " + qualifier + ".");
  }

  private static List<String> ours(Path bundles) throws IOException {
    return Files.readAllLines(bundles).stream()
        .filter(each -> each.startsWith("dev.muster."))
        .toList();
  }

  private static String qualifier(Path zip) throws IOException {
    try (var site = new ZipFile(zip.toFile())) {
      return site.stream()
          .map(ZipEntry::getName)
          .filter(each -> each.matches("plugins/dev\\.muster\\.rules\\.core_.*\\.jar"))
          .map(each -> each.replaceAll(".*\\.(\\d+)\\.jar", "$1"))
          .findFirst()
          .orElseThrow();
    }
  }

  /** The site as a commit of long ago would have made it: smaller versions, all else alike. */
  private static Path older(Path zip, String qualifier, Path older) throws IOException {
    try (var site = new ZipFile(zip.toFile());
        var out = new ZipOutputStream(Files.newOutputStream(older))) {
      for (ZipEntry each : site.stream().filter(it -> !it.isDirectory()).toList()) {
        String name = each.getName();
        // What there is in two forms is read from its jar.
        if (name.endsWith(".xz") || name.equals("p2.index")) {
          continue;
        }
        byte[] bytes = site.getInputStream(each).readAllBytes();
        boolean ours = name.matches("(plugins|features)/dev\\.muster\\..*");
        boolean metadata = name.matches("(content|artifacts)\\.jar");
        out.putNextEntry(new ZipEntry(name.replace(qualifier, OLDER)));
        out.write(ours || metadata ? olderJar(bytes, qualifier) : bytes);
      }
    }
    return older;
  }

  private static byte[] olderJar(byte[] jar, String qualifier) throws IOException {
    var older = new ByteArrayOutputStream();
    try (var in = new ZipInputStream(new ByteArrayInputStream(jar));
        var out = new ZipOutputStream(older)) {
      for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
        byte[] bytes = in.readAllBytes();
        if (each.getName().matches("META-INF/MANIFEST.MF|[a-z]+\\.xml")) {
          String text =
              new String(bytes, UTF_8)
                  .replace(qualifier, OLDER)
                  .replaceAll("<property name='(download|artifact)\\.checksum[^>]*/>", "");
          bytes = text.getBytes(UTF_8);
        }
        out.putNextEntry(new ZipEntry(each.getName()));
        out.write(bytes);
      }
    }
    return older.toByteArray();
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

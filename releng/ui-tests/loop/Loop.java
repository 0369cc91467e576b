import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Runs UI tests without Maven: compiles dsl.ui and the tests, and starts Equinox with the bundles
 * of the target platform from Maven's repository and our own as the last build left them. {@code
 * ./run} says how it is called.
 */
final class Loop {

  private static final Pattern LIBRARY =
      Pattern.compile(
          "<groupId>([^<]+)</groupId><artifactId>([^<]+)</artifactId><version>([^<]+)</version>");

  /** Modules that are bundles as their build leaves them. */
  private static final List<String> PLAIN =
      List.of(
          "rules-runtime/core",
          "rules-runtime/snaphance",
          "rules-runtime/boxgrid",
          "rules-runtime/adlgr",
          "rules-runtime/fogr",
          "rules-runtime/games",
          "dsl",
          "dsl.ide",
          "print",
          "print.export",
          "examples",
          "help");

  private final Path root;
  private final Path work;
  private final Map<String, Path> bundles = new LinkedHashMap<>();
  private final Set<Path> libraries = new LinkedHashSet<>();

  private Loop(Path root) {
    this.root = root;
    work = root.resolve("releng/ui-tests/target/loop");
  }

  /**
   * Arguments: the root of the checkout, {@code light} or {@code dark}, {@code one} or {@code both}
   * themes for each picture, and the test classes.
   */
  public static void main(String[] arguments) throws Exception {
    Loop loop = new Loop(Path.of(arguments[0]).toRealPath());
    loop.collect();
    loop.compile(loop.root.resolve("dsl.ui"), "src");
    loop.compile(loop.root.resolve("releng/ui-tests/editor"), "../src");
    loop.compile(loop.root.resolve("releng/ui-tests/loop"), "runner");
    System.exit(
        loop.start(
            arguments[1].equals("dark"),
            arguments[2],
            List.of(arguments).subList(3, arguments.length)));
  }

  private void collect() throws IOException {
    Path repository = Path.of(System.getProperty("user.home"), ".m2/repository");
    String target = Files.readString(root.resolve("releng/target/dev.muster.target"));
    for (String location : target.split("(?=<location )")) {
      for (var each : LIBRARY.matcher(location).results().toList()) {
        Path jar =
            repository
                .resolve(each.group(1).replace('.', '/'))
                .resolve(each.group(2))
                .resolve(each.group(3))
                .resolve(each.group(2) + "-" + each.group(3) + ".jar");
        add(
            location.contains("missingManifest=\"generate\"") && Files.exists(jar)
                ? wrapped(jar, each.group(3), location)
                : jar);
      }
    }
    for (String each : PLAIN) {
      Path classes = root.resolve(each).resolve("target/classes");
      if (Files.exists(classes.resolve("META-INF/MANIFEST.MF"))) {
        add(classes);
      } else {
        try (Stream<Path> jars = Files.list(root.resolve(each).resolve("target"))) {
          for (Path jar : jars.filter(it -> it.toString().matches(".*SNAPSHOT\\.jar")).toList()) {
            add(jar);
          }
        }
      }
    }
    try (Stream<Path> jars = Files.list(root.resolve("releng/export-libraries/target"))) {
      for (Path jar : jars.filter(it -> it.toString().matches(".*SNAPSHOT\\.jar")).toList()) {
        add(jar);
      }
    }
  }

  private void add(Path bundle) throws IOException {
    if (!Files.exists(bundle) || bundle.toString().matches(".*(win32|cocoa).*")) {
      return;
    }
    Manifest manifest = manifest(bundle);
    String name =
        manifest == null ? null : manifest.getMainAttributes().getValue("Bundle-SymbolicName");
    libraries.add(bundle);
    if (name != null) {
      bundles.putIfAbsent(name.replaceFirst(";.*", "").strip(), bundle);
    }
  }

  /** A jar that is no bundle, as the target platform makes one of it. */
  private Path wrapped(Path jar, String version, String location) throws IOException {
    Path bundle = Files.createDirectories(work.resolve("wrapped")).resolve(jar.getFileName());
    if (Files.exists(bundle)) {
      return bundle;
    }
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.putValue("Manifest-Version", "1.0");
    main.putValue("Bundle-ManifestVersion", "2");
    for (String name : List.of("Bundle-SymbolicName", "Require-Bundle", "Fragment-Host")) {
      var said = Pattern.compile("(?m)^" + name + ": (.*)$").matcher(location);
      if (said.find()) {
        main.putValue(name, said.group(1));
      }
    }
    String number = (version + ".0.0").replaceFirst("^(\\d+\\.\\d+(?:\\.\\d+)?).*", "$1");
    main.putValue("Bundle-Version", number);
    main.putValue("DynamicImport-Package", "*");
    Set<String> packages = new TreeSet<>();
    try (JarFile in = new JarFile(jar.toFile())) {
      in.stream()
          .map(JarEntry::getName)
          .filter(it -> it.endsWith(".class") && it.contains("/") && !it.startsWith("META-INF"))
          .forEach(
              it ->
                  packages.add(
                      it.substring(0, it.lastIndexOf('/')).replace('/', '.')
                          + ";version=\""
                          + number
                          + "\""));
      if (!packages.isEmpty()) {
        main.putValue("Export-Package", String.join(",", packages));
      }
      try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(bundle), manifest)) {
        for (JarEntry each : in.stream().toList()) {
          if (!each.isDirectory()
              && !each.getName().matches("META-INF/(MANIFEST\\.MF|.*\\.(SF|RSA|DSA))")) {
            out.putNextEntry(new JarEntry(each.getName()));
            in.getInputStream(each).transferTo(out);
          }
        }
      }
    }
    return bundle;
  }

  private static Manifest manifest(Path bundle) throws IOException {
    if (Files.isDirectory(bundle)) {
      try (InputStream in = Files.newInputStream(bundle.resolve("META-INF/MANIFEST.MF"))) {
        return new Manifest(in);
      }
    }
    try (JarFile jar = new JarFile(bundle.toFile())) {
      return jar.getManifest();
    }
  }

  /** Compiles all sources where one of them is newer than what was made of them. */
  private void compile(Path module, String folder) throws IOException {
    Path classes = classes(module);
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(module.resolve(folder))) {
      files.filter(it -> it.toString().endsWith(".java")).forEach(sources::add);
    }
    Path stamp = classes.resolve(".loop");
    libraries.add(classes);
    long newest = sources.stream().mapToLong(it -> it.toFile().lastModified()).max().orElse(0);
    if (Files.exists(stamp) && stamp.toFile().lastModified() > newest) {
      return;
    }
    Files.createDirectories(classes);
    String path =
        String.join(java.io.File.pathSeparator, libraries.stream().map(Path::toString).toList());
    List<String> options =
        new ArrayList<>(
            List.of(
                "-nowarn",
                "-proc:none",
                "-g",
                "--release",
                "21",
                "-d",
                classes.toString(),
                "-cp",
                path));
    sources.forEach(each -> options.add(each.toString()));
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new))
        != 0) {
      System.exit(1);
    }
    Files.deleteIfExists(stamp);
    Files.createFile(stamp);
  }

  private Path classes(Path module) {
    // Inside the bundle, since tests look for the classes of a bundle in it.
    return module.resolve("target/loop-classes");
  }

  private int start(boolean dark, String pictures, List<String> tests) throws Exception {
    Path workspace = work.resolve("workspace");
    if (Files.exists(workspace)) {
      try (Stream<Path> old = Files.walk(workspace)) {
        old.sorted(Comparator.reverseOrder()).forEach(it -> it.toFile().delete());
      }
    }
    Map<String, Path> ours = new LinkedHashMap<>();
    ours.put("dev.muster.dsl.ui", root.resolve("dsl.ui"));
    ours.put("dev.muster.ui.tests", root.resolve("releng/ui-tests/editor"));
    ours.put("dev.muster.ui.loop", root.resolve("releng/ui-tests/loop"));
    StringBuilder started = new StringBuilder();
    for (Map.Entry<String, Path> each : bundles.entrySet()) {
      if (!each.getKey().equals("org.eclipse.osgi")) {
        boolean early =
            List.of(
                    "org.eclipse.equinox.common",
                    "org.eclipse.equinox.event",
                    "org.apache.aries.spifly.dynamic.bundle",
                    "org.apache.felix.scr",
                    "slf4j.nop")
                .contains(each.getKey());
        started
            .append("reference:")
            .append(each.getValue().toUri().toString().replace("file:///", "file:/"))
            .append(
                early
                    ? "@2:start"
                    : each.getKey().equals("org.eclipse.core.runtime") ? "@start" : "@4")
            .append(',');
      }
    }
    StringBuilder development = new StringBuilder();
    for (Map.Entry<String, Path> each : ours.entrySet()) {
      started.append("reference:file:").append(each.getValue()).append("@4,");
      development.append(each.getKey()).append("=target/loop-classes\n");
    }
    Files.createDirectories(work.resolve("configuration"));
    Files.writeString(work.resolve("dev.properties"), development.toString());
    Files.writeString(
        work.resolve("configuration/config.ini"),
        "osgi.bundles="
            + started
            + "\nosgi.bundles.defaultStartLevel=4\nosgi.framework=file:"
            + bundles.get("org.eclipse.osgi")
            + "\nosgi.bundlefile.limit=1000\n");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Xmx1g",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dmuster.tests=" + String.join(",", tests),
                "-Dmuster.screenshots=" + root.resolve("releng/ui-tests/target"),
                "-Dmuster.theme=" + (dark ? "dark" : ""),
                "-Dmuster.pictures=" + pictures,
                "-jar",
                bundles.get("org.eclipse.equinox.launcher").toString(),
                "-configuration",
                work.resolve("configuration").toString(),
                "-dev",
                work.resolve("dev.properties").toUri().toString().replace("file:///", "file:/"),
                "-data",
                workspace.toString(),
                "-clean",
                "-consoleLog",
                "-application",
                "org.eclipse.ui.ide.workbench",
                "-product",
                "org.eclipse.platform.ide"));
    if (dark) {
      command.addAll(List.of("-cssTheme", "org.eclipse.e4.ui.css.theme.e4_dark"));
    }
    ProcessBuilder workbench = new ProcessBuilder(command).inheritIO();
    workbench.environment().put("XDG_CONFIG_DIRS", root.resolve("releng/ui-tests/gtk").toString());
    return workbench.start().waitFor();
  }
}

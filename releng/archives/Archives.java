import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Makes the archives of the update site and of Muster IDE, so that the same commit gives the same
 * bytes: without the time, the folder and the repositories of the machine that built them.
 *
 * <pre>
 * Archives site TIMESTAMP SITE ZIP LICENSE
 * Archives products TIMESTAMP PRODUCTS FRAGMENTS NOTICES LICENSE VERSION
 * </pre>
 *
 * <p>p2 fills the products for three platforms. SWT for Linux on aarch64 and macOS on x86_64 is
 * published a release behind SWT itself, and p2 would insist on the same release: these two
 * products are those of the other processor with this fragment in place of theirs.
 */
final class Archives {
  /** What p2 calls a platform, what the archive calls it, and the folder in the archive. */
  private record Platform(String path, String name, String folder) {
    boolean mac() {
      return path.startsWith("macosx");
    }

    boolean windows() {
      return path.startsWith("win32");
    }

    /** The folder of the product from that of all products. */
    Path in(Path products) {
      return products.resolve(path).resolve(folder);
    }

    /** The folder with the plugins. */
    Path home(Path products) {
      return mac() ? in(products).resolve("Contents/Eclipse") : in(products);
    }

    /** The SWT fragment of this platform. */
    String fragment() {
      String[] parts = path.split("/");
      return "org.eclipse.swt." + parts[1] + "." + parts[0] + "." + parts[2];
    }
  }

  private static final Platform LINUX =
      new Platform("linux/gtk/x86_64", "linux-x86_64", "muster-ide");
  private static final Platform LINUX_ARM =
      new Platform("linux/gtk/aarch64", "linux-aarch64", "muster-ide");
  private static final Platform WINDOWS =
      new Platform("win32/win32/x86_64", "windows-x86_64", "muster-ide");
  private static final Platform MAC_ARM =
      new Platform("macosx/cocoa/aarch64", "macos-aarch64", "MusterIDE.app");
  private static final Platform MAC =
      new Platform("macosx/cocoa/x86_64", "macos-x86_64", "MusterIDE.app");

  /** Lines of p2's metadata that follow each other in any order: packages, and properties. */
  private static final Pattern UNORDERED =
      Pattern.compile(
          "(?: *<provided namespace='java\\.package' [^\\n]*/>\\n){2,}"
              + "|(?: *<property name='[^']*' value='[^']*'[^\\n>]*/>\\n){2,}");

  private final Instant time;

  private Archives(Instant time) {
    this.time = time;
  }

  public static void main(String[] arguments) throws Exception {
    var archives = new Archives(Instant.parse(arguments[1]));
    switch (arguments[0]) {
      case "site" -> archives.site(Path.of(arguments[2]), Path.of(arguments[3]), Path.of(arguments[4]));
      case "products" ->
          archives.products(
              Path.of(arguments[2]),
              Path.of(arguments[3]),
              Path.of(arguments[4]),
              Path.of(arguments[5]),
              arguments[6].replace("-SNAPSHOT", ""));
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }

  private void site(Path site, Path zip, Path licence) throws IOException {
    Files.copy(licence, site.resolve("LICENSE"), StandardCopyOption.REPLACE_EXISTING);
    for (String index : List.of("content", "artifacts")) {
      Path jar = site.resolve(index + ".jar");
      String text;
      try (var read = new ZipFile(jar.toFile())) {
        text = new String(read.getInputStream(read.getEntry(index + ".xml")).readAllBytes(), UTF_8);
      }
      try (var write = new ZipOutputStream(Files.newOutputStream(jar))) {
        entry(write, index + ".xml", sameOrder(sameTime(text)).getBytes(UTF_8));
      }
    }
    zip(site, "", zip);
  }

  private void products(Path products, Path fragments, Path notices, Path licence, String version)
      throws IOException, InterruptedException {
    for (Platform each : List.of(LINUX, WINDOWS, MAC_ARM)) {
      forgetTheMachine(each.home(products));
    }
    derive(products, LINUX, LINUX_ARM, fragments);
    derive(products, MAC_ARM, MAC, fragments);
    for (Platform each : List.of(LINUX, LINUX_ARM, WINDOWS, MAC_ARM, MAC)) {
      Path home = each.home(products);
      if (each.mac()) {
        bundle(each.in(products).resolve("Contents"), version);
      }
      Files.copy(licence, home.resolve("LICENSE"), StandardCopyOption.REPLACE_EXISTING);
      notices(notices, home);
      String name = "muster-ide-" + version + "-" + each.name();
      Path target = products.resolveSibling(name + (each.windows() ? ".zip" : ".tar.gz"));
      if (each.windows()) {
        zip(each.in(products), each.folder() + "/", target);
      } else {
        tar(each.in(products), each.folder() + "/", target);
      }
    }
  }

  /** The product of another processor, with its own SWT. */
  private static void derive(Path products, Platform from, Platform to, Path fragments)
      throws IOException {
    delete(products.resolve(to.path()));
    for (Path each : files(from.in(products))) {
      Path target = to.in(products).resolve(from.in(products).relativize(each).toString());
      Files.createDirectories(target.getParent());
      Files.copy(each, target, StandardCopyOption.COPY_ATTRIBUTES);
    }
    Path home = to.home(products);
    Path old = single(home.resolve("plugins"), from.fragment() + "_");
    Path jar = single(fragments, to.fragment() + "-");
    String oldVersion = version(old);
    String newVersion = version(jar);
    Files.delete(old);
    Files.copy(jar, home.resolve("plugins/" + to.fragment() + "_" + newVersion + ".jar"));
    for (String list :
        List.of(
            "artifacts.xml",
            "configuration/org.eclipse.equinox.simpleconfigurator/bundles.info")) {
      edit(
          home.resolve(list),
          text -> {
            String changed =
                text.replace(from.fragment() + "," + oldVersion, to.fragment() + "," + newVersion)
                    .replace(
                        from.fragment() + "_" + oldVersion, to.fragment() + "_" + newVersion)
                    .replace(
                        "id='" + from.fragment() + "' version='" + oldVersion + "'",
                        "id='" + to.fragment() + "' version='" + newVersion + "'");
            if (changed.equals(text)) {
              throw new IllegalStateException(list + " does not name " + from.fragment());
            }
            return changed;
          });
    }
  }

  /** What makes a folder an application for Finder. */
  private static void bundle(Path contents, String version) throws IOException {
    Files.writeString(
        contents.resolve("Info.plist"),
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>CFBundleExecutable</key><string>muster-ide</string>
          <key>CFBundleIdentifier</key><string>dev.muster.ide</string>
          <key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
          <key>CFBundleName</key><string>Muster IDE</string>
          <key>CFBundlePackageType</key><string>APPL</string>
          <key>CFBundleShortVersionString</key><string>%1$s</string>
          <key>CFBundleVersion</key><string>%1$s</string>
          <key>NSHighResolutionCapable</key><true/>
        </dict>
        </plist>
        """
            .formatted(version));
    Path script = Files.createDirectories(contents.resolve("MacOS")).resolve("muster-ide");
    Files.writeString(
        script,
        """
        #!/bin/sh
        # What Finder starts; the script beside the plugins also runs in a terminal.
        here=$(cd "$(dirname "$0")" && pwd)
        exec "$here/../Eclipse/muster-ide" "$@"
        """);
    if (!script.toFile().setExecutable(true, false)) {
      throw new IOException(script + " cannot be made executable");
    }
  }

  private static void notices(Path notices, Path home) throws IOException, InterruptedException {
    int exit =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                notices.resolve("Notices.java").toString(),
                notices.toString(),
                home.resolve("plugins").toString(),
                home.resolve("THIRD-PARTY.txt").toString())
            .inheritIO()
            .start()
            .waitFor();
    if (exit != 0) {
      throw new IOException("no notices for " + home);
    }
  }

  /** Takes out of what p2 notes about an installation what is of the machine that made it. */
  private void forgetTheMachine(Path home) throws IOException {
    String folder = home.toAbsolutePath().toString();
    Path engine = home.resolve("p2/org.eclipse.equinox.p2.engine");
    // Repositories of the build. The product's own are named by its features.
    for (String each : List.of("artifact", "metadata")) {
      Files.deleteIfExists(
          engine.resolve(".settings/org.eclipse.equinox.p2." + each + ".repository.prefs"));
    }
    for (Path each : files(home.resolve("p2/org.eclipse.equinox.p2.core/cache/binary"))) {
      sameTimes(each);
    }
    Path profile = engine.resolve("profileRegistry/DefaultProfile.profile");
    Files.deleteIfExists(profile.resolve(".lock"));
    List<Path> states = new ArrayList<>();
    for (Path each : files(profile)) {
      if (each.toString().endsWith(".profile.gz")) {
        states.add(each);
      }
    }
    // Earlier states are those of an installation half done.
    states.sort(Comparator.comparing(Path::toString));
    Path last = states.removeLast();
    for (Path each : states) {
      Files.delete(each);
    }
    String text;
    try (var read = new GZIPInputStream(Files.newInputStream(last))) {
      text = new String(read.readAllBytes(), UTF_8);
    }
    Files.delete(last);
    text =
        sameOrder(text.replace(folder, "/muster-ide"))
            .replaceFirst("timestamp='\\d+'", "timestamp='" + time.toEpochMilli() + "'");
    try (var write =
        new GZIPOutputStream(
            Files.newOutputStream(profile.resolve(time.toEpochMilli() + ".profile.gz")))) {
      write.write(text.getBytes(UTF_8));
    }
    for (Path each : files(home)) {
      String name = each.getFileName().toString();
      if (name.equals("artifacts.xml")) {
        edit(each, this::sameTime);
      } else if (name.equals("platform.xml")) {
        edit(each, xml -> xml.replaceFirst("date=\"\\d+\"", "date=\"" + time.toEpochMilli() + '"'));
      } else if (name.matches("config\\.ini|jvmargs|.*\\.prefs")) {
        edit(each, lines -> lines.replaceAll("(?m)^#\\w{3} \\w{3} \\d\\d .* \\d{4}\\R", ""));
      }
    }
  }

  /** The launchers that p2 keeps have the time of the checkout. */
  private void sameTimes(Path archive) throws IOException {
    var content = new ByteArrayOutputStream();
    try (var read = new ZipInputStream(Files.newInputStream(archive));
        var write = new ZipOutputStream(content)) {
      for (ZipEntry each = read.getNextEntry(); each != null; each = read.getNextEntry()) {
        entry(write, each.getName(), read.readAllBytes());
      }
    }
    Files.write(archive, content.toByteArray());
  }

  private String sameTime(String repository) {
    return repository.replaceAll(
        "(<property name='p2.timestamp' value=')\\d+", "$1" + time.toEpochMilli());
  }

  /**
   * p2 notes the packages of the Java it runs on, and properties, in another order each time.
   */
  private static String sameOrder(String units) {
    return UNORDERED
        .matcher(units)
        .replaceAll(
            run ->
                Matcher.quoteReplacement(
                    run.group().lines().sorted().collect(Collectors.joining("\n", "", "\n"))));
  }

  private void zip(Path from, String prefix, Path to) throws IOException {
    try (var zip = new ZipOutputStream(Files.newOutputStream(to))) {
      for (Path each : files(from)) {
        entry(zip, prefix + name(from, each), Files.readAllBytes(each));
      }
    }
  }

  private void entry(ZipOutputStream zip, String name, byte[] content) throws IOException {
    var entry = new ZipEntry(name);
    entry.setTimeLocal(time.atOffset(ZoneOffset.UTC).toLocalDateTime());
    zip.putNextEntry(entry);
    zip.write(content);
    zip.closeEntry();
  }

  /** A tar of the kind POSIX describes, whose names may have 255 bytes. */
  private void tar(Path from, String prefix, Path to) throws IOException {
    try (var tar = new GZIPOutputStream(Files.newOutputStream(to), 1 << 16)) {
      for (Path each : files(from)) {
        byte[] content = Files.readAllBytes(each);
        header(tar, prefix + name(from, each), content.length, Files.isExecutable(each));
        tar.write(content);
        tar.write(new byte[(512 - content.length % 512) % 512]);
      }
      tar.write(new byte[1024]);
    }
  }

  private void header(OutputStream tar, String path, int size, boolean executable)
      throws IOException {
    String name = path;
    String prefix = "";
    if (name.getBytes(UTF_8).length > 100) {
      int slash = path.indexOf('/', path.length() - 101);
      name = path.substring(slash + 1);
      prefix = path.substring(0, slash);
    }
    var header = new ByteArrayOutputStream();
    field(header, name, 100);
    field(header, executable ? "0000755" : "0000644", 8);
    field(header, "0000000", 8);
    field(header, "0000000", 8);
    field(header, "%011o".formatted(size), 12);
    field(header, "%011o".formatted(time.getEpochSecond()), 12);
    field(header, "        0", 9);
    field(header, "", 100);
    field(header, "ustar\u000000root", 12);
    field(header, "", 28);
    field(header, "root", 32);
    field(header, "0000000", 8);
    field(header, "0000000", 8);
    field(header, prefix, 167);
    byte[] bytes = header.toByteArray();
    int sum = 0;
    for (byte each : bytes) {
      sum += each & 0xff;
    }
    byte[] checksum = "%06o\0 ".formatted(sum).getBytes(UTF_8);
    System.arraycopy(checksum, 0, bytes, 148, checksum.length);
    tar.write(bytes);
  }

  private static void field(ByteArrayOutputStream header, String text, int length) {
    byte[] bytes = text.getBytes(UTF_8);
    if (bytes.length > length) {
      throw new IllegalArgumentException("too long for a tar: " + text);
    }
    header.writeBytes(bytes);
    header.writeBytes(new byte[length - bytes.length]);
  }

  private static void edit(Path file, UnaryOperator<String> change) throws IOException {
    Files.writeString(file, change.apply(Files.readString(file)));
  }

  private static String version(Path bundle) throws IOException {
    try (var jar = new JarFile(bundle.toFile(), false)) {
      return jar.getManifest().getMainAttributes().getValue("Bundle-Version");
    }
  }

  private static Path single(Path folder, String start) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      List<Path> found =
          all.filter(each -> each.getFileName().toString().startsWith(start)).toList();
      if (found.size() != 1) {
        throw new IOException(folder + " has " + found + " for " + start);
      }
      return found.getFirst();
    }
  }

  private static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  /** All files below a folder, in the order of their names, whatever the file system's is. */
  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .sorted(Comparator.comparing(each -> name(folder, each)))
          .toList();
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.sorted(Comparator.reverseOrder())
            .forEach(
                each -> {
                  try {
                    Files.delete(each);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
      }
    }
  }
}

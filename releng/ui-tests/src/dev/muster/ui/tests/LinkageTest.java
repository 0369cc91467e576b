package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.osgi.framework.Bundle;

/**
 * The pinned bundles of the platform belong to one release: whatever one of them calls in another
 * is there. A bundle of another release resolves all the same, and fails when somebody first comes
 * by, as the dark theme once did. That changes only with the target platform.
 */
@Tag("nightly")
class LinkageTest {

  private static final Set<String> OF_EVERY_OBJECT = ofEveryObject();

  /** A class with what it declares and what it stands on. */
  private record Declared(String name, List<String> above, Set<String> members) {}

  /** A member that is called or read, of the class it is looked for in. */
  private record Use(String owner, String member) {}

  private final Map<String, Declared> classes = new HashMap<>();

  /** Each with the first class that uses it. */
  private final Map<Use, String> uses = new HashMap<>();

  private final Set<String> missing = new TreeSet<>();

  @Test
  void whateverABundleCallsInAnotherIsThere() throws Exception {
    for (Bundle each : bundles()) {
      for (URL file : files(each)) {
        read(each.getSymbolicName(), file);
      }
    }
    assertTrue(classes.size() > 5_000, () -> "only " + classes.size() + " classes were found");
    uses.forEach(this::check);
    assertEquals(Set.of(), missing);
  }

  private static List<Bundle> bundles() {
    return java.util.Arrays.stream(
            Platform.getBundle("org.eclipse.core.runtime").getBundleContext().getBundles())
        .filter(each -> each.getSymbolicName().matches("(org[.]eclipse|dev[.]muster)[.].*"))
        // Its fragments are named by their host.
        .filter(each -> !each.getSymbolicName().startsWith("org.eclipse.osgi"))
        .toList();
  }

  private static List<URL> files(Bundle bundle) {
    Enumeration<URL> found = bundle.findEntries("/", "*.class", true);
    return found == null ? List.of() : Collections.list(found);
  }

  private void read(String bundle, URL file) throws Exception {
    try (InputStream code = file.openStream()) {
      new ClassReader(code)
          .accept(new Code(bundle), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }
  }

  /**
   * Whether a member is there; a class nobody here has, such as one of Java, is taken to have it.
   */
  private boolean has(String owner, String member, Set<String> seen) {
    Declared declared = classes.get(owner);
    if (declared == null || declared.members().contains(member)) {
      return true;
    }
    return declared.above().stream()
        .filter(each -> !each.equals("java/lang/Object") && seen.add(each))
        .anyMatch(each -> has(each, member, seen));
  }

  private void check(Use used, String by) {
    if (!used.owner().startsWith("[")
        && !has(used.owner(), used.member(), new HashSet<>())
        && !OF_EVERY_OBJECT.contains(used.member())) {
      missing.add(by + " uses " + used.owner() + "." + used.member());
    }
  }

  private static Set<String> ofEveryObject() {
    Set<String> members = new HashSet<>();
    for (var each : Object.class.getDeclaredMethods()) {
      members.add(each.getName() + org.objectweb.asm.Type.getMethodDescriptor(each));
    }
    return members;
  }

  private final class Code extends ClassVisitor {

    private final Set<String> members = new HashSet<>();
    private final String bundle;
    private String by;

    Code(String bundle) {
      super(Opcodes.ASM9);
      this.bundle = bundle;
    }

    @Override
    public void visit(
        int version, int access, String name, String generic, String above, String[] interfaces) {
      List<String> all = new java.util.ArrayList<>(List.of(interfaces));
      if (above != null) {
        all.add(above);
      }
      classes.put(name, new Declared(name, all, members));
      by = bundle + ": " + name;
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String generic, Object value) {
      members.add(name + ":" + descriptor);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String generic, String[] exceptions) {
      members.add(name + descriptor);
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String type, boolean isInterface) {
          uses.putIfAbsent(new Use(owner, called + type), by);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String type) {
          uses.putIfAbsent(new Use(owner, field + ":" + type), by);
        }
      };
    }
  }
}

package dev.muster.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gate of the architecture tests finds what they are to find. */
class SourceDependenciesTest {
  @TempDir private Path sources;

  private void write(String file, String code) throws IOException {
    Path path = sources.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, code);
  }

  /** The compiler copies a constant, so that class files show no dependency. */
  @Test
  void aConstantClosesACircle() throws IOException {
    write("one/A.java", "package one;\nimport two.B;\nclass A { int a = B.SIZE; }");
    write(
        "two/B.java",
        "package two;\nclass B { static final int SIZE = 1; Object x = one.A.class; }");
    var found = new SourceDependencies(sources);
    assertEquals(List.of(List.of("one", "two")), found.circlesOfPackages());
    assertEquals(List.of(List.of("one.A", "two.B")), found.circlesOfTypes());
  }

  @Test
  void commentsAndTextsAreNoDependency() throws IOException {
    write("one/A.java", "package one;\nimport two.B;\nclass A { B b; }");
    write("two/B.java", "package two;\n/** Like one.A. */ class B { String b = \"one.A\"; }");
    assertEquals(List.of(), new SourceDependencies(sources).circlesOfPackages());
  }

  @Test
  void superclassesAreNamed() throws IOException {
    write("one/A.java", "package one;\nclass A<T> extends x.FileManager { class C {} }");
    var found = new SourceDependencies(sources);
    assertEquals(Map.of("A", "FileManager", "C", ""), found.superclasses());
  }

  @Test
  void collaboratorsAreCounted() throws IOException {
    write(
        "one/A.java",
        "package one;\nclass A { A(int a, Map<B, C> b, int[] c) { super(a); } void f() { g(new"
            + " A(1)); } static class In { private In(B b) {} } }");
    write("one/B.java", "package one;\nrecord B(A a, List<A> as, int n, one.C c, B b) {}");
    write("one/C.java", "package one;\nrecord C<T>(A a, D d, E e) { interface D {} enum E {} }");
    assertEquals(
        Map.of("A", 3, "In", 1, "B", 1, "C", 2), new SourceDependencies(sources).collaborators());
  }
}

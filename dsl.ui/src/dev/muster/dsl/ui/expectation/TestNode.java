package dev.muster.dsl.ui.expectation;

import dev.muster.dsl.ide.command.TestItemsResult;
import dev.muster.dsl.ide.command.TestItemsResult.TestItem;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A row of the view: a file, a scenario, or something that is tested. */
final class TestNode {

  /** What came of a test so far, the most important first. */
  enum State {
    RUNNING("running"),
    FAILED("failed"),
    OPEN("open"),
    NOT_RUN("not run"),
    PASSED("passed");

    private final String words;

    State(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  private final MusterFile file;
  private final TestNode parent;
  private final String label;
  private final TestItem item;
  private final List<TestNode> children = new ArrayList<>();
  // Written by the job, read by the view.
  private volatile State state = State.NOT_RUN;
  private volatile String message = "";

  private TestNode(MusterFile file, TestNode parent, String label, TestItem item) {
    this.file = file;
    this.parent = parent;
    this.label = label;
    this.item = item;
    if (parent != null) {
      parent.children.add(this);
    }
  }

  /**
   * Returns the tests of a file.
   *
   * @param label name of the file
   */
  static TestNode of(MusterFile file, String label, List<TestItem> items) {
    if (items.size() == 1 && items.getFirst().kind() == TestItemsResult.Kind.SITUATION) {
      String title = items.getFirst().label();
      return new TestNode(file, null, title.isEmpty() ? label : title, items.getFirst());
    }
    TestNode root = new TestNode(file, null, label, null);
    TestNode scenario = root;
    for (TestItem each : items) {
      if (each.kind() == TestItemsResult.Kind.SCENARIO) {
        scenario = new TestNode(file, root, each.label(), null);
        new TestNode(file, scenario, "check", each);
      } else {
        new TestNode(file, scenario, each.label(), each);
      }
    }
    return root;
  }

  MusterFile file() {
    return file;
  }

  TestNode parent() {
    return parent;
  }

  List<TestNode> children() {
    return children;
  }

  String label() {
    return label;
  }

  /** What is tested; null for a file or a scenario. */
  TestItem item() {
    return item;
  }

  /** Returns the line to show, from 1. */
  int line() {
    return item != null ? item.line() : tests().map(each -> each.item.line()).findFirst().orElse(1);
  }

  /** Returns everything that is tested in it. */
  Stream<TestNode> tests() {
    return item != null ? Stream.of(this) : children.stream().flatMap(TestNode::tests);
  }

  /** Returns whether two rows are of the same test, whatever line it stands in by now. */
  boolean isSame(TestNode other) {
    return file.uri().equals(other.file.uri())
        && item != null
        && other.item != null
        && item.kind() == other.item.kind()
        && item.scenario().equals(other.item.scenario())
        && item.label().equals(other.item.label());
  }

  void set(State reached, String words) {
    message = words;
    state = reached;
  }

  /** Returns its state; of several tests the most important one. */
  State state() {
    return item != null
        ? state
        : tests().map(TestNode::state).min(State::compareTo).orElse(State.NOT_RUN);
  }

  /** Returns what was found; empty if there is nothing to say. */
  String message() {
    return message;
  }
}

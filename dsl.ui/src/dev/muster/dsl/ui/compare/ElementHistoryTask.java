package dev.muster.dsl.ui.compare;

/** What a user does with an element and the local history of its file. */
enum ElementHistoryTask {
  COMPARE(
      "Compare With Element from Local History",
      "Select a state of the element to compare it with its text now.",
      ""),
  REPLACE(
      "Replace With Element from Local History",
      "Select a state of the element. It replaces the text of the element; Undo takes it back.",
      "Replace"),
  /** The newest state that differs, without a question. */
  PREVIOUS("", "", ""),
  RESTORE(
      "Restore Element from Local History",
      "Select an element that the text no longer has. It returns to its place; Undo takes it back.",
      "Restore");

  private final String title;
  private final String message;
  private final String button;

  ElementHistoryTask(String title, String message, String button) {
    this.title = title;
    this.message = message;
    this.button = button;
  }

  String title() {
    return title;
  }

  String message() {
    return message;
  }

  /** The words of the button that changes the text. */
  String button() {
    return button;
  }

  boolean changes() {
    return this != COMPARE;
  }
}

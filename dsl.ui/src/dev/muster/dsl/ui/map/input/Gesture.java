package dev.muster.dsl.ui.map.input;

/** Something the user does with the mouse from pressing a button until letting it go. */
interface Gesture {

  /** The mouse is at a point of the canvas. */
  void move(int x, int y);

  /** The button is let go there. */
  void drop(int x, int y);

  /** Cancels the gesture. */
  void cancel();
}

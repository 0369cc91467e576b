package dev.muster.ui.tests;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;

/**
 * The mouse and the keyboard of the machine: events go through the window system, as those of a
 * user do. The display's own way of posting events gives those of buttons no place on Linux.
 */
final class RealInput {

  private static final int STEPS = 6;

  /** Milliseconds between two moves of a mouse that moves by itself. */
  private static final int MOMENT = 20;

  /** Milliseconds that a mouse with something in its hand rests over a place. */
  private static final int PLACE = 300;

  /** How often it is looked whether the mouse is over a control before a button is pressed. */
  private static final int LOOKS = 50;

  /** How often a double click is tried. */
  private static final int TRIES = 3;

  private static final Robot ROBOT = robot();

  private static boolean held;

  private RealInput() {}

  private static Robot robot() {
    try {
      return new Robot();
    } catch (AWTException none) {
      throw new IllegalStateException("There is no screen to move a mouse on.", none);
    }
  }

  /** Moves the mouse to a point of a control. */
  static void move(Control control, int x, int y) {
    Point at = control.toDisplay(x, y);
    ROBOT.mouseMove(at.x, at.y);
    drain();
  }

  /** Clicks at a point of a control, as soon as nothing lies over it, such as a hover. */
  static void click(Control control, Point at) {
    moveOnto(control, at);
    press();
    release();
  }

  private static void moveOnto(Control control, Point at) {
    move(control, at.x, at.y);
    for (int i = 0; i < LOOKS && !isUnderMouse(control); i++) {
      drain();
    }
  }

  private static boolean isUnderMouse(Control control) {
    Control under = control.getDisplay().getCursorControl();
    while (under != null && under != control) {
      under = under.getParent();
    }
    return under != null;
  }

  /**
   * Clicks twice at a point of a control. On a busy machine the second click can come too late to
   * make one double click; then it is done again.
   */
  static void doubleClick(Control control, Point at) {
    Display display = control.getDisplay();
    boolean[] heard = new boolean[1];
    Listener listener = event -> heard[0] = true;
    display.addFilter(SWT.MouseDoubleClick, listener);
    try {
      moveOnto(control, at);
      for (int i = 0; i < TRIES && !heard[0]; i++) {
        if (i > 0) {
          ROBOT.delay(2 * display.getDoubleClickTime());
        }
        for (int press = 0; press < 2; press++) {
          ROBOT.mousePress(InputEvent.BUTTON1_DOWN_MASK);
          ROBOT.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        }
        for (int look = 0; look < LOOKS && !heard[0]; look++) {
          drain();
        }
      }
    } finally {
      display.removeFilter(SWT.MouseDoubleClick, listener);
    }
    drain();
  }

  private static void press() {
    held = true;
    ROBOT.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    drain();
  }

  /** Lets the first button go, where a test that failed has left it pressed. */
  static void letGo() {
    if (held) {
      release();
    }
  }

  /** Lets the first button go. */
  static void release() {
    held = false;
    ROBOT.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    drain();
  }

  /** Presses the first button, and moves the mouse without letting it go. */
  static void grab(Control control, Point from, Point to) {
    move(control, from.x, from.y);
    press();
    for (int i = 1; i <= STEPS; i++) {
      move(control, from.x + (to.x - from.x) * i / STEPS, from.y + (to.y - from.y) * i / STEPS);
    }
  }

  static void drag(Control control, Point from, Point to) {
    grab(control, from, to);
    release();
  }

  /**
   * Drags something onto a place by the window system's own drag and drop. The workbench waits for
   * the mouse to move then, so it moves by itself.
   */
  static void dragAndDrop(Control control, Point from, Point to) throws Exception {
    Point begin = control.toDisplay(from);
    Point end = control.toDisplay(to);
    WorkbenchFixture.asked(
        () -> {
          ROBOT.mouseMove(begin.x, begin.y);
          ROBOT.delay(MOMENT);
          ROBOT.mousePress(InputEvent.BUTTON1_DOWN_MASK);
          for (int i = 1; i <= STEPS; i++) {
            ROBOT.delay(MOMENT);
            ROBOT.mouseMove(
                begin.x + (end.x - begin.x) * i / STEPS, begin.y + (end.y - begin.y) * i / STEPS);
          }
          // The window system tells of the place below the mouse ten times a second.
          ROBOT.delay(PLACE);
          ROBOT.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
          return null;
        });
  }

  /** Turns the wheel, away from the user for a positive number. */
  static void wheel(Control control, Point at, int clicks) {
    move(control, at.x, at.y);
    ROBOT.mouseWheel(-clicks);
    drain();
  }

  /**
   * Holds a key down while something is done.
   *
   * @param key such as {@code KeyEvent.VK_SHIFT}
   */
  static void holding(int key, Runnable work) {
    ROBOT.keyPress(key);
    drain();
    try {
      work.run();
    } finally {
      ROBOT.keyRelease(key);
      drain();
    }
  }

  /**
   * Presses a key.
   *
   * @param key such as {@code KeyEvent.VK_UP}
   */
  static void key(int key) {
    ROBOT.keyPress(key);
    ROBOT.keyRelease(key);
    drain();
  }

  /** Types a letter, a digit or a sign. */
  static void type(char letter) {
    if (letter == '+') {
      key(KeyEvent.VK_ADD);
    } else {
      key(KeyEvent.getExtendedKeyCodeForChar(letter));
    }
  }

  /** Lets the workbench hear of it: the window system takes a moment. */
  private static void drain() {
    Display display = Display.getCurrent();
    for (int i = 0; i < 12; i++) {
      while (display.readAndDispatch()) {
        // What the event brings about.
      }
      LockSupport.parkNanos(3_000_000);
    }
  }
}

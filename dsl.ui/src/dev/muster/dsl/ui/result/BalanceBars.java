package dev.muster.dsl.ui.result;

import dev.muster.dsl.ui.highlighting.SyntaxColours;
import dev.muster.dsl.ui.result.ResultEntry.Balance;
import dev.muster.dsl.ui.result.ResultEntry.Share;
import dev.muster.rules.model.SideColour;
import java.util.List;
import java.util.Locale;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/**
 * Shows the share of wins of each side as bars in the colours of the sides, with their confidence
 * intervals.
 */
final class BalanceBars extends Canvas {

  private static final int MARGIN = 8;
  private static final int GAP = 4;

  private Balance balance = Balance.NONE;

  BalanceBars(Composite parent) {
    super(parent, SWT.DOUBLE_BUFFERED);
    setBackgroundMode(SWT.INHERIT_FORCE);
    addPaintListener(event -> paint(event.gc));
    getAccessible()
        .addAccessibleListener(
            new AccessibleAdapter() {
              @Override
              public void getName(AccessibleEvent event) {
                event.result = spoken();
              }
            });
    show(Balance.NONE);
  }

  /** Shows a result; takes no space if there is nothing to show. */
  void show(Balance shown) {
    balance = shown;
    boolean empty = balance.shares().isEmpty();
    setVisible(!empty);
    GridDataFactory.fillDefaults().grab(true, false).exclude(empty).applyTo(this);
    setToolTipText(empty ? null : spoken());
    redraw();
  }

  /** "Royal 56.5 % (49.5 % to 63.2 %)", a line for each side. */
  private String spoken() {
    StringBuilder told = new StringBuilder();
    balance
        .shares()
        .forEach(
            each ->
                told.append(told.isEmpty() ? "" : "\n")
                    .append(name(each))
                    .append(' ')
                    .append(percent(each.estimate()))
                    .append(" (")
                    .append(percent(each.low()))
                    .append(" to ")
                    .append(percent(each.high()))
                    .append(')'));
    return told.toString();
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  static String name(Share share) {
    return share.side().isEmpty() ? "drawn" : share.side();
  }

  @Override
  public Point computeSize(int wide, int high, boolean changed) {
    GC gc = new GC(this);
    int line = gc.getFontMetrics().getHeight() + GAP;
    gc.dispose();
    int rows = balance.shares().size();
    return new Point(wide == SWT.DEFAULT ? 240 : wide, rows == 0 ? 0 : rows * line + 2 * MARGIN);
  }

  private void paint(GC gc) {
    List<Share> shares = balance.shares();
    List<String> sides = shares.stream().map(Share::side).filter(each -> !each.isEmpty()).toList();
    List<SideColour> colours = SideColour.of(sides);
    int names =
        shares.stream().mapToInt(each -> gc.textExtent(name(each)).x).max().orElse(0) + MARGIN;
    int numbers = gc.textExtent("100.0 %").x + MARGIN;
    Rectangle area = getClientArea();
    int left = MARGIN + names;
    int room = Math.max(20, area.width - left - numbers - MARGIN);
    int line = gc.getFontMetrics().getHeight() + GAP;
    for (int row = 0; row < shares.size(); row++) {
      Share each = shares.get(row);
      int y = MARGIN + row * line;
      int side = sides.indexOf(each.side());
      Color colour = side < 0 ? getForeground() : SyntaxColours.ofSide(colours.get(side));
      gc.setForeground(getForeground());
      gc.drawText(name(each), MARGIN, y, true);
      gc.drawText(percent(each.estimate()), left + room + MARGIN / 2, y, true);
      gc.setBackground(colour);
      gc.setAlpha(side < 0 ? 90 : 255);
      int high = line - GAP - 4;
      gc.fillRectangle(left, y + 2, (int) Math.round(room * each.estimate()), high);
      gc.setAlpha(255);
      int from = left + (int) Math.round(room * each.low());
      int to = left + (int) Math.round(room * each.high());
      int middle = y + 2 + high / 2;
      gc.drawLine(from, middle, to, middle);
      gc.drawLine(from, middle - 3, from, middle + 3);
      gc.drawLine(to, middle - 3, to, middle + 3);
    }
  }
}

package dev.muster.dsl.ui.map.replay;

import dev.muster.dsl.ui.editor.MusterImages;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;

/** Buttons, line and caption of a replayed battle. */
public final class ReplayStrip extends Composite {

  private static final int LEAST_LINES = 2;

  /** A longer text is scrolled. */
  private static final int MOST_LINES = 6;

  private final ReplayPlayer player;
  private final ReplayScrubber scrubber;
  private final StyledText caption;
  private final ToolItem play;

  /**
   * @param player what the buttons act on
   */
  public ReplayStrip(Composite parent, ReplayPlayer player) {
    super(parent, SWT.NONE);
    this.player = player;
    GridLayoutFactory.fillDefaults().numColumns(2).spacing(4, 0).applyTo(this);
    caption =
        new StyledText(this, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL | SWT.NO_FOCUS);
    caption.setMargins(8, 3, 8, 3);
    caption.setCaret(null);
    caption.setAlwaysShowScrollBars(false);
    GridData lines = new GridData(SWT.FILL, SWT.FILL, true, false, 2, 1);
    lines.heightHint = LEAST_LINES * caption.getLineHeight();
    caption.setLayoutData(lines);
    ToolBar bar = new ToolBar(this, SWT.FLAT);
    button(bar, "replay-first", "First moment (Home)", player::first);
    button(bar, "replay-back", "One event back (Left)", () -> player.step(-1));
    play = button(bar, "replay-play", "Play (Space)", player::toggle);
    button(bar, "replay-forward", "One event forward (Right)", () -> player.step(1));
    button(bar, "replay-last", "Last moment (End)", player::last);
    scrubber = new ReplayScrubber(this, player::go);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(scrubber);
    player.onChange(this::refresh);
  }

  private static ToolItem button(ToolBar bar, String icon, String tip, Runnable action) {
    ToolItem item = new ToolItem(bar, SWT.PUSH);
    item.setImage(MusterImages.of(icon));
    item.setToolTipText(tip);
    item.addListener(SWT.Selection, (Event event) -> action.run());
    return item;
  }

  /** Lets the longest text so far be read whole; the field does not jump with each text. */
  private void makeRoom() {
    int wide = caption.getClientArea().width;
    if (wide <= 0) {
      return;
    }
    int line = caption.getLineHeight();
    int lines = caption.computeSize(wide, SWT.DEFAULT).y / line;
    GridData data = (GridData) caption.getLayoutData();
    int high = Math.min(lines, MOST_LINES) * line;
    if (high > data.heightHint) {
      data.heightHint = high;
      getParent().layout(true, true);
    }
  }

  private void refresh() {
    if (isDisposed() || player.track() == null) {
      return;
    }
    scrubber.show(player.track(), player.moment());
    caption.setText(player.caption());
    makeRoom();
    play.setImage(MusterImages.of(player.isPlaying() ? "replay-pause" : "replay-play"));
    play.setToolTipText(player.isPlaying() ? "Pause (Space)" : "Play (Space)");
  }
}

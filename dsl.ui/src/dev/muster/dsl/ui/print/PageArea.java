package dev.muster.dsl.ui.print;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.browser.Browser;
import org.eclipse.swt.browser.LocationListener;
import org.eclipse.swt.browser.ProgressListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/**
 * A page with a line of text above it. When the content changes, the page keeps its scroll
 * position.
 */
final class PageArea extends Composite {

  /** A page needs no script; one that had any would not be ours. */
  private static final String NO_SCRIPTS =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'none'\">";

  private final Label line;
  private Browser browser;
  private String html = "";
  private double scrolled;

  PageArea(Composite parent) {
    super(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(this);
    line = new Label(this, SWT.WRAP);
    line.setLayoutData(
        GridDataFactory.fillDefaults()
            .indent(8, 4)
            .grab(true, false)
            .hint(100, SWT.DEFAULT)
            .create());
    try {
      browser = new Browser(this, SWT.NONE);
      GridDataFactory.fillDefaults().grab(true, true).applyTo(browser);
      browser.addLocationListener(
          LocationListener.changingAdapter(
              event -> event.doit = event.location.startsWith("about:")));
      browser.addProgressListener(
          ProgressListener.completedAdapter(
              event -> browser.execute("window.scrollTo(0, " + scrolled + ");")));
    } catch (SWTError noBrowser) {
      browser = null;
    }
  }

  /** Shows a message above the page; an empty text removes it. */
  void say(String text) {
    String said =
        browser == null && text.isEmpty()
            ? "Nothing on this computer shows a page here. Choose Export Summaries to look at it."
            : text;
    line.setText(said.replace("&", "&&"));
    GridData data = (GridData) line.getLayoutData();
    data.exclude = said.isEmpty();
    line.setVisible(!said.isEmpty());
    layout(true);
  }

  void show(String page) {
    if (page.equals(html)) {
      return;
    }
    scrolled = html.isEmpty() ? 0 : position();
    html = page;
    if (browser != null) {
      browser.setText(page.replaceFirst("(?i)<head>", "<head>" + NO_SCRIPTS), false);
    }
  }

  private double position() {
    try {
      return browser != null && browser.evaluate("return window.scrollY;") instanceof Double at
          ? at
          : 0;
    } catch (SWTException notYet) {
      return 0;
    }
  }

  String shown() {
    return html;
  }

  String told() {
    return line.isVisible() ? line.getText() : "";
  }
}

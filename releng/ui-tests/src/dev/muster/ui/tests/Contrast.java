package dev.muster.ui.tests;

import org.eclipse.swt.graphics.RGB;

/** How much two colours stand out from each other, from 1 to 21, as accessibility measures it. */
final class Contrast {

  private Contrast() {}

  static double of(RGB one, RGB other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(RGB colour) {
    return 0.2126 * linear(colour.red)
        + 0.7152 * linear(colour.green)
        + 0.0722 * linear(colour.blue);
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}

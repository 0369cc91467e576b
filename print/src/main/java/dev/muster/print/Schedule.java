package dev.muster.print;

/**
 * When the games are.
 *
 * @param start of the first, in minutes after midnight; negative where times are left open
 * @param length of a game with the pause behind it, in minutes
 */
public record Schedule(int start, int length) {
  /** Times are written in by hand. */
  public static final Schedule OPEN = new Schedule(-1, 0);

  String of(int game) {
    if (start < 0) {
      return "";
    }
    int minutes = (start + game * length) % (24 * 60);
    return (minutes / 60) + ":" + (minutes % 60 < 10 ? "0" : "") + minutes % 60;
  }
}

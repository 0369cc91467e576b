package dev.muster.rules.carrier;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The address of a member of a cluster.
 *
 * @param host a name or an address, without the brackets of IPv6
 * @param port 1 to 65535
 */
public record MemberAddress(String host, int port) {
  /** The port of a member that is given none. */
  public static final int USUAL_PORT = 5701;

  private static final int MOST_PORT = 65_535;

  private static final Pattern WRITTEN =
      Pattern.compile("(\\[[0-9A-Fa-f:.%]+\\]|[A-Za-z0-9._-]+)(?::(\\d{1,5}))?");

  public MemberAddress {
    if (host.isEmpty() || port < 1 || port > MOST_PORT) {
      throw new IllegalArgumentException("no address " + host + ":" + port);
    }
  }

  /**
   * Reads an address, such as {@code 192.168.1.21}, {@code localhost:5702} or {@code [fe80::1]}.
   *
   * @throws IllegalArgumentException if it is none; the message is for the user
   */
  public static MemberAddress of(String text) {
    Matcher written = WRITTEN.matcher(text.strip());
    if (written.matches()) {
      String host = written.group(1);
      int port = written.group(2) == null ? USUAL_PORT : Integer.parseInt(written.group(2));
      if (port >= 1 && port <= MOST_PORT) {
        return new MemberAddress(
            host.startsWith("[") ? host.substring(1, host.length() - 1) : host, port);
      }
    }
    throw new IllegalArgumentException(
        "an address is a name or a number, such as 192.168.1.21 or localhost:5702, with a port of 1"
            + " to 65535; found "
            + text);
  }

  /**
   * Reads addresses with commas between them.
   *
   * @throws IllegalArgumentException if one is none
   */
  public static List<MemberAddress> list(String text) {
    List<MemberAddress> all = new ArrayList<>();
    for (String each : text.split(",", -1)) {
      all.add(of(each));
    }
    return List.copyOf(all);
  }

  @Override
  public String toString() {
    return (host.indexOf(':') < 0 ? host : "[" + host + "]") + ":" + port;
  }
}

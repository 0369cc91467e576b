package dev.muster.rules.systems;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** All checks there are, those that hold for any list and those of each rule system. */
public final class CheckCodes {
  private static final Map<String, CheckCode> BY_ID = byId();

  private CheckCodes() {}

  /** All of them, in the order of their codes. */
  public static Collection<CheckCode> all() {
    return BY_ID.values();
  }

  /** The check of a shown code, null if there is none. */
  public static @Nullable CheckCode of(@Nullable String id) {
    return id == null ? null : BY_ID.get(id);
  }

  /** Section of the printed rules it rests on, by the first system that has one. */
  public static String section(CheckCode code) {
    return RuleSystems.ALL.stream()
        .map(each -> each.checks().section(code))
        .filter(each -> !each.isEmpty())
        .findFirst()
        .orElse("");
  }

  private static Map<String, CheckCode> byId() {
    // those of the first catalogue have the shorter ones
    Map<String, CheckCode> codes =
        new TreeMap<>(
            Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
    add(codes, List.of(CommonCheckCode.values()));
    RuleSystems.ALL.forEach(each -> add(codes, each.checks().codes()));
    return Collections.unmodifiableMap(codes);
  }

  private static void add(Map<String, CheckCode> codes, Collection<? extends CheckCode> some) {
    for (CheckCode each : some) {
      if (codes.put(each.id(), each) != null) {
        throw new IllegalStateException("two checks have the code " + each.id());
      }
    }
  }
}

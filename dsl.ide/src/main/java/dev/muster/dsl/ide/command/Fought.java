package dev.muster.dsl.ide.command;

/**
 * The answer to {@link Commands#TEST_BATTLE} and {@link Commands#BALANCE}.
 *
 * @param text what came of it, for the user; empty when refused
 * @param refusal why the scenario cannot be fought, for the user; empty when it was
 */
public record Fought(String text, String refusal) {
  static Fought refused(String why) {
    return new Fought("", why);
  }
}

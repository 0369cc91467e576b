package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.rules.model.OmitIfNull;
import dev.muster.rules.tune.TuneReport;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#TUNE}. As JSON it is an object with the same names.
 *
 * @param text what was found, for the user; empty if refused
 * @param refusal why nothing was searched for, for the user; empty if something was
 * @param found as {@code muster tune --json} has it; null if refused
 */
@JsonAdapter(RecordSerializer.class)
public record TuneResult(String text, String refusal, @OmitIfNull @Nullable TuneReport found) {
  /** Returns the answer to a search that cannot be made. */
  public static TuneResult refused(String why) {
    return new TuneResult("", why, null);
  }
}

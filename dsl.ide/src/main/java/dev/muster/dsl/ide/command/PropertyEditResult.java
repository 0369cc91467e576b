package dev.muster.dsl.ide.command;

import dev.muster.rules.model.OmitIfNull;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#SET_PROPERTY}.
 *
 * @param edit edit of the text; null if there is nothing to change
 * @param refusal why the value is not possible, in the words of the checks; empty on success
 */
public record PropertyEditResult(@OmitIfNull @Nullable WorkspaceEdit edit, String refusal) {
  static PropertyEditResult refused(String why) {
    return new PropertyEditResult(null, why);
  }
}

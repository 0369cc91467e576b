package dev.muster.dsl.ui.mining;

import java.util.stream.Collectors;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineContentCodeMining;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintLabelPart;

/** What a value comes to, in small print behind it. */
final class Hint extends LineContentCodeMining {

  Hint(Position place, ICodeMiningProvider provider, InlayHint told) {
    super(place, provider);
    String text =
        told.getLabel()
            .map(
                label -> label,
                parts ->
                    parts.stream().map(InlayHintLabelPart::getValue).collect(Collectors.joining()));
    setLabel(
        (Boolean.TRUE.equals(told.getPaddingLeft()) ? " " : "")
            + text
            + (Boolean.TRUE.equals(told.getPaddingRight()) ? " " : ""));
  }

  @Override
  public boolean isResolved() {
    return true;
  }
}

package dev.muster.dsl.ui.codemining;

import java.util.function.Consumer;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.swt.events.MouseEvent;

/** A line above an army or a scenario: what it comes to, or something to do with it. */
final class CodeLensMining extends LineHeaderCodeMining {

  CodeLensMining(IDocument document, ICodeMiningProvider provider, CodeLens told)
      throws BadLocationException {
    super(told.getRange().getStart().getLine(), document, provider, action(told.getCommand()));
    setLabel(told.getCommand() == null ? "" : told.getCommand().getTitle());
  }

  private static Consumer<MouseEvent> action(Command command) {
    return command == null || command.getCommand().isEmpty()
        ? null
        : event -> CodeLensCommands.run(command);
  }

  @Override
  public boolean isResolved() {
    return true;
  }
}

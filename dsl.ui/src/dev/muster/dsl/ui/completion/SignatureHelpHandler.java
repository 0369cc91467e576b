package dev.muster.dsl.ui.completion;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.hover.CursorPopup;
import dev.muster.dsl.ui.hover.HoverContent;
import dev.muster.dsl.ui.hover.MarkdownControlCreator;
import dev.muster.dsl.ui.hover.MusterTextHover;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;

/** Ctrl+Shift+Space: which columns this line has, and which one the cursor is in. */
public final class SignatureHelpHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    battle.ask(
        it ->
            it.getTextDocumentService()
                .signatureHelp(new SignatureHelpParams(battle.file(), battle.position())),
        help -> {
          if (help.getSignatures() == null || help.getSignatures().isEmpty()) {
            battle.showStatus("There are no columns to fill in here.");
          } else {
            int active = help.getActiveSignature() == null ? 0 : help.getActiveSignature();
            show(
                battle,
                markdown(help.getSignatures().get(Math.max(0, active)), help.getActiveParameter()));
          }
        });
  }

  private static void show(ActiveMusterEditor battle, String markdown) {
    CursorPopup.show(battle, new MarkdownControlCreator(), HoverContent.of(markdown));
  }

  /** The line with the present column in bold, and what that column means. */
  static String markdown(SignatureInformation signature, Integer activeParameter) {
    Integer active =
        signature.getActiveParameter() != null ? signature.getActiveParameter() : activeParameter;
    StringBuilder told = new StringBuilder();
    if (active == null
        || signature.getParameters() == null
        || active < 0
        || active >= signature.getParameters().size()) {
      return told.append('`').append(signature.getLabel()).append('`').toString();
    }
    ParameterInformation parameter = signature.getParameters().get(active);
    String name =
        parameter.getLabel().isLeft()
            ? parameter.getLabel().getLeft()
            : signature
                .getLabel()
                .substring(
                    parameter.getLabel().getRight().getFirst(),
                    parameter.getLabel().getRight().getSecond());
    told.append('`').append(signature.getLabel()).append("`\n\n**").append(name).append("**");
    if (parameter.getDocumentation() != null) {
      told.append("\n\n").append(MusterTextHover.text(parameter.getDocumentation()));
    }
    return told.toString();
  }
}

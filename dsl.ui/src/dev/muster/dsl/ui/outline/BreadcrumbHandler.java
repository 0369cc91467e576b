package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;

/** Gives the keys to the breadcrumb, which is shown if it is not, and from there to the text. */
public final class BreadcrumbHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    if (!Breadcrumbs.areShown()) {
      ToggleBreadcrumbHandler.show(true);
    }
    Breadcrumbs.of(battle.editor()).ifPresent(Breadcrumb::focus);
  }
}

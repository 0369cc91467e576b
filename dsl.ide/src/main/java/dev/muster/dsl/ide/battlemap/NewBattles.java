package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.completion.AutoImportCandidates;
import dev.muster.dsl.ide.mapedit.BoardSize;
import dev.muster.dsl.ide.mapedit.NewBattleText;
import dev.muster.dsl.ide.refactoring.Refactoring;
import dev.muster.dsl.ide.rename.NameSyntax;
import dev.muster.dsl.ide.scene.NewMapAnswer;
import dev.muster.dsl.ide.scene.NewMapOffer;
import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.util.ReplaceRegion;

/** Begins a battle in a file that has none. */
final class NewBattles {
  private static final EReference ARMY = MusterPackage.eINSTANCE.getSideDef_Army();

  private final SceneSources sources;

  NewBattles(SceneSources sources) {
    this.sources = sources;
  }

  /** Returns the options for a new battle in a file. */
  static NewMapOffer offer(XtextResource file) {
    List<NewMapOffer.OfferedRulebook> rulebooks = new ArrayList<>();
    for (String each : Rulebooks.NAMES) {
      BoardKind board = RuleSystems.of(Rulebooks.named(each)).boardKind();
      if (board != null) {
        BoardSize size = BoardSize.ofBattle(board);
        String unit =
            switch (board) {
              case HEXES -> "hexes";
              case BOXES -> "boxes";
              case TABLE -> "table";
            };
        rulebooks.add(new NewMapOffer.OfferedRulebook(each, unit, size.width(), size.height()));
      }
    }
    IScope visible = visible(file);
    Set<NewMapOffer.OfferedArmy> armies = new LinkedHashSet<>();
    for (IEObjectDescription each : visible.getAllElements()) {
      armies.add(new NewMapOffer.OfferedArmy(each.getName().toString(), ""));
    }
    for (AutoImportCandidates.Found each : imports(file).notImported(file, ARMY, visible)) {
      armies.add(new NewMapOffer.OfferedArmy(each.element().getName().toString(), each.path()));
    }
    return new NewMapOffer(rulebooks, List.copyOf(armies));
  }

  private static IScope visible(XtextResource file) {
    return file.getContents().isEmpty()
        ? IScope.NULLSCOPE
        : file.getResourceServiceProvider()
            .get(IScopeProvider.class)
            .getScope(file.getContents().getFirst(), ARMY);
  }

  private static AutoImportCandidates imports(XtextResource file) {
    return file.getResourceServiceProvider().get(AutoImportCandidates.class);
  }

  /** Returns the text of a battle, and the edit that inserts it into a file. */
  NewMapAnswer begin(NewMapParams wish, NameSyntax names) {
    NewMapAnswer alone = NewBattleText.of(wish, names);
    return wish.textDocument() == null || !alone.refusal().isEmpty()
        ? alone
        : sources.read(
            wish.textDocument().getUri(),
            new NewMapAnswer("", "The file is neither open nor on the disk.", "", null),
            (text, file) -> into(file, wish, names));
  }

  /** Imports go to the imports of the file, the battle to its end. */
  private NewMapAnswer into(XtextResource file, NewMapParams wish, NameSyntax names) {
    String text = file.getParseResult().getRootNode().getText();
    List<String> imports = wish.imports() == null ? List.of() : wish.imports();
    var changes = new Refactoring.Changes();
    NewMapAnswer begun;
    if (text.isBlank()) {
      begun = NewBattleText.of(wish, names);
      changes.add(file, 0, text.length(), begun.text());
    } else {
      begun = NewBattleText.of(wish.withoutImports(), names);
      importing(file, imports, changes);
      changes.add(file, text.length(), 0, (text.endsWith("\n") ? "\n" : "\n\n") + begun.text());
    }
    String title = "Begin the battle " + wish.name();
    return new NewMapAnswer(begun.text(), "", title, VersionedEdits.of(changes.as(title), sources));
  }

  private static void importing(
      XtextResource file, List<String> imports, Refactoring.Changes changes) {
    if (imports.isEmpty()) {
      return;
    }
    StringBuilder all = new StringBuilder();
    int at = 0;
    for (String each : imports) {
      ReplaceRegion one = imports(file).importing(file, each);
      at = one.getOffset();
      all.append(at == 0 ? one.getText().strip() + "\n" : one.getText());
    }
    changes.add(file, at, 0, all + (at == 0 ? "\n" : ""));
  }
}

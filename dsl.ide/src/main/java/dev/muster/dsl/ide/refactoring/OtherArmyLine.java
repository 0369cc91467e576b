package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** Fields another line of the army list where stands are. */
final class OtherArmyLine {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private OtherArmyLine() {}

  static List<Refactoring> of(ScenarioDef scenario, List<DeployDef> stands, String name) {
    ArmyDef army = army(stands.getFirst());
    Set<StandDef> now = new HashSet<>();
    stands.forEach(each -> now.add(each.getLine()));
    if (army == null
        || stands.stream().anyMatch(each -> army(each) != army)
        || StandText.isNumberNamed(scenario, now)) {
      return List.of();
    }
    List<Refactoring> found = new ArrayList<>();
    for (StandDef line : army.getStands()) {
      INode written = StandPlacement.word(line, AST.getStandDef_Name());
      if (written == null
          || now.equals(Set.of(line))
          || StandText.isNumberNamed(scenario, Set.of(line))) {
        continue;
      }
      Changes changes = new Changes();
      stands.stream()
          .filter(each -> each.getLine() != line)
          .forEach(each -> write(each, NodeModelUtils.getTokenText(written), changes));
      found.add(changes.as("Replace " + name + " by " + line.getName()));
    }
    return found;
  }

  private static @Nullable ArmyDef army(DeployDef stand) {
    return stand.eContainer().eContainer() instanceof SideDef side
            && side.getArmy() != null
            && !side.getArmy().eIsProxy()
        ? side.getArmy()
        : null;
  }

  /** Takes as many blanks behind the name as it grows by, so that columns stay in line. */
  private static void write(DeployDef stand, String name, Changes changes) {
    INode word = StandPlacement.word(stand, AST.getDeployDef_Line());
    if (word == null) {
      return;
    }
    String all = word.getRootNode().getText();
    int blanks = 0;
    while (word.getEndOffset() + blanks < all.length()
        && all.charAt(word.getEndOffset() + blanks) == ' ') {
      blanks++;
    }
    boolean aligned = blanks > 1;
    int kept = aligned ? Math.max(1, blanks + word.getLength() - name.length()) : blanks;
    changes.add(
        (XtextResource) stand.eResource(),
        word.getOffset(),
        word.getLength() + (aligned ? blanks : 0),
        name + (aligned ? " ".repeat(kept) : ""));
  }
}

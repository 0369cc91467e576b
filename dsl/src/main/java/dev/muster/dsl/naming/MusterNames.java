package dev.muster.dsl.naming;

import com.google.inject.Inject;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.ChapterDef;
import dev.muster.dsl.muster.FactorDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.NumberDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.SwitchDef;
import dev.muster.dsl.muster.TableDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.muster.WeaponDef;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.naming.QualifiedName;
import org.jspecify.annotations.Nullable;

/**
 * Full names: top-level elements by their own name, the entries of a rulebook or army below it.
 * Never follows a reference.
 */
public class MusterNames extends IQualifiedNameProvider.AbstractImpl {
  @Inject private IQualifiedNameConverter converter;

  @Override
  public @Nullable QualifiedName getFullyQualifiedName(EObject element) {
    return switch (element) {
      case RulebookDef rulebook ->
          rulebook.getName() == null ? null : converter.toQualifiedName(rulebook.getName());
      case ArmyDef army -> simple(army.getName());
      case MapDef map -> simple(map.getName());
      case ScenarioDef scenario -> simple(scenario.getName());
      case RuleEntry entry -> below(element, nameOf(entry));
      case StandDef stand -> below(element, stand.getName());
      default -> null;
    };
  }

  /** The word by which an entry of a rulebook is referred to. */
  public static @Nullable String nameOf(RuleEntry entry) {
    return switch (entry) {
      case StatDef stat -> stat.getName();
      case TraitDef trait -> trait.getName();
      case OrderDef order -> order.getName();
      case CategoryDef category -> category.getName();
      case WeaponDef weapon -> weapon.getName();
      case TerrainDef terrain -> terrain.getName();
      case FactorDef factor -> factor.getName();
      case SwitchDef setting -> setting.getName();
      case NumberDef number -> number.getName();
      case TableDef table -> table.getName();
      case ChapterDef chapter -> chapter.getName();
      default -> null;
    };
  }

  private static @Nullable QualifiedName simple(@Nullable String name) {
    return name == null || name.isEmpty() ? null : QualifiedName.create(name);
  }

  private @Nullable QualifiedName below(EObject element, @Nullable String name) {
    EObject parent = element.eContainer();
    QualifiedName above = parent == null ? null : getFullyQualifiedName(parent);
    return above == null || name == null ? null : above.append(name);
  }
}

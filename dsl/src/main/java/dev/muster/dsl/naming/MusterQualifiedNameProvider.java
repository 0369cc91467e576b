package dev.muster.dsl.naming;

import com.google.inject.Inject;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.naming.QualifiedName;
import org.jspecify.annotations.Nullable;

/**
 * Full names: top-level elements by their own name, the entries of a rulebook or army below it.
 * Never follows a reference.
 */
public class MusterQualifiedNameProvider extends IQualifiedNameProvider.AbstractImpl {
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
    return entry.getName();
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

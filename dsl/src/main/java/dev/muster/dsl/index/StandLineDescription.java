package dev.muster.dsl.index;

import dev.muster.dsl.muster.StandDef;
import java.util.Map;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.persistence.SerializableEObjectDescription;
import org.eclipse.xtext.resource.persistence.SerializableEObjectDescriptionProvider;

/** A stand line in the index, in one form for as long as the line stands as it is. */
final class StandLineDescription extends EObjectDescription
    implements SerializableEObjectDescriptionProvider {
  private final SerializableEObjectDescription kept = new SerializableEObjectDescription();

  StandLineDescription(QualifiedName name, StandDef line) {
    super(name, line, Map.of());
    kept.setEClass(getEClass());
    kept.setEObjectURI(getEObjectURI());
    kept.setQualifiedName(name);
    kept.setUserData(new java.util.HashMap<>());
  }

  @Override
  public SerializableEObjectDescription toSerializableEObjectDescription() {
    return kept;
  }
}

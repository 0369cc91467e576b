package dev.muster.dsl.index;

import com.google.inject.Inject;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.IFragmentProvider;
import org.eclipse.xtext.util.IResourceScopeCache;

/**
 * The address of an element in its file, as EMF writes it. EMF looks through all elements beside it
 * to find which one it is; of a list of n stands, of which each has findings and references, that
 * is n times n. Here they are counted once.
 */
public class MusterFragmentProvider implements IFragmentProvider {
  @Inject private IResourceScopeCache cache;

  @Override
  public String getFragment(EObject element, Fallback otherwise) {
    Resource file = element.eResource();
    if (file == null) {
      return otherwise.getFragment(element);
    }
    Map<EObject, Integer> places =
        cache.get(
            MusterFragmentProvider.class, file, () -> new IdentityHashMap<EObject, Integer>());
    return address(element, places, otherwise);
  }

  private static String address(EObject element, Map<EObject, Integer> places, Fallback otherwise) {
    EObject around = element.eContainer();
    if (around == null) {
      return otherwise.getFragment(element);
    }
    EReference feature = element.eContainmentFeature();
    String step = "/@" + feature.getName();
    if (feature.isMany()) {
      step += "." + place(element, around, feature, places);
    }
    return address(around, places, otherwise) + step;
  }

  private static int place(
      EObject element, EObject around, EReference feature, Map<EObject, Integer> places) {
    List<?> beside = (List<?>) around.eGet(feature);
    Integer known = places.get(element);
    if (known != null && known < beside.size() && beside.get(known) == element) {
      return known;
    }
    for (int i = 0; i < beside.size(); i++) {
      places.put((EObject) beside.get(i), i);
    }
    return places.getOrDefault(element, -1);
  }

  @Override
  public EObject getEObject(Resource file, String address, Fallback otherwise) {
    return otherwise.getEObject(address);
  }
}

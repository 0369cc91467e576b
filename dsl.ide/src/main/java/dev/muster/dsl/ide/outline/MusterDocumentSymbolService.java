package dev.muster.dsl.ide.outline;

import com.google.inject.Inject;
import dev.muster.dsl.index.ScenarioFiles;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EventDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.naming.NameUse;
import dev.muster.dsl.naming.OrderNames;
import dev.muster.dsl.naming.RenamedElement;
import dev.muster.dsl.naming.StandNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolService;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.TextRegion;
import org.jspecify.annotations.Nullable;

/**
 * Symbols of all files, with the icons of the outline: what other files can refer to, and the
 * groups, Generals, grounds and units of the scenarios.
 */
public class MusterDocumentSymbolService extends DocumentSymbolService {
  @Inject private MusterSymbolKindProvider kinds;
  @Inject private MusterSymbolNameProvider names;
  @Inject private DocumentExtensions documents;
  @Inject private EObjectAtOffsetHelper cursor;

  @Override
  protected SymbolKind getSymbolKind(EClass type) {
    return kinds.getSymbolKind(type);
  }

  @Override
  public List<? extends WorkspaceSymbol> getSymbols(
      IResourceDescription file, String query, IResourceAccess access, CancelIndicator stop) {
    List<WorkspaceSymbol> found = new ArrayList<>(super.getSymbols(file, query, access, stop));
    ElementQuery asked = ElementQuery.of(query);
    if (!asked.asksForMore() && !ScenarioFiles.hasScenario(file)) {
      return found;
    }
    access.readOnly(
        file.getURI(),
        resources -> {
          Resource resource = resources.getResource(file.getURI(), true);
          if (resource != null && !RulebookLibrary.contains(resource)) {
            inScenarios(resource, query.toLowerCase(Locale.ROOT), found);
            if (asked.asksForMore()) {
              byQuery(resource, asked, found);
            }
          }
          return null;
        });
    return found;
  }

  @Override
  public List<? extends Location> getReferences(
      XtextResource resource,
      int offset,
      IResourceAccess access,
      IResourceDescriptions index,
      CancelIndicator stop) {
    List<Location> found =
        new ArrayList<>(super.getReferences(resource, offset, access, index, stop));
    EObject element = cursor.resolveElementAt(resource, offset);
    if (element != null && !element.eIsProxy() && !RulebookLibrary.contains(element.eResource())) {
      RenamedElement wanted = new RenamedElement(element, "");
      ScenarioFiles.read(
          element.eResource().getURI(),
          access,
          index,
          stop,
          scenario -> {
            for (NameUse each : OrderNames.of(scenario)) {
              if (wanted.is(each.element())) {
                found.add(
                    documents.newLocation(
                        scenario.eResource(), new TextRegion(each.offset(), each.length())));
              }
            }
          });
    }
    return found;
  }

  /** Adds results that are not found by name alone. */
  private void byQuery(Resource resource, ElementQuery query, List<WorkspaceSymbol> found) {
    Set<Object> known = new HashSet<>();
    found.forEach(each -> known.add(each.getLocation()));
    for (QueriedElements.Found each : new QueriedElements(query, names).in(resource)) {
      Location place = documents.newLocation(each.element());
      if (place != null && !known.contains(Either.forLeft(place))) {
        found.add(
            new WorkspaceSymbol(
                each.name(),
                kinds.getSymbolKind(each.element()),
                Either.forLeft(place),
                around(each.element())));
      }
    }
  }

  private void inScenarios(Resource resource, String query, List<WorkspaceSymbol> found) {
    StandNames units = null;
    for (TreeIterator<EObject> all = resource.getAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      units = element instanceof ScenarioDef scenario ? StandNames.of(scenario) : units;
      for (String name : names(element, units)) {
        if (name.toLowerCase(Locale.ROOT).contains(query)) {
          Location place = documents.newLocation(element);
          if (place != null) {
            found.add(
                new WorkspaceSymbol(
                    name, kinds.getSymbolKind(element), Either.forLeft(place), around(element)));
          }
        }
      }
    }
  }

  /** The names by which an element of a scenario is looked for; none for any other. */
  private List<String> names(EObject element, @Nullable StandNames units) {
    return switch (element) {
      case DeployDef stands -> units == null ? List.of() : units.of(stands);
      case SideDef side -> one(side);
      case GroupDef group -> one(group);
      case GeneralDef general -> one(general);
      case Ground ground -> one(ground);
      case EventDef event -> one(event);
      default -> List.of();
    };
  }

  private List<String> one(EObject element) {
    String name = names.getName(element);
    return name == null ? List.of() : List.of(name);
  }

  /** The element around it, such as the group of a General. */
  private @Nullable String around(EObject element) {
    EObject around = element.eContainer();
    return around == null ? null : names.getName(around);
  }
}

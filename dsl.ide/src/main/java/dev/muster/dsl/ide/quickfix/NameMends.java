package dev.muster.dsl.ide.quickfix;

import com.google.inject.Inject;
import dev.muster.dsl.ide.completion.OtherFiles;
import dev.muster.dsl.ide.quickfix.Mend.Change;
import dev.muster.dsl.muster.Allowance;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.StandEntry;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.util.ReplaceRegion;
import org.eclipse.xtext.util.TextRegion;

/** Mends of unknown names: those that are near, and those another file has. Mends of imports. */
class NameMends {
  @Inject private EObjectAtOffsetHelper cursor;
  @Inject private IScopeProvider scopes;
  @Inject private IQualifiedNameConverter converter;
  @Inject private OtherFiles files;

  void register(Map<String, Mend.Finder> all) {
    for (String code : List.of("V-003", "V-005", "V-022", "V-119", "V-116")) {
      all.put(code, this::near);
    }
    for (String code :
        List.of("V-301", org.eclipse.xtext.diagnostics.Diagnostic.LINKING_DIAGNOSTIC)) {
      all.put(code, this::near);
    }
    all.put("V-013", this::key);
    all.put("V-016", this::key);
    all.put("V-302", this::nearFiles);
    all.put("V-238", site -> ScenarioMends.removeElement(site, Import.class, "Remove the import"));
    all.put("V-227", NameMends::removeAgain);
    all.put(
        "V-230", site -> ScenarioMends.removeElement(site, Allowance.class, "Remove this line"));
    all.put(
        "V-231", site -> ScenarioMends.removeElement(site, Allowance.class, "Remove this line"));
  }

  /** Near names of the place, then names of files not imported yet. */
  private List<Mend> near(Site site) {
    INode word = cursor.getCrossReferenceNode(site.resource(), new TextRegion(site.offset(), 0));
    EObject owner = word == null ? null : NodeModelUtils.findActualSemanticObjectFor(word);
    EReference reference =
        word != null && owner != null && word.getGrammarElement() instanceof CrossReference written
            ? GrammarUtil.getReference(written, owner.eClass())
            : null;
    if (word == null || owner == null || reference == null) {
      return List.of();
    }
    String wrong = NodeModelUtils.getTokenText(word);
    IScope scope = scopes.getScope(owner, reference);
    Set<String> known = new LinkedHashSet<>();
    for (IEObjectDescription each : scope.getAllElements()) {
      known.add(converter.toString(each.getName()));
    }
    List<Mend> mends = new ArrayList<>();
    for (OtherFiles.Found found : files.notImported(site.resource(), reference, scope)) {
      if (converter.toString(found.element().getName()).equals(wrong)) {
        ReplaceRegion line = files.importing(site.resource(), found.path());
        mends.add(
            Mend.of(
                "Import " + found.path(),
                new Change(line.getOffset(), line.getLength(), line.getText())));
      }
    }
    for (String name : NearNames.of(wrong, known)) {
      mends.add(Mend.of("Change to " + name, Site.replace(word, name)));
    }
    return mends;
  }

  /** A word behind a stand: a near one, or none. */
  private List<Mend> key(Site site) {
    List<Mend> mends = new ArrayList<>();
    if (site.found().equalsIgnoreCase("5h")) {
      mends.add(Mend.of("Change to 6h", site.replaceFound("6h")));
    }
    mends.addAll(near(site));
    StandEntry entry = site.in(StandEntry.class);
    INode node = entry == null ? null : Site.node(entry);
    if (node != null) {
      mends.add(Mend.of("Remove " + NodeModelUtils.getTokenText(node), site.remove(node)));
    }
    return mends;
  }

  private List<Mend> nearFiles(Site site) {
    Import line = site.in(Import.class);
    INode path = line == null ? null : Site.node(line, "importURI");
    if (line == null || path == null) {
      return List.of();
    }
    List<Mend> mends = new ArrayList<>();
    String written = line.getImportURI() == null ? "" : line.getImportURI();
    for (String near : NearNames.of(written, files.importable(site.resource()))) {
      mends.add(Mend.of("Import " + near, Site.replace(path, "\"" + near + "\"")));
    }
    INode node = Site.node(line);
    if (node != null) {
      mends.add(Mend.of("Remove the import", site.remove(node)));
    }
    return mends;
  }

  /** The second time something was said, with the keyword before it. */
  private static List<Mend> removeAgain(Site site) {
    Import line = site.in(Import.class);
    if (line != null) {
      return ScenarioMends.removeElement(site, Import.class, "Remove the import");
    }
    String text = site.text();
    int lineStart = text.lastIndexOf('\n', Math.max(0, site.offset() - 1)) + 1;
    int end = Math.min(text.length(), site.offset() + site.length());
    int lineEnd = text.indexOf('\n', end);
    lineEnd = lineEnd < 0 ? text.length() : lineEnd;
    // Only where the statement is a line of its own is it clear what belongs to it.
    String before = text.substring(lineStart, site.offset()).strip();
    return before.matches("[a-z -]*") && !text.substring(lineStart, lineEnd).contains("{")
        ? List.of(
            Mend.of(
                "Remove this line",
                new Change(lineStart, Math.min(text.length(), lineEnd + 1) - lineStart, "")))
        : List.of();
  }
}

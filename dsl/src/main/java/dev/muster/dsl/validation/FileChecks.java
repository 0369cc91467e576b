package dev.muster.dsl.validation;

import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.Allowance;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.Import;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.scoping.ImportTarget;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.systems.CheckCodes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Imports, names of whole files and suppressed findings. */
public class FileChecks extends AbstractChecks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  @Check
  public void imports(Document document) {
    Set<URI> seen = new HashSet<>();
    Set<Resource> used = null;
    for (Import each : document.getImports()) {
      if (each.getImportURI() == null || document.eResource() == null) {
        continue;
      }
      URI address;
      switch (ImportTarget.of(each)) {
        case ImportTarget.Refused refused -> {
          report(
              CommonCheckCode.V_302,
              "'" + each.getImportURI() + "' " + refused.why(),
              each,
              AST.getImport_ImportURI());
          continue;
        }
        case ImportTarget.Unplaced nowhere -> {
          continue;
        }
        case ImportTarget.Readable readable -> address = readable.address();
      }
      if (!seen.add(address)) {
        report(
            CommonCheckCode.V_227,
            "'" + each.getImportURI() + "' is imported already; remove one of the two",
            each,
            AST.getImport_ImportURI());
        continue;
      }
      if (address.equals(document.eResource().getURI())) {
        report(
            CommonCheckCode.V_238,
            "'" + each.getImportURI() + "' is this file itself; remove the import",
            each,
            AST.getImport_ImportURI());
        continue;
      }
      // A file that is not referred to has not been read.
      Resource imported = resource(document, address);
      used = used == null ? used(document) : used;
      if (imported == null || !used.contains(imported)) {
        report(
            CommonCheckCode.V_238,
            "nothing of '" + each.getImportURI() + "' is used here; remove the import",
            each,
            AST.getImport_ImportURI());
      }
    }
  }

  /** A title that touches its name or what follows it is easily misread. */
  @Check
  public void joined(Document document) {
    ICompositeNode root = NodeModelUtils.findActualNodeFor(document);
    ILeafNode before = null;
    if (root == null) {
      return;
    }
    for (ILeafNode leaf : root.getRootNode().getLeafNodes()) {
      if (leaf.isHidden() || leaf.getLength() == 0) {
        continue;
      }
      if (before != null
          && before.getEndOffset() == leaf.getOffset()
          && (isText(leaf) && isWord(before, before.getLength() - 1)
              || isText(before) && isWord(leaf, 0))) {
        report(
            CommonCheckCode.V_248,
            "a blank is missing between " + before.getText() + " and " + leaf.getText(),
            document,
            before.getOffset(),
            leaf.getEndOffset() - before.getOffset());
      }
      before = leaf;
    }
  }

  private static boolean isText(ILeafNode leaf) {
    return leaf.getText().startsWith("\"");
  }

  private static boolean isWord(ILeafNode leaf, int at) {
    char sign = leaf.getText().charAt(at);
    return Character.isLetterOrDigit(sign) || sign == '"' || sign == '+' || sign == '-';
  }

  /** Returns the URI of an imported file; null if it is not read. */
  private static @Nullable URI address(Import imported) {
    return imported.getImportURI() != null
            && ImportTarget.of(imported) instanceof ImportTarget.Readable(URI address)
        ? address
        : null;
  }

  private static @Nullable Resource resource(EObject here, URI address) {
    return here.eResource() == null || here.eResource().getResourceSet() == null
        ? null
        : here.eResource().getResourceSet().getResource(address, false);
  }

  /** Files that something in the document refers to. */
  private static Set<Resource> used(Document document) {
    Set<Resource> used = new HashSet<>();
    for (var contents = document.eAllContents(); contents.hasNext(); ) {
      for (EObject target : contents.next().eCrossReferences()) {
        if (!target.eIsProxy() && target.eResource() != null) {
          used.add(target.eResource());
        }
      }
    }
    return used;
  }

  @Check
  public void topLevelNamesDiffer(Document document) {
    Map<String, String> seen = new LinkedHashMap<>();
    for (Resource imported : imported(document)) {
      if (!imported.getContents().isEmpty()
          && imported.getContents().getFirst() instanceof Document other) {
        for (Element element : other.getElements()) {
          String key = key(element);
          if (key != null) {
            seen.put(
                key,
                RulebookLibrary.contains(imported)
                    ? "in the library already"
                    : "in "
                        + imported.getURI().lastSegment()
                        + ", which is imported here, already");
          }
        }
      }
    }
    for (Element element : document.getElements()) {
      String key = key(element);
      String before = key == null ? null : seen.putIfAbsent(key, "in this file twice");
      if (before != null) {
        report(
            CommonCheckCode.V_226,
            key + " is " + before + "; give it another name",
            element,
            element.eClass().getEStructuralFeature("name"));
      }
    }
  }

  /** A name that is used and could mean what either of two imported files has. */
  @Check
  public void importedNamesDiffer(Document document) {
    if (document.getImports().isEmpty()) {
      return;
    }
    Map<String, Resource> used = new LinkedHashMap<>();
    for (var contents = document.eAllContents(); contents.hasNext(); ) {
      for (EObject target : contents.next().eCrossReferences()) {
        if (target instanceof Element element
            && !element.eIsProxy()
            && element.eResource() != document.eResource()
            && key(element) != null) {
          used.putIfAbsent(key(element), element.eResource());
        }
      }
    }
    for (Import each : document.getImports()) {
      URI address = address(each);
      Resource other = address == null || used.isEmpty() ? null : read(document, address);
      if (other == null || !(other.getContents().getFirst() instanceof Document names)) {
        continue;
      }
      for (Element element : names.getElements()) {
        String key = key(element);
        Resource meant = key == null ? null : used.get(key);
        if (meant != null && meant != other && !RulebookLibrary.contains(meant)) {
          report(
              CommonCheckCode.V_226,
              key
                  + " is in "
                  + meant.getURI().lastSegment()
                  + " and in "
                  + other.getURI().lastSegment()
                  + ", which are both imported here; give one of them another name, or import one"
                  + " file",
              each,
              AST.getImport_ImportURI());
        }
      }
    }
  }

  /** Returns an imported file, even if no reference to it exists yet; null if it cannot be read. */
  private static @Nullable Resource read(Document document, URI address) {
    if (document.eResource().getResourceSet() == null) {
      return null;
    }
    try {
      Resource read = document.eResource().getResourceSet().getResource(address, true);
      return read == null || read.getContents().isEmpty() ? null : read;
    } catch (RuntimeException unreadable) {
      return null; // The check of imports tells why.
    }
  }

  private static List<Resource> imported(Document document) {
    List<Resource> imported = new ArrayList<>();
    if (document.eResource() == null || RulebookLibrary.contains(document.eResource())) {
      return imported;
    }
    for (URI address : RulebookLibrary.ALL) { // Their names are visible everywhere.
      Resource library = resource(document, address);
      if (library != null) {
        imported.add(library);
      }
    }
    for (Import each : document.getImports()) {
      URI address = address(each);
      Resource resource = address == null ? null : resource(document, address);
      if (resource != null && resource != document.eResource()) {
        imported.add(resource);
      }
    }
    return imported;
  }

  private static @Nullable String key(Element element) {
    return switch (element) {
      case ArmyDef army when army.getName() != null -> "army " + army.getName();
      case MapDef map when map.getName() != null -> "map " + map.getName();
      case ScenarioDef scenario when scenario.getName() != null -> "scenario " + scenario.getName();
      case RulebookDef rulebook when rulebook.getName() != null -> "rulebook " + rulebook.getName();
      default -> null;
    };
  }

  @Check
  public void allowance(Allowance allowance) {
    if (allowance.getCode() == null) {
      return;
    }
    CheckCode code = CheckCodes.of(allowance.getCode());
    if (code == null) {
      report(
          CommonCheckCode.V_230,
          "there is no check '" + allowance.getCode() + "'; write its code, such as V-034",
          allowance,
          AST.getAllowance_Code());
    } else if (code.severity() == dev.muster.rules.check.Finding.Severity.ERROR) {
      report(
          CommonCheckCode.V_230,
          code.id() + " is an error, which cannot be played; mend it instead",
          allowance,
          AST.getAllowance_Code());
    } else if (allowance.getReason() == null || allowance.getReason().isBlank()) {
      report(
          CommonCheckCode.V_230,
          "say in quotes why " + code.id() + " is as it should be here",
          allowance,
          AST.getAllowance_Reason());
    }
  }
}

package dev.muster.dsl.ide.properties;

import dev.muster.dsl.ide.battlemap.DraftFiles;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.TextRegion;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** The values of the stand at the caret, in an army line or a deployment. */
public final class StandProperties {
  private final String title;
  private final List<StandProperty> all;

  private StandProperties(String title, List<StandProperty> all) {
    this.title = title;
    this.all = List.copyOf(all);
  }

  /** Returns the values of the stand on the line; empty if there is no stand. */
  public static StandProperties at(XtextResource resource, Position caret) {
    String text = resource.getParseResult().getRootNode().getText();
    EObject there;
    try {
      there = element(resource, text, new Document(0, text).getOffSet(caret));
    } catch (IndexOutOfBoundsException outrun) {
      there = null; // the text has changed since
    }
    return switch (there) {
      case DeployDef stand -> of(stand);
      case StandDef stand -> new StandProperties(stand.getName(), StandProperty.of(stand));
      case null, default -> new StandProperties("", List.of());
    };
  }

  /**
   * Returns the change that sets a number of an army line, or its class; empty if the line has the
   * value already.
   *
   * @param stat its key in the rulebook, or {@code class}
   * @throws IllegalArgumentException if the line cannot have the value, with words for the user
   */
  public static Optional<TextChange> change(StandDef line, String stat, String value) {
    String id = stat.equals("class") ? "grade" : "stat:" + stat;
    return StandProperty.of(line).stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("This line has no value '" + stat + "'."))
        .change(value);
  }

  private static StandProperties of(DeployDef stand) {
    StandDef line = stand.getLine();
    if (line == null || line.eIsProxy() || line.getName() == null) {
      return new StandProperties("", List.of());
    }
    List<StandProperty> all = new ArrayList<>(StandProperty.of(stand));
    all.addAll(StandProperty.of(line));
    return new StandProperties(stand.getName() == null ? line.getName() : stand.getName(), all);
  }

  /** The stand whose words are at the offset or before it on its line, else behind it there. */
  private static @Nullable EObject element(XtextResource resource, String text, int offset) {
    for (int at = Math.min(offset, text.length() - 1); at >= 0; at--) {
      if (at < offset && text.charAt(at) == '\n') {
        break;
      }
      EObject stand = stand(resource, at);
      if (stand != null || !Character.isWhitespace(text.charAt(at))) {
        return stand;
      }
    }
    for (int at = offset; at < text.length() && text.charAt(at) != '\n'; at++) {
      if (!Character.isWhitespace(text.charAt(at))) {
        return stand(resource, at);
      }
    }
    return null;
  }

  private static @Nullable EObject stand(XtextResource resource, int offset) {
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(resource.getParseResult().getRootNode(), offset);
    EObject element =
        leaf == null || leaf.isHidden() ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    if (element == null) {
      return null;
    }
    DeployDef deployed = EcoreUtil2.getContainerOfType(element, DeployDef.class);
    return deployed != null ? deployed : EcoreUtil2.getContainerOfType(element, StandDef.class);
  }

  /** Whose values they are; empty for none. */
  public String title() {
    return title;
  }

  /** The values as rows of a table. */
  public List<PropertyField> fields() {
    return all.stream().map(StandProperties::field).toList();
  }

  private static PropertyField field(StandProperty each) {
    XtextResource file = (XtextResource) each.element().eResource();
    int from = each.words() == null ? each.place() : each.words().from();
    Location place = documents(file).newLocation(file, new TextRegion(from, 0));
    String change =
        RulebookLibrary.contains(file) || each.form() == StandProperty.Form.FIXED
            ? PropertyField.FIXED
            : each.form() == StandProperty.Form.NAME ? PropertyField.RENAME : PropertyField.SET;
    return new PropertyField(
        each.id(),
        each.group(),
        each.label(),
        each.value(),
        each.meaning(),
        each.choices(),
        change,
        place.getUri(),
        place.getRange().getStart().getLine() + 1,
        place.getRange().getStart().getCharacter() + 1);
  }

  private static DocumentExtensions documents(XtextResource file) {
    return file.getResourceServiceProvider().get(DocumentExtensions.class);
  }

  /**
   * Returns the edit that sets a value.
   *
   * @param id of the value
   * @param drafts parses the changed text, so that the checks can run on it
   * @throws IllegalArgumentException if the value is not possible, with the finding that the
   *     changed text would have
   */
  public Optional<WorkspaceEdit> edit(
      String id, String value, DraftFiles drafts, CancelIndicator cancelled) {
    StandProperty property =
        all.stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow(
                () -> new IllegalArgumentException("This stand has no value '" + id + "'."));
    XtextResource file = (XtextResource) property.element().eResource();
    if (RulebookLibrary.contains(file)) {
      throw new IllegalArgumentException("Stands of the library cannot be changed.");
    }
    Optional<TextChange> change = property.change(value);
    if (change.isEmpty()) {
      return Optional.empty();
    }
    TextChange made = change.get();
    Location place =
        documents(file).newLocation(file, new TextRegion(made.offset(), made.length()));
    String before = file.getParseResult().getRootNode().getText();
    String after = before.substring(0, made.offset()) + made.text() + before.substring(made.end());
    check(file, place.getUri(), after, drafts, cancelled);
    return Optional.of(
        new WorkspaceEdit(
            Map.of(place.getUri(), List.of(new TextEdit(place.getRange(), made.text())))));
  }

  /** An error that is not there yet is what speaks against it. */
  private static void check(
      XtextResource file, String uri, String after, DraftFiles drafts, CancelIndicator cancelled) {
    XtextResource draft = drafts.read(uri, after);
    if (draft == null) {
      return;
    }
    Set<String> there = new HashSet<>(errors(file, cancelled));
    List<String> added =
        errors(draft, cancelled).stream().filter(each -> !there.contains(each)).distinct().toList();
    if (!added.isEmpty()) {
      throw new IllegalArgumentException(String.join("\n", added));
    }
  }

  private static List<String> errors(XtextResource file, CancelIndicator cancelled) {
    return file
        .getResourceServiceProvider()
        .getResourceValidator()
        .validate(file, CheckMode.ALL, cancelled)
        .stream()
        .filter(each -> each.getSeverity() == Severity.ERROR)
        .map(Issue::getMessage)
        .toList();
  }
}

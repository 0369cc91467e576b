package dev.muster.dsl.ui.refactoring;

import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.OpenDocumentRegistry;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.DeleteFile;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.DocumentChange;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.ltk.core.refactoring.resource.DeleteResourceChange;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;

/** Edits of the server as changes of the workbench: with a preview, over files, undone at once. */
public final class WorkspaceEdits {

  private WorkspaceEdits() {}

  /**
   * Returns an edit as a change of the workspace.
   *
   * @param name name for the user
   * @throws CoreException if a file cannot be read
   */
  public static CompositeChange of(String name, WorkspaceEdit edit) throws CoreException {
    CompositeChange all = new CompositeChange(name);
    all.markAsSynthetic();
    Map<String, String> created = new LinkedHashMap<>();
    for (Map.Entry<String, List<TextEdit>> file : edits(edit, created).entrySet()) {
      String text = created.remove(file.getKey());
      all.add(
          text == null
              ? change(file.getKey(), file.getValue())
              : creation(file.getKey(), apply(text, file.getValue())));
    }
    for (String gone : deleted(edit)) {
      Optional<IFile> file = LspPositions.file(gone);
      if (file.isPresent()) {
        all.add(new DeleteResourceChange(file.get().getFullPath(), true));
      }
    }
    for (Map.Entry<String, String> empty : created.entrySet()) {
      all.add(creation(empty.getKey(), empty.getValue()));
    }
    return all;
  }

  /** Carries an edit out at once, with one undo for all its files. */
  public static void perform(String name, WorkspaceEdit edit) {
    try {
      Change change = of(name, edit);
      change.initializeValidationData(new NullProgressMonitor());
      PerformChangeOperation operation = new PerformChangeOperation(change);
      operation.setUndoManager(RefactoringCore.getUndoManager(), name);
      operation.run(new NullProgressMonitor());
    } catch (CoreException failure) {
      ILog.of(WorkspaceEdits.class).log(failure.getStatus());
    }
  }

  /**
   * Changes an open text as one undo step.
   *
   * @param edits edits of the current text
   */
  public static void apply(IDocument document, List<? extends TextEdit> edits) {
    try {
      multi(document, edits).apply(document);
    } catch (BadLocationException outrun) {
      ILog.of(WorkspaceEdits.class).warn("The text has changed since the edit was made", outrun);
    }
  }

  /**
   * Changes the texts of an edit: one step in the history of an editor if one is open with the only
   * text that changes, else one of the workbench.
   *
   * @param name what the user sees it called
   */
  public static void applyAsStep(String name, WorkspaceEdit edit) {
    Map<String, List<TextEdit>> edits = edits(edit);
    Optional<IDocument> only =
        edits.size() == 1
            ? OpenDocumentRegistry.at(edits.keySet().iterator().next())
            : Optional.empty();
    if (only.isPresent()) {
      applyAsStep(only.get(), edits.values().iterator().next());
    } else {
      perform(name, edit);
    }
  }

  private static void applyAsStep(IDocument document, List<TextEdit> edits) {
    IDocumentUndoManager history = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
    if (history == null) {
      apply(document, edits);
      return;
    }
    // What was typed before is a step of its own.
    history.commit();
    history.beginCompoundChange();
    try {
      apply(document, edits);
    } finally {
      history.endCompoundChange();
    }
  }

  private static String apply(String text, List<TextEdit> edits) {
    Document document = new Document(text);
    apply(document, edits);
    return document.get();
  }

  /** Returns the changes of an edit by file address, from either form of the protocol. */
  public static Map<String, List<TextEdit>> edits(WorkspaceEdit edit) {
    return edits(edit, new LinkedHashMap<>());
  }

  /** Returns the changes of an edit in one file, from either form of the protocol. */
  public static List<TextEdit> edits(WorkspaceEdit edit, String uri) {
    return edits(edit, new LinkedHashMap<>()).getOrDefault(uri, List.of());
  }

  private static Map<String, List<TextEdit>> edits(
      WorkspaceEdit edit, Map<String, String> created) {
    Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
    if (edit.getChanges() != null) {
      edit.getChanges().forEach((uri, each) -> edits.put(uri, new ArrayList<>(each)));
    }
    if (edit.getDocumentChanges() != null) {
      for (var each : edit.getDocumentChanges()) {
        if (each.isLeft()) {
          TextDocumentEdit change = each.getLeft();
          List<TextEdit> here =
              edits.computeIfAbsent(change.getTextDocument().getUri(), uri -> new ArrayList<>());
          change.getEdits().stream()
              .filter(it -> it.isLeft())
              .forEach(it -> here.add(it.getLeft()));
        } else {
          ResourceOperation operation = each.getRight();
          if (operation instanceof CreateFile file) {
            created.put(file.getUri(), "");
          }
        }
      }
    }
    return edits;
  }

  private static List<String> deleted(WorkspaceEdit edit) {
    List<String> gone = new ArrayList<>();
    if (edit.getDocumentChanges() != null) {
      for (var each : edit.getDocumentChanges()) {
        if (each.isRight() && each.getRight() instanceof DeleteFile file) {
          gone.add(file.getUri());
        }
      }
    }
    return gone;
  }

  private static Change change(String uri, List<TextEdit> edits) throws CoreException {
    Optional<IFile> file = LspPositions.file(uri);
    if (file.isPresent()) {
      TextFileChange change = new TextFileChange(file.get().getName(), file.get());
      change.setTextType("muster");
      // An open editor stays unsaved; a file that is not open is saved.
      change.setSaveMode(TextFileChange.KEEP_SAVE_STATE);
      IDocument document = change.getCurrentDocument(new NullProgressMonitor());
      change.setEdit(multi(document, edits));
      return change;
    }
    // A file outside the workspace can be changed only in its open editor.
    ITextFileBuffer open =
        FileBuffers.getTextFileBufferManager()
            .getTextFileBuffer(
                org.eclipse.core.runtime.IPath.fromPath(Path.of(URI.create(uri))),
                LocationKind.LOCATION);
    IDocument document =
        open != null ? open.getDocument() : OpenDocumentRegistry.at(uri).orElse(new Document());
    DocumentChange change =
        new DocumentChange(String.valueOf(Path.of(URI.create(uri)).getFileName()), document);
    change.setEdit(multi(document, edits));
    return change;
  }

  private static Change creation(String uri, String text) {
    IFile file =
        org.eclipse.core.resources.ResourcesPlugin.getWorkspace()
            .getRoot()
            .findFilesForLocationURI(URI.create(uri), IResource.FILE)[0];
    return new CreateFileChange(file, text);
  }

  private static MultiTextEdit multi(IDocument document, List<? extends TextEdit> edits) {
    MultiTextEdit all = new MultiTextEdit();
    edits.stream()
        .sorted(
            Comparator.comparingInt(
                each -> LspPositions.offset(document, each.getRange().getStart())))
        .forEach(
            each -> {
              IRegion region = LspPositions.region(document, each.getRange());
              all.addChild(
                  new ReplaceEdit(region.getOffset(), region.getLength(), each.getNewText()));
            });
    return all;
  }
}

package dev.muster.dsl.ide.server;

import com.google.inject.Inject;
import dev.muster.dsl.validation.CheckSettings;
import dev.muster.rules.files.UnreadableFileException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.xtext.ide.server.BuildManager.Buildable;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.Pair;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.xbase.lib.Functions.Function2;
import org.eclipse.xtext.xbase.lib.Procedures.Procedure2;
import org.jspecify.annotations.Nullable;

/** The open folders, with the findings last sent for each file. */
public class MusterWorkspaceManager extends WorkspaceManager {
  @Inject private IResourceServiceProvider.Registry languages;

  private final Map<URI, List<Issue>> findings = new ConcurrentHashMap<>();

  // Looking loads files and links names: two answers at once would do it twice in one model.
  private final Lock looking = new ReentrantLock();

  @Override
  public void initialize(
      List<WorkspaceFolder> folders,
      Procedure2<? super URI, ? super Iterable<Issue>> publish,
      CancelIndicator cancelled) {
    super.initialize(
        folders,
        (file, issues) -> {
          List<Issue> kept = new ArrayList<>();
          issues.forEach(kept::add);
          findings.put(file, List.copyOf(kept));
          publish.apply(file, issues);
        },
        cancelled);
  }

  /** The texts of open files: a position in them may lie behind the end of a line. */
  @Override
  protected Map<URI, Document> createOpenDocuments() {
    return new ConcurrentHashMap<>() {
      private static final long serialVersionUID = 1;

      @Override
      public @Nullable Document put(URI file, Document text) {
        return super.put(file, ClampedDocument.of(text));
      }
    };
  }

  @Override
  protected Document getDocument(XtextResource resource) {
    if (resource.getParseResult() == null) {
      // Asked for before, in vain: it stays there empty.
      throw refusal(resource.getURI(), "cannot be read now");
    }
    return ClampedDocument.of(super.getDocument(resource));
  }

  private static ResponseErrorException refusal(URI file, @Nullable String why) {
    return new ResponseErrorException(
        new ResponseError(
            ResponseErrorCode.ContentModified,
            (file.lastSegment() == null ? file : file.lastSegment()) + " " + why + ".",
            null));
  }

  /**
   * Answers a question about a file.
   *
   * @throws ResponseErrorException where the file cannot be read, since it may be gone by now
   */
  @Override
  public <T> T doRead(
      URI file, Function2<? super Document, ? super XtextResource, ? extends T> question) {
    looking.lock();
    try {
      return super.doRead(file, question);
    } catch (WrappedException unreadable) {
      for (@Nullable Throwable why = unreadable; why != null; why = why.getCause()) {
        if (why instanceof UnreadableFileException told) {
          throw refusal(file, told.getMessage());
        }
        if (why instanceof IOException) {
          throw refusal(file, "cannot be read"); // an address that only its editor can open
        }
      }
      throw unreadable;
    } finally {
      looking.unlock();
    }
  }

  /** Nothing for a file of another language: its editor may ask about it all the same. */
  @Override
  public @Nullable Pair<? super Document, ? super XtextResource> read(URI file) {
    return languages.getResourceServiceProvider(file) == null ? null : super.read(file);
  }

  /**
   * Checks all files again that changed settings apply to. A file outside the folders of the
   * workspace is known only while it is open.
   */
  @Override
  public Buildable didChangeFiles(List<URI> dirty, List<URI> deleted) {
    List<URI> weighed =
        Stream.concat(dirty.stream(), deleted.stream())
            .filter(MusterWorkspaceManager::isSettings)
            .toList();
    if (weighed.isEmpty()) {
      return super.didChangeFiles(dirty, deleted);
    }
    CheckSettings.invalidateCache();
    Set<URI> again = new LinkedHashSet<>(dirty);
    getIndex().getAllResourceDescriptions().forEach(each -> again.add(each.getURI()));
    again.removeIf(
        each ->
            isSettings(each)
                || deleted.contains(each)
                || (!dirty.contains(each) && weighed.stream().noneMatch(by -> isBelow(by, each))));
    return super.didChangeFiles(
        List.copyOf(again), deleted.stream().filter(each -> !isSettings(each)).toList());
  }

  /** Forgets a file outside the folders of the workspace when its editor is closed. */
  @Override
  public Buildable didClose(URI file) {
    Buildable closed = super.didClose(file);
    if (isInFolder(file)) {
      return closed;
    }
    return didChangeFiles(List.of(), List.of(file));
  }

  /** The user weighs findings in another way now: all files are checked again. */
  public Buildable revalidateAll() {
    List<URI> all = new ArrayList<>();
    getIndex().getAllResourceDescriptions().forEach(each -> all.add(each.getURI()));
    return super.didChangeFiles(all, List.of());
  }

  /** A file is checked again, though its text is the same. */
  public Buildable revalidate(URI file) {
    return super.didChangeFiles(List.of(file), List.of());
  }

  /** Returns whether a file is in a folder of the workspace. */
  public boolean isInFolder(URI file) {
    return getProjectManager(file).getProjectConfig().findSourceFolderContaining(file) != null;
  }

  private static boolean isSettings(URI file) {
    return CheckSettings.FILE.equals(file.lastSegment());
  }

  /** Returns whether a file is in the folder of a settings file, or below it. */
  private static boolean isBelow(URI settings, URI file) {
    return file.toString().startsWith(settings.trimSegments(1).appendSegment("").toString());
  }

  /** The editor's number of an open text, null for a file that no editor has open. */
  public @Nullable Integer version(URI file) {
    Document text = getOpenDocuments().get(file);
    return text == null ? null : text.getVersion();
  }

  /** The findings of a file as its editor shows them; none for a file never checked. */
  public List<Issue> findings(URI file) {
    return findings.getOrDefault(file, List.of());
  }
}

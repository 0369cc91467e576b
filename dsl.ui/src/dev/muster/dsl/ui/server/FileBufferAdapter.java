package dev.muster.dsl.ui.server;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.runtime.IPath;

/** A listener for open texts whose methods do nothing. */
public abstract class FileBufferAdapter implements IFileBufferListener {

  @Override
  public void bufferCreated(IFileBuffer buffer) {
    // Nothing.
  }

  @Override
  public void bufferDisposed(IFileBuffer buffer) {
    // Nothing.
  }

  @Override
  public void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
    // Nothing.
  }

  @Override
  public void bufferContentReplaced(IFileBuffer buffer) {
    // Nothing.
  }

  @Override
  public void stateChanging(IFileBuffer buffer) {
    // Nothing.
  }

  @Override
  public void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {
    // Nothing.
  }

  @Override
  public void stateValidationChanged(IFileBuffer buffer, boolean validated) {
    // Nothing.
  }

  @Override
  public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
    // Nothing.
  }

  @Override
  public void underlyingFileDeleted(IFileBuffer buffer) {
    // Nothing.
  }

  @Override
  public void stateChangeFailed(IFileBuffer buffer) {
    // Nothing.
  }
}

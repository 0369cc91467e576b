package dev.muster.dsl.ui.server;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.runtime.IPath;

/** Hears of the texts that are open, and does nothing about it. */
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

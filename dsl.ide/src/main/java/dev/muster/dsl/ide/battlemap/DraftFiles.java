package dev.muster.dsl.ide.battlemap;

import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** Reads texts that are no files yet, with the files that they import. */
@FunctionalInterface
public interface DraftFiles {
  /** Access to no files. */
  DraftFiles NONE = (uri, text) -> null;

  /**
   * Reads a text as if it were the file of an address.
   *
   * @return null if it cannot be read
   */
  @Nullable XtextResource read(String uri, String text);
}

package dev.muster.dsl.library;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;

/** A file of the language: an author's text, or a rulebook of the library, read as it is wanted. */
public class MusterResource extends LazyLinkingResource {
  @Override
  protected void doLoad(InputStream text, Map<?, ?> options) throws IOException {
    boolean compiled =
        Boolean.TRUE.equals(options.get(CompiledLibrary.WANTED)) && CompiledLibrary.into(this);
    if (!compiled) {
      super.doLoad(text, options);
    }
  }
}

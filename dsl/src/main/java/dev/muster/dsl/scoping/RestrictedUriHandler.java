package dev.muster.dsl.scoping;

import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.rules.files.RegularFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.ContentHandler;
import org.eclipse.emf.ecore.resource.URIHandler;
import org.jspecify.annotations.Nullable;

/** Opens plain files and the library for the parser, and refuses all other addresses. */
final class RestrictedUriHandler implements URIHandler {
  @Override
  public boolean canHandle(URI address) {
    return true;
  }

  @Override
  public InputStream createInputStream(URI address, Map<?, ?> options) throws IOException {
    URI library = file(address) == null ? RulebookLibrary.address(address) : null;
    if (library != null) {
      return RulebookLibrary.open(library);
    }
    Path file = file(address);
    if (file == null) {
      throw new IOException("no plain file");
    }
    return new ByteArrayInputStream(RegularFile.at(file).bytes(TextFileLimits.LARGEST));
  }

  /** The file of an address on this machine, null for any other address. */
  static @Nullable Path file(URI address) {
    boolean here =
        address.isFile()
            && !address.isRelative()
            && (address.authority() == null || address.authority().isEmpty());
    try {
      return here ? Path.of(address.toFileString()) : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  @Override
  public OutputStream createOutputStream(URI address, Map<?, ?> options) throws IOException {
    throw new IOException("the language writes no files");
  }

  @Override
  public void delete(URI address, Map<?, ?> options) throws IOException {
    throw new IOException("the language writes no files");
  }

  @Override
  public boolean exists(URI address, Map<?, ?> options) {
    Path file = file(address);
    if (file == null) {
      return RulebookLibrary.address(address) != null;
    }
    try {
      RegularFile.at(file);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public Map<String, ?> contentDescription(URI address, Map<?, ?> options) {
    return ContentHandler.INVALID_CONTENT_DESCRIPTION;
  }

  @Override
  public Map<String, ?> getAttributes(URI address, Map<?, ?> options) {
    return Map.of();
  }

  @Override
  public void setAttributes(URI address, Map<String, ?> attributes, Map<?, ?> options)
      throws IOException {
    throw new IOException("the language writes no files");
  }
}

package dev.muster.dsl.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;

/** A text and what the checks find in it. */
public final class ValidationFixture {
  private final String text;
  private final XtextResource resource;

  private ValidationFixture(String text, XtextResource resource) {
    this.text = text;
    this.resource = resource;
  }

  /** Reads a text that lies nowhere. */
  public static ValidationFixture of(String text) {
    return of(text, URI.createURI("memory:/battle.muster"));
  }

  /** Reads a text as if it lay at the address. */
  public static ValidationFixture of(String text, URI address) {
    var resources = Language.resources();
    XtextResource resource = (XtextResource) resources.createResource(address);
    try {
      resource.load(
          new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
          resources.getLoadOptions());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return new ValidationFixture(text, resource);
  }

  public XtextResource resource() {
    return resource;
  }

  /** All issues by their place. */
  public List<Issue> issues() {
    return Language.INJECTOR
        .getInstance(IResourceValidator.class)
        .validate(resource, CheckMode.ALL, CancelIndicator.NullImpl)
        .stream()
        .sorted(
            Comparator.comparing(Issue::getOffset)
                .thenComparing(Issue::getCode)
                .thenComparing(Issue::getMessage))
        .toList();
  }

  /** All issues with severity, code, message and the text they are shown at. */
  public List<String> lines() {
    return issues().stream().map(this::line).toList();
  }

  private String line(Issue issue) {
    int from = Math.min(issue.getOffset(), text.length());
    int to = Math.min(from + issue.getLength(), text.length());
    return issue.getSeverity()
        + " "
        + issue.getCode()
        + " "
        + issue.getMessage().replace('\n', ' ')
        + " @ "
        + text.substring(from, to).replaceAll("\\s+", " ");
  }
}

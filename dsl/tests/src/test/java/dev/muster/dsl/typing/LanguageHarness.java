package dev.muster.dsl.typing;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.formatting2.MusterFormatter;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.testing.Language;
import dev.muster.dsl.testing.LoggedErrors;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;

/**
 * Reads, links, checks, lays out and compiles texts, many of them one after the other over one
 * library, and takes down whatever failed on the way.
 */
final class LanguageHarness {
  /** Findings that tell of a fault of the program. */
  private static final Set<String> FAULTS = Set.of("V-303", "V-305");

  private final XtextResourceSet resources = Language.resources();

  /** Messages in which nothing internal was found; a text with many faults repeats them. */
  private final Set<String> harmless = new HashSet<>();

  private final URI address;

  /** Texts lie at the address, where their imports are found. */
  LanguageHarness(URI address) {
    this.address = address;
  }

  /** What failed while all was done with the text; empty where all went well. */
  List<String> failures(String typed) {
    byte[] bytes = typed.getBytes(StandardCharsets.UTF_8);
    String text = new String(bytes, StandardCharsets.UTF_8); // Half a letter is none.
    List<String> failures = new ArrayList<>();
    XtextResource resource = (XtextResource) resources.createResource(address);
    var log = new LoggedErrors();
    try (log) {
      resource.load(new ByteArrayInputStream(bytes), resources.getLoadOptions());
      List<Issue> issues =
          Language.INJECTOR
              .getInstance(IResourceValidator.class)
              .validate(resource, CheckMode.ALL, CancelIndicator.NullImpl);
      for (Issue issue : issues) {
        if (FAULTS.contains(issue.getCode())) {
          failures.add(issue.getCode() + " " + issue.getMessage());
        }
        String internal =
            harmless.contains(issue.getMessage()) ? null : InternalTerms.in(issue.getMessage());
        if (internal == null) {
          harmless.add(issue.getMessage());
        } else {
          failures.add("an author reads '" + internal + "': " + issue.getMessage());
        }
        if (issue.getOffset() == null
            || issue.getOffset() < 0
            || issue.getOffset() > text.length()
            || issue.getLineNumber() < 1) {
          failures.add("no place for " + issue);
        }
      }
      String tidy = MusterFormatter.formatText(resource);
      if (!words(text).equals(words(tidy))) {
        failures.add("laying out changed the words");
      }
      if (issues.stream().noneMatch(each -> each.getSeverity() == Severity.ERROR)) {
        compile(resource, new ProgramCompiler(each -> "text"));
      }
    } catch (IOException | RuntimeException | StackOverflowError e) {
      StackTraceElement[] trace = e.getStackTrace();
      failures.add(e + " at " + List.of(trace).subList(0, Math.min(6, trace.length)));
    } finally {
      resources.getResources().remove(resource);
    }
    log.messages().forEach(each -> failures.add("logged: " + each));
    return failures;
  }

  /** All that is no blank, in an order that does not matter: columns may move within their line. */
  private static String words(String text) {
    char[] letters = text.replaceAll("[\\s\\u00A0\\u202F\\uFEFF]+", "").toCharArray();
    Arrays.sort(letters);
    return new String(letters);
  }

  private static void compile(XtextResource resource, ProgramCompiler compiler) {
    if (resource.getContents().isEmpty()) {
      return;
    }
    for (Element element : ((Document) resource.getContents().getFirst()).getElements()) {
      switch (element) {
        case ArmyDef army -> compiler.army(army);
        case MapDef map -> compiler.board(map);
        case RulebookDef rulebook -> compiler.rulebook(rulebook);
        case ScenarioDef scenario -> compiler.compile(scenario);
        default -> throw new IllegalStateException("unknown " + element);
      }
    }
  }
}

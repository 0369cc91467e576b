package dev.muster.dsl.typing;

import com.google.inject.Injector;
import dev.muster.dsl.MusterStandaloneSetup;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.formatting2.MusterFormatter;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;
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

  private final Injector injector =
      new MusterStandaloneSetup().createInjectorAndDoEMFRegistration();
  private final XtextResourceSet resources = injector.getInstance(XtextResourceSet.class);
  private final URI address;

  /** Texts lie at the address, where their imports are found. */
  LanguageHarness(URI address) {
    this.address = address;
    resources.setClasspathURIContext(RulebookLibrary.LOADER);
    resources.addLoadOption(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());
  }

  /** What failed while all was done with the text; empty where all went well. */
  List<String> failures(String typed) {
    byte[] bytes = typed.getBytes(StandardCharsets.UTF_8);
    String text = new String(bytes, StandardCharsets.UTF_8); // Half a letter is none.
    List<String> failures = new ArrayList<>();
    var log = new Log(failures);
    Logger.getRootLogger().addAppender(log);
    XtextResource resource = (XtextResource) resources.createResource(address);
    try {
      resource.load(new ByteArrayInputStream(bytes), resources.getLoadOptions());
      List<Issue> issues =
          injector
              .getInstance(IResourceValidator.class)
              .validate(resource, CheckMode.ALL, CancelIndicator.NullImpl);
      for (Issue issue : issues) {
        if (FAULTS.contains(issue.getCode())) {
          failures.add(issue.getCode() + " " + issue.getMessage());
        }
        String internal = InternalTerms.in(issue.getMessage());
        if (internal != null) {
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
      Logger.getRootLogger().removeAppender(log);
    }
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

  private static final class Log extends AppenderSkeleton {
    private final List<String> told;

    Log(List<String> told) {
      this.told = told;
    }

    @Override
    protected void append(LoggingEvent event) {
      if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
        told.add("logged: " + event.getRenderedMessage());
      }
    }

    @Override
    public void close() {}

    @Override
    public boolean requiresLayout() {
      return false;
    }
  }
}

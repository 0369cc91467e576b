package dev.muster.ui.loop;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Optional;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs the test classes of the property {@code muster.tests} in the thread of the workbench. */
public final class Runner implements IStartup {

  private static final String PACKAGE = "dev.muster.ui.tests.";

  @Override
  public void earlyStartup() {
    // Where no native launcher says so, the platform asks nothing before it closes.
    Display.getDefault().asyncExec(() -> Display.getCurrent().timerExec(1500, Runner::run));
  }

  private static void run() {
    boolean failed = true;
    try {
      failed = fails(System.getProperty("muster.tests", "").split(","));
    } catch (Throwable failure) {
      failure.printStackTrace();
    }
    System.out.flush();
    Runtime.getRuntime().halt(failed ? 1 : 0);
  }

  private static boolean fails(String[] tests) throws Exception {
    LauncherDiscoveryRequestBuilder request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(
                Arrays.stream(tests)
                    .map(
                        each ->
                            each.contains("#")
                                ? DiscoverySelectors.selectMethod(
                                    type(each.replaceFirst("#.*", "")),
                                    each.replaceFirst(".*#", ""))
                                : DiscoverySelectors.selectClass(type(each)))
                    .toList());
    // Who names a method wants it, whatever its tags are.
    if (Arrays.stream(tests).noneMatch(each -> each.contains("#"))) {
      request.filters(TagFilter.excludeTags("nightly"));
    }
    Thread.currentThread().setContextClassLoader(Runner.class.getClassLoader());
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherFactory.create(
            LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .addTestEngines(new JupiterTestEngine())
                .build())
        .execute(
            request.build(),
            summary,
            new TestExecutionListener() {
              @Override
              public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.isTest()) {
                  System.out.println(result.getStatus() + " " + test.getLegacyReportingName());
                }
              }
            });
    summary.getSummary().printTo(new PrintWriter(System.out, true));
    summary.getSummary().printFailuresTo(new PrintWriter(System.out, true), 12);
    return summary.getSummary().getTotalFailureCount() > 0
        || summary.getSummary().getTestsFoundCount() == 0;
  }

  private static Class<?> type(String name) {
    try {
      return Optional.of(Platform.getBundle("dev.muster.ui.tests"))
          .orElseThrow()
          .loadClass(name.contains(".") ? name : PACKAGE + name);
    } catch (ClassNotFoundException unknown) {
      throw new IllegalArgumentException("no test class " + name, unknown);
    }
  }
}

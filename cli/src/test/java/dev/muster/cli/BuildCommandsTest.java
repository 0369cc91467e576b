package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The commands of the build that the documentation shows name test classes that exist. */
class BuildCommandsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern COMMAND =
      Pattern.compile("\\./build (?:test|golden) ([\\w./-]+) '?([A-Z]\\w+)(?:#(\\w+))?");

  @Test
  void everyShownTestClassExists() throws IOException {
    List<String> missing = new ArrayList<>();
    int commands = 0;
    for (Path page : pages()) {
      Matcher command = COMMAND.matcher(Files.readString(page));
      while (command.find()) {
        commands += command.group(2).equals("CLASS") ? 0 : 1;
        if (!command.group(2).equals("CLASS") && !exists(command.group(2), command.group(3))) {
          missing.add(ROOT.relativize(page) + ": " + command.group());
        }
      }
    }
    assertTrue(commands > 5, "commands: " + commands);
    assertEquals(List.of(), missing);
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("build")));
    try (Stream<Path> top = Files.list(ROOT);
        Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      Stream.concat(top, docs).filter(each -> each.toString().endsWith(".md")).forEach(pages::add);
    }
    return pages;
  }

  private static boolean exists(String type, String method) throws IOException {
    for (String module : List.of("", "rules-runtime", "dsl", "releng")) {
      try (Stream<Path> modules = Files.list(ROOT.resolve(module))) {
        for (Path each : modules.filter(Files::isDirectory).toList()) {
          for (String sources : List.of("src/test/java", "src")) {
            if (Files.isDirectory(each.resolve(sources))) {
              try (Stream<Path> files = Files.walk(each.resolve(sources))) {
                for (Path file :
                    files.filter(one -> one.endsWith(type + ".java")).limit(1).toList()) {
                  return method == null || Files.readString(file).contains("void " + method + "(");
                }
              }
            }
          }
        }
      }
    }
    return false;
  }
}

package dev.muster.dsl.ide.client;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.inject.Singleton;
import java.util.Map;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.jspecify.annotations.Nullable;

/** The capabilities of the connected editor, and the settings of its user. */
@Singleton
public class ClientOptions {
  private volatile boolean snippets;
  private volatile boolean createsFiles;
  private volatile boolean deletesFiles;
  private volatile boolean showsProgress;
  private volatile boolean diceHints = true;
  private volatile boolean breakPointHints = true;
  private volatile String checks = "";
  private volatile boolean remarks;
  private volatile boolean backgroundBattles;

  /** Whether a completion may hold places to fill in. */
  public boolean snippets() {
    return snippets;
  }

  /** Whether an edit may make a file. */
  public boolean createsFiles() {
    return createsFiles;
  }

  /** Whether an edit may delete a file. */
  public boolean deletesFiles() {
    return deletesFiles;
  }

  /** Whether it shows the progress of work that it has not given a token. */
  public boolean showsProgress() {
    return showsProgress;
  }

  /** Whether stand lines show the dice of each range. */
  public boolean diceHints() {
    return diceHints;
  }

  /** Whether stand lines show the Break Points of a whole unit. */
  public boolean breakPointHints() {
    return breakPointHints;
  }

  /**
   * Returns the default severities of findings in the form of a settings file, for projects that
   * set none.
   */
  public String checks() {
    return checks;
  }

  /**
   * Returns whether remarks, the findings of level info, are shown in projects that do not set it.
   */
  public boolean remarks() {
    return remarks;
  }

  /** Returns whether the user wants battles to be fought in the background. */
  public boolean backgroundBattles() {
    return backgroundBattles;
  }

  /**
   * Reads the capabilities that an editor sends when it connects. It forgets those of an editor
   * that was connected before.
   */
  public void read(InitializeParams hello) {
    diceHints = true;
    breakPointHints = true;
    checks = "";
    remarks = false;
    backgroundBattles = false;
    var client = hello.getCapabilities();
    snippets =
        client != null
            && client.getTextDocument() != null
            && client.getTextDocument().getCompletion() != null
            && client.getTextDocument().getCompletion().getCompletionItem() != null
            && Boolean.TRUE.equals(
                client.getTextDocument().getCompletion().getCompletionItem().getSnippetSupport());
    var edits =
        client == null || client.getWorkspace() == null
            ? null
            : client.getWorkspace().getWorkspaceEdit();
    createsFiles = does(edits, ResourceOperationKind.Create);
    deletesFiles = does(edits, ResourceOperationKind.Delete);
    showsProgress =
        client != null
            && client.getWindow() != null
            && Boolean.TRUE.equals(client.getWindow().getWorkDoneProgress());
    readSettings(hello.getInitializationOptions());
  }

  /** Neovim 0.7 names the operations and does not say that it takes edits that hold them. */
  private static boolean does(@Nullable WorkspaceEditCapabilities edits, String operation) {
    return edits != null
        && !Boolean.FALSE.equals(edits.getDocumentChanges())
        && edits.getResourceOperations() != null
        && edits.getResourceOperations().contains(operation);
  }

  /**
   * Reads settings of the form {@code {"muster": {"inlayHints": {"dice": true, "breakPoints":
   * false}, "checks": "V-080 off", "remarks": true, "backgroundBattles": true}}}, with or without
   * the outer object. Missing settings keep their value.
   */
  public void readSettings(@Nullable Object settings) {
    Object muster = member(settings, "muster");
    Object hints = member(muster == null ? settings : muster, "inlayHints");
    diceHints = flag(member(hints, "dice"), diceHints);
    breakPointHints = flag(member(hints, "breakPoints"), breakPointHints);
    remarks = flag(member(muster == null ? settings : muster, "remarks"), remarks);
    backgroundBattles =
        flag(member(muster == null ? settings : muster, "backgroundBattles"), backgroundBattles);
    checks =
        switch (member(muster == null ? settings : muster, "checks")) {
          case String said -> said;
          case JsonPrimitive said when said.isString() -> said.getAsString();
          case null, default -> checks;
        };
  }

  /** Over a wire settings are JSON, in process they may be maps. */
  private static @Nullable Object member(@Nullable Object parent, String name) {
    return switch (parent) {
      case JsonObject object -> object.get(name);
      case Map<?, ?> map -> map.get(name);
      case null, default -> null;
    };
  }

  private static boolean flag(@Nullable Object value, boolean otherwise) {
    return switch (value) {
      case Boolean set -> set;
      case JsonPrimitive set when set.isBoolean() -> set.getAsBoolean();
      case JsonElement other -> otherwise;
      case null, default -> otherwise;
    };
  }
}

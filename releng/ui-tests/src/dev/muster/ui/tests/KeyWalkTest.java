package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.expressions.EvaluationResult;
import org.eclipse.core.expressions.Expression;
import org.eclipse.core.expressions.ExpressionInfo;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.ui.ISources;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerActivation;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Each key is pressed with the cursor in a battle, and leads to its command. What the commands do
 * is tested where the documentation says.
 */
class KeyWalkTest extends WorkbenchFixture {

  /** Keys of the workbench that the documentation names. */
  private static final Map<String, String> OF_ECLIPSE =
      Map.of(
          "M1+SPACE", "org.eclipse.ui.edit.text.contentAssist.proposals",
          "M1+F11", "org.eclipse.debug.ui.commands.RunLast",
          "M1+H", "org.eclipse.search.ui.openSearchDialog",
          "M1+S", "org.eclipse.ui.file.save",
          "M1+Z", "org.eclipse.ui.edit.undo");

  private static final Map<String, Integer> KEYS =
      Map.ofEntries(
          Map.entry("M1", KeyEvent.VK_CONTROL),
          Map.entry("M2", KeyEvent.VK_SHIFT),
          Map.entry("M3", KeyEvent.VK_ALT),
          Map.entry("SPACE", KeyEvent.VK_SPACE),
          Map.entry("ARROW_UP", KeyEvent.VK_UP),
          Map.entry("ARROW_DOWN", KeyEvent.VK_DOWN),
          Map.entry("/", KeyEvent.VK_SLASH),
          Map.entry("F1", KeyEvent.VK_F1),
          Map.entry("F2", KeyEvent.VK_F2),
          Map.entry("F3", KeyEvent.VK_F3),
          Map.entry("F11", KeyEvent.VK_F11));

  private final List<String> called = new CopyOnWriteArrayList<>();

  /** Stands for a command, whatever else could: more of what is active speaks for it. */
  private static final class InTheEditor extends Expression {
    @Override
    public EvaluationResult evaluate(IEvaluationContext context) {
      return EvaluationResult.TRUE;
    }

    @Override
    public void collectExpressionInfo(ExpressionInfo info) {
      info.addVariableNameAccess(ISources.ACTIVE_PART_ID_NAME);
      info.addVariableNameAccess(ISources.ACTIVE_EDITOR_ID_NAME);
      info.addVariableNameAccess(ISources.ACTIVE_SITE_NAME);
    }
  }

  private final class Heard extends AbstractHandler {
    private final String command;

    Heard(String command) {
      this.command = command;
    }

    @Override
    public Object execute(ExecutionEvent event) {
      called.add(command);
      return null;
    }
  }

  /** The keys of Muster, as they are registered, and those of the workbench. */
  private static Map<String, String> keys() {
    Map<String, String> keys = new LinkedHashMap<>(OF_ECLIPSE);
    for (IConfigurationElement each :
        Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.bindings")) {
      if (each.getContributor().getName().equals("dev.muster.dsl.ui")
          && each.getName().equals("key")) {
        keys.put(each.getAttribute("sequence"), each.getAttribute("commandId"));
      }
    }
    return keys;
  }

  @Tag(WorkbenchFixture.ONCE)
  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void eachKeyLeadsToItsCommand() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    allIsRead();
    cursor(editor, "army", "Royal");
    Map<String, String> keys = keys();
    assertTrue(keys.size() >= 25, "keys: " + keys);
    IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);
    List<IHandlerActivation> active = new ArrayList<>();
    for (String command : keys.values().stream().distinct().toList()) {
      active.add(handlers.activateHandler(command, new Heard(command), new InTheEditor()));
    }
    Map<String, String> dead = new LinkedHashMap<>();
    try {
      for (Map.Entry<String, String> each : keys.entrySet()) {
        called.clear();
        press(editor, each.getKey());
        quiet();
        if (!called.equals(List.of(each.getValue()))) {
          dead.put(each.getKey(), each.getValue() + " but " + called);
        }
      }
    } finally {
      handlers.deactivateHandlers(active);
    }
    assertEquals(Map.of(), dead);
    assertEquals(TWO_SCENARIOS, document(editor).get(), "no key has written anything");
  }

  private static void press(ITextEditor editor, String sequence) throws Exception {
    StyledText text = viewer(editor).getTextWidget();
    text.getShell().forceActive();
    RealInput.move(text, 20, 20);
    text.forceFocus();
    await("the keys", text::isFocusControl);
    for (String stroke : sequence.split(" ")) {
      press(Arrays.asList(stroke.split("\\+")));
    }
  }

  /** The last one is pressed while the others are held. */
  private static void press(List<String> stroke) {
    String first = stroke.getFirst();
    int key =
        KEYS.containsKey(first)
            ? KEYS.get(first)
            : KeyEvent.getExtendedKeyCodeForChar(Character.toLowerCase(first.charAt(0)));
    if (stroke.size() == 1) {
      RealInput.key(key);
    } else {
      RealInput.holding(key, () -> press(stroke.subList(1, stroke.size())));
    }
  }
}

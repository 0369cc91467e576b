package dev.muster.dsl.ui.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;

/**
 * The fields for changes to a scenario: the commander of each side, the edition and the other
 * switches of its rulebook. The number of fields depends on the sides and the switches.
 */
final class TestBattleSettingsFields {

  private static final String AS_WRITTEN = "as the scenario says";

  private static final String EDITION = "edition";

  private final Runnable changed;
  private final Map<String, String> commanders = new LinkedHashMap<>();
  private final Map<String, String> switches = new LinkedHashMap<>();
  private ScrolledComposite frame;
  private Optional<BattleProgram> shown = Optional.empty();

  /**
   * @param changed called whenever the user has chosen something
   */
  TestBattleSettingsFields(Runnable changed) {
    this.changed = changed;
  }

  void create(Composite page, int columns) {
    Group group = new Group(page, SWT.NONE);
    group.setText("Otherwise than the scenario says");
    GridLayoutFactory.fillDefaults().applyTo(group);
    GridDataFactory.fillDefaults()
        .grab(true, true)
        .hint(SWT.DEFAULT, 180)
        .span(columns, 1)
        .applyTo(group);
    frame = new ScrolledComposite(group, SWT.V_SCROLL);
    frame.setExpandHorizontal(true);
    frame.setExpandVertical(true);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(frame);
    fill();
  }

  /** Takes over what a configuration holds. */
  void set(Map<String, String> commanded, Map<String, String> switched) {
    commanders.clear();
    commanders.putAll(commanded);
    switches.clear();
    switches.putAll(switched);
    fill();
  }

  /** Offers what there is to be chosen in a scenario. */
  void show(Optional<BattleProgram> program) {
    if (!program.equals(shown)) {
      shown = program;
      // What this scenario has no field for could not be taken back.
      program.ifPresent(
          it -> {
            commanders.keySet().removeIf(side -> it.scenario().sideIndex(side) < 0);
            switches
                .keySet()
                .removeIf(
                    key -> it.rulebook().switches().stream().noneMatch(s -> s.key().equals(key)));
          });
      fill();
    }
  }

  void apply(ILaunchConfigurationWorkingCopy configuration) {
    configuration.setAttribute(TestBattleConfiguration.COMMANDERS, Map.copyOf(commanders));
    configuration.setAttribute(TestBattleConfiguration.SWITCHES, Map.copyOf(switches));
  }

  private void fill() {
    if (frame.getContent() != null) {
      frame.getContent().dispose();
    }
    Composite fields = new Composite(frame, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(2).applyTo(fields);
    if (shown.isEmpty()) {
      Label none = new Label(fields, SWT.NONE);
      none.setText("Choose a scenario without errors to see what can be changed.");
    }
    shown.ifPresent(
        program -> {
          for (Scenario.Side side : program.scenario().sides()) {
            choice(
                fields,
                "Commander of " + side.name() + ":",
                Arrays.stream(CommanderProfile.values()).map(TestBattleSettings::name).toList(),
                commanders,
                side.name());
          }
          Stream.concat(
                  program.rulebook().switches().stream()
                      .filter(TestBattleSettingsFields::isEdition),
                  program.rulebook().switches().stream().filter(each -> !isEdition(each)))
              .forEach(each -> choice(fields, label(each), each.values(), switches, each.key()));
        });
    frame.setContent(fields);
    frame.setMinSize(fields.computeSize(SWT.DEFAULT, SWT.DEFAULT));
    frame.getVerticalBar().setIncrement(24);
  }

  private static boolean isEdition(Rulebook.Switch each) {
    return each.key().equals(EDITION);
  }

  private static String label(Rulebook.Switch each) {
    String section = each.cite().section().isEmpty() ? "" : " (§" + each.cite().section() + ")";
    return isEdition(each) ? "Edition:" : "Switch " + each.key() + section + ":";
  }

  private void choice(
      Composite fields, String label, List<String> values, Map<String, String> wished, String key) {
    Label text = new Label(fields, SWT.NONE);
    text.setText(label.replace("&", "&&"));
    Combo combo = new Combo(fields, SWT.DROP_DOWN | SWT.READ_ONLY);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
    combo.add(AS_WRITTEN);
    values.forEach(combo::add);
    combo.select(wished.containsKey(key) ? values.indexOf(wished.get(key)) + 1 : 0);
    Consumer<Integer> choose =
        chosen -> {
          if (chosen <= 0) {
            wished.remove(key);
          } else {
            wished.put(key, values.get(chosen - 1));
          }
          changed.run();
        };
    combo.addListener(SWT.Selection, event -> choose.accept(combo.getSelectionIndex()));
  }
}

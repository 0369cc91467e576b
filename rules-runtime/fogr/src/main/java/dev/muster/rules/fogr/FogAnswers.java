package dev.muster.rules.fogr;

import dev.muster.rules.ask.Answers;
import dev.muster.rules.ask.NotUnderstood;
import dev.muster.rules.ask.Verdict;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be asked of a table in Field of Glory: Renaissance. */
final class FogAnswers implements Answers {
  @Override
  public List<Kind> kinds() {
    return Inquiry.KINDS.stream().map(Inquiry::kind).toList();
  }

  @Override
  public List<String> names(String word, BattleProgram program) {
    Field field = Field.of(program);
    return switch (word) {
      case "UNIT" -> field.groups().stream().map(BattleGroup::name).toList();
      case "COMMANDER" -> field.captains().stream().map(Captain::name).toList();
      case "PHASE" -> Arrays.stream(Phase.values()).map(Phase::word).toList();
      default -> List.of();
    };
  }

  @Override
  public Verdict answer(BattleProgram program, String question) throws NotUnderstood {
    try {
      return Inquiry.answer(Field.of(program), program, question);
    } catch (IllegalArgumentException e) {
      throw new NotUnderstood(String.valueOf(e.getMessage()));
    }
  }

  @Override
  public List<Note> notes(BattleProgram program, @Nullable String unit) {
    Field field;
    try {
      field = Field.of(program);
    } catch (IllegalArgumentException unfinished) {
      return List.of(); // other checks say what is wrong
    }
    List<Note> notes = new ArrayList<>();
    for (BattleGroup each : field.groups()) {
      if (unit == null || each.name().equals(unit)) {
        notes(field, each, notes);
      }
    }
    return notes;
  }

  private static void notes(Field field, BattleGroup group, List<Note> notes) {
    Keil keil = new Keil(field.rules());
    if (keil.isOne(group)) {
      notes.add(new Note(group.name(), "keil", keil.status(group)));
    }
    if (group.tercio() != Tercio.NONE) {
      notes.add(new Note(group.name(), "tercio", new TercioStatus(field.rules()).of(group)));
    }
    Verdict flank = new ThreatenedFlank(field).of(group);
    if (flank.holds()) {
      notes.add(new Note(group.name(), "threatened flank", flank));
    }
    Verdict protectedBy = new Protection(field).of(group, null);
    if (protectedBy.holds()) {
      notes.add(new Note(group.name(), "protected", protectedBy));
    }
  }
}

package dev.muster.rules.fogr.situation;

import dev.muster.rules.fogr.rules.BattleGroup;
import dev.muster.rules.fogr.rules.FieldCommander;
import dev.muster.rules.fogr.rules.FogPhase;
import dev.muster.rules.fogr.rules.FogState;
import dev.muster.rules.fogr.rules.Keil;
import dev.muster.rules.fogr.rules.ProtectedStatus;
import dev.muster.rules.fogr.rules.Tercio;
import dev.muster.rules.fogr.rules.TercioStatus;
import dev.muster.rules.fogr.rules.ThreatenedFlank;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.query.Ruling;
import dev.muster.rules.query.UnknownQueryException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The queries about a table in Field of Glory: Renaissance. */
public final class FogQueries implements RuleQueries {
  @Override
  public List<Kind> kinds() {
    return FogQuery.KINDS.stream().map(FogQuery::kind).toList();
  }

  @Override
  public List<String> names(String word, BattleProgram program) {
    FogState field = FogState.of(program);
    return switch (word) {
      case "UNIT" -> field.groups().stream().map(BattleGroup::name).toList();
      case "COMMANDER" -> field.captains().stream().map(FieldCommander::name).toList();
      case "PHASE" -> Arrays.stream(FogPhase.values()).map(FogPhase::word).toList();
      default -> List.of();
    };
  }

  @Override
  public Ruling answer(BattleProgram program, String question) throws UnknownQueryException {
    try {
      return FogQuery.answer(FogState.of(program), program, question);
    } catch (IllegalArgumentException e) {
      throw new UnknownQueryException(String.valueOf(e.getMessage()));
    }
  }

  @Override
  public List<Note> notes(BattleProgram program, @Nullable String unit) {
    FogState field;
    try {
      field = FogState.of(program);
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

  private static void notes(FogState field, BattleGroup group, List<Note> notes) {
    Keil keil = new Keil(field.rules());
    if (keil.isOne(group)) {
      notes.add(new Note(group.name(), "keil", keil.status(group)));
    }
    if (group.tercio() != Tercio.NONE) {
      notes.add(new Note(group.name(), "tercio", new TercioStatus(field.rules()).of(group)));
    }
    Ruling flank = new ThreatenedFlank(field).of(group);
    if (flank.holds()) {
      notes.add(new Note(group.name(), "threatened flank", flank));
    }
    Ruling protectedBy = new ProtectedStatus(field).of(group, null);
    if (protectedBy.holds()) {
      notes.add(new Note(group.name(), "protected", protectedBy));
    }
  }
}

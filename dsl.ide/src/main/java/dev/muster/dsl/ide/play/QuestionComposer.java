package dev.muster.dsl.ide.play;

import dev.muster.dsl.ide.replay.NamedItems;
import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.rules.play.AskedQuestion;
import dev.muster.rules.play.OptionGroup;
import dev.muster.rules.play.PlayedBattle;
import java.util.List;

/** Makes of the question of a battle what a painter shows on the map and as a list. */
record QuestionComposer(PlayedBattle battle, NamedItems names) {
  PlayState.Question of(AskedQuestion question) {
    return new PlayState.Question(
        question.number(),
        question.heading(battle.program(), battle.round()),
        question.side(),
        names.of(question.about()),
        question.usual(),
        OptionGroup.of(question, battle.program()).stream().map(this::group).toList());
  }

  private PlayState.AnswerGroup group(OptionGroup group) {
    return new PlayState.AnswerGroup(
        (group.subject() + " " + group.kind()).strip(),
        group.options().stream().map(each -> answer(group, each)).toList());
  }

  private PlayState.Answer answer(OptionGroup group, OptionGroup.GroupedOption option) {
    List<String> others = names.in(option.rest());
    return new PlayState.Answer(
        option.option(),
        option.label(),
        option.at() == null ? null : option.at().toString(),
        others.isEmpty() && option.at() == null ? names.in(group.subject()) : others);
  }
}

package dev.muster.dsl.ui.result;

import dev.muster.dsl.ui.server.ServerAnswerJob;
import java.util.List;
import java.util.function.Function;

/** Runs a long command of the server and adds its result to the list. */
final class ServerCommandJob extends ServerAnswerJob {

  /**
   * @param read makes the result of an answer
   */
  ServerCommandJob(
      String name, String command, List<Object> arguments, Function<Object, ResultEntry> read) {
    super(name, command, arguments, answer -> ResultsView.add(read.apply(answer)));
  }
}

package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintableDocuments.PrintableDocument;
import java.util.Arrays;
import java.util.List;

/**
 * The answer to {@link MusterCommandService#SUMMARIES}: what can be made of a file for the table. A
 * client shows what it is told, and needs to know no kind and no format.
 *
 * @param summaries in the order of a booklet, none when refused
 * @param formats those in which something of the file is made, the usual one first
 * @param choices what else may be chosen, such as the paper
 * @param refusal why there is nothing to make, for the user; empty when there is
 */
@JsonAdapter(RecordSerializer.class)
public record PrintableDocumentsResult(
    List<PrintableItem> summaries, List<Format> formats, List<OptionItem> choices, String refusal) {
  public PrintableDocumentsResult {
    summaries = List.copyOf(summaries);
    formats = List.copyOf(formats);
    choices = List.copyOf(choices);
  }

  /**
   * A document that can be made.
   *
   * @param id to ask for it by; its file has this name and the ending of the format
   * @param kind its kind, for the user
   * @param subject name of the army or scenario it is about
   * @param title what that is called
   * @param usual whether it is written where nobody chooses
   * @param formats keys of the formats it can be made in, the usual one first
   */
  public record PrintableItem(
      String id, String kind, String subject, String title, boolean usual, List<String> formats) {
    public PrintableItem {
      formats = List.copyOf(formats);
    }

    private static PrintableItem of(PrintableDocument summary) {
      return new PrintableItem(
          summary.id(),
          summary.what().label(),
          summary.subject(),
          summary.title(),
          summary.what().usual(),
          summary.forms().stream().map(OutputFormat::key).toList());
    }
  }

  /**
   * A form of file.
   *
   * @param key to ask for it by
   * @param label for the user
   * @param ending of its files, with the dot
   */
  public record Format(String key, String label, String ending) {}

  /**
   * Something that may be chosen for all documents.
   *
   * @param key to ask for it by
   * @param label for the user
   * @param values those there are, the usual one first
   */
  public record OptionItem(String key, String label, List<Value> values) {
    public OptionItem {
      values = List.copyOf(values);
    }

    private static OptionItem of(dev.muster.print.PrintOption choice) {
      return new OptionItem(
          choice.key(),
          choice.label(),
          choice.values().stream().map(each -> new Value(each.key(), each.label())).toList());
    }
  }

  /**
   * One of what there is to choose from.
   *
   * @param key to ask for it by
   * @param label for the user
   */
  public record Value(String key, String label) {}

  static PrintableDocumentsResult of(
      List<PrintableDocument> summaries, List<dev.muster.print.PrintOption> choices) {
    return new PrintableDocumentsResult(
        summaries.stream().map(PrintableItem::of).toList(),
        Arrays.stream(OutputFormat.values())
            .filter(form -> summaries.stream().anyMatch(each -> each.forms().contains(form)))
            .map(form -> new Format(form.key(), form.label(), form.ending()))
            .toList(),
        choices.stream().map(OptionItem::of).toList(),
        "");
  }

  static PrintableDocumentsResult refused(String why) {
    return new PrintableDocumentsResult(List.of(), List.of(), List.of(), why);
  }
}

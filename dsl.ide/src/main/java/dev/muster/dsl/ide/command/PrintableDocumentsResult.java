package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.print.OutputFormat;
import dev.muster.print.PrintableDocuments.PrintableDocument;
import java.util.Arrays;
import java.util.List;

/**
 * The answer to {@link MusterCommandService#SUMMARIES}: the documents that can be made of a file. A
 * client shows this list and does not have to know any kind or format.
 *
 * @param summaries documents in the order of a booklet; empty if refused
 * @param formats formats that at least one document supports, the default first
 * @param choices further options, such as the paper size
 * @param refusal why there are no documents, for the user; empty if there are
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
   * @param id key for the request; also the file name without its extension
   * @param kind its kind, for the user
   * @param subject name of the army or scenario
   * @param title title of the subject
   * @param usual whether it is written by default
   * @param formats keys of the formats it supports, the default first
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

package dev.muster.dsl.ui.highlighting;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.IPredicateRule;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedPartitionScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.eclipse.jface.text.rules.Token;

/**
 * Partitions of comments, texts and map drawings. They are updated incrementally, so that a
 * keystroke in an army of thousands of stands recolours only its line.
 */
public final class MusterPartitioning {

  /** The name of this way to part a document. */
  public static final String NAME = "dev.muster.dsl.ui.partitions";

  /** A comment. */
  public static final String COMMENT = "dev.muster.comment";

  /** A text in quotes. */
  public static final String TEXT = "dev.muster.text";

  /** A text over several lines, such as the rows of a map. */
  public static final String DRAWING = "dev.muster.drawing";

  /** All of them. */
  public static final String[] ALL = {COMMENT, TEXT, DRAWING};

  private MusterPartitioning() {}

  /** Partitions a document, unless it is partitioned already. */
  public static void install(IDocument document) {
    if (document instanceof IDocumentExtension3 parted
        && parted.getDocumentPartitioner(NAME) == null) {
      IncrementalPartitioner partitioner = new IncrementalPartitioner(new Scanner(), ALL);
      parted.setDocumentPartitioner(NAME, partitioner);
      partitioner.connect(document);
    }
  }

  private static final class Scanner extends RuleBasedPartitionScanner {

    Scanner() {
      Token comment = new Token(COMMENT);
      Token text = new Token(TEXT);
      Token drawing = new Token(DRAWING);
      setPredicateRules(
          new IPredicateRule[] {
            new MultiLineRule("/*", "*/", comment, (char) 0, true),
            new EndOfLineRule("//", comment),
            new MultiLineRule("\"\"\"", "\"\"\"", drawing, (char) 0, true),
            new SingleLineRule("\"", "\"", text, '\\'),
          });
    }
  }
}

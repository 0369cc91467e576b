package dev.muster.dsl.conversion;

import static java.text.Normalizer.Form.NFC;

import com.google.inject.Inject;
import dev.muster.rules.model.Point;
import java.text.Normalizer;
import org.eclipse.xtext.common.services.DefaultTerminalConverters;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.ValueConverterException;
import org.eclipse.xtext.conversion.impl.AbstractValueConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.jspecify.annotations.Nullable;

/** Turns text into values: escapes of words, signs of numbers, long text. */
public class MusterValueConverters extends DefaultTerminalConverters {
  @Inject private WordConverter words;

  @ValueConverter(rule = "Word")
  public IValueConverter<String> word() {
    return words;
  }

  @ValueConverter(rule = "Name")
  public IValueConverter<String> name() {
    return words;
  }

  @ValueConverter(rule = "EntryName")
  public IValueConverter<String> entryName() {
    return words;
  }

  @ValueConverter(rule = "EntryWord")
  public IValueConverter<String> entryWord() {
    return words;
  }

  @ValueConverter(rule = "PlainName")
  public IValueConverter<String> plainName() {
    return words;
  }

  @ValueConverter(rule = "Measure")
  public IValueConverter<Double> measure() {
    return new AbstractValueConverter<>() {
      @Override
      public Double toValue(@Nullable String text, INode node) {
        String length = text == null ? "" : text.replaceAll("\\s", "");
        if (length.isEmpty()) {
          return 0.0; // The parser has told already that no number is here.
        }
        if (!Point.isLength(length)) {
          throw new ValueConverterException(
              "'" + length + "' is too large or too fine a number; write such as 30 or 12.5",
              node,
              null);
        }
        return Double.valueOf(length);
      }

      @Override
      public String toString(Double value) {
        return Point.length(value);
      }
    };
  }

  @ValueConverter(rule = "QualifiedName")
  public IValueConverter<String> qualifiedName() {
    return new AbstractValueConverter<>() {
      @Override
      public @Nullable String toValue(@Nullable String text, INode node) {
        return text == null
            ? null
            : Normalizer.normalize(text.replace("^", "").replaceAll("\\s", ""), NFC);
      }

      @Override
      public String toString(String value) {
        return value;
      }
    };
  }

  @ValueConverter(rule = "Text")
  public IValueConverter<String> text() {
    return new AbstractValueConverter<>() {
      @Override
      public @Nullable String toValue(@Nullable String text, INode node) {
        if (text == null) {
          return null;
        }
        // What it says is the same on every system, whatever ends its lines.
        return text.startsWith("\"\"\"")
            ? longText(text).strip().replace("\r\n", "\n")
            : STRING().toValue(text, node);
      }

      @Override
      public String toString(String value) {
        return value.indexOf('\n') >= 0 ? "\"\"\"" + value + "\"\"\"" : STRING().toString(value);
      }
    };
  }

  @ValueConverter(rule = "LONG_TEXT")
  public IValueConverter<String> rows() {
    return new AbstractValueConverter<>() {
      @Override
      public @Nullable String toValue(@Nullable String text, INode node) {
        return text == null ? null : longText(text);
      }

      @Override
      public String toString(String value) {
        return "\"\"\"" + value + "\"\"\"";
      }
    };
  }

  @ValueConverter(rule = "Signed")
  public IValueConverter<Integer> signed() {
    return new AbstractValueConverter<>() {
      @Override
      public Integer toValue(@Nullable String text, INode node) {
        if (text == null || text.chars().noneMatch(Character::isDigit)) {
          return 0; // The parser has told already that no number is here.
        }
        try {
          return Integer.valueOf(text.replaceAll("\\s", ""));
        } catch (NumberFormatException e) {
          throw new ValueConverterException(
              text.contains(".")
                  ? "'" + text + "' is no whole number; write such as +1 or -2"
                  : "'" + text + "' is too large a number; write a small whole number",
              node,
              e);
        }
      }

      @Override
      public String toString(Integer value) {
        return value >= 0 ? "+" + value : value.toString();
      }
    };
  }

  private static String longText(String text) {
    return text.length() < 6 ? "" : text.substring(3, text.length() - 3);
  }

  /**
   * Converts words. A word equal to a keyword can be escaped with {@code ^}. A letter with an
   * accent is the same as one character or as two.
   */
  static class WordConverter extends AbstractValueConverter<String> {
    @Override
    public @Nullable String toValue(@Nullable String text, INode node) {
      return text == null
          ? null
          : Normalizer.normalize(text.startsWith("^") ? text.substring(1) : text, NFC);
    }

    @Override
    public String toString(String value) {
      return value;
    }
  }
}

package dev.muster.rules.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.OmitIfNull;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.StatValue;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Records as JSON objects: components in the order they are declared, so the same record is always
 * the same text. A place is its text, a heading its word or its degrees, a stat value its printed
 * text, an enum constant its name; a condition, an effect and a board name their kind first. A null
 * component with {@link OmitIfNull} is omitted.
 */
public final class RecordJson {
  private static final Gson PRETTY =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create();
  private static final Gson PLAIN =
      new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

  private static final List<Class<?>> CONDITIONS =
      List.of(Condition.class.getPermittedSubclasses());
  private static final List<Class<?>> EFFECTS =
      Stream.concat(
              Stream.of(EventEffect.Lasting.class.getPermittedSubclasses()),
              Stream.of(EventEffect.class.getPermittedSubclasses()).filter(Class::isRecord))
          .<Class<?>>map(each -> each)
          .toList();
  private static final List<Class<?>> BOARDS =
      Stream.concat(
              Stream.of(GridBoard.class.getPermittedSubclasses()),
              Stream.of(Board.class.getPermittedSubclasses()).filter(Class::isRecord))
          .<Class<?>>map(each -> each)
          .toList();

  /** The components of each record, cached because Java computes them on each call. */
  private static final ClassValue<List<Part>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> kind) {
          return Stream.of(kind.getRecordComponents()).map(Part::new).toList();
        }
      };

  /** A component of a record. */
  private record Part(
      String name, Class<?> type, Type genericType, Method accessor, boolean leftOut) {
    Part(RecordComponent component) {
      this(
          component.getName(),
          component.getType(),
          component.getGenericType(),
          component.getAccessor(),
          component.isAnnotationPresent(OmitIfNull.class));
    }
  }

  private RecordJson() {}

  /** Returns the record as indented JSON on several lines, with a line feed at the end. */
  public static String pretty(Record value) {
    return PRETTY.toJson(tree(value)) + "\n";
  }

  /** The element on one line, without a line feed. */
  public static String line(JsonElement element) {
    return PLAIN.toJson(element);
  }

  /**
   * Returns the JSON form of a record, a list, a map, a text, a number, a truth value or an enum
   * constant.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static JsonElement tree(@Nullable Object value) {
    return switch (value) {
      case null -> JsonNull.INSTANCE;
      case String text -> new JsonPrimitive(text);
      case Number number -> new JsonPrimitive(number);
      case Boolean truth -> new JsonPrimitive(truth);
      case Enum<?> constant -> new JsonPrimitive(constant.name());
      case Place place -> new JsonPrimitive(place.toString());
      case Heading heading -> heading(heading);
      case StatValue stat -> new JsonPrimitive(stat.toString());
      case List<?> list -> {
        JsonArray array = new JsonArray();
        list.forEach(each -> array.add(tree(each)));
        yield array;
      }
      case Map<?, ?> map -> {
        JsonObject object = new JsonObject();
        map.forEach((key, each) -> object.add(String.valueOf(key), tree(each)));
        yield object;
      }
      case Record entry -> record(entry);
      default -> throw new IllegalArgumentException("no JSON form for " + value.getClass());
    };
  }

  private static JsonPrimitive heading(Heading heading) {
    String text = heading.toString();
    return Character.isDigit(text.charAt(0))
        ? new JsonPrimitive(new BigDecimal(text))
        : new JsonPrimitive(text);
  }

  private static JsonObject record(Record entry) {
    JsonObject object = new JsonObject();
    if (entry instanceof Condition || entry instanceof EventEffect || entry instanceof Board) {
      object.addProperty("kind", entry.getClass().getSimpleName());
    }
    for (Part part : PARTS.get(entry.getClass())) {
      try {
        Object value = part.accessor.invoke(entry);
        if (value != null || !part.leftOut) {
          object.add(part.name, tree(value));
        }
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + part.name + " of " + entry.getClass(), e);
      }
    }
    return object;
  }

  /**
   * The record with other texts in it, also in its lists and in the records it holds.
   *
   * @param texts gives the text for one of a component, by the name of the component
   */
  public static Record withTexts(Record record, BinaryOperator<String> texts) {
    return (Record) withTexts("", record, texts);
  }

  private static Object withTexts(String name, Object value, BinaryOperator<String> texts) {
    return switch (value) {
      case String text -> texts.apply(name, text);
      case List<?> list -> list.stream().map(each -> withTexts(name, each, texts)).toList();
      case Place place -> place;
      case Record record -> {
        List<Part> parts = PARTS.get(record.getClass());
        Class<?>[] types = new Class<?>[parts.size()];
        @Nullable Object[] values = new Object[parts.size()];
        try {
          for (int i = 0; i < types.length; i++) {
            Part part = parts.get(i);
            types[i] = part.type;
            Object old = part.accessor.invoke(record);
            values[i] = old == null ? null : withTexts(part.name, old, texts);
          }
          Constructor<?> constructor = record.getClass().getDeclaredConstructor(types);
          constructor.setAccessible(true);
          yield constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException("cannot copy " + record.getClass(), e);
        }
      }
      default -> value;
    };
  }

  /**
   * Returns a record from its JSON form. Components missing in the JSON are null, and a record that
   * does not allow null refuses them.
   *
   * @throws IllegalArgumentException if the JSON is not the form of this record
   */
  public static <R extends Record> R read(Class<R> type, String json) {
    JsonElement element;
    try {
      element = com.google.gson.JsonParser.parseString(json);
    } catch (com.google.gson.JsonParseException e) {
      throw new IllegalArgumentException("not JSON: " + e.getMessage(), e);
    }
    Object value = value(type, element);
    if (value == null) {
      throw new IllegalArgumentException("no " + type.getSimpleName() + " in the JSON");
    }
    return type.cast(value);
  }

  private static @Nullable Object value(Type type, @Nullable JsonElement element) {
    if (element == null || element.isJsonNull()) {
      return null;
    }
    try {
      if (type instanceof ParameterizedType shape) {
        return container(shape, element);
      }
      if (!(type instanceof Class<?> kind)) {
        throw new IllegalArgumentException("cannot read a " + type);
      }
      if (kind == String.class) {
        return element.getAsString();
      } else if (kind == int.class || kind == Integer.class) {
        return element.getAsInt();
      } else if (kind == long.class || kind == Long.class) {
        return element.getAsBigDecimal().longValueExact();
      } else if (kind == boolean.class || kind == Boolean.class) {
        return element.getAsBoolean();
      } else if (kind == double.class) {
        return element.getAsDouble();
      } else if (Place.class.isAssignableFrom(kind)) {
        return place(kind, element.getAsString());
      } else if (kind == Heading.class) {
        return heading(element.getAsString());
      } else if (kind == StatValue.class) {
        return StatValue.parse(element.getAsString());
      } else if (kind == Condition.class) {
        return record(kind(CONDITIONS, element.getAsJsonObject()), element.getAsJsonObject());
      } else if (kind == EventEffect.class) {
        return record(kind(EFFECTS, element.getAsJsonObject()), element.getAsJsonObject());
      } else if (kind == Board.class) {
        return record(kind(BOARDS, element.getAsJsonObject()), element.getAsJsonObject());
      } else if (kind.isEnum()) {
        return constant(kind, element.getAsString());
      } else if (kind.isRecord()) {
        return record(kind, element.getAsJsonObject());
      }
      throw new IllegalArgumentException("cannot read a " + kind.getSimpleName());
    } catch (IllegalStateException
        | UnsupportedOperationException
        | NumberFormatException
        | ArithmeticException
        | StringIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("expected " + type + ", found " + element, e);
    }
  }

  private static Object container(ParameterizedType shape, JsonElement element) {
    Type[] arguments = shape.getActualTypeArguments();
    if (shape.getRawType() == List.class) {
      List<@Nullable Object> list = new ArrayList<>();
      element.getAsJsonArray().forEach(each -> list.add(value(arguments[0], each)));
      return list;
    }
    if (shape.getRawType() == Map.class && arguments[0] == String.class) {
      Map<String, @Nullable Object> map = new LinkedHashMap<>();
      element
          .getAsJsonObject()
          .entrySet()
          .forEach(each -> map.put(each.getKey(), value(arguments[1], each.getValue())));
      return map;
    }
    throw new IllegalArgumentException("cannot read a " + shape);
  }

  private static Object constant(Class<?> kind, String name) {
    return Arrays.stream(kind.getEnumConstants())
        .filter(each -> ((Enum<?>) each).name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException("no " + kind.getSimpleName() + " is called " + name));
  }

  private static Place place(Class<?> kind, String text) {
    Place place = Place.read(text);
    if (place == null || !kind.isInstance(place)) {
      throw new IllegalArgumentException("no " + kind.getSimpleName() + " is written " + text);
    }
    return place;
  }

  private static Heading heading(String text) {
    for (BoardKind each : BoardKind.values()) {
      Heading heading = each.heading(text);
      if (heading != null) {
        return heading;
      }
    }
    throw new IllegalArgumentException("no heading is written " + text);
  }

  private static Class<?> kind(List<Class<?>> kinds, JsonObject object) {
    JsonElement kind = object.get("kind");
    return kinds.stream()
        .filter(each -> kind != null && each.getSimpleName().equals(kind.getAsString()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("nothing there is of kind " + kind));
  }

  private static Object record(Class<?> kind, JsonObject object) {
    List<Part> parts = PARTS.get(kind);
    Class<?>[] types = new Class<?>[parts.size()];
    @Nullable Object[] values = new Object[parts.size()];
    for (int i = 0; i < types.length; i++) {
      Part part = parts.get(i);
      types[i] = part.type;
      values[i] = value(part.genericType, object.get(part.name));
    }
    try {
      Constructor<?> constructor = kind.getDeclaredConstructor(types);
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(
          kind.getSimpleName() + " refuses its values: " + e.getCause(), e);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new IllegalArgumentException("cannot make a " + kind.getSimpleName(), e);
    }
  }
}

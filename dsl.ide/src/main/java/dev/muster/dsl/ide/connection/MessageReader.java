package dev.muster.dsl.ide.connection;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.jspecify.annotations.Nullable;

/**
 * Splits the stream of an editor into messages. A body that is not a message gets an error answer,
 * and reading continues. After a wrong header the start of the next message is unknown, so the
 * connection ends.
 */
final class MessageReader {
  /** Bytes of the largest message: a text of 16 MB with every letter escaped, and some room. */
  static final int LARGEST = 128 * 1024 * 1024;

  private static final int LONGEST_HEADER = 8192;
  private static final String LENGTH = "content-length:";

  private final InputStream in;
  private final MessageJsonHandler json;

  MessageReader(InputStream in, MessageJsonHandler json) {
    this.in = in;
    this.json = json;
  }

  /** Receives messages. */
  interface Receiver {
    void receive(Message message);

    /**
     * Handles a body that is not a message of the protocol.
     *
     * @param request the request it was meant to be; null if that is unknown
     * @param json whether it is JSON at all
     */
    void refuse(@Nullable RequestMessage request, boolean json);
  }

  /**
   * Reads until the editor closes its end.
   *
   * @throws BrokenStreamException if the stream does not contain a message
   * @throws IOException if the stream cannot be read
   */
  void read(Receiver receiver) throws IOException {
    for (int length = header(); length >= 0; length = header()) {
      byte[] body = in.readNBytes(length);
      if (body.length < length) {
        throw new BrokenStreamException("a message ends before its end");
      }
      read(new String(body, StandardCharsets.UTF_8), receiver);
    }
  }

  private void read(String body, Receiver receiver) {
    Message message;
    try {
      message = json.parseMessage(body);
    } catch (MessageIssueException e) {
      receiver.refuse(
          e.getRpcMessage() instanceof RequestMessage request ? request : null, isObject(body));
      return;
    } catch (JsonParseException | IllegalStateException | NumberFormatException e) {
      receiver.refuse(null, isObject(body));
      return;
    }
    if (message == null) {
      receiver.refuse(null, true);
    } else {
      receiver.receive(message);
    }
  }

  private static boolean isObject(String body) {
    try {
      return JsonParser.parseString(body) instanceof JsonObject;
    } catch (JsonParseException e) {
      return false;
    }
  }

  /** The length of the body that follows, in bytes; -1 at the end of the stream. */
  private int header() throws IOException {
    int length = -1;
    String line = line();
    if (line == null) {
      return -1;
    }
    for (; !line.isEmpty(); line = rest()) {
      if (line.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
        length = length(line.substring(LENGTH.length()).strip());
      }
    }
    if (length < 0) {
      throw new BrokenStreamException("a message does not tell its length");
    }
    return length;
  }

  private static int length(String written) {
    try {
      int length = Integer.parseInt(written);
      if (length >= 0 && length <= LARGEST) {
        return length;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new BrokenStreamException("a message does not tell a length from 0 to " + LARGEST);
  }

  private String rest() throws IOException {
    String line = line();
    if (line == null) {
      throw new BrokenStreamException("a message ends before its end");
    }
    return line;
  }

  /** A line of a header without its end, null at the end of the stream. */
  private @Nullable String line() throws IOException {
    var line = new ByteArrayOutputStream();
    int octet;
    while ((octet = in.read()) >= 0 && octet != '\n') {
      if (line.size() == LONGEST_HEADER) {
        throw new BrokenStreamException("a header does not end");
      }
      line.write(octet);
    }
    return octet < 0 && line.size() == 0
        ? null
        : line.toString(StandardCharsets.US_ASCII).replace("\r", "");
  }
}

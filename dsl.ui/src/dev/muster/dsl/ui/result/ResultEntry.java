package dev.muster.dsl.ui.result;

/**
 * What came of a sweep of battles or of a situation.
 *
 * @param name what was tried
 * @param verdict in a few words
 * @param text all of it
 * @param well whether it came out as its file says
 * @param uri the file it stands in
 * @param line where to look in the file, from 1
 */
record ResultEntry(String name, String verdict, String text, boolean well, String uri, int line) {}

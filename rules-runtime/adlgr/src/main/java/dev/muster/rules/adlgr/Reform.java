package dev.muster.rules.adlgr;

/**
 * An extension or a contraction of a group, and the way straight ahead that goes with it. A move is
 * one or the other (AR-067).
 *
 * @param extending units that come up from behind beside the front rank
 * @param contracting files of the front rank that fall in behind the others
 * @param right the side it extends to, or contracts from
 * @param ahead UD straight on
 */
record Reform(int extending, int contracting, boolean right, double ahead) {
  static Reform extension(int units, boolean right, double ahead) {
    return new Reform(units, 0, right, ahead);
  }

  static Reform contraction(int files, boolean right, double ahead) {
    return new Reform(0, files, right, ahead);
  }
}

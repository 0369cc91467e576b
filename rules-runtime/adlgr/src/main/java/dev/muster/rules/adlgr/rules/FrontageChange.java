package dev.muster.rules.adlgr.rules;

/**
 * An extension or a contraction of a group, and the way straight ahead that goes with it. A move is
 * one or the other (AR-067).
 *
 * @param extending units that come up from behind beside the front rank
 * @param contracting files of the front rank that fall in behind the others
 * @param right the side it extends to, or contracts from
 * @param ahead UD straight on
 */
record FrontageChange(int extending, int contracting, boolean right, double ahead) {
  static FrontageChange extension(int units, boolean right, double ahead) {
    return new FrontageChange(units, 0, right, ahead);
  }

  static FrontageChange contraction(int files, boolean right, double ahead) {
    return new FrontageChange(0, files, right, ahead);
  }
}

package dev.muster.benchmarks;

import java.util.List;

/**
 * A product of powers that fits measured values best: the sum of the squared differences of the
 * logarithms is the least.
 *
 * @param powers the logarithm of the factor, then the powers
 */
record PowerLaw(double[] powers) {
  /**
   * Fits.
   *
   * @param logarithms of the causes of each value, after a 1
   */
  static PowerLaw fit(List<double[]> logarithms, List<Double> values) {
    int size = logarithms.getFirst().length;
    double[][] equations = new double[size][size + 1];
    for (int i = 0; i < values.size(); i++) {
      double[] row = logarithms.get(i);
      for (int j = 0; j < size; j++) {
        for (int k = 0; k < size; k++) {
          equations[j][k] += row[j] * row[k];
        }
        equations[j][size] += row[j] * Math.log(values.get(i));
      }
    }
    return new PowerLaw(solved(equations));
  }

  double at(double[] logarithms) {
    double sum = 0;
    for (int i = 0; i < powers.length; i++) {
      sum += powers[i] * logarithms[i];
    }
    return Math.exp(sum);
  }

  /** Elimination with the largest pivot of each column. */
  private static double[] solved(double[][] equations) {
    int size = equations.length;
    for (int column = 0; column < size; column++) {
      int best = column;
      for (int row = column; row < size; row++) {
        if (Math.abs(equations[row][column]) > Math.abs(equations[best][column])) {
          best = row;
        }
      }
      double[] pivot = equations[best];
      equations[best] = equations[column];
      equations[column] = pivot;
      for (int row = 0; row < size; row++) {
        double share = row == column ? 0 : equations[row][column] / pivot[column];
        for (int k = column; k <= size; k++) {
          equations[row][k] -= share * pivot[k];
        }
      }
    }
    double[] solution = new double[size];
    for (int i = 0; i < size; i++) {
      solution[i] = equations[i][size] / equations[i][i];
    }
    return solution;
  }
}

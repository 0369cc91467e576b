package dev.muster.rules.boxgrid;

import dev.muster.rules.testing.SituationTests;

class SituationsTest extends SituationTests {}

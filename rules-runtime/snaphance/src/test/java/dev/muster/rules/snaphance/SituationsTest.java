package dev.muster.rules.snaphance;

import dev.muster.rules.testing.SituationTests;

class SituationsTest extends SituationTests {}

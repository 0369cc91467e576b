package dev.muster.rules.toy;

import dev.muster.rules.testing.SituationTests;

class SituationsTest extends SituationTests {}

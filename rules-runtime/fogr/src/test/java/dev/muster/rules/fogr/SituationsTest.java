package dev.muster.rules.fogr;

import dev.muster.rules.testing.SituationTests;

class SituationsTest extends SituationTests {}

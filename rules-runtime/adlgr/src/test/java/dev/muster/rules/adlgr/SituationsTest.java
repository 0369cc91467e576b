package dev.muster.rules.adlgr;

import dev.muster.rules.testing.SituationTests;

class SituationsTest extends SituationTests {}

package dev.muster.rules.adlgr;

/** How ground is moved and fought over. */
enum Going {
  OPEN,
  ROUGH,
  DIFFICULT
}

package dev.muster.rules.adlgr.rules;

/** How ground is moved and fought over. */
public enum Going {
  OPEN,
  ROUGH,
  DIFFICULT
}

package dev.muster.rules.adlgr.rules;

/** The difficulty of terrain for movement and combat. */
public enum Going {
  OPEN,
  ROUGH,
  DIFFICULT
}

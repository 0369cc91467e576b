package dev.muster.dsl.messages;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.diagnostics.Diagnostic;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.linking.impl.LinkingDiagnosticMessageProvider;

/** Says which kind of thing an unknown name should have been and where such things come from. */
public class PlainLinkingMessages extends LinkingDiagnosticMessageProvider {
  @Override
  public DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
    EClass wanted = context.getReference().getEReferenceType();
    String name = context.getLinkText();
    String message =
        switch (wanted.getName()) {
          case "RulebookDef" ->
              "no rulebook '"
                  + name
                  + "'; the library has snaphance.final and snaphance.draft, others need an import";
          case "ArmyDef" ->
              "no army '"
                  + name
                  + "' in this file or an imported one; check the name or add an import";
          case "MapDef" ->
              "no map '"
                  + name
                  + "' in this file or an imported one; check the name or add an import";
          case "CategoryDef" ->
              slowHorse(name)
                  ? "this edition has no Slow Horse; use Horse, or the final edition [2.1.3]"
                  : "the rulebook has no category '"
                      + name
                      + "'; choose one it lists, such as Pike [2.0]";
          case "OrderDef" ->
              "the rulebook has no order class '"
                  + name
                  + "'; choose one it lists, such as A, B or C [1.3]";
          case "WeaponDef" ->
              "the rulebook has no weapon '"
                  + name
                  + "'; choose one it lists or add it in a rulebook that extends it";
          case "TerrainDef" ->
              "no rulebook in sight has a terrain '"
                  + name
                  + "'; choose one it lists or add it in a rulebook";
          case "SwitchDef" -> "the rulebook has no switch '" + name + "'; choose one it lists";
          case "StandDef" ->
              "the army of this side has no stand '"
                  + name
                  + "'; check the name or add it to the army";
          case "Keyed" ->
              name.matches("\\d+[x*]\\d+")
                  ? "'" + name + "' is no value; write a first and a further value as 3*2"
                  : "the rulebook has no stat or trait '"
                      + name
                      + "'; check the spelling or add it in a rulebook that extends it";
          default -> "unknown name '" + name + "'";
        };
    String code =
        switch (wanted.getName()) {
          case "OrderDef" -> "V-003";
          case "CategoryDef" -> slowHorse(name) ? "V-022" : "V-005";
          case "Keyed" -> "V-013";
          case "StandDef" -> "V-119";
          default -> Diagnostic.LINKING_DIAGNOSTIC;
        };
    return new DiagnosticMessage(message, Severity.ERROR, code);
  }

  private static boolean slowHorse(String name) {
    return "SlowHorse".equals(name) || "SH".equals(name);
  }
}

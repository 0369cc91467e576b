package dev.muster.dsl.syntaxerror;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Words of other games and languages that authors use, with the keywords they correspond to. A word
 * can correspond to several; the place decides.
 */
public final class KeywordSynonyms {
  private static final Map<String, List<String>> MEANT = new HashMap<>();

  static {
    mean(
        "stand", "unit", "units", "regiment", "regiments", "battalion", "base", "element", "troop");
    mean(
        "stand", "company", "squadron", "einheit", "truppe", "unité", "unite", "régiment", "place");
    mean("stand", "figures", "model", "stands", "tercio", "deploy", "put");
    mean(
        "general",
        "leader",
        "commander",
        "officer",
        "feldherr",
        "général",
        "chef",
        "hero",
        "captain");
    mean("general", "kommandeur", "führer", "commandant", "anführer");
    mean("group", "brigade", "command", "division", "wing", "gruppe", "groupe", "corps", "battle");
    mean("group", "brigada", "warband", "formation", "unit", "kommando");
    mean(
        "side", "player", "faction", "seite", "camp", "côté", "team", "partei", "force", "spieler");
    mean("side", "joueur", "joueuse", "border", "edge");
    mean(
        "fields", "uses", "army", "with", "plays", "has", "armee", "armée", "mit", "avec",
        "stellt");
    mean("army", "armee", "armée", "list", "heer", "force", "armylist", "roster", "armeeliste");
    mean("map", "karte", "carte", "board", "table", "field", "battlefield", "terrain", "spielfeld");
    mean("scenario", "szenario", "scénario", "battle", "game", "schlacht", "bataille", "mission");
    mean("rulebook", "regelbuch", "règles", "regles", "ruleset", "system", "sheet");
    mean("import", "include", "use", "uses", "using", "require", "importiere", "importer", "load");
    mean("at", "in", "on", "bei", "auf", "à", "a", "au", "start", "starts", "hex", "@", "position");
    mean("at", "deployed", "placed", "pos", "near", "an", "en", "sur");
    mean("in", "inside", "within", "dans", "zone");
    mean("as", "named", "name", "called", "als", "comme", "nommé", "genannt", "is");
    mean("facing", "face", "faces", "direction", "dir", "looking", "richtung", "blick", "towards");
    mean("facing", "orientation", "vers", "heading", "front");
    mean("on", "map", "at", "auf", "sur", "in");
    mean("for", "using", "für", "fuer", "pour", "of", "from", "rules");
    mean("rules", "with", "by", "regeln", "règles", "using", "for", "rulebook");
    mean("length", "duration", "turns", "dauer", "länge", "durée", "lasts", "limit", "longueur");
    mean("rounds", "turns", "runden", "tours", "züge", "turn", "round", "runde", "manches");
    mean("round", "turn", "rounds", "runde", "tour", "zug", "t");
    mean("victory", "wins", "win", "winner", "sieg", "victoire", "victor", "goal", "gewinnt");
    mean("when", "if", "wenn", "quand", "si", "falls", "after", "once");
    mean("if", "when", "wenn", "si", "falls");
    mean(
        "holds",
        "captures",
        "takes",
        "controls",
        "has",
        "hold",
        "held",
        "occupies",
        "hält",
        "tient");
    mean("holds", "keeps", "owns", "capture", "besetzt");
    mean("held", "owned", "controlled", "gehalten", "tenu");
    mean("loses", "lost", "looses", "lose", "verliert", "perd", "suffers", "has");
    mean("losses", "casualties", "verluste", "pertes", "loses", "loss");
    mean("breaks", "break", "routs", "broken", "flees", "bricht");
    mean("units", "stands", "bases", "elements", "regiments", "einheiten", "unités", "unit");
    mean("and", "und", "et", "&", "&&", "y", "plus");
    mean("or", "oder", "ou", "|", "||");
    mean("not", "nicht", "no", "!", "non", "pas", "without");
    mean("from", "von", "ab", "de", "starting", "since", "at", "in", "dès");
    mean("to", "zu", "an", "towards", "with");
    mean("towards", "to", "at", "toward", "gegen", "vers", "against", "on", "nach", "into");
    mean("attack", "charge", "advance", "assault", "angriff", "attaque", "attacks", "angreifen");
    mean(
        "hold", "defend", "defence", "defense", "guard", "stay", "halten", "tenir", "holds",
        "wait");
    mean("support", "follow", "help", "unterstützen", "soutenir", "soutien", "assist");
    mean("reserve", "keep", "réserve", "riserva", "reserva", "reserved", "hinten");
    mean("until", "till", "bis", "jusque", "hasta", "fino", "tot", "untill", "unless");
    mean("delay", "retreat", "withdraw", "skirmish", "verzögern", "retarder", "evade", "screen");
    mean("arrives", "reinforcements", "reinforcement", "enters", "arrive", "enter", "verstärkung");
    mean("arrives", "renforts", "comes", "entry", "appears", "ankunft");
    mean("throwing", "on", "roll", "rolling", "wurf", "dice", "needs", "jet", "throw", "d6");
    mean("note", "comment", "remark", "notiz", "notes", "text", "info", "remarque", "description");
    mean("note", "bemerkung", "historical");
    mean("source", "sources", "quelle", "reference", "bibliography", "ref");
    mean("briefing", "orders", "brief", "befehl", "ordres", "intro", "instructions");
    mean("plan", "order", "orders", "ai", "tactic", "befehl", "ordre", "mission");
    mean("objective", "goal", "ziel", "objectif", "target", "objectives", "vp");
    mean("event", "trigger", "ereignis", "événement", "evento", "gebeurtenis");
    mean("zone", "area", "region", "deployment", "gebiet", "aera");
    mean("points", "vp", "score", "punkte", "pts", "value", "worth");
    mean("legend", "key", "legende", "légende", "symbols");
    mean("rows", "row", "drawing", "grid", "reihen", "zeilen", "rangs", "hexes", "lignes", "tiles");
    mean("heights", "elevation", "levels", "höhen", "hauteurs", "elevations", "height");
    mean("place", "label", "ort", "lieu", "town", "village", "location", "marker");
    mean("date", "year", "datum", "day", "on", "jahr", "année");
    mean("training", "drill", "quality", "ausbildung", "morale", "entraînement", "trained");
    mean("breaks", "break-point", "rout", "morale");
    mean("weapon", "weapons", "arm", "armed", "waffe", "arme", "with", "equipment", "arms");
    mean("estimated", "guess", "estimate", "geschätzt", "estimé", "guessed", "assumed");
    mean("expect", "expected", "erwarte", "prediction", "attendu", "forecast", "expects");
    mean("wins", "win", "victory", "gewinnt", "gagne", "winning");
    mean("draw", "tie", "remis", "unentschieden", "nul", "draws");
    mean("winner", "victor", "sieger", "vainqueur", "won", "wins");
    mean("history", "historical", "geschichte", "histoire", "result", "outcome");
    mean("commander", "ai", "player", "style", "general", "temper");
    mean("switch", "option", "set", "setting", "rule", "schalter", "toggle");
    mean("rule", "special", "specialrule", "regel", "règle", "house-rule");
    mean("quality", "rating", "skill", "qualität", "qualité", "class");
    mean("range", "radius", "command", "reichweite", "portée");
    mean("attached", "with", "joined", "leading", "angeschlossen", "attaché");
    mean("abreast", "wide", "across", "nebeneinander", "side-by-side");
    mean("disordered", "disorder", "shaken", "disrupted", "désordonné");
    mean("opportunity", "overwatch", "reaction");
    mean("with", "mit", "avec", "having", "and", "plus");
    mean("broken", "rout", "break");
    mean("values", "value", "options", "werte", "choices", "valeurs");
    mean("default", "standard", "initial", "is", "défaut");
    mean("extends", "based", "inherits", "from", "erweitert", "on", "extend", "uses");
    mean("against", "vs", "versus", "gegen", "contre", "v");
    mean("gives", "adds", "gibt", "donne", "bonus", "effect");
    mean("cost", "costs", "kosten", "coût", "movement", "mp");
    mean("ours", "own", "house");
    mean("section", "rule", "chapter", "see", "abschnitt", "page", "paragraph");
    mean("lost", "losses", "casualties", "losing", "verloren", "perdu", "hits");
    mean("loses", "has lost", "have lost", "hat verloren", "a perdu");
    mean("holds", "has taken", "is in", "stands on");
    mean("held by", "owned by", "of", "belongs to");
    mean("from round", "after round", "starting round", "from turn", "in round", "at round");
    mean("from round", "ab runde", "dès le", "desde la", "since round", "von runde", "vanaf ronde");
    mean("at end", "at the end", "finally", "in the end");
    mean("applies", "apply", "applied", "gilt", "affects");
    mean("always", "everywhere", "immer", "toujours");
    mean("%", "percent", "prozent", "pc", "pct", "pourcent", "per-cent");
    mean("draw", "drawn");
    mean("margin", "lead", "by", "difference");
    mean("fire", "shooting", "firing", "feuer", "tir", "shoot");
    mean(
        "stand",
        "unidad",
        "tropa",
        "escuadrón",
        "batallón",
        "tercios",
        "eenheid",
        "unità",
        "bases");
    mean("general", "generale", "generaal", "jefe", "comandante", "mariscal", "líder", "marshal");
    mean("group", "grupo", "brigata", "gruppo", "groep", "ala", "batalla", "cuerpo", "battaglia");
    mean("side", "bando", "lado", "jugador", "fazione", "lato", "partij", "kant", "ejército");
    mean("army", "ejército", "ejercito", "esercito", "leger", "armada", "hueste", "armata");
    mean("map", "mapa", "mappa", "kaart", "plateau", "tablero", "campo", "terreno", "plan");
    mean("scenario", "escenario", "batalla", "battaglia", "slag", "partie", "partida");
    mean("rulebook", "reglamento", "reglas", "regolamento", "spelregels", "supplement");
    mean("at", "en", "a", "op", "in", "su", "position:", "from");
    mean("as", "como", "come", "llamado", "alias", "aka");
    mean("facing", "mirando", "orientado", "hacia", "verso", "gericht", "orienté", "face", "faced");
    mean("facing", "tourné", "ausrichtung", "blickrichtung", "frente", "fronte", "dirección");
    mean("fields", "con", "mete", "brings", "commands", "fielding", "led", "list", "using");
    mean("for", "para", "per", "voor", "under");
    mean("on", "sobre", "su", "op", "over");
    mean("rules", "reglas", "regole", "regels", "règlement", "edition");
    mean("rounds", "turnos", "asaltos", "rondas", "rondes", "turni", "beurten", "spielzüge", "rds");
    mean("round", "turno", "ronda", "ronde", "asalto", "beurt");
    mean("length", "duración", "duracion", "durata", "duur", "lengte", "longitud", "rounds");
    mean("victory", "victoria", "vittoria", "overwinning", "gana", "winnaar", "condition");
    mean("when", "cuando", "quando", "als", "lorsque", "sobald", "provided", "as", "whenever");
    mean("if", "si", "se", "als", "provided");
    mean("holds", "ocupa", "tiene", "controla", "tiene", "occupe", "tienne", "houdt", "retains");
    mean("loses", "pierde", "perde", "verliest", "perdu", "losing");
    mean("breaks", "rompe", "huye", "flieht", "fuit", "collapses", "routed");
    mean("units", "unidades", "unità", "eenheden", "truppen", "figures", "groups");
    mean("and", "e", "en", "e", "also");
    mean("or", "o", "of", "u", "else");
    mean("not", "ni", "niet", "kein", "never");
    mean("from", "desde", "da", "vanaf", "depuis", "à partir de", "seit", "beginning", "as of");
    mean("towards", "hacia", "naar", "richtung", "verso", "for", "upon");
    mean("attack", "atacar", "ataque", "attaquer", "attacco", "aanval", "press", "push", "storm");
    mean("hold", "mantener", "defender", "défendre", "verteidigen", "tenere", "defensive", "stand");
    mean("support", "apoyar", "apoyo", "appuyer", "unterstütze", "sostenere", "reinforce", "back");
    mean("delay", "retrasar", "harass", "hinhalten", "slow", "ritardare", "rearguard");
    mean(
        "arrives", "llega", "entra", "arriva", "erscheint", "trifft", "kommt", "joins", "arriving");
    mean("note", "nota", "noot", "anmerkung", "hinweis", "observation", "história", "remarks");
    mean("source", "fuente", "fonte", "bron", "quellen", "literature", "from", "bibliografía");
    mean("briefing", "órdenes", "ordini", "einweisung", "lage", "background", "mission");
    mean("objective", "objetivo", "obiettivo", "doel", "missionsziel", "but");
    mean("zone", "zona", "bereich", "aufstellungszone", "sector", "deploymentzone");
    mean("points", "puntos", "punti", "punten", "siegpunkte", "vps", "scores");
    mean("legend", "leyenda", "leggenda", "zeichenerklärung", "terrain", "codes");
    mean(
        "rows", "filas", "righe", "rijen", "zeichnung", "layout", "map", "board", "cells", "field");
    mean("place", "lugar", "luogo", "plaats", "dorf", "city", "farm", "hill", "stadt", "ville");
    mean("date", "fecha", "data", "when", "tag");
    mean("training", "entrenamiento", "instrucción", "addestramento", "drilled", "discipline");
    mean("weapon", "arma", "wapen", "bewaffnung", "armament", "weaponry");
    mean("estimated", "estimado", "stimato", "geschat", "schätzung", "approximate", "invented");
    mean("expect", "esperado", "erwartung", "atteso", "verwacht", "likely", "probably");
    mean("history", "historia", "storia", "geschiedenis", "historisch", "historically", "actual");
    mean("losses", "bajas", "perdite", "verliezen", "killed", "dead");
    mean("winner", "ganador", "vincitore", "winnaar", "gewinner", "victoria");
    mean("draw", "empate", "pareggio", "gelijkspel", "nulle", "inconclusive", "stalemate");
    mean("wins", "gana", "vince", "wint", "siegt", "victorious");
    mean("commander", "mando", "befehlshaber", "character", "personality", "mind", "bot");
    mean("switch", "opción", "optie", "interrupteur", "variant", "toggles", "use", "optional");
    mean("rule", "regla", "regola", "sonderregel", "note", "optional");
    mean("quality", "calidad", "qualità", "kwaliteit", "ability", "grade");
    mean("range", "alcance", "gittata", "raggio", "befehlsreichweite", "distance", "rayon");
    mean(
        "attached to",
        "with",
        "leads",
        "leading",
        "joins",
        "joined to",
        "riding with",
        "in",
        "mit");
    mean("to", "at", "with", "in", "on", "a", "à");
    mean("disordered", "disorganised", "disorganized", "desordenado", "ungeordnet", "unformed");
    mean("disordered", "confused", "disorganisé", "gestört", "broken");
    mean("with", "con", "met", "having", "including");
    mean("height", "level", "elevation", "höhe", "hauteur", "altura", "hight", "contour");
    mean("no entry for", "impassable for", "impassable to", "closed to", "forbidden to");
    mean("import", "importar", "importa", "#include", "inclure", "einbinden", "open");
    mean("side", "hexside", "hexsides", "linear");
    mean("expect rounds", "expect length");
    mean("ours", "our", "mine", "homebrew", "housrule", "custom", "invented");
    mean("extends", "inherits", "overrides", "amends", "expands", "adds");
    mean("throwing", "tirando", "tira", "würfelt", "würfeln", "dés", "on a");
    mean("melee", "combat", "fighting", "mêlée", "nahkampf", "fight");
  }

  private KeywordSynonyms() {}

  private static void mean(String word, String... others) {
    for (String other : others) {
      MEANT.merge(
          other,
          List.of(word),
          (before, more) ->
              before.contains(word)
                  ? before
                  : java.util.stream.Stream.concat(before.stream(), more.stream()).toList());
    }
  }

  /** Whether a clause of a terrain begins with a word. */
  public static boolean isOfTerrain(String word) {
    return List.of("height", "fire", "no", "cost").contains(word);
  }

  /** Returns the keywords that a word can mean, the likeliest first. */
  public static List<String> of(String word) {
    return MEANT.getOrDefault(word.toLowerCase(Locale.ROOT), List.of());
  }
}

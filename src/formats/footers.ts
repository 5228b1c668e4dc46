/**
 * A line below a list by its first words: totals, averages, legends, where the page comes from. With
 * a comma behind it, the word is a surname.
 */
const FOOTER =
  /^(?:totale?|totaux|totaal|moyenne|elo moyen|average|avg|mean|media|média|durchschnitt|schnitt|gemiddelde?|summe|legende?|légende|legenda|leyenda|note|notes|nota|remarks?|remarques?|anmerkung|generated|created|source|fuente|fonte|quelle|anzahl|aantal|nombre de|number of|numero di|número de|inscrits|https?:|www\.|©|\*)(?![\p{L}\d,])/iu;
const COUNT =
  /^\d+ (?:players?|joueurs?|joueuses?|jogador(?:es)?|spieler|spelers?|jugador(?:es)?|giocator[ei]|inscrit(?:e?s)?|inscritos|participants?|participantes|teilnehmer|deelnemers?)\b/iu;

export const isFooter = (text: string): boolean => FOOTER.test(text) || COUNT.test(text);

import type { functions as english } from '../../en/sheets/functions';
import type { WordsLike } from '../../like';

/** Headers and words of what custom functions spill and refuse. */
export const functions: WordsLike<typeof english> = {
  'functions.place': '{name}, Zeile {row}, Spalte {column}',
  'functions.more': '… und {count} weitere.',
  'functions.detail.round': 'Runde',
  'functions.detail.opponent': 'Nr.',
  'functions.detail.name': 'Gegner',
  'functions.detail.used': 'Zählt mit',
  'functions.detail.points': 'Punkte',
  'functions.detail.term': 'Summand',
  'functions.detail.counted': 'Gezählt',
  'functions.detail.why': 'Grund',
  'functions.detail.article': 'Artikel',
  'functions.detail.compared': 'Gleich?',
  'functions.head.worth': 'Wert',
  'functions.head.rank': 'Platz',
  'functions.head.no': 'Nr.',
  'functions.head.name': 'Name',
  'functions.head.rating': 'Elo',
  'functions.head.points': 'Pkt.',
  'functions.head.round-robin': 'Rundenturnier',
  'functions.head.broken-by': 'Entschieden durch',
  'functions.head.place': 'Wo',
  'functions.head.finding': 'Was gefunden wurde',
  'functions.head.cure': 'Was zu tun ist',
  'functions.table-agrees': 'nichts in der Tabelle widerspricht sich',
  'functions.head.table': 'Tisch',
  'functions.head.white': 'Weiß',
  'functions.head.black': 'Schwarz',
  'functions.head.colours': 'Farben',
  'functions.head.difference': 'Differenz',
  'functions.head.preference': 'Präferenz',
  'functions.head.strength': 'Stärke',
  'functions.colour.white': 'Weiß',
  'functions.colour.black': 'Schwarz',
  'functions.colour.white.letter': 'W',
  'functions.colour.black.letter': 'S',
  'functions.strength.none': 'keine',
  'functions.strength.mild': 'schwach',
  'functions.strength.strong': 'stark',
  'functions.strength.absolute': 'absolut',
  'functions.in-all': '{count} insgesamt',
  'functions.compare.published': 'veröffentlicht',
  'functions.compare.by-head':
    '{head} ist nach der Überschrift {code}: {equal} von {all} Zahlen stimmen mit {edition} überein',
  'functions.compare.by-legend':
    '{head} ist nach der Legende {code}: {equal} von {all} Zahlen stimmen mit {edition} überein',
  'functions.compare.by-fit':
    '{head} wurde für {code} genommen, das am besten passt: {equal} von {all} Zahlen stimmen mit {edition} überein',
  'functions.compare.by-list':
    '{head} ist nach der Liste {code}: {equal} von {all} Zahlen stimmen mit {edition} überein',
  'functions.compare.not-compared': '{head} ist {code} ({edition}), nicht verglichen: {why}',
  'functions.compare.within-tie':
    'Programme drucken hier Punkte der Punktgleichen, die Regeln geben einen Platz unter ihnen',
  'functions.compare.column': '(Spalte {column})',
  'functions.compare.more': '{head}: {count} weitere {count|Zahl weicht|Zahlen weichen} ab',
  'functions.compare.cause-edition':
    '{player}: {shown} gedruckt, {ours} nach {edition}; {other} ergibt {shown}',
  'functions.compare.cause-term':
    '{player}: {shown} gedruckt, {ours} nach {edition}; {shown} kommt heraus, wenn der Gegner von Runde {round} als {theirs} zählt; {article} verlangt {wanted}',
  'functions.compare.cause-unknown':
    '{player}: {shown} gedruckt, {ours} nach {edition}; keine andere Fassung und keine einzelne nicht gespielte Runde erklärt es',
  'functions.compare.unmatched': '{head}: keine uns bekannte Feinwertung passt',
  'functions.compare.nothing': 'die Tabelle hat neben den Punkten keine Spalte mit Zahlen',
  'functions.contradiction': '{place}: {sentence}',
  'functions.contradiction-more': '{place}: {sentence} ({count} insgesamt)',
};

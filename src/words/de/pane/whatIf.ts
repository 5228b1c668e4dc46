import type { whatIf as english } from '../../en/pane/whatIf';
import type { WordsLike } from '../../like';

/** "And if …?": the event as it would be, beside the event. */
export const whatIf: WordsLike<typeof english> = {
  'whatIf.title': 'Was wäre, wenn …?',
  'whatIf.intro':
    'Ein anderes Ergebnis, jemand abwesend, eine andere Fassung: sehen Sie, was sich ändern würde. Nichts wird geschrieben; das Turnier bleibt, wie es ist.',
  'whatIf.game': 'Partie von Runde {round}',
  'whatIf.suppose': 'Annehmen',
  'whatIf.away': 'In der nächsten Runde abwesend',
  'whatIf.system': 'Gepaart nach',
  'whatIf.same-system': 'wie es ist',
  'whatIf.result': 'Runde {round}, {player}: {result}',
  'whatIf.is-away': '{player} bleibt fern',
  'whatIf.see': 'Wirkung zeigen',
  'whatIf.clear': 'Leeren',
  'whatIf.working': 'Es wird berechnet, was wäre …',
  'whatIf.moved': '{count} Spieler {count|hätte|hätten} einen anderen Platz.',
  'whatIf.no-next':
    'Es kann keine nächste Runde gepaart werden: es fehlen Ergebnisse, oder das Turnier ist zu Ende.',
  'whatIf.no-round': 'Runde {round} ließe sich dann nicht paaren.',
  'whatIf.same-round': 'Runde {round} würde genauso gepaart wie jetzt.',
  'whatIf.pairs-come': 'Runde {round} hätte diese Paare: {pairs}',
  'whatIf.pairs-gone': 'Statt: {pairs}',
};

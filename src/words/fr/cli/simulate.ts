import type { simulate as english } from '../../en/cli/simulate';
import type { WordsLike } from '../../like';

/** What the simulation of another rule says. */
export const simulate: WordsLike<typeof english> = {
  'simulate.help.change':
    'ce qui serait une autre règle : system=ID, half-point-bye=0|0.5|1, acceleration=baku|none, apart=club|federation|none, tie-breaks=CODES, edition=ID ; plusieurs séparés par ;',
  'simulate.summary':
    '{events} {events|tournoi|tournois}, {rounds} rondes : {pairs} autres appariements, {colours} autres couleurs, {byes} autres exempts, {unpaired} rondes sans appariement, {places} autres places',
  'simulate.touched': '{count} {count|tournoi|tournois} sur {events} auraient été différents',
  'simulate.cases': 'Cas à vérifier :',
  'simulate.case-round': '{file} : ronde {round} : {before} → {after}',
  'simulate.case-place': '{file} : {player} : place {before} → {after}',
  'simulate.no-pairing': 'aucun appariement',
  'simulate.not-simulated': '{file} : {because}',
  'simulate.no-baku': 'l’accélération de Bakou suppose qu’un gain vaille deux nulles',
  'simulate.other-competitors':
    'une édition apparie des joueurs, l’autre des équipes ou des joueurs sur deux parties',
  'simulate.rounds-left':
    'les rondes {rounds} ne peuvent être appariées à nouveau : la règle du tournoi n’y donne aucun appariement, ou il manque des résultats, des Elo ou des joueurs',
  'simulate.codes-unknown': '{edition} n’a pas {codes} : les places ne sont pas comparées',
};

import type { dutch2011answers as english } from '../../../en/pairing/dutch/dutch2011answers';
import type { WordsLike } from '../../../like';

/** Answers of the editions of 2011 and 2012: "why not?", a played round judged, refusals, work by hand. */
export const dutch2011answers: WordsLike<typeof english> = {
  'dutch2011.why.absent': 'Ce ne sont pas deux joueurs différents de cette ronde : {players}',
  'dutch2011.why.B.1.a': '{a} et {b} se sont déjà rencontrés',
  'dutch2011.why.B.2': '{a} et {b} ont la même préférence absolue de couleur',
  'dutch2011.why.forbidden': 'L’arbitre tient {a} et {b} séparés',
  'dutch2011.why.no-pairing': 'La ronde n’a aucun appariement légal, avec ou sans {a} contre {b}',
  'dutch2011.why.incomplete':
    'Avec {a} contre {b}, les autres ne pourraient pas tous être appariés',
  'dutch2011.why.paired': '{a} et {b} sont appariés ensemble',
  'dutch2011.why.apart':
    '{a} a trouvé un adversaire ({opponent}) dans le groupe de {points} {points|point|points}, avant le tour de {b} ; nul ne descend sans nécessité',
  'dutch2011.why.never-together': '{a} et {b} n’ont jamais été dans le même groupe',
  'dutch2011.why.fewer':
    'Avec {a} contre {b}, le groupe ne pourrait pas former {p1} {p1|paire|paires}',
  'dutch2011.why.fewer-with-s1':
    'Avec {a} contre {b}, le groupe ne pourrait pas former {p1} {p1|paire|paires} comprenant {m1} {m1|flotteur|flotteurs}',
  'dutch2011.why.worse':
    'Le meilleur appariement avec {a} contre {b} ({pairs}) enfreint {requirement} {count} fois, celui retenu {ours}',
  'dutch2011.why.later':
    'Le meilleur appariement avec {a} contre {b} ({pairs}) est aussi bon, mais vient plus tard dans l’ordre des transpositions et des échanges',
  'dutch2011.why.below':
    'Un appariement avec {a} contre {b} ({pairs}) viendrait en premier dans ce groupe, mais ceux qu’il laisse empêchent d’apparier le groupe inférieur',
  'dutch2011.judge.absent': 'À ne pas apparier dans cette ronde : {players}',
  'dutch2011.judge.left-out': 'Laissés sans adversaire ni exemption : {players}',
  'dutch2011.judge.bye':
    '{player} a déjà reçu un point ou un demi-point sans jouer et ne peut être exempt',
  'dutch2011.judge.no-pairing': 'Selon les règles, la ronde n’a pas d’appariement',
  'dutch2011.judge.other-bye': 'L’exempt est {ours}, et non {player}',
  'dutch2011.judge.fewer':
    'Groupe de {points} {points|point|points} : {pairs} font {count} {count|paire|paires} ; {p1} sont possibles : {ours}',
  'dutch2011.judge.fewer-moved-down':
    'Groupe de {points} {points|point|points} : {pairs} apparient {count} {count|flotteur|flotteurs} ; {m1} peuvent l’être : {ours}',
  'dutch2011.judge.worse':
    'Groupe de {points} {points|point|points} : {pairs} enfreignent {requirement} {count} fois ; {ours_pairs}, {ours} fois',
  'dutch2011.judge.later':
    'Groupe de {points} {points|point|points} : {pairs} valent autant, mais {ours_pairs} viennent plus tôt dans l’ordre des transpositions et des échanges',
  'dutch2011.judge.below':
    'Groupe de {points} {points|point|points} : {pairs} viendraient en premier ici, mais ceux qui restent empêchent d’apparier le groupe inférieur ; {ours_pairs} le permettent',
  'dutch2011.judge.colour': 'Les couleurs sont inversées. {reason}',
  'dutch2011.refuse.no-bye':
    'Le nombre de joueurs est impair, et chacun a déjà reçu un point ou un demi-point sans jouer',
  'dutch2011.refuse.lonely': 'Aucun adversaire possible dans tout le tournoi pour {players}',
  'dutch2011.refuse.too-few-partners':
    '{players} ne peuvent être appariés qu’avec trop peu d’autres : {partners}',
  'dutch2011.refuse.among-themselves':
    '{players} ne peuvent pas tous être appariés entre eux, et personne d’autre ne peut les rencontrer',
  'dutch2011.refuse.unfinished': 'La ronde {round} a des parties sans résultat : {players}',
  'dutch2011.cure.results':
    'Saisir les résultats ; une partie en cours compte comme ajournée (nulle pour l’appariement seulement)',
  'dutch2011.cure.forbidden': 'Lever une rencontre interdite',
  'dutch2011.cure.absence':
    'Laisser l’un de ces joueurs hors de la ronde avec un bye demandé, avec son accord',
  'dutch2011.cure.rematch': 'Apparier à la main en notant qu’un critère absolu est enfreint',
  'dutch2011.hand.cannot-meet': '{pair} ne peuvent se rencontrer',
  'dutch2011.hand.no-bye': '{player} ne peut être exempt',
  'dutch2011.hand.gives-up': '{requirement} enfreint {count} fois, {allowed} admis',
  'dutch2011.hand.bracket-below': 'ceux qui restent empêchent d’apparier le groupe inférieur',
};

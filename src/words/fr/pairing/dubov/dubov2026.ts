import type { dubov2026 as english } from '../../../en/pairing/dubov/dubov2026';
import type { WordsLike } from '../../../like';

/** Dubov 2026 (C.04.4.1): what its text says under its own numbers. */
export const dubov2026: WordsLike<typeof english> = {
  'dubov2026.rule.5.2.1':
    '5.2.1 : aucun des deux n’a encore joué ; couleur initiale selon le numéro de {higher}, le mieux classé',
  'dubov2026.rule.5.2.2': '5.2.2 : les deux préférences sont satisfaites',
  'dubov2026.rule.5.2.3': '5.2.3 : la préférence la plus forte est satisfaite',
  'dubov2026.rule.5.2.4':
    '5.2.4 : alternance depuis la dernière partie où ils ont eu des couleurs différentes',
  'dubov2026.rule.5.2.5': '5.2.5 : la préférence de {higher}, le mieux classé',
  'dubov2026.C5': 'flotteurs montants',
  'dubov2026.C6': 'scores des flotteurs montants, le plus bas d’abord (plus haut vaut mieux)',
  'dubov2026.C7': 'joueurs sans leur préférence de couleur',
  'dubov2026.C8': 'flotteurs montants qui ont déjà monté autant de fois que prévu',
  'dubov2026.C9': 'montées antérieures de ceux-ci',
  'dubov2026.C10': 'flotteurs montants qui ont déjà monté à la ronde précédente',
  'dubov2026.sameAbsolute': '{players} ont tous deux une préférence absolue pour {colour}',
  'dubov2026.bracket': 'Groupe à {score} {score|point|points}',
  'dubov2026.residents': 'Résidents encore à apparier : {players}',
  'dubov2026.upfloaters': 'Flotteurs montants : {players}',
  'dubov2026.noUpfloaters': 'Aucun flotteur montant n’est nécessaire',
  'dubov2026.g1': 'G1, qui cherchent les blancs : {players}',
  'dubov2026.g2': 'G2, qui cherchent les noirs : {players}',
  'dubov2026.g1Half': 'Personne ici n’a encore joué. G1, la première moitié par numéro : {players}',
  'dubov2026.g2Half': 'G2, la seconde moitié : {players}',
  'dubov2026.shift.withinG1':
    'Des paires au sein de G1 sont inévitables ; un joueur de chacune passe en G2 : {players}',
  'dubov2026.shift.withinG2':
    'Des paires au sein de G2 sont inévitables ; un joueur de chacune passe en G1 : {players}',
  'dubov2026.shift.fromG1': 'De G1 à G2, pour égaliser : {players}',
  'dubov2026.shift.fromG2': 'De G2 à G1, pour égaliser : {players}',
  'dubov2026.shift.order': 'Ordre dans lequel on les essaie, à partir du milieu : {numbers}',
  'dubov2026.pairs':
    'Paires : {count}. S1 par moyenne des cotes des adversaires (ARO), T2 le premier ordre de G2 qui donne un appariement légal',
  'dubov2026.head.aro': 'ARO',
  'dubov2026.head.s1': 'S1',
  'dubov2026.head.t2': 'T2',
  'dubov2026.head.set': 'Joueurs',
  'dubov2026.criteria': 'Ce que le groupe coûte sur chaque critère',
  'dubov2026.bye':
    'score {score}, parties jouées {games}, numéro {number} : d’abord le score le plus bas, puis le plus de parties, puis le plus grand numéro',
  'dubov2026.byeNeeded':
    'écartés, car sans eux les autres ne pourraient pas tous être appariés : {players}',
  'dubov2026.hand.upfloaters': 'Ensembles de flotteurs montants jusqu’à celui retenu',
  'dubov2026.hand.unavoidable':
    'Ensembles de joueurs qui quittent le petit sous-groupe, jusqu’à celui retenu',
  'dubov2026.hand.equalising':
    'Ensembles de joueurs qui quittent le grand sous-groupe, jusqu’à celui retenu',
  'dubov2026.hand.noPairing': 'le groupe n’a aucun appariement légal',
  'dubov2026.hand.notComplete': 'les autres ne pourraient pas tous être appariés',
  'dubov2026.hand.worse': 'moins bon sur {criterion} : {found} au lieu de {best}',
  'dubov2026.hand.noBest': 'ne donne aucun appariement légal qui soit le meilleur sur C7',
  'dubov2026.judge.byeGames':
    '{player} est exempt avec {found} {found|partie jouée|parties jouées} ; {other} en a joué {best}',
  'dubov2026.judge.byeNumber': '{player} est exempt ; {other} a le plus grand numéro',
  'dubov2026.judge.worse':
    'groupe à {score} : moins bon sur {criterion} : {found} au lieu de {best}',
  'dubov2026.judge.upfloaters':
    'groupe à {score} : {played} {played|monte|montent} ; {ours} {ours|vaut|valent} autant sur tous les critères et {ours|vient|viennent} avant',
  'dubov2026.judge.withinG1':
    'groupe à {score} : {found} {found|paire|paires} au sein de G1 ; inévitables : {best}',
  'dubov2026.judge.withinG2':
    'groupe à {score} : {found} {found|paire|paires} au sein de G2 ; inévitables : {best}',
  'dubov2026.judge.shiftG1':
    'groupe à {score} : sortie de G1 : {played} ; d’abord, à partir du milieu : {ours}',
  'dubov2026.judge.shiftG2':
    'groupe à {score} : sortie de G2 : {played} ; d’abord, à partir du milieu : {ours}',
  'dubov2026.judge.row':
    'groupe à {score} : {player} rencontre {played}, mais {ours} vient avant dans G2 et peut être rencontré',
  'dubov2026.why': 'dans la meilleure ronde avec la paire {players} : {because}',
  'dubov2026.refusal.unrated': 'sans cote : {players} ; ce système apparie d’après les cotes',
  'dubov2026.cure.rating': 'l’arbitre donne à {players} une cote provisoire',
  'dubov2026.refusal.rounds':
    'le nombre de rondes n’est pas connu ; il décide si {players} ont déjà assez monté',
  'dubov2026.cure.rounds': 'indiquez le nombre de rondes de l’épreuve',
  'dubov2026.plain.C5': 'davantage de joueurs auraient dû monter ({found} au lieu de {best}).',
  'dubov2026.plain.C6': 'quelqu’un avec moins de points aurait dû monter.',
  'dubov2026.plain.C8':
    'quelqu’un qui a déjà assez souvent rencontré un groupe plus fort l’aurait fait une fois de plus.',
  'dubov2026.name': 'Dubov 2026 (C.04.4.1, février 2026)',
  'dubov2026.summary':
    'égalise la moyenne des cotes des adversaires dans chaque groupe de score ; complète les groupes par le bas ; chacun doit avoir une cote',
};

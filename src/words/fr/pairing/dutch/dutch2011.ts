import type { dutch2011 as english } from '../../../en/pairing/dutch/dutch2011';
import type { WordsLike } from '../../../like';

/** What the editions of 2011 and 2012 of the Dutch system say about a round. */
export const dutch2011: WordsLike<typeof english> = {
  'dutch2011.bracket':
    'Groupe de {points} {points|point|points} : {residents} ; flotteurs venus d’en haut : {movedDown}',
  'dutch2011.lowest-bracket':
    'Dernier groupe, {points} {points|point|points} : {residents} ; flotteurs venus d’en haut : {movedDown}',
  'dutch2011.no-opponent': '{player} n’a aucun adversaire possible ici et descend aussitôt',
  'dutch2011.no-opponent-again':
    '{player}, déjà descendu, n’a pas non plus d’adversaire possible ici et continue de descendre',
  'dutch2011.no-opponent-lowest': '{player} n’a aucun adversaire possible ici et reste seul',
  'dutch2011.homogeneous':
    'Traité comme homogène : P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.homogeneous-even':
    'Traité comme homogène : P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.heterogeneous': 'Hétérogène : P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}',
  'dutch2011.heterogeneous-even':
    'Hétérogène : P0 = {p0}, P1 = {p1}, M0 = {m0}, M1 = {m1}, X1 = {x1}, Z1 = {z1}',
  'dutch2011.paired': 'Appariés : {pairs} ; restent : {stayOver}',
  'dutch2011.paired-again':
    'Le groupe supérieur est apparié à nouveau : {pairs} ; restent : {stayOver}',
  'dutch2011.moved-down-pairs': 'D’abord les flotteurs venus d’en haut : {pairs}',
  'dutch2011.remainder': 'Reste du groupe, P = {p} : S1 = {s1} ; S2 = {s2}',
  'dutch2011.subgroups': 'P = {p} : S1 = {s1} ; S2 = {s2}',
  'dutch2011.exchange': 'Échange : {fromS1} de S1 contre {fromS2} de S2',
  'dutch2011.given-up.closeness':
    'Écart de {difference} {difference|point|points} accepté {count} fois',
  'dutch2011.given-up.B.2':
    'B.2 abandonné pour {count} {count|paire|paires} comprenant un joueur de tête',
  'dutch2011.given-up.A.7.d':
    'A.7.d abandonné pour {count} {count|paire|paires} : même couleur attendue, au moins fortement des deux côtés',
  'dutch2011.given-up.X':
    'X porté de {minimum} à {count} : paires où les deux attendent la même couleur',
  'dutch2011.given-up.Z':
    'Z porté de {minimum} à {count} : paires où les deux attendent la même couleur au moins fortement',
  'dutch2011.given-up.B.5-down':
    'B.5 abandonné pour {count} {count|flotteur|flotteurs} {count|descendant|descendants}, déjà {count|descendu|descendus} à la ronde précédente',
  'dutch2011.given-up.B.6-down':
    'B.6 abandonné pour {count} {count|flotteur|flotteurs} {count|descendant|descendants}, déjà {count|descendu|descendus} deux rondes plus tôt',
  'dutch2011.given-up.B.5-up':
    'B.5 abandonné pour {count} {count|flotteur|flotteurs} {count|ascendant|ascendants}, déjà {count|monté|montés} à la ronde précédente',
  'dutch2011.given-up.B.6-up':
    'B.6 abandonné pour {count} {count|flotteur|flotteurs} {count|ascendant|ascendants}, déjà {count|monté|montés} deux rondes plus tôt',
  'dutch2011.backtracking':
    'Retour au groupe supérieur : {after} descendent à la place de {before}',
  'dutch2011.backtracking-none':
    'Retour au groupe supérieur : aucun autre ensemble que {before} ne convient',
  'dutch2011.penultimate':
    'L’avant-dernier groupe est apparié de sorte que le dernier puisse être complété',
  'dutch2011.penultimate-none':
    'Aucun appariement de l’avant-dernier groupe ne permet de compléter le dernier',
  'dutch2011.joined': 'Les deux derniers groupes sont réunis : S1 = {s1} ; S2 = {s2}',
  'dutch2011.fewer-pairs': '{from} paires sont impossibles : P1 passe à {to}',
  'dutch2011.fewer-moved-down':
    'Les {from} flotteurs ne peuvent pas tous être appariés : M1 passe à {to} (P1 = {p1})',
  'dutch2011.bye': '{player} reste seul dans le dernier groupe et est exempt',
  'dutch2011.colours': 'Couleurs',
  'dutch2011.colour.E.1':
    '{white} (blancs) et {black} (noirs) : les deux préférences sont respectées',
  'dutch2011.colour.A.7.f':
    '{white} (blancs) et {black} (noirs) : un seul des deux a une préférence',
  'dutch2011.colour.E.2':
    '{white} (blancs) et {black} (noirs) : la préférence la plus forte est respectée',
  'dutch2011.colour.E.3':
    '{white} (blancs) et {black} (noirs) : alternance depuis la dernière fois où leurs couleurs différaient',
  'dutch2011.colour.E.4':
    '{white} (blancs) et {black} (noirs) : la préférence du joueur le mieux classé est respectée',
  'dutch2011.colour.E.5':
    '{white} (blancs) et {black} (noirs) : aucun n’a encore joué, la couleur tirée au sort décide',
  'dutch2011.name': 'Système hollandais 2011 (C.04.1, Cracovie 2011)',
  'dutch2011.summary':
    'Le système hollandais dans son texte de 2011 : groupes depuis le haut, transpositions et échanges, retour sur un seul groupe.',
};

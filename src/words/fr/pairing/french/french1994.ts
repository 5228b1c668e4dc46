import type { french1994 as english } from '../../../en/pairing/french/french1994';
import type { WordsLike } from '../../../like';

/** The language of the French text of 1994: levels, S1 and S2, n, b, q, x, p, disturbed pairs. */
export const french1994: WordsLike<typeof english> = {
  'french1994.player': '{player}',
  'french1994.s1': 'S1',
  'french1994.s2': 'S2',
  'french1994.pairs': 'Paires',
  'french1994.white': 'Blancs',
  'french1994.black': 'Noirs',
  'french1994.left-over': 'Reste',
  'french1994.verdict': 'Verdict',
  'french1994.accepted': 'retenu',
  'french1994.baf77-off':
    'La règle de la plus faible préférence perturbée est désactivée : ce n’est pas l’appariement officiel',
  'french1994.level-homogeneous': 'Niveau à {score} : {residents} ; homogène. Décidé par {steps}',
  'french1994.level-half':
    'Niveau à {score} : {moved} venant d’en haut avec {residents} ; la moitié au moins vient d’en haut, il est donc traité comme homogène. Décidé par {steps}',
  'french1994.level-heterogeneous':
    'Niveau à {score} : {moved} venant d’en haut avec {residents} ; hétérogène. Décidé par {steps}',
  'french1994.joined':
    'Aucun appariement du niveau précédent ne permet de terminer le dernier niveau : les deux sont regroupés',
  'french1994.alone': '{players} : aucun adversaire dans ce niveau sans violer B1 ou B2',
  'french1994.counts':
    'n = {n} attendent les noirs, b = {b} les blancs, q = {q}, donc x = {x} ; p = {p} {p|paire|paires}',
  'french1994.placed': 'D’abord les joueurs venant d’en haut : S1 = {s1}',
  'french1994.halves': 'S1 = {s1} ; S2 = {s2}',
  'french1994.residual': 'Niveau résiduel : S1 = {s1} ; S2 = {s2}',
  'french1994.c6': 'S1 contre S2 dans l’ordre',
  'french1994.c7': 'Première permutation de S2 qui satisfait aux exigences',
  'french1994.c8': 'Aucune permutation ne convient ; premier échange qui convient : {out} ↔ {in}',
  'french1994.c9-b6': 'B6 est abandonné pour les flotteurs descendants de ce niveau',
  'french1994.c9-b5': 'B6 puis B5 sont abandonnés pour les flotteurs descendants de ce niveau',
  'french1994.c10-b6': 'B6 est abandonné pour les flotteurs montants de ce niveau',
  'french1994.c10-b5': 'B6 puis B5 sont abandonnés pour les flotteurs montants de ce niveau',
  'french1994.c11':
    'x = {x} ne suffit pas : porté à {disturbed} {disturbed|paire perturbée|paires perturbées}',
  'french1994.disturbed': 'Paires perturbées : {disturbed}, le minimum possible',
  'french1994.baf77-all': 'Chaque paire perturbée comporte une préférence faible',
  'french1994.baf77-some':
    'Paires perturbées sans préférence faible : {strong}, le minimum possible',
  'french1994.c12':
    'Réapparié avec d’autres flotteurs, le niveau suivant ne pouvant placer les premiers',
  'french1994.c13': 'Réapparié pour que le dernier niveau puisse être terminé',
  'french1994.c14-s1':
    'Les joueurs venant d’en haut ne peuvent pas tous être placés : seuls les {count} plus forts restent en S1',
  'french1994.c14-none':
    'Aucun des joueurs venant d’en haut ne peut être placé en priorité : {moved}',
  'french1994.c14-pairs': '{p} {p|paire|paires} sont impossibles : p réduit à {reached}',
  'french1994.c14-all': 'Aucune paire n’est possible : tout le niveau descend',
  'french1994.floaters': 'Restent : {players}',
  'french1994.by-hand': 'Le même travail à la main',
  'french1994.by-hand-title': 'Essais dans l’ordre de D1 et D2',
  'french1994.exempt': 'Exempt : {players}, un point, considéré comme flotteur descendant',
  'french1994.colours': 'Couleurs',
  'french1994.colours-title': 'Paires dans l’ordre des tables avec la règle de leurs couleurs',
  'french1994.colour-rule': 'Pourquoi',
  'french1994.colour.E.1': 'chacun reçoit sa couleur préférentielle',
  'french1994.colour.E.2': 'la plus forte préférence est satisfaite',
  'french1994.colour.E.3':
    'alternance depuis les dernières parties jouées avec des couleurs différentes',
  'french1994.colour.E.4': 'le joueur le plus fort reçoit sa préférence',
  'french1994.colour.first-round':
    'première ronde : alternance dans S1 à partir de la couleur tirée au sort',
  'french1994.colour.no-game':
    'aucun des deux n’a joué : le plus fort selon la parité de son numéro et la couleur tirée au sort',
  'french1994.refused.met': '{a} et {b} se sont déjà rencontrés',
  'french1994.refused.apart': '{a} et {b} ne doivent pas se rencontrer (liste de l’arbitre)',
  'french1994.refused.clash': '{a} et {b} doivent tous deux avoir la même couleur',
  'french1994.refused.x': '{disturbed} {disturbed|paire perturbée|paires perturbées}, {x} admises',
  'french1994.refused.strong': '{a} – {b} est perturbée sans préférence faible',
  'french1994.refused.exempt': '{player} a déjà reçu un point sans jouer',
  'french1994.refused.float': '{player} flotterait de nouveau vers le bas',
  'french1994.refused.below': 'convient ici, mais le niveau suivant échoue alors',
  'french1994.name': 'Français 1994 (système suisse fondé sur l’Elo, avec BAF 77, 78 et 80)',
  'french1994.summary':
    'S1 contre S2 dans chaque niveau de points ; on force d’abord les préférences de couleur les plus faibles ; les flotteurs sont fixés à l’appariement',
};

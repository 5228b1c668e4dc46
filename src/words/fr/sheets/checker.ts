import type { checker as english } from '../../en/sheets/checker';
import type { WordsLike } from '../../like';

/** What the check of files says beside the differences themselves. */
export const checker: WordsLike<typeof english> = {
  'check.cause-correction': 'expliqué par une correction notée après l’appariement : {what}',
  'check.cause-numbers':
    'appariée selon les numéros et Elo de ce jour-là, modifiés depuis : {what}',
  'check.cause-by-hand': 'le fichier note que cette ronde a été modifiée à la main : {what}',
  'check.place': 'place de {player} : le fichier donne {printed} ; selon les règles {recomputed}',
  'check.rank-points': 'rang {rank}, {points} points',
  'check.points-only': '{points} points',
  'check.asked': 'demandée',
  'check.rebuilt': '[selon des numéros refaits d’après Elo, titre et nom]',
  'check.seeded-between': 'correspond si le n° {no} avait été placé entre {after} et {before}',
  'check.seeded-first': 'correspond si le n° {no} avait été placé avant {before}',
  'check.seeded-last': 'correspond si le n° {no} avait été placé après {after}',
  'check.no-places': 'classement non contrôlé : le fichier n’imprime ni rangs ni points',
  'check.no-tie-breaks':
    'classement non contrôlé : le fichier ne nomme pas de départages ; nommez-les par --tie-breaks',
  'check.tied': 'joueurs que les départages ne séparent pas, tout ordre entre eux passe : {count}',
  'check.without-rank': 'joueurs sans rang imprimé, non contrôlés : {count}',
  'check.team-place': 'rang {rank}, {match} points de match, {game} points de partie',
  'check.teams-tied':
    'équipes que les départages ne séparent pas, tout ordre entre elles convient : {count}',
  'check.teams-without-rank': 'équipes sans rang imprimé, non vérifiées : {count}',
  'check.rounds-left': 'rondes non contrôlées : {rounds}',
  'check.no-rounds': 'aucune ronde appariée : rien à contrôler',
  'check.fits-another':
    'le fichier ne nomme aucune édition, et selon {editions} toutes les rondes sont comme jouées : --system {edition}',
  'check.progress': '{done} fichiers sur {all}',
};

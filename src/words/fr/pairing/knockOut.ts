import type { knockOut as english } from '../../en/pairing/knockOut';
import type { WordsLike } from '../../like';

export const knockOut: WordsLike<typeof english> = {
  'knockOut.name': 'Élimination directe (les vainqueurs continuent)',
  'knockOut.summary':
    'le perdant est éliminé : un tableau par têtes de série ou par tirage au sort, une ou deux parties par rencontre, la troisième place si on le veut ; qui passe après une égalité est enregistré avec le tournoi',
  'knockOut.stage': 'Tour {stage} sur {stages}',
  'knockOut.second':
    'Tour {stage} sur {stages}, partie {game} : les mêmes joueurs, couleurs inversées',
  'knockOut.rules': 'Règles : {rules}',
  'knockOut.order.seeds': 'L’ordre est celui des numéros, les plus forts sont séparés : {players}',
  'knockOut.order.list': 'L’ordre est celui de la liste, les voisins se rencontrent : {players}',
  'knockOut.order.lot':
    'Le tirage fait avec « {lots} » donne l’ordre, les voisins se rencontrent : {players}',
  'knockOut.order.each-stage':
    'On tire au sort à nouveau avec « {lots} » avant chaque tour, les voisins se rencontrent ; le premier tirage : {players}',
  'knockOut.free.seeds':
    '{count} joueurs dans un tableau de {places} : les premiers de la liste commencent au tour suivant : {players}',
  'knockOut.free.lot':
    '{count} joueurs dans un tableau de {places} : le tirage fait avec « {lots} » fait commencer au tour suivant : {players}',
  'knockOut.free.first': '{player} commence au tour suivant',
  'knockOut.free.later': '{player} passe sans jouer : il n’y a personne en face',
  'knockOut.meeting': 'Rencontre {place} : {players}',
  'knockOut.third': 'Pour la troisième place : {players}',
  'knockOut.won.points': '{player} a gagné {own}–{other} contre {opponent} au tour {stage}',
  'knockOut.won.noted':
    '{player} passe après {own}–{other} contre {opponent} au tour {stage} : c’est enregistré avec le tournoi (départage, tirage au sort ou décision)',
  'knockOut.won.alone': '{player} n’avait pas d’adversaire au tour {stage}',
  'knockOut.lost.points':
    '{player} a perdu {own}–{other} contre {opponent} au tour {stage} et est éliminé',
  'knockOut.lost.noted':
    '{player} est éliminé après {own}–{other} contre {opponent} au tour {stage} : c’est enregistré avec le tournoi (départage, tirage au sort ou décision)',
  'knockOut.lost.nobody':
    'Ni {player} ni {opponent} ne sont venus au tour {stage} : les deux sont éliminés',
  'knockOut.undecided':
    'On ne sait pas encore qui passe, de {player} et de {opponent} (tour {stage})',
  'knockOut.not-drawn': '{player} n’a pas été tiré avant la ronde 1',
  'knockOut.colour.balance':
    '{white} a les Blancs : la différence de couleurs la plus basse jusqu’ici (blancs moins noirs)',
  'knockOut.colour.place':
    '{white} a les Blancs par le tirage de la première couleur, qui alterne d’une rencontre à l’autre',
  'knockOut.colour.turned':
    '{white} a les Blancs : les couleurs sont inversées à la deuxième partie',
  'knockOut.why.self': '{player} ne peut pas jouer contre soi-même',
  'knockOut.why.paired': '{players} se rencontrent dans cette ronde',
  'knockOut.why.free': '{player} ne joue contre personne à ce tour et passe',
  'knockOut.why.later':
    'D’après le tableau, {players} se rencontrent au plus tôt au tour {stage} sur {stages}',
  'knockOut.why.drawn-anew':
    'Chaque tour est tiré au sort à nouveau : le sort n’a pas réuni {players}',
  'knockOut.judge.no-stage':
    'Le tableau n’a pas cette ronde, ou l’on ne sait pas encore qui continue',
  'knockOut.judge.other': 'D’après le tableau, {players} se rencontrent',
  'knockOut.judge.colours': '{players} : les couleurs sont inversées',
  'knockOut.judge.free': '{player} ne joue contre personne à ce tour',
  'knockOut.refusal.parameter': 'Les règles de l’élimination directe ne connaissent pas « {text} »',
  'knockOut.cure.parameter':
    'Écrivez des éléments comme « draw lot; lots 4711; games 2; third yes ». Paramètres : {names}',
  'knockOut.refusal.lots': 'Les règles tirent au sort et ne disent pas avec quoi',
  'knockOut.cure.lots':
    'Ajoutez un mot ou un nombre annoncé, par exemple « lots 4711 » : chacun peut refaire le tirage',
  'knockOut.refusal.open': 'Parties sans résultat ou reportées : {players}',
  'knockOut.cure.open': 'Saisissez les résultats : la suite en dépend',
  'knockOut.refusal.level': '{players} sont à égalité au tour {stage} : on ne sait pas qui passe',
  'knockOut.cure.level':
    'Faites jouer le départage, tirez au sort ou décidez, et indiquez qui passe, dans le volet ou dans le paramètre du départage avec le vainqueur d’abord (« {order} » ; dans un TRF la ligne « ### Play-off: {order} »)',
  'knockOut.refusal.few': 'Une élimination directe demande au moins deux joueurs',
  'knockOut.cure.few': 'Ajoutez des joueurs',
  'knockOut.refusal.rounds':
    'Une élimination directe de {count} joueurs avec {games} {games|partie|parties} par rencontre a {rounds} {rounds|ronde|rondes}, et non le nombre annoncé',
  'knockOut.cure.rounds': 'Mettez le nombre de rondes à {rounds}',
  'knockOut.set.usual': 'Comme annoncé ci-dessous',
  'knockOut.field.draw': 'Tirage (seeds, list, lot, each-stage)',
  'knockOut.field.byes': 'Qui commence plus tard (seeds, lot)',
  'knockOut.field.games': 'Parties par rencontre (1, 2)',
  'knockOut.field.third': 'Troisième place (yes, no)',
  'knockOut.field.lots': 'Tirage fait avec',
};

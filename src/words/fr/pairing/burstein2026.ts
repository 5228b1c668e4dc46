import type { burstein2026 as english } from '../../en/pairing/burstein2026';
import type { WordsLike } from '../../like';

/** Burstein 2026: the rounds after the seeding ones. */
export const burstein2026: WordsLike<typeof english> = {
  'burstein2026.seeding':
    'Ronde {round}, {count|seule ronde initiale|l’une des rondes initiales} ({count}) : les règles du système hollandais (C.04.3) s’appliquent, et les articles ci-dessous sont les leurs',
  'burstein2026.rule.5.2.1':
    '5.2.1 : aucun des deux n’a joué ; couleur initiale selon le numéro d’appariement de {higher}, le mieux classé',
  'burstein2026.rule.5.2.2': '5.2.2 : les deux préférences sont respectées',
  'burstein2026.rule.5.2.3': '5.2.3 : la préférence la plus forte est respectée',
  'burstein2026.rule.5.2.4':
    '5.2.4 : alternance par rapport à la dernière partie où leurs couleurs différaient',
  'burstein2026.rule.5.2.5': '5.2.5 : la préférence de {higher}, le mieux classé',
  'burstein2026.C5': 'flotteurs sortants',
  'burstein2026.C6': 'scores des flotteurs sortants',
  'burstein2026.C7':
    'joueurs non appariés dans le niveau suivant, puis les scores de ceux venus de celui-ci',
  'burstein2026.C8': 'joueurs sans leur préférence de couleur',
  'burstein2026.value.ahead': '{count}, venus de ce niveau avec {scores}',
  'burstein2026.bracket': 'Niveau à {score} {score|point|points}',
  'burstein2026.residents': 'Joueurs résidents : {players}',
  'burstein2026.incoming': 'Flotteurs entrants : {players}',
  'burstein2026.floaters': 'Flotteurs sortants : {players}',
  'burstein2026.ranking':
    'Classés par Buchholz, puis Sonneborn-Berger, puis numéro d’appariement ; les points ne comptent pas',
  'burstein2026.rankingTitle': 'Classement dans le niveau',
  'burstein2026.head.bsn': 'BSN',
  'burstein2026.head.player': 'Joueur',
  'burstein2026.head.points': 'Points',
  'burstein2026.head.buchholz': 'Buchholz',
  'burstein2026.head.sonnebornBerger': 'Sonneborn-Berger',
  'burstein2026.points': '{score}',
  'burstein2026.buchholz': '{value}',
  'burstein2026.sonnebornBerger': '{value}',
  'burstein2026.pairs': 'Paires : {count}',
  'burstein2026.noPairs': 'Personne ne peut être apparié dans ce niveau',
  'burstein2026.criteria':
    'Aucun appariement de ce niveau n’est meilleur sur les critères ; à égalité, celui-ci vient en premier',
  'burstein2026.bye': '{player} est exempt ; l’exempt est désigné avant tout appariement',
  'burstein2026.bye.score':
    'Plus bas score parmi ceux qui peuvent être exempts et laissent un adversaire à tous les autres : {score}',
  'burstein2026.bye.games': 'Parmi ceux de ce score, le plus de parties jouées : {count}',
  'burstein2026.bye.rank': 'De {players}, {player} est le moins bien classé',
  'burstein2026.sameAbsolute': '{players} ont tous deux une préférence absolue pour {colour}',
  'burstein2026.judge.byeScore':
    '{player} est exempt avec un score de {found} ; {other} a {best}, et tous les autres peuvent alors aussi être appariés',
  'burstein2026.judge.byeGames':
    '{player} est exempt avec {found} {found|partie jouée|parties jouées} ; {other} a le même score et en a joué {best}',
  'burstein2026.judge.byeRank':
    '{player} est exempt ; {other} a le même score, a joué autant de parties et est moins bien classé',
  'burstein2026.judge.worse':
    'niveau à {score} : moins bon sur {criterion} : {found} au lieu de {best}',
  'burstein2026.judge.later':
    'niveau à {score} : légal et aussi bon sur tous les critères, mais plus tard dans l’ordre des appariements : {played}',
  'burstein2026.why.bye': '{player} est exempt ; l’exempt est désigné avant tout appariement',
  'burstein2026.why.incomplete':
    '{player} est exempt, ce qui est décidé d’abord ; avec la paire {players}, les autres ne pourraient pas tous être appariés',
  'burstein2026.plain.incomplete':
    'et avec {player} exempt, ce qui est décidé d’abord, les autres n’auraient pas pu être tous appariés.',
  'burstein2026.why.worse':
    'avec la paire {players}, le niveau à {score} est au mieux {pairing}, moins bon sur {criterion} : {found} au lieu de {best}',
  'burstein2026.why.worseElsewhere':
    'pour que {players} se rencontrent, le niveau à {score} devrait être apparié autrement, au mieux {pairing} ; moins bon sur {criterion} : {found} au lieu de {best}',
  'burstein2026.why.later':
    'pour que {players} se rencontrent, le niveau à {score} devrait être {pairing} : aussi bon sur tous les critères, mais plus tard dans l’ordre des appariements',
  'burstein2026.hand.worse': '{criterion} : {found} au lieu de {best}',
  'burstein2026.hand.already': '{criterion} : déjà {found} au lieu de {best}',
  'burstein2026.hand.notComplete':
    'si {players} flottent, le reste de la ronde ne peut pas être apparié',
  'burstein2026.hand.restAlone': 'le reste de la ronde ne peut pas être apparié',
  'burstein2026.refusal.rounds':
    'la moitié des rondes de l’épreuve, quatre au plus, sont des rondes initiales ; le nombre de rondes n’est pas indiqué, et la ronde {round} peut donc en être une ou non',
  'burstein2026.cure.rounds': 'indiquer le nombre de rondes de l’épreuve',
  'burstein2026.name': 'Burstein 2026 (C.04.4.2, février 2026)',
  'burstein2026.summary':
    'égalise l’opposition des joueurs de même score : après quatre rondes au plus au système hollandais, qui a rencontré les adversaires les plus forts rencontre qui a eu les plus faibles',
};

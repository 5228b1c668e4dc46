/** Burstein 2026: the rounds after the seeding ones. */
export const burstein2026 = {
  'burstein2026.seeding':
    'Round {round} is one of the {count} seeding {count|round|rounds}: the rules of the Dutch system (C.04.3) apply, and the articles below are theirs',
  'burstein2026.rule.5.2.1':
    '5.2.1: nobody of the two has played; initial colour by the pairing number of {higher}, the higher ranked',
  'burstein2026.rule.5.2.2': '5.2.2: both preferences are granted',
  'burstein2026.rule.5.2.3': '5.2.3: the stronger preference is granted',
  'burstein2026.rule.5.2.4':
    '5.2.4: alternated from the latest game in which they had different colours',
  'burstein2026.rule.5.2.5': '5.2.5: the preference of {higher}, the higher ranked',
  'burstein2026.C5': 'outgoing floaters',
  'burstein2026.C6': 'scores of the outgoing floaters',
  'burstein2026.C7':
    'players unpaired in the following bracket, then the scores of those from this one',
  'burstein2026.C8': 'players without their colour preference',
  'burstein2026.value.ahead': '{count}, from this bracket with {scores}',
  'burstein2026.bracket': 'Bracket of {score} {score|point|points}',
  'burstein2026.residents': 'Resident players: {players}',
  'burstein2026.incoming': 'Incoming floaters: {players}',
  'burstein2026.floaters': 'Outgoing floaters: {players}',
  'burstein2026.ranking':
    'Ranked by Buchholz, then Sonneborn-Berger, then pairing number; points play no part',
  'burstein2026.rankingTitle': 'Ranking in the bracket',
  'burstein2026.head.bsn': 'BSN',
  'burstein2026.head.player': 'Player',
  'burstein2026.head.points': 'Points',
  'burstein2026.head.buchholz': 'Buchholz',
  'burstein2026.head.sonnebornBerger': 'Sonneborn-Berger',
  'burstein2026.points': '{score}',
  'burstein2026.buchholz': '{value}',
  'burstein2026.sonnebornBerger': '{value}',
  'burstein2026.pairs': 'Pairs: {count}',
  'burstein2026.noPairs': 'Nobody can be paired in this bracket',
  'burstein2026.criteria':
    'No pairing of this bracket is better on the criteria; of those as good, this one comes first',
  'burstein2026.bye':
    '{player} gets the pairing-allocated bye, which is assigned before anybody is paired',
  'burstein2026.bye.score':
    'Lowest score of those who may have it and leave everybody else an opponent: {score}',
  'burstein2026.bye.games': 'Of those with that score, most games played: {count}',
  'burstein2026.bye.rank': 'Of {players}, {player} has the lowest ranking',
  'burstein2026.sameAbsolute': '{players} both have an absolute preference for {colour}',
  'burstein2026.judge.byeScore':
    '{player} got the bye with a score of {found}; {other} has {best}, and everybody else can then be paired too',
  'burstein2026.judge.byeGames':
    '{player} got the bye with {found} {found|game|games} played; {other} has the same score and has played {best}',
  'burstein2026.judge.byeRank':
    '{player} got the bye; {other} has the same score, has played as many games and is ranked lower',
  'burstein2026.judge.worse': 'bracket of {score}: worse on {criterion}: {found} instead of {best}',
  'burstein2026.judge.later':
    'bracket of {score}: legal and as good on every criterion, but later in the order of pairings: {played}',
  'burstein2026.why.bye':
    '{player} has the pairing-allocated bye, which is assigned before anybody is paired',
  'burstein2026.why.incomplete':
    '{player} has the bye, which is settled first; with {players} paired, the others could not all be paired',
  'burstein2026.plain.incomplete':
    'and with the bye for {player}, which is settled first, the others could not all have been paired.',
  'burstein2026.why.worse':
    'with {players} paired, the bracket of {score} is at best {pairing}, and worse on {criterion}: {found} instead of {best}',
  'burstein2026.why.worseElsewhere':
    'for {players} to meet, the bracket of {score} would have to be paired otherwise, at best {pairing}; worse on {criterion}: {found} instead of {best}',
  'burstein2026.why.later':
    'for {players} to meet, the bracket of {score} would have to be {pairing}: as good on every criterion, but later in the order of pairings',
  'burstein2026.hand.worse': '{criterion}: {found} instead of {best}',
  'burstein2026.hand.already': '{criterion}: already {found} instead of {best}',
  'burstein2026.hand.notComplete':
    'with {players} floating, the rest of the round could not be paired',
  'burstein2026.hand.restAlone': 'the rest of the round could not be paired',
  'burstein2026.refusal.rounds':
    'half the rounds of the event, four at the most, are seeding rounds; nobody has said how many rounds there are, so round {round} may be one or not',
  'burstein2026.cure.rounds': 'say how many rounds the event has',
  'burstein2026.name': 'Burstein 2026 (C.04.4.2, February 2026)',
  'burstein2026.summary':
    'evens out the opposition of players with the same score: after up to four rounds by the Dutch system, those who have met the strongest opponents meet those who have met the weakest',
};

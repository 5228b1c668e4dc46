/** What the text taken at its word says of a round that was paired. */
export const second = {
  'second.title': 'Second opinion: the text taken at its word, by trying everything',
  'second.agrees': 'engine and literal reading agree in {agreed} of {all} {all|bracket|brackets}',
  'second.bracket': '{number} ({score} {score|point|points})',
  'second.tooLarge': 'bracket {bracket} is too large to try',
  'second.differs':
    'bracket {bracket}: the literal reading has {literal}, the engine {engine}. One of the two is wrong and that is our fault: please report it',
  'second.noRound': 'the literal reading finds no legal round either',
  'second.hasRound':
    'the literal reading finds a legal round where the engine has none. One of the two is wrong and that is our fault: please report it',
  'second.largeRound': 'too large to try whether there is a legal round',
  'second.none': 'no literal reading of this system is part of Pairsheet',
  'second.pairs': '{pairs}',
  'second.pairsAndBye': '{pairs}, bye {player}',
  'second.played': 'The round as it was played is another one',
  'second.head.bracket': 'Bracket',
  'second.head.verdict': 'Verdict',
  'second.head.literal': 'Literal reading',
  'second.head.engine': 'Engine',
  'second.verdict.agrees': 'agree',
  'second.verdict.differs': 'DIFFER',
  'second.verdict.tooLarge': 'too large to try',
  'second.verdict.bye': 'bye',
  'second.ofRound': 'round {round}: {text}',
  'second.help':
    'check: every round once more by the text taken at its word, bracket by bracket; exit code 2 where it and the engine part',
};

import type { verify as english } from '../en/verify';
import type { WordsLike } from '../like';

/** Whether an event is what its log says. */
export const verify: WordsLike<typeof english> = {
  'verify.no-log': 'Não há registo: nada pode ser provado',
  'verify.no-proofs': 'O registo é anterior às provas: nada pode ser provado',
  'verify.line-broken':
    'A linha {line} do registo ({time}, {action}) não corresponde: ela ou uma linha anterior foi alterada, acrescentada ou retirada',
  'verify.settings-differ':
    'As definições não são as que a linha {line} do registo deixou ({time})',
  'verify.players-differ':
    'Nomes, ratings, títulos ou números dos jogadores não são os que a linha {line} do registo deixou ({time})',
  'verify.round-differs': 'A ronda {round} não é a que a linha {line} do registo deixou ({time})',
  'verify.pairing-differs': 'A ronda {round} não é a que {system} dá, e o registo não diz porquê',
  'verify.lines': '{proved} de {lines} {lines|linha|linhas} do registo com uma prova certa',
  'verify.rounds': '{rounds} {rounds|ronda emparceirada|rondas emparceiradas} de novo',
  'verify.untouched': 'Intacto desde o início',
  'verify.untouched-since': 'Intacto desde a ronda {round}',
  'verify.manual': '{count} {count|alteração manual|alterações manuais}, {without} sem razão',
  'verify.corrected': '{count} {count|correção|correções} de rondas anteriores',
  'verify.change': '  linha {line}, {time}: {action} – {reason}',
  'cli.help.verify-file': 'um livro do Pairsheet',
};

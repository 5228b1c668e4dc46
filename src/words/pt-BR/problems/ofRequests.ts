import type { ofRequests as english } from '../../en/problems/ofRequests';
import type { ProblemWordsLike } from '../../like';

/** Problems of what was asked for: the round, the options of a command, the files named. */
export const ofRequests: ProblemWordsLike<typeof english> = {
  'exercise-not-found': {
    says: 'não se encontrou nenhum torneio para {kind}, nível {level}, com o código {value}',
    cure: 'Tente outro código.',
  },
  'no-workbook-to-verify': {
    says: '“{value}” não é uma pasta de trabalho do Pairsheet',
    cure: 'Indique um .xlsx feito pelo suplemento ou pela linha de comando.',
  },
  'output-without-number': {
    says: '{count} {count|arquivo|arquivos} não podem chamar-se todos “{value}”',
    cure: 'Escreva %d no lugar do número: -o "t%d.trf".',
  },
  'no-such-round': {
    says: 'não existe a rodada “{value}”',
    cure: 'As rodadas contam-se a partir de 1.',
  },
  'beyond-last-round': {
    says: 'as {declared} rodadas estão jogadas; não há rodada {value}',
    cure: 'Se o torneio continua, corrija o número de rodadas.',
  },
  'round-too-early': {
    says: 'a rodada {value} não pode ser emparceirada antes da rodada {next}',
    cure: 'Emparceire primeiro a rodada {next} e insira os resultados.',
  },
  'round-not-paired': {
    says: 'a rodada {value} ainda não está emparceirada',
    cure: 'Rodadas emparceiradas até agora: {paired}.',
  },
  'nobody-to-pair': {
    says: 'ninguém joga a rodada {value}',
    cure: 'Verifique as desistências e os byes pedidos.',
  },
  'rounds-not-declared': {
    says: 'o número de rodadas não está declarado (não há linha XXR): esta rodada não é tratada como a última',
    cure: 'Acrescente uma linha como XXR 9.',
  },
  'unknown-command': {
    says: 'comando desconhecido “{value}”',
    cure: 'Os comandos são {known}; veja pairsheet --help.',
  },
  'unknown-option': {
    says: 'opção desconhecida “{value}”',
    cure: 'Veja pairsheet {command} --help.',
  },
  'option-needs-value': {
    says: 'a opção {value} precisa de um valor',
    cure: 'Veja pairsheet {command} --help.',
  },
  'round-without-pgn': {
    says: '--round é para um .pgn: “{value}”',
    cure: 'Dê à saída um nome que termine em .pgn, ou retire --round.',
  },
  'option-missing': { says: 'falta a opção {value}', cure: 'Veja pairsheet {command} --help.' },
  'bad-option-value': {
    says: 'a opção {option} não aceita “{value}”',
    cure: 'Valores aceitos: {known}.',
  },
  'options-exclude': {
    says: 'as opções {value} e {other} excluem-se',
    cure: 'Indique só uma delas.',
  },
  'unknown-system': {
    says: 'sistema de emparceiramento desconhecido “{value}”',
    cure: 'Os sistemas são {known}.',
  },
  'file-argument-missing': {
    says: 'não foi indicado nenhum arquivo',
    cure: 'Veja pairsheet {command} --help.',
  },
  'argument-too-many': {
    says: 'um argumento a mais: “{value}”',
    cure: 'Veja pairsheet {command} --help.',
  },
  'appeal-two-players': {
    says: 'são precisos dois jogadores, não “{value}”',
    cure: 'Escreva dois números (3,7), ou dois nomes separados por ponto e vírgula.',
  },
  'appeal-one-player': {
    says: 'os dois jogadores são o mesmo',
    cure: 'Indique dois jogadores diferentes.',
  },
  'unknown-player': {
    says: 'ninguém tem o número ou o nome “{value}”',
    cure: 'Indique um número de emparceiramento da lista.',
  },
  'file-named-twice': {
    says: '“{value}” foi indicado duas vezes: para o exercício e para a solução',
    cure: 'Indique outro arquivo com --solution.',
  },
  'file-missing': { says: 'este arquivo não existe', cure: 'Verifique o caminho.' },
  'file-unreadable': {
    says: 'não é possível ler o arquivo ({value})',
    cure: 'Verifique se é mesmo um arquivo, se você pode lê-lo e se não está aberto em outro lugar.',
  },
  'folder-unreadable': {
    says: 'não é possível ler a pasta ({value})',
    cure: 'Indique uma pasta que possa ler, não um arquivo; para um só arquivo há o comando check.',
  },
  'file-unwritable': {
    says: 'não é possível escrever o arquivo ({value})',
    cure: 'Verifique se a pasta existe e se pode escrever nela.',
  },
  'file-read-only': {
    says: 'o arquivo é somente leitura',
    cure: 'Permita a gravação ou trabalhe em uma cópia. Nada foi gravado.',
  },
  'file-in-use': {
    says: 'outro pairsheet está escrevendo este arquivo ({user} em {host}, processo {process}, desde {since})',
    cure: 'Repita o comando quando ele terminar. Nada foi escrito.',
  },
  'file-changed': {
    says: 'o arquivo foi alterado por outra pessoa durante este comando',
    cure: 'Repita o comando: trabalhará com o arquivo tal como está. Nada foi escrito.',
  },
};

import type { changes as english } from '../../en/pane/changes';
import type { WordsLike } from '../../like';

/** Words of the pane: changes by hand, and corrections to earlier rounds. */
export const changes: WordsLike<typeof english> = {
  'pane.changes-intro': 'Alterações à ronda {round}. Cada uma é verificada antes de ser guardada.',
  'pane.choose-in-list': 'Escolha dois jogadores para os trocar, ou mesas pelos números.',
  'pane.clear-choice': 'Limpar',
  'pane.not-in-round': 'Fora da ronda {round}',
  'pane.swap-players': 'Trocar dois jogadores',
  'pane.swap': '{a} e {b} são trocados',
  'pane.swap-tables': 'Trocar duas mesas',
  'pane.tables-exchanged': 'Ronda {round}: mesas {a} e {b} trocadas',
  'pane.turn-colours': 'Trocar as cores de uma mesa',
  'pane.turn': 'Cores de {player} e do adversário trocadas',
  'pane.late-against-bye': 'Jogador atrasado joga com o isento',
  'pane.against-bye': '{player} joga com o isento',
  'pane.loses-results': 'Resultados que se perdem e têm de ser registados de novo: {count}',
  'pane.no-such-change': 'Estes jogadores não podem ser trocados.',
  'pane.repair-tables': 'Emparceirar de novo algumas mesas',
  'pane.repair-apart': 'Não repetir os pares atuais',
  'pane.repair': 'Mesas emparceiradas de novo: {tables}',
  'pane.repair-same': 'O sistema emparceira estes jogadores como já estão.',
  'pane.pair-again': 'Refazer o emparceiramento',
  'pane.pair-again-hint':
    'Só enquanto não houver resultados. Indique abaixo quem não joga a ronda {round}.',
  'pane.absent-again': 'Ausentes da ronda {round}',
  'pane.notes-dropped':
    '{names}: o que foi adicionado foi retirado. Era para outra ronda, saíram da lista, ou não se distinguem de um homónimo. Adicione de novo.',
  'pane.renumbering': 'Renumerar pela ordem inicial',
  'pane.renumbering-hint':
    'Rating, título, nome (C.04.2.B); já não depois de emparceirada a ronda 4.',
  'pane.renumber': '{count} {count|jogador muda|jogadores mudam} de número',
  'pane.numbers-in-order': 'Os números já seguem a ordem inicial.',
  'pane.exchange-numbers': 'Trocar dois números',
  'pane.exchange-numbers-hint':
    'Para ratings iguais, ou como manda o seu regulamento; as rondas jogadas seguem os jogadores. Já não depois de emparceirada a ronda 4.',
  'pane.exchange-first': 'Primeiro jogador',
  'pane.exchange-second': 'Segundo jogador',
  'pane.numbers-exchanged': '{a} e {b}: números de emparceiramento trocados',
  'pane.exchange-by-order':
    'Pelo rating e pelo título, {a} e {b} não estão empatados: diga no motivo por que os números trocam de lugar.',
  'pane.right-rating': 'Rating correto',
  'pane.correct-rating': 'Corrigir o rating',
  'pane.legal': 'Nenhuma regra de C.04.1 é violada.',
  'pane.compared': 'Comparado com o emparceiramento do sistema',
  'pane.is-published':
    'Um emparceiramento publicado só se altera se dois jogadores já se defrontaram.',
  'pane.reason': 'Motivo',
  'pane.reason-hint': 'Fica no registo.',
  'pane.write-change': 'Guardar a alteração',
  'pane.change-written': 'Alteração guardada e registada.',
  'pane.play-the-bye': 'Joga já: o isento da ronda {round} ({player})',
  'pane.new-against-bye':
    '{player} entra no torneio e joga contra {opponent}, isento da ronda {round}',
  'pane.correct-earlier': 'Corrigir um resultado da ronda {round}?',
  'pane.score-changes': '{player}: {from} → {to} {to|ponto|pontos}',
  'pane.pairings-stay': 'os emparceiramentos já feitos não mudam (rondas {from} a {to})',
  'pane.pairing-stays': 'o emparceiramento da ronda {round}, já feito, não muda',
  'pane.counts-here-too':
    'escrita no livro, altera ainda assim os pontos, os desempates e os emparceiramentos seguintes: prossiga só se o regulamento do torneio o permitir',
  'pane.typed-title': 'A ronda {round} foi alterada na sua folha',
  'pane.typed-change': '{players}: {was} → {is}',
  'pane.typed-keep': 'Manter a alteração',
  'pane.typed-undo': 'Repor',
  'pane.typed-roll':
    'Escrito na lista de jogadores: {count} {count|jogador desistente, de volta ou ausente|jogadores desistentes, de volta ou ausentes}',
  'pane.typed-withdrawn': '{player}: ativo → desistente, a partir da ronda {round}',
  'pane.typed-returned': '{player}: desistente → de novo ativo, a partir da ronda {round}',
  'pane.typed-byes': '{player}: ausências {was} → {is}',
  'pane.typed-kept': 'Alterações escritas na folha da ronda {round}, mantidas: {count}',
  'pane.typed-put-back': 'Alterações escritas na folha da ronda {round}, anuladas: {count}',
  'pane.typed-first':
    'Uma ronda anterior foi alterada na sua folha. Mantenha ou reponha primeiro (acima).',
  'pane.proceed': 'Prosseguir',
};

import type { changes as english } from '../../en/pane/changes';
import type { WordsLike } from '../../like';

/** Words of the pane: changes by hand, and corrections to earlier rounds. */
export const changes: WordsLike<typeof english> = {
  'pane.changes-intro': 'Alterações na rodada {round}. Cada uma é verificada antes de ser escrita.',
  'pane.choose-in-list': 'Escolha dois jogadores para trocá-los, ou mesas pelos números.',
  'pane.clear-choice': 'Limpar',
  'pane.not-in-round': 'Fora da rodada {round}',
  'pane.swap-players': 'Trocar dois jogadores',
  'pane.swap': '{a} e {b} trocados',
  'pane.swap-tables': 'Trocar duas mesas',
  'pane.tables-exchanged': 'Rodada {round}: mesas {a} e {b} trocadas',
  'pane.turn-colours': 'Trocar as cores de uma mesa',
  'pane.turn': 'Cores de {player} e do adversário trocadas',
  'pane.late-against-bye': 'Jogador atrasado joga com o bye',
  'pane.against-bye': '{player} joga com o bye',
  'pane.loses-results': 'Resultados que se perdem e precisam ser inseridos de novo: {count}',
  'pane.no-such-change': 'Estes jogadores não podem ser trocados.',
  'pane.repair-tables': 'Emparceirar de novo algumas mesas',
  'pane.repair-apart': 'Não repetir os pares atuais',
  'pane.repair': 'Mesas emparceiradas de novo: {tables}',
  'pane.repair-same': 'O sistema emparceira estes jogadores como já estão.',
  'pane.pair-again': 'Refazer o emparceiramento',
  'pane.pair-again-hint':
    'Só enquanto não houver resultados. Indique abaixo quem não joga a rodada {round}.',
  'pane.absent-again': 'Ausentes da rodada {round}',
  'pane.notes-dropped':
    '{names}: o que foi adicionado foi descartado. Era para outra rodada, saíram da lista, ou não se distinguem de um homônimo. Adicione de novo.',
  'pane.renumbering': 'Renumerar pela ordem inicial',
  'pane.renumbering-hint':
    'Rating, título, nome (C.04.2.B); não mais depois de emparceirada a rodada 4.',
  'pane.renumber': '{count} {count|jogador muda|jogadores mudam} de número',
  'pane.numbers-in-order': 'Os números já seguem a ordem inicial.',
  'pane.exchange-numbers': 'Trocar dois números',
  'pane.exchange-numbers-hint':
    'Para ratings iguais, ou como manda o seu regulamento; as rodadas jogadas seguem os jogadores. Não mais depois de emparceirada a rodada 4.',
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
    'Um emparceiramento publicado só se altera se dois jogadores já se enfrentaram.',
  'pane.reason': 'Motivo',
  'pane.reason-hint': 'Fica no registro.',
  'pane.write-change': 'Salvar a alteração',
  'pane.change-written': 'Alteração salva e registrada.',
  'pane.play-the-bye': 'Joga já: contra o bye da rodada {round} ({player})',
  'pane.new-against-bye':
    '{player} entra no torneio e joga contra {opponent}, que tinha o bye da rodada {round}',
  'pane.correct-earlier': 'Corrigir um resultado da rodada {round}?',
  'pane.score-changes': '{player}: {from} → {to} {to|ponto|pontos}',
  'pane.pairings-stay': 'os emparceiramentos já feitos não mudam (rodadas {from} a {to})',
  'pane.pairing-stays': 'o emparceiramento da rodada {round}, já feito, não muda',
  'pane.counts-here-too':
    'escrita na pasta de trabalho, ainda altera os pontos, os desempates e os próximos emparceiramentos: prossiga só se o regulamento do torneio permitir',
  'pane.typed-title': 'A rodada {round} foi alterada na sua planilha',
  'pane.typed-change': '{players}: {was} → {is}',
  'pane.typed-keep': 'Manter a alteração',
  'pane.typed-undo': 'Restaurar',
  'pane.typed-roll':
    'Escrito na lista de jogadores: {count} {count|jogador desistente, de volta ou ausente|jogadores desistentes, de volta ou ausentes}',
  'pane.typed-withdrawn': '{player}: ativo → desistente, a partir da rodada {round}',
  'pane.typed-returned': '{player}: desistente → de novo ativo, a partir da rodada {round}',
  'pane.typed-byes': '{player}: ausências {was} → {is}',
  'pane.typed-kept': 'Alterações escritas na planilha da rodada {round}, mantidas: {count}',
  'pane.typed-put-back': 'Alterações escritas na planilha da rodada {round}, desfeitas: {count}',
  'pane.typed-first':
    'Uma rodada anterior foi alterada na sua planilha. Mantenha ou restaure primeiro (acima).',
  'pane.proceed': 'Prosseguir',
};

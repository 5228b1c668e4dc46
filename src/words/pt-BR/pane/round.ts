import type { round as english } from '../../en/pane/round';
import type { WordsLike } from '../../like';

/** Words of the pane: the round and its results. */
export const round: WordsLike<typeof english> = {
  'pane.roll-intro': 'Quem joga a rodada {round}? Todos os marcados são emparceirados.',
  'pane.no-shows': 'Perdeu a rodada {round} por W.O.',
  'pane.no-shows-hint': 'Quem faltou sem avisar é considerado desistente, salvo justificativa.',
  'pane.no-shows-paired': 'Quem faltou é emparceirado como os outros enquanto você não escolher.',
  'pane.no-show-out': 'Ausente',
  'pane.presence': 'Situação',
  'pane.presence-zeroBye': 'Ausente (0)',
  'pane.presence-halfBye': 'Bye de ½ ponto',
  'pane.presence-fullBye': 'Bye de 1 ponto',
  'pane.presence-expelled': 'Expulso',
  'pane.presence-withdrawn': 'Desistiu',
  'pane.presence-present': 'Joga',
  'pane.enter-ticks': 'Enter muda a marcação.',
  'pane.not-saved': 'ainda não salvo',
  'pane.tick-all': 'Todos estão presentes',
  'pane.untick-all': 'Ninguém chegou ainda',
  'pane.total-present': 'Presentes: {count}',
  'pane.total-absent': 'Ausentes: {count}',
  'pane.total-byes': 'Byes: {count}',
  'pane.total-withdrawn': 'Desistentes: {count}',
  'pane.total-paid': 'Pago: {count}',
  'pane.total-due': 'A pagar: {count}',
  'pane.fee-hint':
    'Para marcar também os pagamentos, acrescente uma coluna “{column}” à lista da planilha Jogadores.',
  'pane.fee-paid': '{player}: pago',
  'pane.fee-not-paid': '{player}: não pago',
  'pane.save-roll': 'Salvar sem emparceirar',
  'pane.roll-saved': 'Rodada {round}: {count} {count|anotação salva|anotações salvas}',
  'pane.late-entry': 'Inscrição tardia',
  'pane.missed-rounds': 'Rodadas perdidas',
  'pane.missed-zero': '0 pontos cada',
  'pane.missed-half': '½ ponto cada',
  'pane.even-later': 'Nosso regulamento permite inscrições após a rodada 3',
  'pane.enter-player': 'Inscrever o jogador',
  'pane.player-entered': '{name} entra com o número {no}',
  'pane.warn-namesakes':
    'Jogadores com o mesmo nome: {who}. As listas mostram o clube e o rating; distinga-os pelo número.',
  'pane.fits-several': '{count} jogadores correspondem: {players}',
  'pane.warn-unrated': 'Jogadores sem rating: {count}. Ficam no fim da lista.',
  'pane.warn-order':
    'Os números não seguem a ordem inicial (rating, título, nome). Renumere em “Alterações manuais” se for preciso.',
  'pane.warn-many-rounds':
    '{rounds} {rounds|rodada|rodadas} para {players} {players|jogador|jogadores}: as últimas podem não ter emparceiramento legal.',
  'pane.sex-w': 'feminino',
  'pane.sex-m': 'masculino',
  'pane.not-a-birth': 'Não é uma data. Escreva 29/02/2004, ou só o ano.',
  'pane.papers-stale':
    '{count} {count|jogador tem|jogadores têm} um número novo a partir do {no}. Imprima de novo: jogadores, rodada {round}, por nome, fichas, tabela cruzada.',
  'pane.draw-again': 'Sortear de novo',
  'pane.draw-again-why': 'Por que um novo sorteio (fica no registro)',
  'pane.lot-before': 'Sorteio anterior: {seed}; novo sorteio: {why}',
  'pane.lots-white':
    'Cor sorteada: brancas para o n.º 1 (código do sorteio {seed}, salvo nas configurações)',
  'pane.lots-black':
    'Cor sorteada: pretas para o n.º 1 (código do sorteio {seed}, salvo nas configurações)',
  'pane.with-working': 'Escrever também as razões em uma planilha',
  'pane.write-round': 'Publicar a rodada {round}',
  'pane.round-paired': 'Rodada {round} emparceirada: {games} {games|partida|partidas}',
  'pane.round-paired-again':
    'Rodada {round} emparceirada de novo: {games} {games|partida|partidas}',
  'pane.verify': 'Segunda conferência: digite de novo cada resultado',
  'pane.keys': 'Teclas',
  'pane.key-move': 'outra mesa',
  'pane.key-clear': 'sem resultado',
  'pane.key-table': 'por mesa',
  'pane.enter': 'Inserir',
  'pane.by-table-hint': 'Mesa, Enter, resultado, Enter.',
  'pane.no-such-table':
    'A rodada {round} não tem mesa {table}: as suas mesas vão de {first} a {last}.',
  'pane.no-table-numbers': 'A planilha da rodada {round} não tem números de mesa.',
  'pane.table-twice':
    'A mesa {table} aparece duas vezes na planilha: insira os seus resultados na lista abaixo.',
  'pane.no-such-result':
    '“{result}” não é um resultado. As teclas estão indicadas abaixo; 1-0, ½-½ e semelhantes também servem.',
  'pane.result-stands': 'A mesa {table} já tem {result}.',
  'pane.result-replaces':
    'A mesa {table} tem {was}. Enter mais uma vez escreve {result} no lugar, Esc deixa como está.',
  'pane.table-entered': 'Mesa {table}: {result} ({players})',
  'pane.table-taken-back': 'A mesa {table} volta a {result} ({players})',
  'pane.take-back-table': 'Desfazer a mesa {table}: {result}',
  'pane.result-entered': 'Rodada {round}, mesa {table}: {result} (antes: {was})',
  'pane.results-typed': 'Resultados da rodada {round}',
  'pane.result-corrected': 'Correção, rodada {round}, mesa {table}: {result} em vez de {was}',
};

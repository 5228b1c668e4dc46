import type { round as english } from '../../en/pane/round';
import type { WordsLike } from '../../like';

/** Words of the pane: the round and its results. */
export const round: WordsLike<typeof english> = {
  'pane.roll-intro': 'Quem joga a ronda {round}? São emparceirados todos os assinalados.',
  'pane.no-shows': 'Falta de comparência na ronda {round}',
  'pane.no-shows-hint': 'Quem faltou sem justificação considera-se desistente.',
  'pane.no-shows-paired': 'Quem faltou é emparceirado como os outros enquanto não escolher.',
  'pane.no-show-out': 'Ausente',
  'pane.presence': 'Estado',
  'pane.presence-zeroBye': 'Ausente (0)',
  'pane.presence-halfBye': 'Bye de ½ ponto',
  'pane.presence-fullBye': 'Bye de 1 ponto',
  'pane.presence-expelled': 'Expulso',
  'pane.presence-withdrawn': 'Desistiu',
  'pane.presence-present': 'Joga',
  'pane.enter-ticks': 'Enter muda a marca.',
  'pane.not-saved': 'ainda por guardar',
  'pane.tick-all': 'Todos estão presentes',
  'pane.untick-all': 'Ainda não está ninguém',
  'pane.total-present': 'Presentes: {count}',
  'pane.total-absent': 'Ausentes: {count}',
  'pane.total-byes': 'Byes: {count}',
  'pane.total-withdrawn': 'Desistentes: {count}',
  'pane.total-paid': 'Pago: {count}',
  'pane.total-due': 'Por pagar: {count}',
  'pane.fee-hint':
    'Para assinalar também os pagamentos, acrescente uma coluna «{column}» à lista da folha Jogadores.',
  'pane.fee-paid': '{player}: pago',
  'pane.fee-not-paid': '{player}: não pago',
  'pane.save-roll': 'Guardar sem emparceirar',
  'pane.roll-saved': 'Ronda {round}: {count} {count|registo guardado|registos guardados}',
  'pane.late-entry': 'Inscrição tardia',
  'pane.missed-rounds': 'Rondas perdidas',
  'pane.missed-zero': '0 pontos cada',
  'pane.missed-half': '½ ponto cada',
  'pane.even-later': 'O nosso regulamento admite inscrições após a ronda 3',
  'pane.enter-player': 'Inscrever o jogador',
  'pane.player-entered': '{name} entra com o número {no}',
  'pane.warn-namesakes':
    'Jogadores com o mesmo nome: {who}. As listas mostram o clube e o rating; distinga-os pelo número.',
  'pane.fits-several': '{count} jogadores servem: {players}',
  'pane.warn-unrated': 'Jogadores sem rating: {count}. Ficam no fim da lista.',
  'pane.warn-order':
    'Os números não seguem a ordem inicial (rating, título, nome). Renumere em «Alterações manuais» se for preciso.',
  'pane.warn-many-rounds':
    '{rounds} {rounds|ronda|rondas} para {players} {players|jogador|jogadores}: as últimas podem não ter emparceiramento possível.',
  'pane.sex-w': 'feminino',
  'pane.sex-m': 'masculino',
  'pane.not-a-birth': 'Não é uma data. Escreva 29/02/2004, ou só o ano.',
  'pane.papers-stale':
    '{count} {count|jogador muda|jogadores mudam} de número a partir do {no}. Imprima de novo: jogadores, ronda {round}, por nome, fichas, tabela cruzada.',
  'pane.draw-again': 'Sortear de novo',
  'pane.draw-again-why': 'Porquê um novo sorteio (fica no registo)',
  'pane.lot-before': 'Sorteio anterior: {seed}; novo sorteio: {why}',
  'pane.lots-white':
    'Cor sorteada: brancas para o n.º 1 (código do sorteio {seed}, guardado nas definições)',
  'pane.lots-black':
    'Cor sorteada: pretas para o n.º 1 (código do sorteio {seed}, guardado nas definições)',
  'pane.with-working': 'Escrever também as razões numa folha',
  'pane.write-round': 'Publicar a ronda {round}',
  'pane.round-paired': 'Ronda {round} emparceirada: {games} {games|partida|partidas}',
  'pane.round-paired-again': 'Ronda {round} emparceirada de novo: {games} {games|partida|partidas}',
  'pane.verify': 'Segunda passagem: repetir cada resultado',
  'pane.keys': 'Teclas',
  'pane.key-move': 'outra mesa',
  'pane.key-clear': 'sem resultado',
  'pane.key-table': 'por mesa',
  'pane.enter': 'Registar',
  'pane.by-table-hint': 'Mesa, Enter, resultado, Enter.',
  'pane.no-such-table':
    'A ronda {round} não tem mesa {table}: as suas mesas vão de {first} a {last}.',
  'pane.no-table-numbers': 'A folha da ronda {round} não tem números de mesa.',
  'pane.table-twice':
    'A mesa {table} aparece duas vezes na folha: registe os seus resultados na lista abaixo.',
  'pane.no-such-result':
    '«{result}» não é um resultado. As teclas estão indicadas abaixo; 1-0, ½-½ e semelhantes também servem.',
  'pane.result-stands': 'A mesa {table} já tem {result}.',
  'pane.result-replaces':
    'A mesa {table} tem {was}. Enter mais uma vez escreve {result} em vez disso, Esc deixa como está.',
  'pane.table-entered': 'Mesa {table}: {result} ({players})',
  'pane.table-taken-back': 'A mesa {table} volta a {result} ({players})',
  'pane.take-back-table': 'Anular a mesa {table}: {result}',
  'pane.result-entered': 'Ronda {round}, mesa {table}: {result} (antes: {was})',
  'pane.results-typed': 'Resultados da ronda {round}',
  'pane.result-corrected': 'Correção, ronda {round}, mesa {table}: {result} em vez de {was}',
};

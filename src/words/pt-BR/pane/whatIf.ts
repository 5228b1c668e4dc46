import type { whatIf as english } from '../../en/pane/whatIf';
import type { WordsLike } from '../../like';

/** "And if …?": the event as it would be, beside the event. */
export const whatIf: WordsLike<typeof english> = {
  'whatIf.title': 'E se …?',
  'whatIf.intro':
    'Outro resultado, alguém ausente, outra edição: veja o que mudaria. Nada é escrito; o torneio fica como está.',
  'whatIf.game': 'Partida da rodada {round}',
  'whatIf.suppose': 'Aplicar',
  'whatIf.away': 'Ausente da próxima rodada',
  'whatIf.system': 'Emparceirado por',
  'whatIf.same-system': 'como está',
  'whatIf.result': 'Rodada {round}, {player}: {result}',
  'whatIf.is-away': '{player} não vem',
  'whatIf.see': 'Simular',
  'whatIf.clear': 'Limpar',
  'whatIf.working': 'Calculando o que seria …',
  'whatIf.moved': '{count} {count|jogador mudaria|jogadores mudariam} de lugar.',
  'whatIf.no-next':
    'Nenhuma próxima rodada pode ser emparceirada: faltam resultados, ou o torneio acabou.',
  'whatIf.no-round': 'A rodada {round} então não poderia ser emparceirada.',
  'whatIf.same-round': 'A rodada {round} seria emparceirada exatamente como agora.',
  'whatIf.pairs-come': 'A rodada {round} teria estes pares: {pairs}',
  'whatIf.pairs-gone': 'Em vez de: {pairs}',
};

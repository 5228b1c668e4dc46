import type { sheets as english } from '../../en/sheets/sheets';
import type { WordsLike } from '../../like';

/** Words that stand in the workbook's sheets. */
export const sheets: WordsLike<typeof english> = {
  'sheet.event': 'Torneio',
  'sheet.players': 'Jogadores',
  'sheet.round': 'Ronda {round}',
  'sheet.by-name': 'Por nome',
  'sheet.standings': 'Classificação',
  'sheet.crosstable': 'Tabela cruzada',
  'sheet.working': 'Cálculo {round}',
  'sheet.cards': 'Fichas',
  'sheet.cma': 'CMA',
  'sheet.schedule': 'Calendário',
  'sheet.cma-title': 'Rating médio dos adversários após a ronda {round}',
  'sheet.check-in': 'Presenças',
  'sheet.check-in-title': 'Presenças',
  'sheet.check-in-all': 'Presenças todas as secções',
  'sheet.check-in-all-title': 'Presenças, todas as secções',
  'sheet.by-name-all': 'Por nome todas as secções',
  'sheet.by-name-all-title': 'Emparceiramentos por nome, todas as secções',
  'sheet.by-club': 'Por clube',
  'sheet.by-club-title': 'Emparceiramentos por clube, ronda {round}',
  'sheet.progress': 'Progressão',
  'sheet.check': 'Verificação',
  'sheet.log': 'Registo',

  'sheet.round-title': 'Emparceiramentos da ronda {round}',
  'sheet.round-of': 'Ronda {round} de {rounds}',
  'sheet.by-name-title': 'Emparceiramentos por nome, ronda {round}',
  'sheet.standings-after': 'Classificação após a ronda {round}',
  'sheet.functions-missing-kept':
    'O Pairsheet não está instalado aqui: esta lista está como estava quando o ficheiro foi guardado.',
  'sheet.functions-missing':
    'O Pairsheet não está instalado aqui: esta lista não pode ser calculada. Peça o ficheiro só com valores, ou abra-o onde o Pairsheet está instalado.',
  'sheet.standings-final': 'Classificação final após {round} {round|ronda|rondas}',
  'sheet.crosstable-after': 'Tabela cruzada após a ronda {round}',
  'sheet.tie-breaks-by': 'Desempates: {codes} ({edition})',
  'sheet.players-title': '{count} {count|jogador|jogadores}',
  'sheet.page': 'Página',
  'sheet.cards-title': 'Fichas dos jogadores',
  'sheet.progress-title': 'Progressão dos primeiros',
  'sheet.check-title': 'Verificação do torneio: {system}',
  'sheet.working-title': 'Cálculo da ronda {round}: {system}',
  'sheet.accelerated': 'acelerada, até {points} pontos virtuais',
  'sheet.rating-corrections': 'Correções de rating',
  'sheet.rating-corrections-title': 'Resultados corrigidos só para o relatório de rating',
  'sheet.rating-corrections-hint':
    'A classificação e os emparceiramentos contam o resultado de então; o TRF comunica o corrigido (C.04.2).',
  'sheet.rules-left': 'regras alteradas desde a ronda {round}',
  'sheet.not-final': 'PROVISÓRIO: {count} {count|resultado em falta|resultados em falta}',
  'sheet.withdrawn-are': 'desistências: {who}',
};

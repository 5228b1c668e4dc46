import type { ofRounds as english } from '../../en/problems/ofRounds';
import type { ProblemWordsLike } from '../../like';

/** Problems of the rounds: opponents, colours, results. */
export const ofRounds: ProblemWordsLike<typeof english> = {
  'opponent-not-a-number': {
    says: 'o adversário não é um número: «{value}»',
    cure: 'Escreva o número do adversário, ou 0000 se não houver.',
  },
  'unknown-opponent': {
    says: 'ronda {round}: ninguém tem o número {opponent} («{value}»)',
    cure: 'Corrija o adversário ou acrescente o jogador em falta.',
  },
  'plays-himself': {
    says: 'ronda {round}: um jogador é adversário de si próprio («{value}»)',
    cure: 'Escreva o número do verdadeiro adversário.',
  },
  'twice-in-round': {
    says: 'ronda {round}: o número {player} aparece como adversário de {first} e de {second}',
    cure: 'Um jogador tem uma só partida por ronda: corrija uma das duas.',
  },
  'opponents-disagree': {
    says: 'ronda {round}: {player} indica {opponent} como adversário, mas não o inverso («{value}»)',
    cure: 'Faça com que os dois se indiquem mutuamente.',
  },
  'colours-disagree': {
    says: 'ronda {round}: {player} e {opponent} têm a mesma cor («{value}»)',
    cure: 'Um tinha as brancas, o outro as pretas.',
  },
  'colour-missing': {
    says: 'ronda {round}: uma partida sem cor («{value}»)',
    cure: 'Escreva w para as brancas ou b para as pretas, mesmo havendo falta.',
  },
  'colour-without-opponent': {
    says: 'ronda {round}: uma cor sem adversário («{value}»)',
    cure: 'Escreva - como cor de um bye, ou o número do adversário.',
  },
  'unknown-colour-code': {
    says: 'cor desconhecida em «{value}»',
    cure: 'Escreva w, b ou - (nenhuma).',
  },
  'unknown-result-code': {
    says: 'resultado desconhecido em «{value}»',
    cure: 'Escreva 1 = 0, + - havendo falta, W D L sem contar para rating; U F H Z sem adversário.',
  },
  'bye-with-opponent': {
    says: 'um código de bye ao lado de um adversário: «{value}»',
    cure: 'Escreva o resultado da partida (1-0F se as pretas não vieram), ou retire o adversário (0000 num TRF).',
  },
  'result-without-opponent': {
    says: 'um resultado sem adversário: «{value}»',
    cure: 'Escreva o adversário, ou U F H Z para um bye.',
  },
  'results-disagree': {
    says: 'ronda {round}: os resultados de {player} e {opponent} contradizem-se ({value})',
    cure: 'Veja o resultado na folha de partida e corrija o lado errado.',
  },
  'result-by-penalty': {
    says: 'ronda {round}: {player} e {opponent} somam menos de um ponto ({value})',
    cure: 'Está certo se o árbitro aplicou uma sanção; senão, corrija.',
  },
  'met-twice': {
    says: 'ronda {round}: {player} e {opponent} já se tinham encontrado (C.04.1.b)',
    cure: 'Verifique se um adversário está errado.',
  },
  'text-between-rounds': {
    says: 'há texto entre as colunas de duas rondas: «{value}»',
    cure: 'As rondas estão nas colunas 92, 102, 112…: alinhe o texto.',
  },
  'too-many-rounds': {
    says: 'há um registo na ronda {round}, mas só estão anunciadas {declared} rondas («{value}»)',
    cure: 'Corrija o número de rondas ou elimine o registo.',
  },
  'score-with-coming-byes': {
    says: 'número {player}: estão impressos {value} pontos, {score} depois das rondas emparceiradas: contêm um bye de uma ronda futura',
    cure: 'O bye conta quando a sua ronda for emparceirada.',
  },
  'two-pairing-byes': {
    says: 'a ronda {round} tem mais do que um isento: {kept} e {others}',
    cure: 'Só um jogador pode ficar sem adversário. {kept} fica isento, pois destes as regras deixariam antes {kept} sem adversário; para {others} conta como bye de um ponto. Corrija o ficheiro se foi uma falta de comparência.',
  },
  'games-postponed': {
    says: '{count} {count|partida adiada|partidas adiadas}: sem resultado, embora já haja uma ronda seguinte emparceirada ({games})',
    cure: 'Ainda sem pontos, empate para o emparceiramento; não definitivo. Introduza o resultado quando o souber.',
  },
  'no-entry-in-round': {
    says: 'o número {player} não tem nada na ronda {round}; conta como ausência',
    cure: 'Está certo se desistiu; senão, introduza a partida.',
  },
  'result-missing': {
    says: 'ronda {round}: {count|falta|faltam} {count} {count|resultado|resultados}: {games}',
    cure: 'Introduza o resultado (ou adiada, se existir) e depois emparceire.',
  },
  'results-missing': {
    says: 'ronda {round}: {count|falta|faltam} {count} {count|resultado|resultados}: {count|mesa|mesas} {tables}',
    cure: 'Introduza o resultado (ou adiada, se existir) e depois emparceire.',
  },
};

import type { foreign as english } from '../../en/sheets/foreign';
import type { WordsLike } from '../../like';

/** What is said of files that other programs wrote. */
export const foreign: WordsLike<typeof english> = {
  'foreign.sheet': 'Folha «{sheet}». {what}',
  'foreign.numbers-of-sheet': 'Os números iniciais vêm da folha «{sheet}»',
  'foreign.sheets-beside': 'Folhas não usadas: {sheets}',
  'foreign.teams':
    'Lido como tabela de equipas: {teams} equipas, {boards} {boards|tabuleiro|tabuleiros} por encontro; 2 pontos por encontro ganho, 1 por empate',
  'foreign.read-as':
    'Lido como {program}: {players} {players|jogador|jogadores}, {rounds} {rounds|ronda|rondas}',
  'foreign.not-carried': 'Não transportado: {what}',
  'foreign.lost.tunx':
    'edição de emparceiramento, desempates, títulos nacionais, datas das rondas, byes pedidos para depois, datas de nascimento; o rating é o da FIDE, senão o nacional',
  'foreign.lost.swisssys':
    'números de sócio, segundos ratings, equipas, prémios, byes reservados para depois',
  'foreign.lost.papi':
    'edição de emparceiramento, uma aceleração que não seja Haley nem SAD, desempates, licenças, prémios, moradas, datas das rondas; os números iniciais foram feitos por rating, título e nome, o rating é o do torneio, estimativas incluídas',
};

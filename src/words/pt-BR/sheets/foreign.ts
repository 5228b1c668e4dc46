import type { foreign as english } from '../../en/sheets/foreign';
import type { WordsLike } from '../../like';

/** What is said of files that other programs wrote. */
export const foreign: WordsLike<typeof english> = {
  'foreign.sheet': 'Planilha “{sheet}”. {what}',
  'foreign.numbers-of-sheet': 'Os números iniciais vêm da planilha “{sheet}”',
  'foreign.sheets-beside': 'Planilhas não usadas: {sheets}',
  'foreign.teams':
    'Lido como tabela de equipes: {teams} equipes, {boards} {boards|tabuleiro|tabuleiros} por encontro; 2 pontos por encontro ganho, 1 por empate',
  'foreign.read-as':
    'Lido como {program}: {players} {players|jogador|jogadores}, {rounds} {rounds|rodada|rodadas}',
  'foreign.not-carried': 'Não transferido: {what}',
  'foreign.lost.tunx':
    'edição de emparceiramento, desempates, títulos nacionais, datas das rodadas, byes pedidos para depois, datas de nascimento; o rating é o da FIDE, senão o nacional',
  'foreign.lost.swisssys':
    'números de sócio, segundos ratings, equipes, prêmios, byes reservados para depois',
  'foreign.lost.papi':
    'edição de emparceiramento, uma aceleração que não seja Haley nem SAD, desempates, licenças, prêmios, endereços, datas das rodadas; os números iniciais foram feitos por rating, título e nome, o rating é o do torneio, estimativas incluídas',
};

import type { generate as english } from '../../en/cli/generate';
import type { WordsLike } from '../../like';

/** What the generator's options and messages say. */
export const generate: WordsLike<typeof english> = {
  'cli.generate.count': 'número de arquivos; -o deve então conter %d',
  'cli.generate.seed':
    'número inteiro; o arquivo k tem este código mais k − 1 (padrão: do relógio, e indicado)',
  'cli.generate.players': 'número de jogadores, ou o intervalo onde o sortear',
  'cli.generate.rounds': 'número de rodadas, ou o intervalo onde o sortear',
  'cli.generate.ratings': 'rating mais baixo e mais alto, ou todos um a um',
  'cli.generate.rating-top': 'rating do primeiro jogador; os outros seguem por degraus',
  'cli.generate.rating-step': 'o degrau (10 por padrão)',
  'cli.generate.rating-sigma': 'distância entre rating publicado e força real (0 por padrão)',
  'cli.generate.full-byes':
    'byes de um ponto; X é um número (4), uma parte (5%) ou em uma só rodada (5%@3)',
  'cli.generate.half-byes': 'byes de meio ponto',
  'cli.generate.zero-byes': 'ausências anunciadas',
  'cli.generate.forfeit-wins': 'partidas com W.O. de um lado',
  'cli.generate.forfeit-losses': 'partidas com W.O. duplo',
  'cli.generate.unusual': 'resultados como ½-0 e 0-0',
  'cli.generate.withdrawals': 'jogadores que desistem',
  'cli.generate.late': 'jogadores que entram depois da rodada 1',
  'cli.generate.forbidden': 'pares que não podem se enfrentar (uma parte conta-se em jogadores)',
  'cli.generate.forfeits': 'parte das partidas com W.O., uma em dez dos dois lados, 0 a 1',
  'cli.generate.byes': 'parte das rodadas com bye pedido, duas em três por meio ponto, 0 a 1',
  'cli.generate.baku': 'com a aceleração de Baku (C.04.7)',
  'cli.generate.no-baku': 'sem aceleração',
  'cli.generate.tie-breaks': 'a lista do torneio, p. ex. "BH/C1,BH,SB"',
  'cli.generate.points': 'pontos da vitória, do empate e da derrota, p. ex. 3-1-0',
  'cli.generate.pab': 'pontos do bye (padrão: uma vitória)',
  'cli.generate.initial-colour': 'cor sorteada para o primeiro jogador',
  'cli.generate.model': 'sorteio dos resultados: table (regulamento do rating) ou milvang-2024',
  'cli.generate.unset': 'o que não é pedido é sorteado (random, por padrão) ou fica de fora (off)',
  'cli.generate.stop-early': 'se não houver mais emparceiramento legal, escrever o torneio até aí',
  'cli.generate.format': 'trf26 (por padrão) ou trf16',
  'cli.generate.output': 'arquivo a gravar; %d passa a ser o número do arquivo',
  'cli.generate.seed-used': 'Código do sorteio {seed}, {system}',
  'cli.generate.fitted': 'Com este sistema o torneio tem {players} {players|jogador|jogadores}.',
  'cli.generate.progress': '{done} de {all} …',
};

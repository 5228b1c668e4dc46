import type { appeal as english } from '../../en/sheets/appeal';
import type { WordsLike } from '../../like';

export const appeal: WordsLike<typeof english> = {
  'appeal.title': 'Recurso, ronda {round}: {players}',
  'appeal.sheet': 'Recurso',
  'appeal.sheet.round': 'Recurso ronda',
  'appeal.asked': '{players} podiam defrontar-se na ronda {round}?',
  'appeal.articles': 'O que dizem aqui os artigos',
  'appeal.more': 'mais {count} {count|frase|frases}: explicar a ronda {round}',
  'appeal.demanded': 'A melhor ronda em que {players} se defrontam',
  'appeal.noSuchRound': 'Não há ronda legal em que {players} se defrontem.',
  'appeal.theyMeet': '{players} defrontam-se na ronda segundo as regras.',
  'appeal.otherPairs':
    '{count} {count|par é diferente|pares são diferentes} da ronda segundo as regras: {pairs}',
  'appeal.moreOfBracket': 'e mais {count} {count|jogador|jogadores} deste grupo',
  'appeal.legend':
    'Devida: a cor que se segue, ! fortemente, !! obrigatoriamente. Flutuações: ↓ desceu, ↑ jogou com alguém com mais pontos; a última ronda, depois a anterior.',
  'appeal.noTieBreaks': 'Não foi anunciado nenhum desempate.',
  'appeal.round': 'Ronda {round}: os pares que diferem e as mesas dos dois',
  'appeal.byTheRules': 'Segundo as regras',
  'appeal.played': 'Tal como emparceirada',
  'appeal.withPair': 'Melhor ronda com {pair}',
  'appeal.bye': 'Isento',
  'appeal.none': 'nenhuma ronda',
  'appeal.sameTables': '{count} {count|mesa é a mesma|mesas são as mesmas} em cada coluna.',
  'appeal.moreTables': '{count} {count|outra mesa difere|outras mesas diferem}.',
  'appeal.asPaired': 'A ronda foi emparceirada segundo as regras.',
  'appeal.places': 'Lugares após a ronda {round}, desempates por {edition}',
  'appeal.log': 'Linhas do registo sobre a ronda {round}',
  'appeal.noLog': 'O torneio foi lido de um ficheiro sem registo.',
  'appeal.noLines': 'Nenhuma linha do registo refere esta ronda.',
  'appeal.line': 'Linha',
  'appeal.digest': 'Resumo digital',
  'appeal.verified': 'O que diz a verificação do registo',
  'appeal.button': 'Ficheiro de recurso',
  'appeal.hint':
    'Um livro para uma comissão de apelo: posição, artigos, preço do par pedido, desempates, registo.',
  'appeal.help.players': 'appeal: os dois jogadores, por número ou nome: 3,7',
  'appeal.help.standings': 'appeal: também os lugares dos dois, com os desempates célula a célula',
  'appeal.help.output': 'appeal: o livro a escrever',
};

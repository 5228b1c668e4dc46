import type { appeal as english } from '../../en/sheets/appeal';
import type { WordsLike } from '../../like';

export const appeal: WordsLike<typeof english> = {
  'appeal.title': 'Recurso, rodada {round}: {players}',
  'appeal.sheet': 'Recurso',
  'appeal.sheet.round': 'Recurso rodada',
  'appeal.asked': '{players} podiam se enfrentar na rodada {round}?',
  'appeal.articles': 'O que dizem aqui os artigos',
  'appeal.more': 'mais {count} {count|frase|frases}: explicar a rodada {round}',
  'appeal.demanded': 'A melhor rodada em que {players} se enfrentam',
  'appeal.noSuchRound': 'Não há rodada legal em que {players} se enfrentem.',
  'appeal.theyMeet': '{players} se enfrentam na rodada segundo as regras.',
  'appeal.otherPairs':
    '{count} {count|par é diferente|pares são diferentes} da rodada segundo as regras: {pairs}',
  'appeal.moreOfBracket': 'e mais {count} {count|jogador|jogadores} deste grupo',
  'appeal.legend':
    'Devida: a cor que vem a seguir, ! fortemente, !! obrigatoriamente. Flutuações: ↓ desceu, ↑ jogou com alguém com mais pontos; a última rodada, depois a anterior.',
  'appeal.noTieBreaks': 'Nenhum critério de desempate foi anunciado.',
  'appeal.round': 'Rodada {round}: os pares que diferem e as mesas dos dois',
  'appeal.byTheRules': 'Segundo as regras',
  'appeal.played': 'Tal como emparceirada',
  'appeal.withPair': 'Melhor rodada com {pair}',
  'appeal.bye': 'Bye',
  'appeal.none': 'essa rodada não existe',
  'appeal.sameTables': '{count} {count|mesa é a mesma|mesas são as mesmas} em cada coluna.',
  'appeal.moreTables': '{count} {count|outra mesa difere|outras mesas diferem}.',
  'appeal.asPaired': 'A rodada foi emparceirada segundo as regras.',
  'appeal.places': 'Lugares após a rodada {round}, desempates por {edition}',
  'appeal.log': 'Linhas do registro sobre a rodada {round}',
  'appeal.noLog': 'O torneio foi lido de um arquivo sem registro.',
  'appeal.noLines': 'Nenhuma linha do registro refere esta rodada.',
  'appeal.line': 'Linha',
  'appeal.digest': 'Resumo digital',
  'appeal.verified': 'O que diz a verificação do registro',
  'appeal.button': 'Arquivo de recurso',
  'appeal.hint':
    'Uma pasta de trabalho para uma comissão de apelação: posição, artigos, preço do par pedido, desempates, registro.',
  'appeal.help.players': 'appeal: os dois jogadores, por número ou nome: 3,7',
  'appeal.help.standings': 'appeal: também os lugares dos dois, com os desempates célula a célula',
  'appeal.help.output': 'appeal: a pasta de trabalho a gravar',
};

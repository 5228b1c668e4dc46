import type { second as english } from '../../en/pairing/second';
import type { WordsLike } from '../../like';

export const second: WordsLike<typeof english> = {
  'second.title': 'Segunda opinião: o texto à letra, experimentando tudo',
  'second.agrees': 'o motor e a leitura à letra concordam em {agreed} de {all} {all|grupo|grupos}',
  'second.bracket': '{number} ({score} {score|ponto|pontos})',
  'second.tooLarge': 'grupo {bracket}: casos a mais para experimentar',
  'second.differs':
    'grupo {bracket}: a leitura à letra dá {literal}, o motor {engine}. Um dos dois está errado e a falha é nossa: comunique-a, por favor',
  'second.noRound': 'a leitura à letra também não encontra uma ronda legal',
  'second.hasRound':
    'a leitura à letra encontra uma ronda legal e o motor não. Um dos dois está errado e a falha é nossa: comunique-a, por favor',
  'second.largeRound': 'casos a mais para saber se existe uma ronda legal',
  'second.none': 'o Pairsheet não tem uma leitura à letra deste sistema',
  'second.pairs': '{pairs}',
  'second.pairsAndBye': '{pairs}, isento {player}',
  'second.played': 'A ronda tal como foi jogada é outra',
  'second.head.bracket': 'Grupo',
  'second.head.verdict': 'Resultado',
  'second.head.literal': 'Leitura à letra',
  'second.head.engine': 'Motor',
  'second.verdict.agrees': 'de acordo',
  'second.verdict.differs': 'DIFERENTES',
  'second.verdict.tooLarge': 'casos a mais para experimentar',
  'second.verdict.bye': 'isento',
  'second.ofRound': 'ronda {round}: {text}',
  'second.help':
    'check: cada ronda mais uma vez pelo texto à letra, grupo a grupo; código de saída 2 onde difere do motor',
};

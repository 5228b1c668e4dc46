import type { inTrf26 as english } from '../../en/problems/inTrf26';
import type { ProblemWordsLike } from '../../like';

/** Problems of the records that TRF26 adds, and of records that contradict each other. */
export const inTrf26: ProblemWordsLike<typeof english> = {
  'records-disagree': {
    says: 'dois registros contradizem-se ({value}); conta {kept}',
    cure: 'Corrija ou exclua o errado.',
  },
  'bye-disagrees': {
    says: '“{value}” não concorda com “{column}” na linha do jogador {player}, rodada {round}; conta “{counts}”',
    cure: 'Escreva o mesmo nos dois lugares.',
  },
  'bad-initial-colour': {
    says: 'a cor inicial não é W nem B: “{value}”',
    cure: 'Escreva 152 W ou 152 B.',
  },
  'bad-bye-type': {
    says: 'tipo de bye desconhecido no registro 240: “{value}”',
    cure: 'Escreva F (ponto inteiro), H (meio ponto) ou Z (sem ponto) na coluna 5.',
  },
  'bad-round-range': {
    says: 'isto não são rodadas: “{value}”',
    cure: 'Escreva números inteiros a partir de 1, a primeira rodada não depois da última.',
  },
  'bad-number-range': {
    says: 'o primeiro número é maior que o último: “{value}”',
    cure: 'Escreva primeiro o número menor.',
  },
  'bad-abnormal-type': {
    says: 'tipo desconhecido no registro 299: “{value}”',
    cure: 'São conhecidos W D L F H Z + - na coluna 5, ou um espaço para bônus ou penalidade.',
  },
  'abnormal-unknown-player': {
    says: 'o registro 299 indica o número {value}, que não está na lista',
    cure: 'Corrija o número ou acrescente o jogador.',
  },
  'virtual-match-points': {
    says: 'o registro 250 dá pontos de encontro virtuais ({value}) em um torneio individual',
    cure: 'Escreva os pontos virtuais nas colunas 10 a 13.',
  },
  'virtual-match-points-unused': {
    says: 'pontos de encontro virtuais nada significam em um torneio individual: “{value}”',
    cure: 'Só contam as colunas 10 a 13; deixe em branco as colunas 5 a 8.',
  },
  'virtual-points-zero': {
    says: 'um registro 250 não dá pontos virtuais: “{value}”',
    cure: 'Exclua o registro ou escreva os pontos nas colunas 10 a 13.',
  },
  'unknown-162-code': {
    says: 'resultado desconhecido no registro 162: “{value}”',
    cure: 'São conhecidos W D L A P X, cada um seguido dos seus pontos, p. ex. W 3.0.',
  },
  'adjourned-not-a-draw': {
    says: 'o registro 162 dá a uma partida inacabada pontos diferentes de um empate: “{value}”',
    cure: 'A classificação conta-a assim até ter resultado; o emparceiramento conta-a como empate (C.04.2).',
  },
  'bye-by-points': {
    says: 'a rodada {round} do jogador {player}, “{value}”, valia {worth}: dizem-no os seus pontos',
    cure: 'Escreva H (meio ponto) ou Z (sem ponto) onde o arquivo tem só um traço.',
  },
  'forfeit-without-colour': {
    says: 'a partida {player} – {opponent} da rodada {round}, ganha por W.O., não tem cores',
    cure: 'É lida sem cores; escreva w e b se forem conhecidas.',
  },
  'record-not-read': {
    says: 'este registro não está como no TRF26; fica como está: “{value}”',
    cure: 'Corrija as suas colunas se deve contar.',
  },
  'baku-of-another-system': {
    says: 'o arquivo indica {value}; por {system}, como pedido, a sua aceleração é deixada de lado',
    cure: 'Escreva os pontos virtuais em registros 250 se devem contar.',
  },
};

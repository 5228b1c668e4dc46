import type { ofTrfWriting as english } from '../../en/problems/ofTrfWriting';
import type { ProblemWordsLike } from '../../like';

/** What a TRF has no room or no word for. */
export const ofTrfWriting: ProblemWordsLike<typeof english> = {
  'trf-too-wide-number': {
    says: 'o número {value} ({name}) não cabe nas {width} colunas que um TRF lhe dá',
    cure: 'Numere os jogadores de 1 a 9999.',
  },
  'trf-too-wide-id': {
    says: 'o ID FIDE do jogador {player} ({name}) excede os {width} caracteres que um TRF lhe dá: «{value}»',
    cure: 'Corrija o ID ou deixe-o vazio.',
  },
  'trf-too-wide-points': {
    says: 'os pontos do jogador {player} ({name}), {value}, não cabem nas {width} colunas que um TRF lhes dá',
    cure: 'Um TRF contém pontos de -9.5 a 99.5: verifique os pontos por vitória.',
  },
  'trf-cuts-name': {
    says: 'o nome do jogador {player} é cortado aos {width} caracteres de um TRF: «{value}»',
    cure: 'Abrevie-o se deve ler-se de outro modo.',
  },
  'trf-cuts-federation': {
    says: 'a federação do jogador {player} é cortada às {width} letras de um TRF: «{value}»',
    cure: 'Escreva o seu código de três letras, p. ex. POR.',
  },
  'trf-cuts-born': {
    says: 'a data de nascimento do jogador {player} é cortada aos {width} caracteres de um TRF: «{value}»',
    cure: 'Escreva-a AAAA/MM/DD.',
  },
  'trf-loses-ratings': {
    says: 'um TRF não tem lugar para um rating que não seja o da FIDE, o nacional, nem obtido de ambos; omitido o dos jogadores {value}',
    cure: 'Guarde o livro: só lá estão.',
  },
  'trf-loses-national': {
    says: 'os ratings nacionais precisam de uma federação; omitidos os dos jogadores {value}',
    cure: 'Escreva-a na linha Rating aplicado da folha Torneio, antes do método: POR FIDON.',
  },
  'trf-loses-clubs': {
    says: 'um TRF não tem lugar para clubes; omitidos os dos jogadores {value}',
    cure: 'Guarde o livro: só lá estão.',
  },
  'trf-loses-tables': {
    says: 'um TRF não tem lugar para mesas fixas; omitidas as dos jogadores {value}',
    cure: 'Guarde o livro: só lá estão.',
  },
  'trf-loses-bye-rounds': {
    says: 'um TRF não pode dizer que a ronda {value}, sem nenhum emparceiramento, se realizou: os byes ficam escritos como os de uma ronda futura',
    cure: 'Diga-o a quem recebe o ficheiro, ou retire a ronda do torneio.',
  },
  'trf-loses-withdrawals': {
    says: 'um TRF só diz que os jogadores {value}, desistentes, faltam à próxima ronda',
    cure: 'Diga-o de novo para cada ronda seguinte.',
  },
  'trf-counts-withdrawn': {
    says: 'um TRF não pode dizer que os resultados de {value}, que deixou o torneio de todos contra todos, não contam: outros programas contam-nos',
    cure: 'Envie a classificação junto com o ficheiro.',
  },
  'trf-loses-floats': {
    says: 'um TRF não tem lugar para os flutuantes escritos com as rondas; omitidos os dos jogadores {value}',
    cure: 'Outros programas deduzem-nos dos resultados.',
  },
  'trf16-loses-adjourned': {
    says: 'o TRF16 não tem sinal para partidas inacabadas; as dos jogadores {value} são escritas sem resultado',
    cure: 'Escreva um TRF26 ou introduza primeiro os resultados.',
  },
  'trf16-loses-records': {
    says: 'o TRF16 não tem palavras para estes registos do TRF26, que são omitidos: {value}',
    cure: 'Escreva um TRF26 (--format trf26) para os manter.',
  },
  'trf26-points': {
    says: 'o registo 162 não distingue estes pontos; uma linha XXS fá-lo, que poucos programas leem: {value}',
    cure: 'Verifique que o programa seguinte os conta do mesmo modo.',
  },
  'trf-forfeited-seats': {
    says: 'nada diz quem jogaria por estas equipas, cujo encontro foi ganho por falta (ronda entre parênteses); os pontos ficam com os primeiros jogadores da sua ordem: {value}',
    cure: 'Escreva o alinhamento na folha da ronda se estavam outros.',
  },
};

import type { ofPrizes as english } from '../../en/problems/ofPrizes';
import type { ProblemWordsLike } from '../../like';

/** Problems of a table of prizes and of the standings it is for. */
export const ofPrizes: ProblemWordsLike<typeof english> = {
  'prize-column-unknown': {
    says: '“{value}” não é coluna de prêmios nem da classificação',
    cure: 'As colunas são Prêmio, Lugar, Valor, Divisão, Rating, Idade, Nascimento, Sexo, ou o cabeçalho de uma coluna da classificação.',
  },
  'prize-column-twice': { says: 'a coluna “{value}” aparece duas vezes', cure: 'Deixe só uma.' },
  'prize-value-missing': {
    says: 'a tabela de prêmios não tem coluna Valor: “{value}”',
    cure: 'Inclua a linha de cabeçalho no intervalo e chame Valor às quantias.',
  },
  'prize-table-empty': {
    says: 'a tabela de prêmios não tem nenhum prêmio',
    cure: 'Escreva uma linha por prêmio abaixo do cabeçalho.',
  },
  'prize-place-is-date': {
    says: '“{value}” é uma data: a planilha eletrônica fez uma de lugares como 2-3',
    cure: 'Digite um apóstrofo antes (’2-3 aparece como 2-3), ou formate a coluna como texto e digite de novo os lugares.',
  },
  'prize-cell-bad': {
    says: '“{value}” não pode ser lido na coluna {column}',
    cure: 'Escreva assim: {expected}.',
  },
  'prize-year-missing': {
    says: '“{value}” é uma idade, e o ano do torneio não é conhecido',
    cure: 'Indique o ano: o início do torneio nas suas configurações, ou o argumento year da fórmula; ou anos de nascimento em uma coluna Nascimento.',
  },
  'prize-place-twice': {
    says: 'o lugar {value} aparece duas vezes para os mesmos jogadores',
    cure: 'Dê cada lugar uma vez; prêmios para outros precisam da sua própria condição.',
  },
  'prize-place-gap': {
    says: 'o lugar {value} aparece, o lugar {place} não',
    cure: 'Preencha a lacuna, ou conte os lugares a partir de 1 sem lacunas.',
  },
  'prize-value-rises': {
    says: 'um prêmio de {value} é maior do que o do lugar acima',
    cure: 'Faça descer os prêmios de lugar em lugar.',
  },
  'prize-share-mixed': {
    says: 'os prêmios dos mesmos jogadores são divididos de modos diferentes: “{value}”',
    cure: 'Escreva a mesma palavra em todas as linhas.',
  },
  'prize-standings-bad': {
    says: 'a classificação precisa de colunas para o nome e os pontos; o cabeçalho é “{value}”',
    cure: 'Inclua a linha de cabeçalho no intervalo.',
  },
  'prize-standings-order': {
    says: 'o lugar {value} está abaixo de um lugar inferior',
    cure: 'Dê a classificação em ordem.',
  },
  'prize-table-there': {
    says: 'a planilha “{value}” já tem os prêmios',
    cure: 'Altere-a ali; ela não é sobrescrita.',
  },
  'prize-table-missing': {
    says: 'esta pasta de trabalho não tem tabela de prêmios',
    cure: 'Crie a planilha Prêmios e preencha-a.',
  },
  'prize-nobody-possible': {
    says: 'os anos de nascimento “{value}” e a idade “{age}” não deixam ninguém',
    cure: 'Deixe apenas um dos dois.',
  },
  'prize-rules-unknown': {
    says: '“{value}” não é uma regra para prêmios',
    cure: 'Escreva um ou vários, valor ou ordem, e nenhum, igual ou hort, separados por vírgulas; ou escolha no painel.',
  },
};

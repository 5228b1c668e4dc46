import type { ofForeignFiles as english } from '../../en/problems/ofForeignFiles';
import type { ProblemWordsLike } from '../../like';

/** Problems of files and tables that other programs wrote. */
export const ofForeignFiles: ProblemWordsLike<typeof english> = {
  'table-of-teams': {
    says: 'isto é uma tabela de equipes: “{value}” é um adversário com {points} pontos de partida',
    cure: 'Para a classificação use =CHESS.TEAM_STANDINGS(tabela; tabuleiros) em uma planilha ou pairsheet standings; para um torneio dê os emparceiramentos por tabuleiro de cada rodada, ou um TRF com os registros de equipes.',
  },
  'match-list-lacks-round': {
    says: 'a lista de encontros não tem a rodada {round}',
    cure: 'Ponha os emparceiramentos por tabuleiro de cada rodada um abaixo do outro, cada um sob o seu título (Rodada 1, Rodada 2 …).',
  },
  'match-list-board-alone': {
    says: 'o tabuleiro {value} não está sob nenhum encontro de duas equipes',
    cure: 'Ponha a linha das duas equipes acima dos seus tabuleiros.',
  },
  'match-list-team-empty': {
    says: '“{value}” não ocupa nenhum tabuleiro da lista',
    cure: 'Acrescente os tabuleiros de uma rodada em que jogou, ou tire a equipe da lista.',
  },
  'match-list-score': {
    says: 'rodada {round}: o placar {value} não é a soma dos tabuleiros ({boards})',
    cure: 'Contam os tabuleiros. Corrija o que estiver errado; uma decisão é registrada como ajuste de pontos.',
  },
  'match-list-assumed': {
    says: '{teams} equipes, {boards} tabuleiros, {rounds} rodadas a partir de uma lista de encontros: quem está à esquerda tem brancas nos tabuleiros ímpares, primeiro os pontos de match, preferências de cor do tipo A',
    cure: 'Corrija as configurações se o torneio tinha outras regras; a ordem dos tabuleiros vem de onde cada um jogou.',
  },
  'file-under-password': {
    says: 'o arquivo está protegido por senha',
    cure: 'Abra-o com a senha, salve-o sem ela e forneça-o de novo.',
  },
  'file-too-large': {
    says: 'o arquivo é grande demais ({value} bytes)',
    cure: 'Salve só a planilha do torneio como .xlsx e dê essa.',
  },
  'not-a-spreadsheet': {
    says: 'o arquivo não abre como planilha eletrônica ({value})',
    cure: 'Abra-o no seu programa, salve como .xlsx e dê esse; se não abrir aí, está danificado.',
  },
  'no-table-in-sheets': {
    says: 'nenhuma planilha tem uma tabela de jogadores com uma linha de cabeçalhos; planilhas: {value}',
    cure: 'Dê à planilha uma linha de cabeçalhos como N.º, Nome, Rating, R1, R2 …',
  },
  'sheet-left-out': {
    says: 'a planilha “{value}” ficou de fora: a tabela tem erros, o primeiro aqui',
    cure: 'Verifique essa planilha à parte se for outro torneio.',
  },
  'sheet-to-choose': {
    says: 'o arquivo tem vários torneios: {known}',
    cure: 'Diga qual com --section e o nome da planilha.',
  },
  'foreign-file-cut': {
    says: 'este arquivo {value} está cortado ou danificado',
    cure: 'Copie-o ou baixe-o de novo.',
  },
  'foreign-kind-unknown': {
    says: 'este arquivo {program} tem um tipo de torneio que não pode ser lido (tipo {value}): por equipes, ou desconhecido',
    cure: 'Salve o torneio como TRF nesse programa e dê o TRF.',
  },
  'foreign-file-odd': {
    says: '{what} deste arquivo {value} não estão onde deveriam estar',
    cure: 'Salve o torneio como TRF nesse programa e dê o TRF.',
  },
  'foreign-file-without-players': {
    says: 'este arquivo {value} não tem jogadores',
    cure: 'Inscreva-os nesse programa, ou dê o arquivo de outro torneio.',
  },
  'foreign-result-unknown': {
    says: 'o resultado {value} de {players} na rodada {round} não é conhecido nos arquivos {program}',
    cure: 'Salve o torneio como TRF nesse programa e dê o TRF.',
  },
  'foreign-file-wrong': {
    says: 'o nome do arquivo diz {program}, mas é outra coisa',
    cure: 'Dê ao arquivo o nome certo, ou salve o torneio como TRF e dê esse.',
  },
  'foreign-file-not-read': {
    says: 'é um arquivo de {value}, que não é lido',
    cure: 'Salve o torneio em TRF nesse programa, ou exporte a tabela cruzada, e dê esse arquivo.',
  },
  'list-cut': {
    says: 'a lista é interrompida depois de “{value}”: falta o fim',
    cure: 'Baixe-a de novo; os jogadores seguintes não seriam encontrados.',
  },
  'events-to-choose': {
    says: 'o arquivo tem vários torneios: {value}',
    cure: 'Converta cada um na linha de comando (convert ARQUIVO -o torneio.trf --section NOME), ou abra a pasta de trabalho e importe uma planilha.',
  },
  'foreign-access-file': {
    says: 'este banco de dados Access não é nem um torneio do Papi nem uma lista de jogadores conhecida',
    cure: 'Dê o arquivo .papi, ou salve o torneio como TRF e dê esse.',
  },
  'foreign-list-of-players': {
    says: 'isto é uma lista de jogadores (Data.mdb), não um torneio',
    cure: 'Use-a como lista de rating no painel (Listas de rating).',
  },
  'foreign-access-old': {
    says: 'este arquivo {value} é do Access 97 ou anterior, que não é lido',
    cure: 'Abra-o no Papi ou no Access e salve-o no formato atual, ou salve o torneio como TRF.',
  },
};

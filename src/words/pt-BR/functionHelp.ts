import type { FunctionHelp } from '../functionHelp';

export const functionHelp: FunctionHelp = {
  functions: {
    ADJUSTED_SCORE:
      'Pontuação ajustada, como a veem os desempates dos adversários: pontos atribuídos, rodadas perdidas até o fim como empates (16.3).',
    BUCHHOLZ: 'Buchholz (Solkoff): soma das pontuações ajustadas dos adversários.',
    BUCHHOLZ_MEDIAN: 'Buchholz mediano (Harkness): sem os n melhores e os n piores adversários.',
    BUCHHOLZ_CUT: 'Buchholz truncado (Brasileiro): sem os n piores adversários.',
    SUM_BUCHHOLZ: 'Soma dos Buchholz dos adversários enfrentados no tabuleiro.',
    SONNEBORN_BERGER:
      'Sonneborn-Berger: pontuações ajustadas dos vencidos, metade das dos empates.',
    YUGOSLAV: 'Iugoslavo: soma das pontuações ajustadas dos adversários com 50 % ou mais.',
    CUMULATIVE:
      'Cumulativo (progressivo): soma das pontuações após cada rodada, sem as n primeiras.',
    WINS: 'Número de partidas ganhas no tabuleiro.',
    KASHDAN: 'Kashdan: 4 por vitória, 2 por empate ou rodada não jogada, 1 por derrota.',
    KOYA: 'Koya: pontos contra os adversários com 50 % ou mais.',
    KOYA_EXTENDED: 'Koya estendido entre os empatados: o limite desce até desempatar.',
    DIRECT_ENCOUNTER:
      'Confronto direto: lugar entre os jogadores com os mesmos pontos, pelas partidas entre eles (art. 6).',
    AVERAGE_RATING: 'Rating médio dos adversários enfrentados no tabuleiro, sem os n mais baixos.',
    PERFORMANCE:
      'Performance: média dos ratings dos adversários enfrentados no tabuleiro, mais a diferença pela porcentagem de pontos (10.2).',
    PRIZES:
      'Os prêmios: quem recebe o quê e por quê, depois quem ficou perto, depois o que não é atribuído.',
    RATING_CHANGE:
      'Variação de rating de um jogador segundo o regulamento B.02 de 1 de março de 2024, alterado em 1 de outubro de 2025, para partidas clássicas, rápidas ou blitz.',
    LOOKUP_RATING:
      'O rating de alguém em uma lista, por código ou nome completo; várias linhas possíveis são recusadas.',
    TIEBREAK:
      'Um desempate pelo código, pelo nome ou por um nome antigo: “BH-C1”, “Solkoff”, “Cumulativo”.',
    TIEBREAK_EDITIONS:
      'Um desempate por duas edições lado a lado, termo a termo: o que cada uma conta, por quê, e por que artigo.',
    PROVISIONAL_RATING:
      'Rating provisório de quem não o tem: média dos jogadores com rating do seu grupo de pontos.',
    QUANTITY: 'Quantidade Q da performance: pontos de rating por tantos pontos em tantas partidas.',
    RATING_DIFFERENCE:
      'Diferença de rating para uma parte dos pontos (tabela FIDE 8.1a; ±736 para tudo ou nada).',
    EXPECTED_SCORE: 'Pontuação esperada de uma partida segundo os dois ratings (tabela FIDE 8.1b).',
    ELO_FROM_INGO: 'Elo de um número INGO alemão (sistema francês de 1994, A.1).',
    ELO_FROM_BCR: 'Elo de um grau BCR britânico (sistema francês de 1994, A.1).',
    RESULT_TEXT: 'Um resultado tal como se escreve, na grafia do suplemento: “0,5” passa a “½-½”.',
    STANDINGS:
      'A classificação: lugar (compartilhado se nada separa), pontos, desempates por ordem, e o que desempatou.',
    TABLE_CHECK:
      'Como uma tabela foi lida, e cada lugar onde ela se contradiz ou não foi entendida, por exemplo pontos impressos que os resultados não dão.',
    TIEBREAK_COLUMN:
      'Desempates de todos os jogadores na ordem da tabela cruzada, uma linha cada um, sem cabeçalho: uma chamada em vez de uma por célula. Melhor a partir de uns 100 jogadores.',
    EVENT_STANDINGS: 'A classificação direto das tabelas do torneio, em uma só chamada.',
    CROSSTABLE_COUNTED:
      'A tabela cruzada tal como a classificação a conta: em um torneio de todos contra todos, sem os resultados de quem desistiu antes de metade das suas partidas.',
    CROSSTABLE: 'A tabela cruzada de um torneio, a partir da lista de jogadores e das rodadas.',
    PAIRINGS: 'O emparceiramento da rodada seguinte pelo sistema escolhido, por ordem das mesas.',
    COLOUR_PREFERENCE:
      'Cores jogadas, diferença e preferência de cor de cada um para a rodada seguinte.',
    SECOND_OPINION:
      'Uma rodada emparceirada segunda vez pelo texto tomado à letra: grupo a grupo, se o motor e a leitura à letra concordam.',
    FLOATS: 'Os flutuantes de cada rodada, para baixo ou para cima, segundo o sistema.',
    NUMBER_OF_WINS:
      'Rodadas que valem uma vitória, jogadas ou não: byes e W.O. contam se valem uma vitória.',
    BLACK_GAMES: 'Número de partidas jogadas com pretas no tabuleiro.',
    BLACK_WINS: 'Número de partidas ganhas com pretas no tabuleiro.',
    ROUNDS_ELECTED:
      'Rodadas que o jogador quis jogar: todas menos byes pedidos e derrotas por W.O.',
    STANDARD_POINTS: 'Pontos como se a vitória valesse 1 e o empate ½, seja qual for a escala.',
    PAIRING_NUMBER: 'Número de emparceiramento do jogador; o menor fica à frente.',
    OWN_RATING: 'Rating do jogador como desempate; o mais alto fica à frente.',
    AVERAGE_BUCHHOLZ:
      'Média do Buchholz dos adversários enfrentados no tabuleiro, com duas casas decimais.',
    FORE_BUCHHOLZ:
      'Fore Buchholz: Buchholz como se todas as partidas da última rodada fossem empates, sem os n mais baixos.',
    SONNEBORN_BERGER_CUT: 'Sonneborn-Berger sem os n adversários menos significativos.',
    PERFECT_PERFORMANCE:
      'Performance perfeita: o rating mais baixo de que se espera a pontuação contra estes adversários.',
    AVERAGE_PERFORMANCE: 'Média das performances dos adversários enfrentados no tabuleiro.',
    AVERAGE_PERFECT_PERFORMANCE:
      'Média das performances perfeitas dos adversários enfrentados no tabuleiro.',
    LADDER_STANDINGS:
      'Escada das noites de clube: lugar, pontos no tabuleiro, pontos da escada, e o que vale agora uma vitória contra o jogador.',
    LADDER: 'Os pontos da escada de um jogador.',
    TEAM_CROSSTABLE:
      'As equipes por lugar com os seus encontros: adversário e pontos de partida de cada rodada, os dois totais.',
    BOARD_POINTS:
      'Os pontos de uma equipe tabuleiro a tabuleiro em cada encontro, e as somas no fim.',
    TEAM_PAIRINGS:
      'O emparceiramento das equipes na próxima rodada, por ordem das mesas, o bye no fim.',
    TEAM_TIEBREAK: 'Um desempate de uma equipe pelo seu código, como TEAM_STANDINGS o dá.',
    TEAM_STANDINGS:
      'Classificação das equipes: lugar, pontos de encontro, pontos de partida, desempates por ordem, e o que desempatou.',
    COMPARE_TIEBREAKS:
      'Os desempates publicados de uma tabela ao lado dos nossos, com uma marca onde diferem.',
    MATCH_POINTS: 'Pontos de encontro de uma equipe: 2, 1 ou 0 conforme metade dos tabuleiros.',
    GAME_POINTS: 'Pontos de partida de uma equipe: os pontos de todos os tabuleiros.',
    BERLIN: 'Berlim de uma equipe em um encontro: o primeiro tabuleiro conta mais.',
    TEAM_SONNEBORN_BERGER:
      'Sonneborn-Berger por equipes: pontuação de cada adversário vezes o resultado contra ele.',
    VERSION:
      'A versão do Pairsheet que calcula esta pasta de trabalho; #NOME? onde o Pairsheet não está instalado.',
  },
  detail: 'O cálculo de {id}: cada termo e o seu motivo; a SOMA da coluna Contado dá o valor.',
  arguments: {
    player: 'Número ou nome do jogador.',
    table: 'Tabela cruzada com a linha de cabeçalho.',
    n: 'Quantos termos cortar.',
    unplayed: 'Como contam as próprias rodadas não jogadas: “default”, “literal” ou “played-only”.',
    unrated: 'Rating anunciado para os jogadores sem rating; sem ele os ratings não contam.',
    ties: 'VERDADEIRO: um desempate entre empatados, como DE, só é mostrado onde há empate.',
    edition:
      'Edição do regulamento pelo seu nome; por padrão, a do torneio da pasta de trabalho, senão a mais recente que tem o desempate.',
    tied: 'Os empatados, por número ou nome; por padrão, todos com os mesmos pontos.',
    k: 'Coeficiente K; só pelo rating (20, 10 a partir de 2400) por padrão.',
    kind: '“standard”, “rapid” ou “blitz”: em rápidas e blitz uma diferença superior a 400 conta como 400 para todos. Por padrão, standard.',
    standings: 'Classificação com cabeçalho, em ordem; qualquer coluna pode ser uma condição.',
    prizes:
      'Tabela de prêmios com cabeçalho: Prêmio, Lugar, Valor, Divisão, Rating, Idade, Nascimento, Sexo ou uma coluna da classificação.',
    rules:
      'Como “vários”, “ordem”, “igual” ou “hort”; um prêmio por jogador, o mais alto, sem divisão por padrão.',
    year: 'Ano do torneio, para idades como U18 ou S60.',
    wanted: 'Código ou nome do jogador, como na lista.',
    ladder: 'Regras da escada, como “club; rematch 8”; por padrão as da tabela do torneio.',
    list: 'Lista de rating com cabeçalho: um código ou um nome, e um rating.',
    code: 'Código ou nome do desempate, como “BH-C1”.',
    points: 'Pontos obtidos no tabuleiro.',
    games: 'Partidas jogadas no tabuleiro.',
    first: 'Primeira edição das regras pelo seu identificador.',
    second: 'Segunda edição das regras pelo seu identificador.',
    share: 'Parte dos pontos, entre 0 e 1.',
    rating: 'O próprio rating.',
    opponent: 'Rating do adversário.',
    ingo: 'Número INGO; quanto mais baixo, mais forte.',
    bcr: 'Grau BCR.',
    text: 'O que está na célula do resultado.',
    tieBreaks: 'Códigos por ordem, como “DE,BH-C1,BH”, ou um intervalo; só os pontos por padrão.',
    after: 'Classificação após esta rodada; a última por padrão.',
    players: 'Jogadores com cabeçalho (N.º, Nome, Rating …), ou uma tabela cruzada inteira.',
    round: 'A rodada; a última se nada for indicado.',
    rounds: 'As rodadas com cabeçalho, por ordem; também a tabela Event, pelos seus pontos.',
    system: 'Sistema de emparceiramento com a edição, o sistema holandês de 2016 por padrão.',
    totalRounds: 'Número de rodadas do torneio; se omitido, supõe-se que se seguem outras.',
    scores: 'Os pontos, por encontro ou por tabuleiro.',
    primary: 'Os pontos que vêm primeiro: “MP” (de encontro) por padrão, ou “GP” (de partidas).',
    boards: 'Número de tabuleiros de um encontro.',
    team: 'Número ou nome da equipe.',
    combination:
      'Pontos do adversário x pontos próprios: “MPxGP” por padrão, “MPxMP”, “GPxGP”, “GPxMP”.',
  },
};

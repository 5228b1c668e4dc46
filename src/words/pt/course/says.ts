import type { says as english } from '../../en/course/says';
import type { WordsLike } from '../../like';

/** What the articles of the rules in force say, each in a sentence of our own. */
export const says: WordsLike<typeof english> = {
  'says.initial-list':
    'Os jogadores são ordenados pela força, isto é, pelo rating; depois pelo título; depois pelo nome. O lugar é o número de emparceiramento (TPN).',
  'says.order':
    'Para emparceirar, os jogadores são ordenados pela pontuação, depois pelo número de emparceiramento: o número menor fica à frente.',
  'says.groups':
    'Um grupo de pontuação são todos os que têm os mesmos pontos. Um grupo a emparceirar é esse grupo com quem sobrou de cima.',
  'says.downfloater':
    'Quem não pode ser emparceirado num grupo flutua para baixo; no grupo seguinte é um jogador descido.',
  'says.float-game':
    'Quando dois com pontuações diferentes jogaram, o melhor classificado é flutuante descendente e o outro ascendente.',
  'says.float-unplayed':
    'O isento é flutuante descendente, e também quem, sem jogar, recebe mais do que por uma derrota.',
  'says.float-none':
    'Nada mais faz um flutuante: nem uma ausência, nem um bye de zero pontos, nem uma derrota por falta de comparência.',
  'says.bye':
    'Se o número de jogadores é ímpar, um fica sem adversário e sem cor: o isento, cujos pontos são os mesmos para todos.',
  'says.difference':
    'A diferença de cores são as partidas com brancas menos as partidas com pretas; só contam as partidas jogadas.',
  'says.absolute':
    'Uma preferência é absoluta se a diferença passa de +1 ou −1, ou se as duas últimas partidas tiveram a mesma cor.',
  'says.strong': 'Uma preferência é forte se a diferença é +1 ou −1.',
  'says.mild':
    'Uma preferência é ligeira se a diferença é 0: a outra cor que não a da última partida.',
  'says.no-wish': 'Quem não jogou nenhuma partida não tem preferência: atende-se a do adversário.',
  'says.topscorers':
    'Ao emparceirar a última ronda, jogadores de topo são os que têm mais de metade dos pontos possíveis.',
  'says.complete':
    'Uma ronda está completa se todos estão emparceirados e no máximo um fica isento. Se não há nenhuma, decide o árbitro.',
  'says.met': 'Dois que já se defrontaram não se defrontam de novo.',
  'says.bye-bar':
    'Ninguém fica isento duas vezes, nem quem recebeu numa ronda os pontos de uma vitória sem jogar.',
  'says.same-absolute':
    'Dois que não são jogadores de topo e têm a mesma preferência absoluta não se defrontam.',
  'says.completion': 'Os que ainda não estão emparceirados têm de poder formar uma ronda completa.',
  'says.bye-score': 'O isento tem a pontuação mais baixa que a ronda inteira permite.',
  'says.fewest-down': 'Flutua para baixo o menor número possível.',
  'says.lowest-down': 'Quem flutua para baixo tem a pontuação mais baixa possível.',
  'says.next-bracket':
    'Quem flutua para baixo é escolhido para que o grupo seguinte seja emparceirado o melhor possível.',
  'says.bye-unplayed': 'O isento é um jogador com o menor número possível de rondas não jogadas.',
  'says.top-difference':
    'O menor número possível de jogadores de topo, ou seus adversários, fica com diferença de cores além de +2 ou −2.',
  'says.top-third':
    'O menor número possível de jogadores de topo, ou seus adversários, tem a mesma cor três vezes seguidas.',
  'says.preferences': 'O menor número possível de jogadores fica sem a cor que prefere.',
  'says.strong-preferences':
    'O menor número possível de jogadores fica sem a cor que prefere fortemente.',
  'says.down-again':
    'Flutua para baixo o menor número possível de residentes que já flutuaram para baixo na ronda anterior.',
  'says.up-again':
    'O menor número possível de adversários de jogadores descidos flutuou para cima na ronda anterior.',
  'says.down-two':
    'Flutua para baixo o menor número possível de residentes que já flutuaram para baixo há duas rondas.',
  'says.up-two':
    'O menor número possível de adversários de jogadores descidos flutuou para cima há duas rondas.',
  'says.down-again-scores':
    'Os jogadores descidos que flutuaram para baixo na ronda anterior defrontam pontuações o mais próximas possível.',
  'says.up-again-scores':
    'Quem flutuou para cima na ronda anterior defronta jogadores descidos de pontuação o mais próxima possível.',
  'says.down-two-scores':
    'Os jogadores descidos que flutuaram para baixo há duas rondas defrontam pontuações o mais próximas possível.',
  'says.up-two-scores':
    'Quem flutuou para cima há duas rondas defronta jogadores descidos de pontuação o mais próxima possível.',
  'says.parameters':
    'Um grupo descreve-se pelos jogadores descidos (M0), pelo maior número de pares (MaxPairs) e por quantos descidos há neles (M1).',
  'says.subgroups':
    'S1 tem tantos jogadores quantos os pares a fazer, S2 os outros; um jogador descido sem adversário fica no limbo.',
  'says.first-candidate':
    'O primeiro candidato junta o primeiro de S1 ao primeiro de S2, o segundo ao segundo, e assim por diante.',
  'says.perfect': 'Se o primeiro candidato cumpre todos os critérios, é aceite logo.',
  'says.not-perfect': 'Se não cumpre, vê-se o candidato seguinte na ordem.',
  'says.alter-same':
    'Num grupo de uma só pontuação, primeiro transpõe-se S2, depois trocam-se jogadores entre S1 e S2.',
  'says.alter-mixed':
    'Quando desceram jogadores, altera-se primeiro o resto, depois os adversários deles, depois quem deles é emparceirado.',
  'says.best':
    'Se nenhum candidato é perfeito, aceita-se o melhor pelos critérios na sua ordem; entre iguais, o que veio primeiro.',
  'says.bsn':
    'Os jogadores de um grupo são numerados 1, 2, 3 … pela sua ordem: os números de sequência no grupo (BSN).',
  'says.transpositions': 'As transposições de S2 seguem a ordem de um dicionário destes números.',
  'says.exchanges':
    'Trocas: primeiro o menor número de jogadores, depois a menor diferença das somas, depois o maior número que sai de S1.',
  'says.sets':
    'Conjuntos de jogadores descidos: vem primeiro o que tem o número menor onde primeiro diferem.',
  'says.lot': 'A cor do número 1 na primeira ronda é sorteada: a cor inicial.',
  'says.both-granted': 'Atendem-se ambas as preferências, se for possível.',
  'says.stronger': 'Senão, atende-se a mais forte; de duas absolutas, a de maior diferença.',
  'says.alternate': 'Senão, as cores alternam a partir da última ronda em que foram diferentes.',
  'says.higher': 'Senão, o melhor classificado tem a cor que prefere.',
  'says.parity':
    'Senão, decide o número de emparceiramento do melhor classificado: ímpar, a cor inicial; par, a outra.',
  'says.same-absolute-all':
    'Dois com a mesma preferência absoluta não se defrontam, mesmo que sejam jogadores de topo.',
  'says.bracket-from-below':
    'Um grupo é um grupo de pontuação com quem sobe para ele; ninguém desce.',
  'says.aro':
    'ARO é a média dos ratings dos adversários defrontados no tabuleiro; 0 antes da primeira partida.',
  'says.upfloats':
    'Quem defronta uma pontuação mais alta flutuou para cima; MaxT, 2 e um quinto das rondas, diz quantas vezes no máximo.',
  'says.bye-first': 'O isento é designado primeiro, antes de qualquer emparceiramento.',
  'says.bye-lowest': 'Depois, a pontuação mais baixa.',
  'says.bye-games': 'Depois, quem jogou mais partidas.',
  'says.bye-number': 'Depois, o maior número.',
  'says.bye-rank': 'Depois, o mais baixo na ordem.',
  'says.fewest-up': 'Sobe o menor número possível.',
  'says.highest-up': 'Quem sobe tem a pontuação mais alta possível.',
  'says.up-last-round': 'Sobe o menor número possível dos que subiram na ronda anterior.',
  'says.up-sets':
    'Conjuntos dos que sobem: pela pontuação, depois pelo número; aceita-se o primeiro que é o melhor.',
  'says.seekers':
    'G1 são os que procuram as brancas, G2 os que procuram as pretas; se ninguém jogou, a primeira e a segunda metade.',
  'says.shifts':
    'Alguns passam de G1 para G2 ou ao contrário até que sejam iguais e possam ser emparceirados; o primeiro melhor conjunto a partir do meio.',
  'says.s1-by-aro': 'S1 é G1 por ARO, o mais baixo primeiro; depois pelo número.',
  'says.t2': 'G2 é tomado na primeira ordem dos seus números que dá um emparceiramento legal.',
  'says.number-odd':
    'Nenhum jogou: um número ímpar do melhor classificado recebe a cor inicial, um par a outra.',
  'says.seeding':
    'A primeira metade das rondas, quatro no máximo, emparceira-se como no sistema holandês.',
  'says.index':
    'Depois ordena o Índice: Buchholz, Sonneborn-Berger, número. Uma ronda não jogada é uma partida contra si mesmo.',
  'says.index-order': 'Num grupo os jogadores ordenam-se pelo Índice; os seus pontos não contam.',
  'says.fewest-out': 'Sai do grupo o menor número possível.',
  'says.lowest-out': 'Quem sai tem a pontuação mais baixa possível.',
  'says.following':
    'Escolhem-se de modo que também do grupo seguinte saia o menor número possível, com as pontuações mais baixas possíveis.',
  'says.pairing-order':
    'Entre iguais vem primeiro o emparceiramento em que o número 1 tem o adversário de maior número, depois o número 2.',
  'says.bracket-down': 'Do grupo de cima para baixo, cada um é emparceirado por inteiro.',
  'says.up-floated': 'O menor número possível dos que sobem flutuou na ronda anterior.',
  'says.team-preferences': 'O menor número possível de preferências de cor não é atendido.',
  'says.identifier':
    'Um emparceiramento escreve-se pelos números menores e depois pelos seus parceiros; aceita-se a primeira sequência que é a melhor.',
  'says.one-wish': 'Só um tem preferência: é atendida.',
  'says.opposite-wishes': 'Preferências opostas são ambas atendidas.',
  'says.lower-difference': 'A menor diferença de cores tem as brancas.',
  'says.first-wish': 'A primeira equipa tem a cor que prefere.',
  'says.first-alternates': 'O primeiro dos dois alterna a partir da sua última cor.',
  'says.fewer-whites': 'Quem teve menos brancas tem as brancas.',
  'says.ladder-rules': 'As regras da escada são as que o clube anunciou.',
  'says.ladder-worth':
    'O primeiro lugar vale o triplo do último, cada lugar menos um do que o de cima: 9, 8, 7 … 3 com sete jogadores.',
  'says.ladder-list':
    'No início os lugares são os dos números. Depois de cada ronda todos os resultados são avaliados pela lista anterior e depois pela nova, até que a ordem fique. Com os mesmos pontos, decide o número.',
  'says.ladder-points':
    'Cada um começa com o valor do seu próprio lugar. Uma vitória soma o valor do adversário, um empate metade, uma derrota nada; quem fica isento soma dois terços do valor próprio.',
  'says.ladder-bye': 'Se o número é ímpar, fica isento o mais baixo dos que o ficaram menos vezes.',
  'says.ladder-again':
    'Dois podem voltar a encontrar-se quando entre os jogos ficam tantas rondas quantas foram anunciadas (aqui cinco); se nenhuma ronda o permite, bastam menos.',
  'says.ladder-near':
    'A partir de cima, cada um encontra o mais próximo abaixo que seja permitido e que deixe uma ronda aos outros.',
  'says.ladder-colour':
    'Brancas para quem as teve menos vezes; depois para quem as teve menos nas partidas entre os dois; depois para o pior classificado.',
  'says.systems':
    'Um torneio homologado é emparceirado por um sistema do Handbook que foi anunciado, na edição da sua data.',
  'says.initial-keys':
    'Com força igual: GM, IM, WGM, FM, WIM, CM, WFM, WCM, sem título; depois o alfabeto, se não foi anunciado outro critério.',
  'says.until-four':
    'Dados errados podem sempre corrigir-se; por essa razão nenhum número muda depois de emparceirada a ronda 4.',
  'says.late':
    'Quem chega tarde não tem pontos das rondas passadas, recebe o número do seu lugar e é emparceirado quando chega.',
  'says.adjourned': 'Uma partida adiada conta como empate, só para o emparceiramento.',
  'says.withdrawn': 'Quem se retira já não é emparceirado.',
  'says.absent':
    'Quem se sabe que não joga não é emparceirado nessa ronda e não recebe pontos, se o regulamento não disser outra coisa.',
  'says.history':
    'Para as cores só contam as partidas jogadas: as rondas sem partida passam para o início.',
  'says.may-meet': 'Dois que foram emparceirados e não jogaram podem voltar a sê-lo.',
  'says.tables':
    'Mesas: a pontuação mais alta do par, depois a soma das duas, depois o número do melhor classificado. O isento vem no fim.',
  'says.correction':
    'Uma correção conta a partir do emparceiramento seguinte; comunicada durante a ronda seguinte, a partir do outro; mais tarde, só para o rating.',
  'says.direct': 'Confronto direto: os pontos das partidas entre os que estão empatados.',
  'says.wins': 'Número de vitórias: as rondas com os pontos de uma vitória, jogadas ou não.',
  'says.won': 'Partidas ganhas: as vitórias no tabuleiro.',
  'says.black': 'Partidas jogadas com pretas.',
  'says.black-won': 'Partidas ganhas com pretas.',
  'says.progressive': 'Pontuação progressiva: a soma das pontuações depois de cada ronda.',
  'says.elected': 'Rondas que se quis jogar: todas, menos os byes pedidos e as derrotas sem jogar.',
  'says.standard':
    'Pontos padrão: 1 por mais pontos do que o adversário numa ronda, ½ por outros tantos.',
  'says.number': 'O número de emparceiramento: o menor vem primeiro.',
  'says.buchholz': 'Buchholz: a soma das pontuações dos adversários.',
  'says.average-buchholz': 'Média do Buchholz dos adversários defrontados no tabuleiro.',
  'says.fore':
    'Fore Buchholz: o Buchholz como se todas as partidas da última ronda fossem empates.',
  'says.sonneborn':
    'Sonneborn-Berger: as pontuações dos adversários, cada uma vezes os pontos feitos contra ele.',
  'says.koya': 'Koya: os pontos contra quem tem metade dos pontos ou mais.',
  'says.average-rating':
    'Média dos ratings dos adversários defrontados no tabuleiro, arredondada às unidades.',
  'says.performance':
    'Performance: a média dos ratings dos adversários e uma diferença pela parte dos pontos.',
  'says.perfect-performance':
    'Performance perfeita: o rating mais baixo de que se podia esperar esta pontuação.',
  'says.average-performance': 'Média das performances dos adversários.',
  'says.average-perfect': 'Média das performances perfeitas dos adversários.',
  'says.rating': 'O rating: o mais alto vem primeiro.',
  'says.board-count': 'Board count: cada tabuleiro vezes os seus pontos; o menor é o melhor.',
  'says.other-score': 'Pontos de encontro ou de partida: os que não contam primeiro.',
  'says.team-sonneborn':
    'Sonneborn-Berger alargado: os pontos de encontro ou de partida dos adversários, cada um vezes os feitos contra ele.',
  'says.schedule':
    'Pontuações e força do percurso: a segunda pontuação e o Buchholz da primeira, dividido por um fator.',
  'says.cut-one': 'Corte 1: sem o termo mais baixo.',
  'says.cut-two': 'Corte 2: sem os dois termos mais baixos.',
  'says.median-one': 'Mediano 1: sem o termo mais baixo nem o mais alto.',
  'says.median-two': 'Mediano 2: sem os dois termos mais baixos nem os dois mais altos.',
  'says.limit': 'O limite de Koya pode mudar por meios pontos.',
  'says.categories':
    'Cinco categorias: isento (1), vitória sem jogar (2), bye pedido com uma partida depois (3), derrota sem jogar (4), bye pedido sem partida depois (5).',
  'says.adjusted':
    'Para os adversários a pontuação de um jogador conta como foi dada; cada ronda da categoria 5 conta como empate.',
  'says.dummy':
    'Uma ronda não jogada é uma partida contra um adversário fictício com a mesma pontuação: num bye no máximo um empate por ronda, numa falta no máximo o que tem o adversário previsto.',
  'says.cut-unplayed':
    'Corta-se primeiro o termo mais baixo de uma ronda que o jogador quis não jogar.',
};

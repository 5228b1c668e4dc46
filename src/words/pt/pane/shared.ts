import type { shared as english } from '../../en/pane/shared';
import type { WordsLike } from '../../like';

/** Dois árbitros num livro. */
export const shared: WordsLike<typeof english> = {
  'pane.view-shared': 'Dois árbitros',
  'shared.what':
    'Vários árbitros podem ter este livro aberto ao mesmo tempo. Um dirige: emparceiramentos, listas, jogadores e desfazer. Os outros introduzem resultados, cada um no seu aparelho.',
  'shared.your-name': 'O seu nome, como os outros o veem',
  'shared.name': 'Dar o seu nome',
  'shared.save-name': 'Guardar o nome',
  'shared.share': 'Partilhar com outros árbitros',
  'shared.stop': 'Deixar de partilhar',
  'shared.take-over': 'Passar a dirigir',
  'shared.taking': 'A passar a direção…',
  'shared.you': 'É você que dirige.',
  'shared.other': '{name} dirige. Aqui introduz resultados.',
  'shared.away': '{name} dirigiu até {time}. Aqui introduz resultados.',
  'shared.nobody': 'Ninguém dirige. Aqui introduz resultados.',
  'shared.arbiters': 'Árbitros: {names}',
  'shared.somebody': 'outro árbitro',
  'shared.begun': 'Partilhado com outros árbitros',
  'shared.ended': 'Fim da partilha',
  'shared.taken': '{name} passou a dirigir depois de {before}',
  'shared.not-in-charge':
    '{name} dirige, por isso nada foi escrito. Passe primeiro a dirigir, se lhe cabe fazê-lo.',
  'shared.taken-by': '{name} passou a dirigir. A partir de agora introduz aqui resultados.',
  'shared.result': 'Mesa {table}: {result}, introduzido por {name}',
  'shared.result-earlier': 'Ronda {round}, mesa {table}: {result}, introduzido por {name}',
  'shared.done': '{action} ({name})',
  'shared.differs':
    'Mesa {table}: entretanto foi introduzido {there}, por isso {result} não foi escrito. Introduza-o de novo se estiver certo.',
  'shared.no-network':
    'Não há rede: os outros não saberiam que passa a dirigir. Pode introduzir resultados.',
  'shared.lost':
    'Ronda {round}, mesa {table}: o seu {result} já lá não está, a folha tem {there}. Veja a papeleta e introduza-o de novo.',
  'shared.lost-to':
    'Ronda {round}, mesa {table}: o seu {result} está agora na mesa {other}, onde ninguém o introduziu; a mesa {table} tem {there}. Veja as duas papeletas.',
  'shared.twice':
    'Ronda {round}, mesa {table}: o seu {result} está também na mesa {other}, onde ninguém o introduziu. Veja as duas papeletas.',
  'shared.lost-of':
    'Ronda {round}, mesa {table}: {result}, introduzido por {name}, não está lá; a folha tem {there}. Veja a papeleta.',
  'shared.lost-of-to':
    'Ronda {round}, mesa {table}: {result}, introduzido por {name}, está agora na mesa {other}, onde ninguém o introduziu; a mesa {table} tem {there}. Veja as duas papeletas.',
  'shared.clear': 'Apagar {result} na mesa {other}',
  'shared.move': 'Passar {result} para a mesa {table}',
  'shared.again': 'Introduzir de novo {result} na mesa {table}',
  'shared.gone': 'Mesa {table}: {result} não foi escrito, pois a partida já não está na folha.',
  'shared.correction':
    'Um resultado de uma ronda anterior é corrigido pelo árbitro que dirige ({name}).',
  'shared.seen':
    'Outra pessoa está a alterar este livro. Partilhe-o, para que ninguém escreva por cima do outro.',
};

import type { shared as english } from '../../en/pane/shared';
import type { WordsLike } from '../../like';

/** Dois árbitros num livro. */
export const shared: WordsLike<typeof english> = {
  'pane.view-shared': 'Dois árbitros',
  'shared.what':
    'Vários árbitros podem ter esta pasta de trabalho aberta ao mesmo tempo. Um está no comando: emparceiramentos, listas, jogadores e desfazer. Os outros inserem resultados, cada um no seu aparelho.',
  'shared.your-name': 'Seu nome, como os outros o veem',
  'shared.name': 'Informar o seu nome',
  'shared.save-name': 'Salvar o nome',
  'shared.share': 'Compartilhar com outros árbitros',
  'shared.stop': 'Parar de compartilhar',
  'shared.take-over': 'Assumir o comando',
  'shared.taking': 'Assumindo o comando…',
  'shared.you': 'Você está no comando.',
  'shared.other': '{name} está no comando. Aqui você insere resultados.',
  'shared.away': '{name} esteve no comando até {time}. Aqui você insere resultados.',
  'shared.nobody': 'Ninguém está no comando. Aqui você insere resultados.',
  'shared.arbiters': 'Árbitros: {names}',
  'shared.somebody': 'outro árbitro',
  'shared.begun': 'Compartilhado com outros árbitros',
  'shared.ended': 'Fim do compartilhamento',
  'shared.taken': '{name} assumiu o comando de {before}',
  'shared.not-in-charge':
    '{name} está no comando, por isso nada foi escrito. Assuma primeiro o comando, se isso cabe a você.',
  'shared.taken-by': '{name} assumiu o comando. A partir de agora, aqui você insere resultados.',
  'shared.result': 'Mesa {table}: {result}, inserido por {name}',
  'shared.result-earlier': 'Rodada {round}, mesa {table}: {result}, inserido por {name}',
  'shared.done': '{action} ({name})',
  'shared.differs':
    'Mesa {table}: nesse meio-tempo foi inserido {there}, por isso {result} não foi escrito. Insira-o de novo se estiver certo.',
  'shared.no-network':
    'Não há rede: os outros não saberiam que você assumiu o comando. Pode-se inserir resultados.',
  'shared.lost':
    'Rodada {round}, mesa {table}: o seu {result} não está mais lá, a planilha tem {there}. Veja a papeleta e insira-o de novo.',
  'shared.lost-to':
    'Rodada {round}, mesa {table}: o seu {result} está agora na mesa {other}, onde ninguém o inseriu; a mesa {table} tem {there}. Veja as duas papeletas.',
  'shared.twice':
    'Rodada {round}, mesa {table}: o seu {result} está também na mesa {other}, onde ninguém o inseriu. Veja as duas papeletas.',
  'shared.lost-of':
    'Rodada {round}, mesa {table}: {result}, inserido por {name}, não está lá; a planilha tem {there}. Veja a papeleta.',
  'shared.lost-of-to':
    'Rodada {round}, mesa {table}: {result}, inserido por {name}, está agora na mesa {other}, onde ninguém o inseriu; a mesa {table} tem {there}. Veja as duas papeletas.',
  'shared.clear': 'Apagar {result} na mesa {other}',
  'shared.move': 'Mover {result} para a mesa {table}',
  'shared.again': 'Inserir {result} de novo na mesa {table}',
  'shared.gone':
    'Mesa {table}: {result} não foi escrito, pois a partida não está mais na planilha.',
  'shared.correction':
    'Um resultado de uma rodada anterior é corrigido pelo árbitro no comando ({name}).',
  'shared.seen':
    'Outra pessoa está alterando esta pasta de trabalho. Compartilhe-a, para que ninguém escreva por cima do outro.',
};

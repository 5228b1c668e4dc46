import type * as english from '../../en/read/settings';
import type { ReadLike } from '../../like';

export const eventRows: ReadLike<typeof english.eventRows> = {
  name: ['Nome', 'prova', 'torneio'],
  place: ['Local', 'cidade'],
  federation: ['Federação'],
  start: ['Início', 'data de inicio'],
  end: ['Fim', 'data de fim'],
  arbiter: ['Árbitro principal', 'arbitro'],
  deputies: ['Árbitros auxiliares'],
  timeControl: ['Ritmo de jogo'],
  rounds: ['Rodadas', 'numero de rodadas'],
  roundDates: ['Datas das rodadas'],
  system: ['Sistema de emparceiramento', 'sistema', 'emparceiramento'],
  systemParameters: ['Regras do sistema', 'parametros do sistema'],
  initialColour: ['Cor inicial', 'cor sorteada'],
  seed: ['Sorteio'],
  acceleration: ['Aceleração', 'emparceiramentos acelerados'],
  tieBreaks: ['Desempates'],
  tieBreakEdition: ['Edição dos desempates'],
  winPoints: ['Pontos por vitória'],
  drawPoints: ['Pontos por empate'],
  lossPoints: ['Pontos por derrota'],
  byePoints: ['Pontos do bye'],
  zeroPoints: ['Pontos por ausência'],
  forfeitLossPoints: ['Pontos por W.O.'],
  firstTable: ['Primeira mesa'],
  forbidden: ['Não podem se enfrentar', 'nao se podem defrontar', 'nao se enfrentam'],
  boards: ['Tabuleiros', 'tabuleiros por encontro'],
  matchPoints: ['Pontos de encontro', 'pontos por encontro'],
  teamScores: ['Cores e pontos', 'preferencias e pontos'],
  teamBye: ['Pontos do bye da equipe', 'equipe com bye'],
  address: ['Endereço web', 'site', 'publicado em'],
  ratingList: ['Lista de rating', 'fonte dos ratings'],
  ratingMethod: ['Rating aplicado', 'método de rating', 'rating utilizado'],
  keepApart: ['Separados por', 'separar por', 'nao se enfrentam por'],
  avoid: ['Separados se possível por', 'a evitar'],
  paper: ['Papel', 'formato do papel'],
  prizeRules: ['Regras dos prêmios', 'regra dos premios'],
  playOff: ['Partidas de desempate', 'desempate no tabuleiro'],
  lots: ['Sorteio dos empatados', 'sorteio de empates'],
  tieBreakLists: ['Listas de desempates', 'listas proprias', 'lista de desempates'],
  profile: ['Tipo de torneio', 'perfil'],
  language: ['Idioma'],
  section: ['Seção'],
  sectionOrder: ['Ordem da seção', 'ordem das seções'],
};

export const colours: ReadLike<typeof english.colours> = {
  white: ['Brancas', 'b', 'branco'],
  black: ['Pretas', 'p', 'preto', 'negras'],
};

export const statuses: ReadLike<typeof english.statuses> = {
  active: ['Presente', 'ativo', 'sim'],
  withdrawn: ['Desistiu', 'desistente', 'desistencia', 'eliminado', 'nao'],
  expelled: ['Expulso', 'excluído', 'desclassificado'],
};

export const accelerations: ReadLike<typeof english.accelerations> = {
  baku: ['Baku', 'aceleracao de baku'],
  haley: ['Haley'],
  'haley-soft': ['Haley suave'],
  progressive: ['Progressiva', 'progressivo'],
  none: ['Nenhuma', 'nao', 'sem'],
};

export const prices: ReadLike<typeof english.prices> = {
  order: ['ordem'],
  floats: ['flutuações'],
  colours: ['cores'],
  any: ['tudo', 'qualquer'],
};

export const profiles: ReadLike<typeof english.profiles> = {
  club: ['Noite de clube', 'clube'],
  rated: ['Torneio oficial', 'oficial', 'rating'],
};

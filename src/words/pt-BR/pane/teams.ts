import type { teams as english } from '../../en/pane/teams';
import type { WordsLike } from '../../like';

export const teams: WordsLike<typeof english> = {
  'pane.team-changes-intro':
    'Alterações na rodada {round}. O motivo fica no registro. Um encontro com resultados mantém suas equipes.',
  'pane.teams-exchange': 'Trocar duas equipes',
  'pane.teams-exchanged': 'Rodada {round}: {a} e {b} trocadas',
  'pane.match-turn': 'Inverter as cores de um encontro',
  'pane.match-turned': 'Rodada {round}: cores invertidas, {match}',
  'pane.match-forfeit': 'W.O. em um encontro inteiro',
  'pane.match-forfeited': 'Rodada {round}: {match}, W.O. ({result})',
  'pane.match': 'Encontro',
  'pane.match-result': 'O que vale',
  'pane.first-wins': 'Vence a primeira equipe',
  'pane.second-wins': 'Vence a segunda equipe',
  'pane.both-lose': 'Nenhuma equipe compareceu',
  'pane.change-reason': 'Motivo',
  'pane.change-write': 'Salvar a alteração',
  'pane.change-against': 'Contra as regras:',
  'pane.team-late': 'Inscrever uma equipe',
  'pane.team-late-hint':
    'Antes ou durante o torneio; recebe o número seguinte e nada pelas rodadas perdidas.',
  'pane.team-name': 'Equipe',
  'pane.team-captain': 'Capitão',
  'pane.team-players': 'Jogadores na ordem dos tabuleiros',
  'pane.team-players-hint': 'Um por linha, o rating no fim: Ana Freixo 1850',
  'pane.team-enter': 'Inscrever a equipe',
  'pane.team-entered': '{team} inscrita',
  'pane.member-move': 'Mudar um jogador',
  'pane.member-move-hint':
    'Para outra equipe antes da sua primeira partida, ou para outro lugar na ordem dos tabuleiros. Depois da rodada 1, com motivo.',
  'pane.member-team': 'Para a equipe',
  'pane.member-place': 'Lugar',
  'pane.member-write': 'Mudar',
  'pane.member-moved': '{name}: de {from} para {to}, lugar {place}',
  'pane.member-placed': '{name}: lugar {place} de {to}',
};

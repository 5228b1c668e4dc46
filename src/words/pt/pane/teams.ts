import type { teams as english } from '../../en/pane/teams';
import type { WordsLike } from '../../like';

export const teams: WordsLike<typeof english> = {
  'pane.team-changes-intro':
    'Alterações à ronda {round}. O motivo fica no registo. Um encontro com resultados mantém as suas equipas.',
  'pane.teams-exchange': 'Trocar duas equipas',
  'pane.teams-exchanged': 'Ronda {round}: {a} e {b} trocadas',
  'pane.match-turn': 'Inverter as cores de um encontro',
  'pane.match-turned': 'Ronda {round}: cores invertidas, {match}',
  'pane.match-forfeit': 'Falta de comparência num encontro',
  'pane.match-forfeited': 'Ronda {round}: {match}, falta de comparência ({result})',
  'pane.match': 'Encontro',
  'pane.match-result': 'O que conta',
  'pane.first-wins': 'Vence a primeira equipa',
  'pane.second-wins': 'Vence a segunda equipa',
  'pane.both-lose': 'Nenhuma equipa compareceu',
  'pane.change-reason': 'Motivo',
  'pane.change-write': 'Guardar a alteração',
  'pane.change-against': 'Contra as regras:',
  'pane.team-late': 'Inscrever uma equipa',
  'pane.team-late-hint':
    'Antes ou durante o torneio; recebe o número seguinte e nada pelas rondas perdidas.',
  'pane.team-name': 'Equipa',
  'pane.team-captain': 'Capitão',
  'pane.team-players': 'Jogadores pela ordem dos tabuleiros',
  'pane.team-players-hint': 'Um por linha, o rating no fim: Ana Freixo 1850',
  'pane.team-enter': 'Inscrever a equipa',
  'pane.team-entered': '{team} inscrita',
  'pane.member-move': 'Mudar um jogador',
  'pane.member-move-hint':
    'Para outra equipa antes da sua primeira partida, ou para outro lugar na ordem dos tabuleiros. Depois da ronda 1, com motivo.',
  'pane.member-team': 'Para a equipa',
  'pane.member-place': 'Lugar',
  'pane.member-write': 'Mudar',
  'pane.member-moved': '{name}: de {from} para {to}, lugar {place}',
  'pane.member-placed': '{name}: lugar {place} de {to}',
};

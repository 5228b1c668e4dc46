import type { teams as english } from '../../en/pane/teams';
import type { WordsLike } from '../../like';

export const teams: WordsLike<typeof english> = {
  'pane.team-changes-intro':
    'Cambios en la ronda {round}. El motivo queda en el registro. Un encuentro con resultados conserva sus equipos.',
  'pane.teams-exchange': 'Intercambiar dos equipos',
  'pane.teams-exchanged': 'Ronda {round}: {a} y {b} intercambiados',
  'pane.match-turn': 'Invertir los colores de un encuentro',
  'pane.match-turned': 'Ronda {round}: colores invertidos, {match}',
  'pane.match-forfeit': 'Incomparecencia de un equipo',
  'pane.match-forfeited': 'Ronda {round}: {match}, incomparecencia ({result})',
  'pane.match': 'Encuentro',
  'pane.match-result': 'Lo que cuenta',
  'pane.first-wins': 'Gana el primer equipo',
  'pane.second-wins': 'Gana el segundo equipo',
  'pane.both-lose': 'No vino ningún equipo',
  'pane.change-reason': 'Motivo',
  'pane.change-write': 'Guardar el cambio',
  'pane.change-against': 'Contra las reglas:',
  'pane.team-late': 'Inscribir un equipo',
  'pane.team-late-hint':
    'Antes o durante el torneo; recibe el número siguiente y nada por las rondas perdidas.',
  'pane.team-name': 'Equipo',
  'pane.team-captain': 'Capitán',
  'pane.team-players': 'Jugadores en el orden de los tableros',
  'pane.team-players-hint': 'Uno por línea, el Elo al final: Ana Fresno 1850',
  'pane.team-enter': 'Inscribir el equipo',
  'pane.team-entered': '{team} inscrito',
  'pane.member-move': 'Mover un jugador',
  'pane.member-move-hint':
    'A otro equipo antes de su primera partida, o a otro puesto en el orden de los tableros. Después de la ronda 1, con motivo.',
  'pane.member-team': 'Al equipo',
  'pane.member-place': 'Puesto',
  'pane.member-write': 'Mover',
  'pane.member-moved': '{name}: de {from} a {to}, puesto {place}',
  'pane.member-placed': '{name}: puesto {place} de {to}',
};

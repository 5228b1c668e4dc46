import type { lock as english } from '../../en/pane/lock';
import type { WordsLike } from '../../like';

/** What round 1 fixes, changes by hand with a beginning and an end, corrections for the rating report. */
export const lock: WordsLike<typeof english> = {
  'lock.term': '{setting}: {was} → {is}',
  'lock.typed-title': 'Se sobrescribieron ajustes bloqueados',
  'lock.put-back-button': 'Restaurarlos',
  'lock.leave-button': 'Desbloquear las reglas…',
  'lock.keep-button': 'Conservar el cambio',
  'lock.put-back': '{count} {count|ajuste restaurado|ajustes restaurados} como se anunció',
  'lock.left':
    'Reglas desbloqueadas en la ronda {round}: {count} {count|ajuste cambiado|ajustes cambiados}',
  'lock.changed':
    '{count} {count|ajuste cambiado|ajustes cambiados} en la ronda {round} después de desbloquear las reglas',
  'lock.recorded':
    'Este libro no guardaba las reglas bloqueadas; desde ahora quedan anotados los ajustes actuales.',
  'lock.first': 'Se sobrescribieron ajustes bloqueados. Restáurelos o responda primero (arriba).',
  'lock.question': '¿Desbloquear las reglas de este torneo?',
  'lock.so-marked':
    'el torneo queda marcado «Reglas cambiadas»: en el panel, en sus hojas, en todo TRF',
  'lock.so-forever': 'la marca queda: ni deshacer ni el ajuste antiguo la quitan',
  'lock.so-past':
    'las rondas ya emparejadas quedan; puntos, puestos y próximos emparejamientos siguen el nuevo ajuste',
  'lock.so-players': 'los jugadores se inscribieron con las reglas anunciadas y pueden reclamar',
  'lock.go-on': 'Seguir',
  'lock.do-nothing': 'Cancelar',
  'lock.question-again': '¿Mantener bloqueadas las reglas?',
  'lock.stay': 'Sí, mantenerlas bloqueadas',
  'lock.leave': 'No, desbloquearlas',
  'lock.strict': 'Reglas bloqueadas',
  'lock.not-strict': 'Reglas cambiadas (desde la ronda {round})',
  'lock.fixed': 'Bloqueado desde que se emparejó la ronda 1.',
  'lock.fields':
    'Sistema, rondas, puntos, bye, aceleración, «No deben enfrentarse» y desempates están bloqueados desde que se emparejó la ronda 1.',
  'lock.open-fields': 'Desbloquear…',
};

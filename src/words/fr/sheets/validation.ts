import type { validations as english } from '../../en/sheets/validation';
import type { WordsLike } from '../../like';

export const validations: WordsLike<typeof english> = {
  'validation.result-title': 'Résultat',
  'validation.result':
    'Tapez 1-0, ½-½ ou 0-1 ; 1-0F, 0-1F ou 0-0F pour un forfait ; adj si ajournée ; 0-0, ½-0 ou 0-½ pour une sanction. 1, 0, =, 1/2, 0,5, +- et nulle conviennent aussi. En rouge : pas un résultat.',
  'validation.team-result':
    'À l’échiquier d’un match, vu de gauche : 1-0 si le joueur de gauche a gagné. ½-½, 0-1 ; 1-0F, 0-1F ou 0-0F pour un forfait ; adj si ajournée.',
  'validation.team-status': 'Vide, ou Retiré pour une équipe qui ne joue plus.',
  'validation.status-title': 'Statut',
  'validation.status': 'Vide, ou Retiré pour un joueur qui ne joue plus.',
};

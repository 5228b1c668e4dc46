import type { verify as english } from '../en/verify';
import type { WordsLike } from '../like';

/** Whether an event is what its log says. */
export const verify: WordsLike<typeof english> = {
  'verify.no-log': 'Il n’y a pas de journal : rien ne peut être prouvé',
  'verify.no-proofs': 'Le journal date d’avant les preuves : rien ne peut être prouvé',
  'verify.line-broken':
    'La ligne {line} du journal ({time}, {action}) ne correspond pas : elle ou une ligne précédente a été modifiée, ajoutée ou supprimée',
  'verify.settings-differ':
    'Les réglages ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.players-differ':
    'Noms, classements, titres ou numéros des joueurs ne sont pas ceux que la ligne {line} du journal a laissés ({time})',
  'verify.round-differs':
    'La ronde {round} n’est pas celle que la ligne {line} du journal a laissée ({time})',
  'verify.pairing-differs':
    'La ronde {round} n’est pas celle que donne {system}, et le journal n’en dit pas la raison',
  'verify.lines': '{proved} {proved|ligne|lignes} du journal sur {lines} avec une preuve juste',
  'verify.rounds': '{rounds} {rounds|ronde appariée|rondes appariées} à nouveau',
  'verify.untouched': 'Rien n’a été touché depuis le début',
  'verify.untouched-since': 'Rien n’a été touché depuis la ronde {round}',
  'verify.manual':
    '{count} {count|changement manuel|changements manuels}, dont {without} sans raison',
  'verify.corrected': '{count} {count|correction|corrections} de rondes passées',
  'verify.change': '  ligne {line}, {time} : {action} – {reason}',
  'cli.help.verify-file': 'un classeur de Pairsheet',
};

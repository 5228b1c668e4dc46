import type { ofSections as english } from '../../en/problems/ofSections';
import type { ProblemWordsLike } from '../../like';

/** Problems of a workbook with several events. */
export const ofSections: ProblemWordsLike<typeof english> = {
  'bad-section-name': {
    says: '« {value} » ne peut pas être le nom d’une section',
    cure: 'Prenez au plus {limit} caractères, dont une lettre ou un chiffre, et aucun de [ ] : * ? / \\ (les feuilles ne peuvent pas en avoir dans leur nom).',
  },
  'section-exists': {
    says: 'il y a déjà une section « {value} », ou une dont les tableaux ont les mêmes noms',
    cure: 'Choisissez un autre nom.',
  },
  'section-without-name': {
    says: '« {value} » est le tournoi même du classeur et n’a pas de nom de section',
    cure: 'Changez le nom du tournoi dans ses paramètres.',
  },
  'section-not-deleted': {
    says: '« {value} » est le tournoi même du classeur et ne se supprime pas',
    cure: 'Supprimez les autres sections, ou commencez un nouveau classeur.',
  },
  'section-has-rounds': {
    says: '« {value} » a {rounds} {rounds|ronde|rondes} : ses résultats, ses listes et son journal disparaîtraient',
    cure: 'Dites --yes si c’est voulu ; le classeur tel qu’il était reste à côté.',
  },
  'sections-of-workbooks': {
    says: '« {value} » n’est pas un classeur : seul un .xlsx a des sections',
    cure: 'Nommez le classeur.',
  },
  'section-to-choose': {
    says: 'le classeur contient plusieurs sections : {known}',
    cure: 'Dites laquelle avec --section NOM.',
  },
  'unknown-section': {
    says: 'il n’y a pas de section « {value} »',
    cure: 'Les sections sont : {known}.',
  },
  'no-sections': {
    says: '--section « {value} » a été donné, mais le fichier contient un seul tournoi sans sections',
    cure: 'Supprimez --section.',
  },
  'section-has-begun': {
    says: 'la ronde {round} de « {value} » est appariée : on ne change de section qu’avant la ronde 1',
    cure: 'Retirez le joueur dans une section et inscrivez-le en retard dans l’autre.',
  },
  'player-in-both': {
    says: '« {value} » est déjà dans la section « {section} »',
    cure: 'Supprimez l’une des deux lignes, ou donnez-leur des noms qui les distinguent.',
  },
  'section-changed-since': {
    says: 'cette étape concerne aussi la section « {value} », modifiée depuis',
    cure: 'Passez à « {value} » et annulez d’abord ses étapes plus récentes.',
  },
  'section-paired-elsewhere': {
    says: 'la ronde {value} a été appariée hors du volet après cette étape et ne serait pas annulée avec elle',
    cure: 'N’annulez que ce qui a suivi cette ronde, et corrigez les résultats antérieurs dans la ronde elle-même.',
  },
  'rows-stay-in-file': {
    says: 'il faudrait retirer des lignes de « {value} » ; dans un fichier rien ne peut être déplacé, donc rien n’a été modifié',
    cure: 'Faites-le dans Excel avec le volet.',
  },
};

import type { publish as english } from '../../en/sheets/publish';
import type { WordsLike } from '../../like';

/** The published page, beside the words of the sheets. */
export const publish: WordsLike<typeof english> = {
  'publish.contents': 'Sommaire',
  'publish.help.output': 'la page à écrire, un seul fichier .html autonome',
  'publish.help.brackets':
    'aussi comment la dernière ronde a été appariée : un dessin de chaque groupe',
  'publish.qr-label': 'Code QR de l’adresse de cette page',
  'publish.qr-sheet': 'Code QR',
  'publish.qr-written': 'Affiche avec le code QR écrite : {address}',
  'publish.title': 'Publier',
  'publish.intro':
    'Une page autonome : appariements, classement, grille, fiches, et le pourquoi de l’appariement. Mettez-la sur n’importe quel serveur web, ou envoyez-la.',
  'publish.address': 'Adresse web de la page (pour le code QR)',
  'publish.brackets': 'Avec le dessin de l’appariement de la dernière ronde',
  'publish.make': 'Créer la page',
  'publish.qr': 'Code QR en affiche',
  'publish.size': '{size} ko. Enregistrez-la, ou copiez-la dans un fichier qui finit par .html.',
  'publish.help.address': 'adresse de la page, imprimée dessus en code QR',
};

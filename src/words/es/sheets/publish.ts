import type { publish as english } from '../../en/sheets/publish';
import type { WordsLike } from '../../like';

/** The published page, beside the words of the sheets. */
export const publish: WordsLike<typeof english> = {
  'publish.contents': 'Contenido',
  'publish.help.output': 'la página que se escribe, un solo archivo .html autónomo',
  'publish.help.brackets': 'también cómo se emparejó la última ronda: un dibujo de cada grupo',
  'publish.qr-label': 'código QR de la dirección de esta página',
  'publish.qr-sheet': 'Código QR',
  'publish.qr-written': 'Cartel con el código QR escrito: {address}',
  'publish.title': 'Publicar',
  'publish.intro':
    'Una sola página autónoma: emparejamientos, clasificación, cuadro, fichas y por qué este emparejamiento. Póngala en cualquier servidor web, o envíela.',
  'publish.address': 'Dirección web de la página (para el código QR)',
  'publish.brackets': 'Con el dibujo del emparejamiento de la última ronda',
  'publish.make': 'Hacer la página',
  'publish.qr': 'Código QR como cartel',
  'publish.size': '{size} kB. Guárdela, o cópiela y guárdela como archivo que acabe en .html.',
  'publish.help.address': 'dirección de la página, impresa en ella como código QR',
};

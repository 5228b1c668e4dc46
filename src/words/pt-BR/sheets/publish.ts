import type { publish as english } from '../../en/sheets/publish';
import type { WordsLike } from '../../like';

/** The published page, beside the words of the sheets. */
export const publish: WordsLike<typeof english> = {
  'publish.contents': 'Índice',
  'publish.help.output': 'a página a gravar, um só arquivo .html autônomo',
  'publish.help.brackets': 'também como a última rodada foi emparceirada: um desenho de cada grupo',
  'publish.qr-label': 'Código QR do endereço desta página',
  'publish.qr-sheet': 'Código QR',
  'publish.qr-written': 'Cartaz com o código QR escrito: {address}',
  'publish.title': 'Publicar',
  'publish.intro':
    'Página autônoma: emparceiramentos, classificação, tabela, fichas e o porquê do emparceiramento. Ponha-a em qualquer servidor web, ou envie-a.',
  'publish.address': 'Endereço web da página (para o código QR)',
  'publish.brackets': 'Com o desenho do emparceiramento da última rodada',
  'publish.make': 'Criar a página',
  'publish.qr': 'Código QR em cartaz',
  'publish.size': '{size} kB. Salve-a, ou copie-a para um arquivo que acabe em .html.',
  'publish.help.address': 'endereço da página, impresso nela como código QR',
};

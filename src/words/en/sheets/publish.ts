/** The published page, beside the words of the sheets. */
export const publish = {
  'publish.contents': 'Contents',
  'publish.help.output': 'the page to write, a single self-contained .html file',
  'publish.help.brackets': 'also how the last round was paired: a picture of each bracket',
  'publish.qr-label': 'QR code of the address of this page',
  'publish.qr-sheet': 'QR code',
  'publish.qr-written': 'Poster with the QR code written: {address}',
  'publish.title': 'Publish',
  'publish.intro':
    'A single self-contained page: pairings, standings, crosstable, cards, and why this pairing. Put it on any web server, or send it.',
  'publish.address': 'Web address of the page (for the QR code)',
  'publish.brackets': 'With the drawing of the last round’s pairing',
  'publish.make': 'Make the page',
  'publish.qr': 'QR code as a poster',
  'publish.size': '{size} kB. Save it, or copy it and save it as a file that ends in .html.',
  'publish.help.address': 'address of the page, printed on it as a QR code',
};

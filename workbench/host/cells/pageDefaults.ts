import type { PageSetup } from '../book';

/** The page layout of a new sheet; margins in points, as Excel's "Normal". */
export function defaultPage(): PageSetup {
  return {
    orientation: 'Portrait',
    paperSize: null,
    centerHorizontally: false,
    centerVertically: false,
    printGridlines: false,
    printHeadings: false,
    blackAndWhite: false,
    breaks: [],
    zoom: { scale: 100 },
    margins: { top: 54, bottom: 54, left: 50.4, right: 50.4, header: 21.6, footer: 21.6 },
    headersFooters: {},
  };
}

import { qrCode, qrExtent, qrPath } from '../qr';
import { text, type Html } from './html';

/** The code of an address with the address below it; nothing if it is too long for one. */
export function qrFigure(address: string, label: string): Html {
  const code = qrCode(address);
  if (!code) return '' as Html;
  const extent = qrExtent(code);
  return `<figure class=qr><svg role=img aria-label="${text(label)}" viewBox="0 0 ${extent} ${extent}"><path fill="#fff" d="M0 0h${extent}v${extent}H0z"/><path fill="#000" shape-rendering="crispEdges" d="${qrPath(code)}"/></svg><figcaption>${text(address)}</figcaption></figure>` as Html;
}

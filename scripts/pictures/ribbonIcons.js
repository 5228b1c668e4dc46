/** The icons of the ribbon: white lines on a tile, which is seen on a light and on a dark ribbon. */
const RIBBON_ICONS = {
  pair: '<circle cx="7" cy="8" r="2.6"/><circle cx="17" cy="16" r="2.6"/><path d="M9.6 8H14a3 3 0 0 1 3 3v2.4M14.4 16H10a3 3 0 0 1-3-3v-2.4"/>',
  standings: '<path d="M5.5 18.5v-6h4v6M9.5 18.5V6h5v12.5M14.5 18.5V10h4v8.5M4.5 18.5h15"/>',
  check: '<rect x="6" y="5" width="12" height="14" rx="1.5"/><path d="m9 12 2.2 2.2 3.8-4.4"/>',
};

const ribbonIcon = (name, size) => `<!doctype html><style>
  html, body { margin: 0; background: transparent }
  svg { display: block }
</style><svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">
  <rect x="0.75" y="0.75" width="22.5" height="22.5" rx="4.5" fill="#1f5c4d"/>
  <g fill="none" stroke="#ffffff" stroke-width="${size < 32 ? 2 : 1.6}" stroke-linecap="round"
    stroke-linejoin="round">${RIBBON_ICONS[name]}</g></svg>`;

module.exports = { RIBBON_ICONS, ribbonIcon };

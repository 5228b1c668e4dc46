/** In the ink of the page it stands on, so that it can be read by day and in the dark. */
export const WALK_STYLE = `.walk{max-width:44rem;font-size:14px;line-height:1.35}
.walk-controls{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:0 0 8px}
.walk-controls label{display:inline-flex;gap:4px;align-items:center;min-height:32px}
.walk button,.walk select{font:inherit;color:inherit;background:transparent;border:1px solid currentColor;border-radius:4px;padding:4px 8px;min-height:32px;cursor:pointer}
.walk select option{color:#000;background:#fff}
.walk button:disabled{opacity:.45;cursor:default}
.walk-hint{opacity:.8;font-size:12px;margin:4px 0}
.walk-part{margin:8px 0}
.walk-heads{display:grid;grid-template-columns:1fr 14px 1fr;font-size:12px;font-weight:600}
.walk-heads>:last-child{grid-column:3}
.walk-left .walk-heads{display:block}
.walk-row{display:grid;grid-template-columns:minmax(0,1fr) 14px minmax(0,1fr);align-items:center;margin:3px 0}
.walk-single{display:inline-block;width:calc(50% - 7px);margin:3px 0}
.walk-line{border-top:2px solid currentColor}
.walk .walk-card{display:flex;width:100%;text-align:left;gap:4px;align-items:stretch;padding:3px 4px;min-height:40px;user-select:none;-webkit-user-select:none}
.walk .walk-floater{border-width:2px}
.walk-grip{touch-action:none;min-width:24px;display:grid;place-items:center;cursor:grab;opacity:.7}
.walk-name{min-width:0;display:flex;flex-direction:column}
.walk-name>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.walk-name>span{font-size:12px;white-space:pre}
.walk .walk-chosen{outline:3px solid currentColor;outline-offset:-3px}
.walk .walk-target{outline:3px dashed currentColor;outline-offset:-3px}
.walk .walk-dragged{position:relative;z-index:2;opacity:.85;cursor:grabbing;box-shadow:0 2px 8px rgba(0,0,0,.4)}
.walk-status{border:1px solid currentColor;border-radius:4px;padding:6px 8px;margin:8px 0;min-height:4.2em}
.walk-status p{margin:2px 0}
`;

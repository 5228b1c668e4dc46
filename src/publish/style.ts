import { ROW_HEAD_HEADS, WORD_CELLS } from './html';

/** The page's own style: it loads nothing, follows the reader's light or dark, and prints in black. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1b1f24;--paper:#fff;--line:#d0d7de;--shade:#f3f5f7;--link:#1f5c4d}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ec;--paper:#14171a;--line:#3a4149;--shade:#1f2429;--link:#8dc0af}}
*{box-sizing:border-box}
body{margin:0 auto;padding:.75rem;max-width:64rem;font:1rem/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.4rem;margin:.25rem 0}
h2{font-size:1.15rem;margin:1.5rem 0 .5rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
a{color:var(--link)}
table a{text-decoration:none}table a:hover,table a:focus{text-decoration:underline}
nav{position:sticky;top:0;z-index:2;background:var(--paper);border-bottom:1px solid var(--line);overflow-x:auto}
nav ul{display:flex;gap:.25rem 1rem;margin:0;padding:0;list-style:none;white-space:nowrap}
section,article,details{scroll-margin-top:3rem}
summary{cursor:pointer;padding:.35rem 0}
.w{font-size:.85rem;margin:.25rem 0}
nav a{display:inline-block;padding:.4rem 0}
.t{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .5rem;text-align:center;border-bottom:1px solid var(--line);white-space:nowrap}
thead th{background:var(--shade)}tbody th{font-weight:inherit;position:sticky;left:0;background:var(--paper)}
${ROW_HEAD_HEADS}{position:sticky;left:0;z-index:1}
${WORD_CELLS},#rounds :is(th,td):nth-child(2n){text-align:left}#prizes td:last-child{white-space:normal;min-width:12rem;font-size:.85rem}
.qr{float:right;margin:0 0 .5rem 1rem;max-width:14rem}.qr svg{display:block;width:8rem;margin-left:auto}.qr figcaption{font-size:.75rem;text-align:right;overflow-wrap:anywhere}
header::after{content:'';display:block;clear:both}
.legend{font-size:.85rem}
.bracket{min-width:34rem;max-width:100%;height:auto}
.bracket :focus{outline:2px solid var(--link)}
@media screen and (max-width:40rem){
.qr{display:none}
table{font-size:.875rem}
th,td{padding:.35rem .2rem}
${WORD_CELLS}{white-space:normal;overflow-wrap:anywhere;min-width:5.25rem}
thead th{font-size:.75rem}
}
@media screen and (max-width:24rem){
body{padding:.5rem}
th,td{padding:.35rem .1rem}
table{font-size:.8rem}
thead th{font-size:.65rem}
}
:target{outline:2px solid var(--link);outline-offset:2px}
@page{margin:12mm}
@media print{
:root{--ink:#000;--paper:#fff;--line:#999;--shade:#fff;--link:#000}
body{max-width:none;padding:0;font-size:9pt}
nav{display:none}
.bracket{min-width:0}
a{text-decoration:none}
.t{overflow:visible}
section{break-before:page}
#rounds details::details-content{content-visibility:visible;block-size:auto;opacity:1}
section:first-of-type{break-before:auto}
thead{display:table-header-group}
tr,article{break-inside:avoid}
th,td{padding:.1rem .3rem}
}
`;

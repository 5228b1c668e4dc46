/** How a value looks: the number formats that the add-in and typing give (en-US). */
import type { CellValue } from '../book';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function formatValue(value: CellValue, format: string): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  if (format === 'General' || format === '@') return general(value);
  if (/[dmy]/i.test(format.replace(/"[^"]*"/g, ''))) return date(value, format);
  return decimal(value, format);
}

function general(value: number): string {
  return String(Number(value.toPrecision(11)));
}

/** `0`, `0.0`, `#,##0.00`, `0.0%`, `+0;-0;0`, with literal text in quotes around. */
function decimal(value: number, format: string): string {
  const [positive, negative, zero] = format.split(';');
  const chosen =
    value < 0 ? (negative ?? `-${positive}`) : value === 0 ? (zero ?? positive) : positive;
  const pattern = /[#0][#0,.]*%?/.exec(chosen);
  if (!pattern) return chosen.replace(/"/g, '');
  const percent = pattern[0].endsWith('%');
  const [whole, places = ''] = pattern[0].replace('%', '').split('.');
  let digits = Math.abs(percent ? value * 100 : value).toFixed(places.length);
  for (let i = places.length; i > 0 && places[i - 1] === '#' && digits.endsWith('0'); i--) {
    digits = digits.slice(0, -1);
  }
  digits = digits.replace(/\.$/, '');
  if (whole.includes(',')) digits = digits.replace(/\B(?=(\d{3})+(?!\d))/, ',');
  const text = digits + (percent ? '%' : '');
  return chosen.replace(pattern[0], text).replace(/"/g, '');
}

function date(value: number, format: string): string {
  const at = new Date(Math.round((value - 25_569) * 86_400_000));
  const two = (n: number) => String(n).padStart(2, '0');
  const parts: Record<string, string> = {
    yyyy: String(at.getUTCFullYear()),
    yy: two(at.getUTCFullYear() % 100),
    mmm: months[at.getUTCMonth()],
    mm: two(at.getUTCMonth() + 1),
    m: String(at.getUTCMonth() + 1),
    dd: two(at.getUTCDate()),
    d: String(at.getUTCDate()),
    hh: two(at.getUTCHours()),
    h: String(at.getUTCHours()),
    ss: two(at.getUTCSeconds()),
  };
  // After an hour, m means minutes.
  return format
    .replace(/(h{1,2}:)m{1,2}/gi, (_, hour: string) => `${hour}${two(at.getUTCMinutes())}`)
    .replace(/yyyy|yy|mmm|mm|m|dd|d|hh|h|ss/gi, (token) => parts[token.toLowerCase()] ?? token);
}

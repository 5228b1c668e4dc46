import {
  createDarkTheme,
  createLightTheme,
  teamsHighContrastTheme,
  type BrandVariants,
  type Theme,
} from './fluent';
import { useEffect, useState } from 'react';

/** The green of the icon, the workbench and the published page, from the darkest to the palest. */
const GREEN: BrandVariants = {
  10: '#030806',
  20: '#0a1a16',
  30: '#0f2a23',
  40: '#133a30',
  50: '#174639',
  60: '#1a4e41',
  70: '#1c5547',
  80: '#1f5c4d',
  90: '#3f7f6d',
  100: '#63a591',
  110: '#78b3a0',
  120: '#8dc0af',
  130: '#a1ccbe',
  140: '#b5d7cc',
  150: '#cbe3db',
  160: '#e6f0ec',
};

/** What cannot be pressed must still be read: at least 4.5 to 1 against the page and the button. */
const LIGHT: Theme = { ...createLightTheme(GREEN), colorNeutralForegroundDisabled: '#6b6b6b' };
const DARK: Theme = {
  ...createDarkTheme(GREEN),
  // On a dark page the dark green of a button could hardly be seen.
  colorBrandBackground: '#2a7361',
  colorBrandBackgroundHover: '#318270',
  colorBrandForeground1: GREEN[110],
  colorBrandForeground2: GREEN[120],
  colorBrandForegroundLink: GREEN[110],
  colorBrandForegroundLinkHover: GREEN[130],
  colorNeutralForegroundDisabled: '#949494',
  colorNeutralStrokeDisabled: '#6b6b6b',
};

/** Milliseconds between two looks at Excel's theme; office.js itself asks Excel no more often. */
const EVERY = 5000;

const asks = (query: string): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

/** A colour such as #1F1F1F is dark when its mean is below the middle. */
function isDarkColour(colour: string | undefined): boolean {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? '');
  if (!match) return false;
  const [red, green, blue] = match.slice(1).map((part) => parseInt(part, 16));
  return (red * 299 + green * 587 + blue * 114) / 1000 < 128;
}

/** Excel's own theme where it tells it, else what the system prefers. */
function currentTheme(): Theme {
  if (asks('(forced-colors: active)')) return teamsHighContrastTheme;
  const background = Office.context?.officeTheme?.bodyBackgroundColor;
  const isDark = background ? isDarkColour(background) : asks('(prefers-color-scheme: dark)');
  return isDark ? DARK : LIGHT;
}

export function useTheme(): Theme {
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => {
    const update = () => setTheme(currentTheme());
    const queries =
      typeof window.matchMedia === 'function'
        ? ['(forced-colors: active)', '(prefers-color-scheme: dark)'].map((query) =>
            window.matchMedia(query),
          )
        : [];
    for (const query of queries) query.addEventListener('change', update);
    window.addEventListener('focus', update);
    // Excel tells no pane that its theme was changed; the same theme again draws nothing.
    const timer = setInterval(() => document.visibilityState !== 'hidden' && update(), EVERY);
    return () => {
      for (const query of queries) query.removeEventListener('change', update);
      window.removeEventListener('focus', update);
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    // What the browser itself draws, such as scroll bars and the arrows of a number, follows.
    document.documentElement.style.colorScheme = theme === DARK ? 'dark' : 'light';
  }, [theme]);
  return theme;
}

import { teamsHighContrastTheme, webDarkTheme, webLightTheme, type Theme } from './fluent';
import { useEffect, useState } from 'react';

/** What cannot be pressed must still be read: at least 4.5 to 1 against the page and the button. */
const LIGHT: Theme = { ...webLightTheme, colorNeutralForegroundDisabled: '#6b6b6b' };
const DARK: Theme = {
  ...webDarkTheme,
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

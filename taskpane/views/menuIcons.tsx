import type { ReactElement } from 'react';
import {
  CheckIcon,
  HistoryIcon,
  LampIcon,
  PeopleIcon,
  ResultsIcon,
  SettingsIcon,
  SwapIcon,
  TrophyIcon,
} from '../icons/pane';

export const MENU_ICONS: Readonly<Record<string, ReactElement>> = {
  round: <PeopleIcon />,
  results: <ResultsIcon />,
  changes: <SwapIcon />,
  standings: <TrophyIcon />,
  check: <CheckIcon />,
  explain: <LampIcon />,
  history: <HistoryIcon />,
  event: <SettingsIcon />,
};

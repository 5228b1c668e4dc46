import {
  ArrowSwapRegular,
  CheckmarkCircleRegular,
  DocumentSettingsRegular,
  HistoryRegular,
  LightbulbRegular,
  NumberSymbolRegular,
  PeopleRegular,
  RewardRegular,
  TrophyRegular,
} from '@fluentui/react-icons';
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
  round: <PeopleRegular />,
  results: <NumberSymbolRegular />,
  changes: <ArrowSwapRegular />,
  standings: <TrophyRegular />,
  prizes: <RewardRegular />,
  check: <CheckmarkCircleRegular />,
  explain: <LightbulbRegular />,
  history: <HistoryRegular />,
  event: <DocumentSettingsRegular />,
};

import {
  ArrowSwapRegular,
  CheckmarkCircleRegular,
  DocumentSettingsRegular,
  HistoryRegular,
  LightbulbRegular,
  NumberSymbolRegular,
  PeopleRegular,
  TrophyRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';

export const MENU_ICONS: Readonly<Record<string, ReactElement>> = {
  round: <PeopleRegular />,
  results: <NumberSymbolRegular />,
  changes: <ArrowSwapRegular />,
  standings: <TrophyRegular />,
  check: <CheckmarkCircleRegular />,
  explain: <LightbulbRegular />,
  history: <HistoryRegular />,
  event: <DocumentSettingsRegular />,
};

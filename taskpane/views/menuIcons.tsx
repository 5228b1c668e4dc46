import type { ReactElement } from 'react';
import {
  CheckIcon,
  CourseIcon,
  HistoryIcon,
  LampIcon,
  PeopleIcon,
  PrizeIcon,
  ResultsIcon,
  SectionsIcon,
  SettingsIcon,
  SharedIcon,
  SwapIcon,
  TrendIcon,
  TrophyIcon,
} from '../icons/pane';

export const MENU_ICONS: Readonly<Record<string, ReactElement>> = {
  round: <PeopleIcon />,
  results: <ResultsIcon />,
  changes: <SwapIcon />,
  standings: <TrophyIcon />,
  prizes: <PrizeIcon />,
  ratings: <TrendIcon />,
  check: <CheckIcon />,
  explain: <LampIcon />,
  course: <CourseIcon />,
  history: <HistoryIcon />,
  event: <SettingsIcon />,
  sections: <SectionsIcon />,
  shared: <SharedIcon />,
};

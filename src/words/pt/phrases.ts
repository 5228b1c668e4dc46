import { apart } from './apart';
import { answers } from './answers';
import { byHand } from './byHand';
import { choices } from './choices';
import { cli } from './cli';
import { crosstables } from './crosstables';
import { dubov1997 } from './dubov1997';
import { dubov1997Why } from './dubov1997Why';
import { dutch } from './dutch';
import { dutch2011 } from './dutch2011';
import { dutch2011answers } from './dutch2011answers';
import { dutch2016 } from './dutch2016';
import { dutch2026 } from './dutch2026';
import { dutchHand } from './dutchHand';
import { dutchWhy } from './dutchWhy';
import { forced } from './forced';
import { french1994 } from './french1994';
import { french1994answers } from './french1994answers';
import { functions } from './functions';
import { generate } from './generate';
import { handling } from './handling';
import { importing } from './importing';
import { legality } from './legality';
import { lock } from './lock';
import { pairingCardWords } from './pairingCard';
import { changes } from './pane/changes';
import { general } from './pane/general';
import { lists } from './pane/lists';
import { round } from './pane/round';
import { sections } from './pane/sections';
import { setup } from './pane/setup';
import { picture } from './picture';
import { paper } from './paper';
import { prizes } from './prizes';
import { publish } from './publish';
import { ratings } from './ratings';
import { roundRobin } from './roundRobin';
import { samples } from './samples';
import { sheets } from './sheets';
import { systemNames } from './systemNames';
import { tieBreakNames } from './tieBreakNames';
import { tiebreaks } from './tiebreaks';
import { verify } from './verify';
import { tiebreaksC07 } from './tiebreaksC07';
import { whatIf } from './whatIf';
import { workbench } from './workbench';
import { checker } from './checker';
import { comparison } from './comparison';
import { course } from './course';
import { courseTexts } from './courseTexts';

/** Every phrase that we write in this language, an area a file. */
export const phrases = {
  ...apart,
  ...answers,
  ...byHand,
  ...choices,
  ...cli,
  ...crosstables,
  ...dubov1997,
  ...dubov1997Why,
  ...dutch,
  ...dutch2011,
  ...dutch2011answers,
  ...dutch2016,
  ...dutch2026,
  ...dutchHand,
  ...dutchWhy,
  ...forced,
  ...french1994,
  ...french1994answers,
  ...functions,
  ...generate,
  ...handling,
  ...importing,
  ...legality,
  ...lock,
  ...pairingCardWords,
  ...changes,
  ...general,
  ...lists,
  ...round,
  ...sections,
  ...setup,
  ...picture,
  ...paper,
  ...prizes,
  ...publish,
  ...ratings,
  ...roundRobin,
  ...samples,
  ...sheets,
  ...systemNames,
  ...tieBreakNames,
  ...tiebreaks,
  ...verify,
  ...tiebreaksC07,
  ...whatIf,
  ...workbench,
  ...checker,
  ...comparison,
  ...course,
  ...courseTexts,
};

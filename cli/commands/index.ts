import type { Command } from '../command';
import { check } from './check';
import { cma } from './cma';
import { compare } from './compare';
import { convert } from './convert';
import { course } from './course';
import { exercise } from './exercise';
import { explain } from './explain';
import { generate } from './generate';
import { pair } from './pair';
import { prizes } from './prizes';
import { publish } from './publish';
import { sections } from './sections';
import { standings } from './standings';
import { verify } from './verify';
import { workbook } from './workbook';

export const COMMANDS: readonly Command[] = [
  pair,
  check,
  compare,
  generate,
  standings,
  explain,
  convert,
  workbook,
  verify,
  cma,
  exercise,
  course,
  publish,
  prizes,
  sections,
];

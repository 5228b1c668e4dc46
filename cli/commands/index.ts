import type { Command } from '../command';

/** The commands by name, each read and compiled when it is asked for. */
export const COMMANDS = {
  pair: async () => (await import('./pair/pair')).pair,
  check: async () => (await import('./check')).check,
  compare: async () => (await import('./compare')).compare,
  generate: async () => (await import('./generate/generate')).generate,
  standings: async () => (await import('./standings/standings')).standings,
  explain: async () => (await import('./explain')).explain,
  convert: async () => (await import('./convert')).convert,
  workbook: async () => (await import('./workbook')).workbook,
  appeal: async () => (await import('./appeal')).appeal,
  verify: async () => (await import('./verify')).verify,
  audit: async () => (await import('./audit')).audit,
  simulate: async () => (await import('./simulate')).simulate,
  cma: async () => (await import('./cma')).cma,
  exercise: async () => (await import('./exercise')).exercise,
  course: async () => (await import('./course')).course,
  publish: async () => (await import('./publish')).publish,
  prizes: async () => (await import('./prizes')).prizes,
  forms: async () => (await import('./forms')).forms,
  sections: async () => (await import('./sections')).sections,
} as const satisfies Readonly<Record<string, () => Promise<Command>>>;

type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export const isCommand = (name: string | undefined): name is CommandName =>
  COMMAND_NAMES.some((known) => known === name);

/** All of them, for whoever tells about them. */
export const allCommands = (): Promise<readonly Command[]> =>
  Promise.all(COMMAND_NAMES.map((name) => COMMANDS[name]()));

import type { SpawnOptions } from 'node:child_process'

/** Runs a program to its end; with `quiet` its output is collected instead of shown. */
export function runCommand(
  program: string,
  args: string[],
  options?: SpawnOptions & { quiet?: boolean; timeoutMs?: number },
): Promise<{ code: number; output: string }>

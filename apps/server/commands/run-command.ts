import { explainError } from '../start/explain-error.ts'

/**
 * Runs a command of the operator: `--help` shows its usage; an error is printed as a sentence, and the exit code is 1.
 */
export async function runCommand(usage: string, work: (args: string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return say(usage)
  try {
    await work(args)
  } catch (error) {
    const isUsage = String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
    const sentence = isUsage ? `${(error as Error).message}\n\n${usage}` : explainError(error)
    process.stderr.write(`\nblazon: ${sentence ?? `This went wrong, and is a fault of Blazon: ${trace(error)}`}\n`)
    process.exitCode = 1
  }
}

/** Writes lines to standard output. */
export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

function trace(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

import { checkFigures, type FiguresCheck, isRight } from '#features/insights/server/check-figures.ts'
import { rebuildFigures } from '#features/insights/server/rebuild-figures.ts'
import type { SystemContext } from '#platform/context.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

/** The subcommands about insights. */
export const INSIGHTS_COMMANDS = ['check-insights', 'rebuild-insights']

/**
 * Compares the kept figures of every community, or of the one with an id, with a count over its rows, or writes them again. Returns
 * the text to print; throws a `SentenceError` if they differ.
 */
export async function operateInsights(
  ctx: SystemContext,
  subcommand: string,
  { issuerId, isJson }: { issuerId: string | undefined; isJson: boolean },
): Promise<string> {
  const checks = await checkFigures(ctx, issuerId)
  if (subcommand === 'rebuild-insights') for (const { issuerId } of checks) await rebuildFigures(ctx, issuerId)
  const after = subcommand === 'rebuild-insights' ? await checkFigures(ctx, issuerId) : checks
  const wrong = after.filter((check) => !isRight(check))
  const said = isJson ? JSON.stringify(after, null, 2) : [summary(after), ...wrong.map(printWrong)].join('\n')
  if (wrong.length > 0)
    throw new SentenceError(
      `${said}\n\nClaims and badges are right: npm run operator -- rebuild-insights counts again.`,
    )
  return said
}

function summary(checks: FiguresCheck[]): string {
  return `The figures of ${checks.filter(isRight).length} of ${checks.length} communities are right.`
}

function printWrong({ issuerId, wrongDays, wrongMonths, wrongWaits }: FiguresCheck): string {
  return `${issuerId}: ${wrongDays} wrong days, ${wrongMonths} wrong months, ${wrongWaits} wrong waits`
}

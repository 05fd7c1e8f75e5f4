import { backfillBadges } from '#features/points/server/backfill-badges.ts'
import { checkPoints, isRight, type PointsCheck } from '#features/points/server/check-points.ts'
import { rebuildStandings } from '#features/points/server/standings/rebuild-standings.ts'
import type { SystemContext } from '#platform/context.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

/** The subcommands about points. */
export const POINTS_COMMANDS = ['check-points', 'rebuild-points', 'backfill-points']

/**
 * Compares the books of points with what was made from them, writes that again, or books badges that were issued without;
 * of every community, or of the one with an id. Returns the text to print; throws a `SentenceError` if a check fails.
 */
export async function operatePoints(
  ctx: SystemContext,
  subcommand: string,
  { issuerId, isJson }: { issuerId: string | undefined; isJson: boolean },
): Promise<string> {
  if (subcommand === 'backfill-points') {
    const booked = await backfillBadges(ctx, { again: true })
    return isJson ? JSON.stringify({ booked }) : `${booked} badges were booked now.`
  }
  const checks = await checkPoints(ctx, issuerId)
  if (subcommand === 'rebuild-points') for (const { issuerId } of checks) await rebuildStandings(ctx, issuerId)
  const after = subcommand === 'rebuild-points' ? await checkPoints(ctx, issuerId) : checks
  const wrong = after.filter((check) => !isRight(check))
  const said = isJson ? JSON.stringify(after, null, 2) : [summary(after), ...wrong.map(printWrong)].join('\n')
  if (wrong.length > 0) throw new SentenceError(`${said}\n\n${whatToDo(wrong)}`)
  return said
}

function summary(checks: PointsCheck[]): string {
  const transfers = checks.reduce((sum, check) => sum + check.transfers, 0)
  return `${checks.length} books with ${transfers} transfers; ${checks.filter(isRight).length} of them are right.`
}

function printWrong({ issuerId, sum, wrongTransfers, wrongStandings, wrongMembers }: PointsCheck): string {
  return `${issuerId}: sum ${sum}, ${wrongTransfers} wrong transfers, ${wrongStandings} wrong standings, ${wrongMembers} wrong members`
}

function whatToDo(wrong: PointsCheck[]): string {
  return wrong.some(({ sum, wrongTransfers }) => sum !== 0 || wrongTransfers > 0)
    ? 'A book itself is wrong: somebody changed the database by hand. Restore a backup, or ask for help with this output.'
    : 'The books are right: npm run operator -- rebuild-points writes the standings and members again.'
}

import { closeReports } from '#features/channel/reports/server/close-reports.ts'
import { listReports, type ReportedPost } from '#features/channel/reports/server/list-reports.ts'
import type { SystemContext } from '#platform/context.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

/**
 * Lists posts with open reports, closes the reports of a post, or removes the post with them; returns the text to print.
 * Throws a `SentenceError` if it cannot be done.
 */
export async function operateReports(
  ctx: SystemContext,
  [verb = '', postId = '']: string[],
  { isJson, limit }: { isJson: boolean; limit: number },
): Promise<string> {
  if (verb === '') {
    const found = await listReports(ctx, limit)
    return isJson ? JSON.stringify(found, null, 2) : printReports(found)
  }
  if (verb !== 'close' && verb !== 'remove')
    throw new SentenceError('Say what to do: reports, reports close POST, or reports remove POST. Nothing was changed.')
  if (!postId) throw new SentenceError(`Name a post: reports ${verb} POST. Nothing was changed.`)
  const { closed, removed } = await closeReports(ctx, { postId, isRemoved: verb === 'remove' })
  if (verb === 'remove' && !removed)
    throw new SentenceError(
      `There is no post ${postId}, or it was deleted. ${closed > 0 ? sentence(closed) : 'Nothing was changed.'}`,
    )
  if (verb === 'close' && closed === 0)
    throw new SentenceError(`There are no open reports of ${postId}. Nothing was changed.`)
  if (isJson) return JSON.stringify({ postId, closed, removed })
  return removed ? `The post is removed. ${sentence(closed)}` : `${sentence(closed)} The post stays.`
}

const counted = (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`
const sentence = (closed: number) => `${counted(closed)} closed.`

function printReports(found: ReportedPost[]): string {
  if (found.length === 0) return 'No open reports.'
  return found
    .map(({ postId, community, issuerId, text, reports, reasons, since }) =>
      [
        `${postId}  ${community} (${issuerId}): ${counted(reports)} since ${since}`,
        `  ${text === '' ? '(deleted by its community)' : text.replaceAll('\n', '\n  ')}`,
        ...reasons.map((reason) => `  - ${reason.replace(/\s+/g, ' ')}`),
      ].join('\n'),
    )
    .join('\n')
}

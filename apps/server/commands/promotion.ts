import { asc, eq } from 'drizzle-orm'
import { namePlatformIssuer } from '#features/issuers/server/promotion/name-platform-issuer.ts'
import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import { decide } from '#features/promote/decision/server/decide-request.ts'
import { lastRequest } from '#features/promote/server/request-promotion.ts'
import { promoteRequests } from '#features/promote/server/tables.ts'
import type { SystemContext } from '#platform/context.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

type Named = { id: string; name: string }

/** The requests for the mark that wait, oldest first, with what to check. */
export async function listRequests(ctx: SystemContext, { isJson }: { isJson: boolean }): Promise<string> {
  const waiting = await ctx.db
    .select()
    .from(promoteRequests)
    .where(eq(promoteRequests.state, 'waiting'))
    .orderBy(asc(promoteRequests.createdAt))
  if (isJson) return JSON.stringify(waiting, null, 2)
  if (waiting.length === 0) return 'No request waits.'
  const lines = waiting.map(
    ({ issuerId, name, kind, firstName, lastName, email, profile, reason, createdAt }) =>
      `${issuerId}  ${name} (${kind}), since ${createdAt.toISOString()}\n  by     ${firstName} ${lastName}, ${email}\n  see    ${profile}\n  why    ${reason.replaceAll('\n', '\n         ')}`,
  )
  return [...lines, 'Decide with: promote ID, or decline ID REASON.'].join('\n')
}

/** Marks a community as checked: its waiting request is accepted, otherwise its current name is marked. */
export async function promoteByCommand(ctx: SystemContext, { id }: Named): Promise<void> {
  const last = await lastRequest(ctx, id)
  if (last?.state === 'waiting') return decide(ctx, last, { accepted: true, answer: '' })
  return promoteIssuer(ctx, { issuerId: id, promoted: true })
}

/** Refuses the waiting request of a community, with words that it reads. */
export async function declineByCommand(ctx: SystemContext, { id, name }: Named, words: string[]): Promise<void> {
  const answer = words.join(' ').trim()
  if (!answer) throw new SentenceError(`Say why: decline ${id} REASON. Nothing was changed.`)
  const last = await lastRequest(ctx, id)
  if (last?.state !== 'waiting') throw new SentenceError(`${name} has no request that waits. Nothing was changed.`)
  return decide(ctx, last, { accepted: false, answer })
}

/** Names the platform's own community. */
export function ownByCommand(ctx: SystemContext, { id }: Named): Promise<void> {
  return namePlatformIssuer(ctx, id)
}

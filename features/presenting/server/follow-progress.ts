import type { Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import { follow } from '#platform/operations/follow.ts'
import type * as contract from '../contract.ts'
import { SHOWN_MINUTES } from '../rules.ts'
import { channelOf, findPresentation, type PresentationRow } from './queries.ts'

type Progress = Output<typeof contract.followPresentation>

/** Yields what happens to a request, until it is deleted; `isAllowed` is asked again before each value. */
export async function* followProgress(
  ctx: Context,
  id: string,
  { isAllowed, signal }: { isAllowed: () => Promise<boolean>; signal: AbortSignal },
): AsyncGenerator<Progress> {
  const read = async () => {
    const row = await findPresentation(ctx, id)
    return row && (await isAllowed()) ? progressOf(ctx, row) : undefined
  }
  yield* follow(ctx, channelOf(id), read, signal)
}

function progressOf(ctx: Context, { state, shown, createdAt, expiresAt }: PresentationRow): Progress {
  const now = ctx.now()
  if (state === 'waiting' || state === 'opened') return { state: expiresAt > now ? state : 'ended' }
  const isKept = now.getTime() < createdAt.getTime() + SHOWN_MINUTES * 60_000
  if (state !== 'answered' || !shown || !isKept) return { state: state === 'answered' ? 'ended' : state }
  const { templateId: _, ...visible } = shown
  return { state, shown: visible }
}

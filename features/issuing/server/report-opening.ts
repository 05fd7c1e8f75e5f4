import type { Input } from '#base/endpoint.ts'
import { isLiving, isOpenLink } from '#features/claims/rules.ts'
import { noteOpening } from '#features/claims/server/note-opening.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { linkOpened } from '../hooks.ts'
import { readLink } from './read-link.ts'

/**
 * Notes that a person opened the page of a link, or counts it where many people have the same link. Of an unknown link, and
 * of one that leads to no badge any more, nothing is written. No audit row: it would say when a person reads their e-mails.
 */
export async function reportOpening(ctx: Context, { token }: Input<typeof contract.reportOpening>) {
  const link = await readLink(ctx, token)
  if (!link || !isLiving(link.state)) return {}
  const { id, issuerId, templateId } = link.claim
  if (isOpenLink(link.claim)) await inTransaction(ctx, (ctx) => linkOpened.run(ctx, { issuerId, templateId }))
  else await noteOpening(ctx, id)
  return {}
}

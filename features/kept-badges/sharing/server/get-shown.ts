import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { shownUrl } from '../../server/queries.ts'
import { shownCheck } from '../rules.ts'
import { findPage } from './find-page.ts'
import { freshReading } from './fresh-reading.ts'

type Get = typeof contract.getShown

/**
 * What the page of a kept badge shows, with the word of a check that is an hour old at most; neither its holder nor whom it
 * names. Throws `notFound` for an unknown page, and for one that ended.
 */
export async function getShown(ctx: Context, { shareId }: Input<Get>): Promise<Output<Get>> {
  const page = await findPage(ctx, shareId)
  const reading = page && (await freshReading(ctx, page))
  if (!reading) throw new Problem('notFound')
  const { verification, summary } = reading
  return {
    ...verification,
    checks: verification.checks.map(shownCheck),
    issuer: { ...summary.issuer, did: verification.issuer.did },
    shownUrl: shownUrl(ctx.config, shareId),
  }
}

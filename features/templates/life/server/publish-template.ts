import type { Input, Output } from '#base/endpoint.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findOwnTemplate } from '../../server/find-own-template.ts'
import { startPublishing } from './start-publishing.ts'

type Publish = typeof contract.publishTemplate

/** Publishes a draft, or retries a failed anchoring, by the operation `callbackId`. Throws `alreadyPublished`. */
export async function publishTemplate(ctx: TeamContext, { templateId }: Input<Publish>): Promise<Output<Publish>> {
  const { id } = await findOwnTemplate(ctx, templateId, 'edit')
  return inTransaction(ctx, (ctx) => startPublishing(ctx, id))
}

import type { Output } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../own-contract.ts'
import { foldersToCreateIn } from './folder-for-new.ts'

/** What the caller can do in the community now. */
export async function getOwnRights(ctx: TeamContext): Promise<Output<typeof contract.getOwnRights>> {
  return { isAdmin: ctx.actor.kind === 'admin', canCreate: await foldersToCreateIn(ctx) }
}

import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findBadge } from '../../server/queries.ts'
import { badgeFile } from './badge-file.ts'

type Get = typeof contract.getHeldFile

/** Returns one of the holder's badges as a file with the whole signed credential inside. Throws `notFound`. */
export async function getHeldFile(ctx: HolderContext, { badgeId, form, alg }: Input<Get>): Promise<Output<Get>> {
  const details = await findBadge(ctx, badgeId)
  const isHeld = details?.badge.holderId === ctx.actor.holderId
  const file = details && isHeld ? await badgeFile(ctx, details, { form, alg }) : undefined
  if (!file) throw new Problem('notFound')
  return { name: file.name, type: file.type, content: Buffer.from(file.content).toString('base64') }
}

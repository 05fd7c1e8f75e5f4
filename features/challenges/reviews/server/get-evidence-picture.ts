import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { AdminContext } from '#platform/context.ts'
import { reviews } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

type Get = typeof contract.getEvidencePicture

/** The picture that a member gave as evidence, for the admins of that community alone. Throws `notFound`. */
export async function getEvidencePicture(ctx: AdminContext, { reviewId }: Input<Get>): Promise<Output<Get>> {
  const isOwn = and(eq(reviews.id, reviewId), eq(reviews.issuerId, ctx.actor.issuerId))
  const [row] = await ctx.db.select({ imageCid: reviews.imageCid }).from(reviews).where(isOwn)
  const blob = row && row.imageCid !== '' ? await ctx.blobs.get(row.imageCid) : undefined
  if (!blob) throw new Problem('notFound')
  return { image: `data:${blob.type};base64,${blob.bytes.toString('base64')}` }
}

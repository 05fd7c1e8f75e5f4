import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findBadge } from './queries.ts'

type Get = typeof contract.getCredential

/** The signed credential of a badge, as it was handed out. Throws `notFound`. */
export async function getCredential(ctx: Context, { badgeId }: Input<Get>): Promise<Output<Get>> {
  const found = await findBadge(ctx, badgeId)
  if (!found) throw new Problem('notFound')
  return found.badge.credential
}

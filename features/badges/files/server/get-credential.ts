import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { findBadge } from '../../server/queries.ts'
import { withoutPerson } from './without-person.ts'

type Get = typeof contract.getCredential

/**
 * Returns the signed credential of a badge while its holder shares it; otherwise only the part that other software needs
 * to read its status, without data of the holder. Throws `notFound`.
 */
export async function getCredential(ctx: Context, { badgeId }: Input<Get>): Promise<Output<Get>> {
  const found = await findBadge(ctx, badgeId)
  if (!found) throw new Problem('notFound')
  const { credential } = found.badge
  return found.isShared ? credential : withoutPerson(credential)
}

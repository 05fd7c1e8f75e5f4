import type { Input, Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { signedList } from './signed-list.ts'

type Get = typeof contract.getSuspensionList

/**
 * Returns the signed list of an issuer's suspended badges, which has the same slots as the revocation list. Throws
 * `notFound`.
 */
export function getSuspensionList(ctx: Context, { listId }: Input<Get>): Promise<Output<Get>> {
  return signedList(ctx, listId, 'suspension')
}

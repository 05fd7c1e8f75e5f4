import type { Input, Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { signedList } from './signed-list.ts'

type Get = typeof contract.getStatusList

/** Returns the signed list of an issuer's revoked badges. Throws `notFound`. */
export function getStatusList(ctx: Context, { listId }: Input<Get>): Promise<Output<Get>> {
  return signedList(ctx, listId, 'revocation')
}

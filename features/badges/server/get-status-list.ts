import type { Input, Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { signedList } from './signed-list.ts'

type Get = typeof contract.getStatusList

/** The signed list of what an issuer took back for good. Throws `notFound`. */
export function getStatusList(ctx: Context, { listId }: Input<Get>): Promise<Output<Get>> {
  return signedList(ctx, listId, 'revocation')
}

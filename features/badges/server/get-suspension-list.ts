import type { Input, Output } from '#base/endpoint.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { signedList } from './signed-list.ts'

type Get = typeof contract.getSuspensionList

/** The signed list of what an issuer has suspended, with the same slots as the list of what it took back. Throws `notFound`. */
export function getSuspensionList(ctx: Context, { listId }: Input<Get>): Promise<Output<Get>> {
  return signedList(ctx, listId, 'suspension')
}

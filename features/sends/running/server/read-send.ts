import type { Input, Output } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import { findOwnSend } from '../../server/own-send.ts'
import type * as contract from '../contract.ts'
import { describeSend } from './describe-send.ts'

/** Returns the progress of one of the issuer's sends. */
export async function readSend(
  ctx: TeamContext,
  { sendId }: Input<typeof contract.readSend>,
): Promise<Output<typeof contract.readSend>> {
  return describeSend(ctx, await findOwnSend(ctx, sendId))
}

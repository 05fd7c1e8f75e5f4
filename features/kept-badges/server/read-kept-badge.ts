import type { Input, Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { READINGS } from '../rules.ts'
import { assertProven } from './assert-proven.ts'
import { fileOf } from './reading/file-of.ts'
import { readForHolder } from './reading/read-for-holder.ts'

type Read = typeof contract.readKeptBadge

/** Reads and checks a badge for the caller, and says whether it names them; nothing is stored. */
export async function readKeptBadge(ctx: HolderContext, input: Input<Read>): Promise<Output<Read>> {
  assertProven(ctx)
  const { holderId } = ctx.actor
  await takeRate(ctx, `kept-read:${holderId}`, READINGS)
  const { reading, received, hash } = await readForHolder(ctx, holderId, input)
  return { ...reading, ...fileOf(received, reading.verification), hash }
}

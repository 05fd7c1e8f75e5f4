import type { Input, Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { assertProven } from './assert-proven.ts'
import { findKept, isOwnKeyWallet, openKept } from './queries.ts'
import { fileOf } from './reading/file-of.ts'
import { openPart, openReading } from './sealing.ts'

type Get = typeof contract.getKeptFile

/**
 * The file of one of the caller's badges as it was received, or what their device sealed. Throws `notFound`, and
 * `keptNeedsKey` where a device seals it meanwhile.
 */
export async function getKeptFile(ctx: HolderContext, { keptId }: Input<Get>): Promise<Output<Get>> {
  assertProven(ctx)
  const { sealed, sealedBy } = await findKept(ctx, keptId)
  if (sealedBy !== '') return { name: '', type: '', content: Buffer.from(sealed).toString('base64'), isSealed: true }
  const { row, key } = await openKept(ctx, keptId)
  const reading = openReading(key, row.reading)
  const file = fileOf(openPart(key, 'sealed', row.sealed), reading?.verification ?? { carrier: 'text', form: 'json' })
  const found = reading && (await isOwnKeyWallet(ctx)) && { ...reading, hash: row.hash }
  return { ...file, isSealed: false, ...(found && { found }) }
}

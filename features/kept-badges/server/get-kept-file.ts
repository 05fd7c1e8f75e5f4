import type { Input, Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { assertProven } from './assert-proven.ts'
import { findKept, openKept } from './queries.ts'
import { fileOf } from './reading/file-of.ts'
import type { Reading } from './reading/read-for-holder.ts'
import { openPart, openValue } from './sealing.ts'

type Get = typeof contract.getKeptFile

/** The file of one of the caller's badges as it was received, or what their device sealed. Throws `notFound`. */
export async function getKeptFile(ctx: HolderContext, { keptId }: Input<Get>): Promise<Output<Get>> {
  assertProven(ctx)
  const { sealed, sealedBy } = await findKept(ctx, keptId)
  if (sealedBy !== '') return { name: '', type: '', content: Buffer.from(sealed).toString('base64'), isSealed: true }
  const { row, key } = await openKept(ctx, keptId)
  const reading = row.reading && openValue<Reading>(key, 'reading', row.reading)
  const packed = reading?.verification ?? { carrier: 'text', form: 'json' }
  return { ...fileOf(openPart(key, 'sealed', row.sealed), packed), isSealed: false }
}

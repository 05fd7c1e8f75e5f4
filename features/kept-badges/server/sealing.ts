import { randomBytes } from 'node:crypto'
import { storeKey } from '#features/keys/server/create-key.ts'
import { openSecrets } from '#features/keys/server/open-secrets.ts'
import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import { decrypt, encrypt } from '#features/keys/server/seal.ts'
import type { Context } from '#platform/context.ts'
import * as contract from '../contract.ts'
import type { Reading, Summary } from './reading/read-for-holder.ts'

/** What is sealed of a row; each part opens in its own column only. */
type Part = 'sealed' | 'summary' | 'reading'

const KEY_BYTES = 32

/** A key that seals the parts of one row. */
export type RowKey = { id: string; secret: Uint8Array }

/** What owns the key of a page: never the id of a kept badge, which a device may choose. */
export function pageKeyId(shareId: string): string {
  return `page:${shareId}`
}

/** Makes a row's key and stores it sealed, in the caller's transaction; it goes with `removeRowKeys`. */
export async function makeRowKey(ctx: Context, id: string): Promise<RowKey> {
  const secret = randomBytes(KEY_BYTES)
  await storeKey(ctx, { purpose: 'keptBadge', ownerId: id, pair: { secret, publicKey: '' } })
  return { id, secret }
}

/** Removes the keys of badges that are gone, or sealed by a device now, as far as the server had one. */
export async function removeRowKeys(ctx: Context, rows: { id: string; sealedBy: string }[]): Promise<void> {
  const opened = rows.filter(({ sealedBy }) => sealedBy === '').map(({ id }) => id)
  await removeSecrets(ctx, opened, 'keptBadge')
}

/** The keys of rows that the server opens, by id. */
export async function openRowKeys(ctx: Context, ids: string[]): Promise<Map<string, RowKey>> {
  const secrets = await openSecrets(ctx, ids, 'keptBadge')
  return new Map([...secrets].map(([id, secret]) => [id, { id, secret }]))
}

/** Seals bytes, or a value as JSON, for one column of the key's row. */
export function sealPart(key: RowKey, part: Part, value: Uint8Array | object): Uint8Array {
  const clear = value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value))
  return encrypt(key.secret, clear, boundTo(key, part))
}

/** Opens what `sealPart` sealed; throws for another row or column, and a changed byte. */
export function openPart(key: RowKey, part: Part, sealed: Uint8Array): Uint8Array {
  return decrypt(key.secret, sealed, boundTo(key, part))
}

/** The shape of what a check finds today: an older version may have sealed another. */
const readingShape = contract.readKeptBadge.output.pick({
  verification: true,
  yours: true,
  summary: true,
  picture: true,
})

/** What the last check found; undefined where there was none, or an older version sealed it: it is to be checked again. */
export function openReading(key: RowKey, sealed: Uint8Array | null): Reading | undefined {
  return sealed ? readingShape.safeParse(openValue(key, 'reading', sealed)).data : undefined
}

/** What the list shows; undefined like `openReading`. */
export function openSummary(key: RowKey, sealed: Uint8Array): Summary | undefined {
  return readingShape.shape.summary.safeParse(openValue(key, 'summary', sealed)).data
}

function openValue(key: RowKey, part: Part, sealed: Uint8Array): unknown {
  return JSON.parse(Buffer.from(openPart(key, part, sealed)).toString())
}

/** A badge's file, as it was received. */
export function openFile(key: RowKey, sealed: Uint8Array): File {
  return new File([openPart(key, 'sealed', sealed) as BlobPart], 'badge')
}

/** What a check found, as a row of the server has it: sealed, but for the word and the state. */
export function sealReading(key: RowKey, reading: Reading) {
  const { word, state, checkedAt } = reading.verification
  return {
    summary: sealPart(key, 'summary', reading.summary),
    reading: sealPart(key, 'reading', reading),
    word,
    state,
    checkedAt: new Date(checkedAt),
  }
}

function boundTo({ id }: RowKey, part: Part): Buffer {
  return Buffer.from(['kept_badges', id, part].join('\n'))
}

import { decodeMultikey } from '#credentials/keys/multikey.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { listKeys } from '#features/keys/server/list-keys.ts'
import type { Context } from '#platform/context.ts'
import { verifierKey } from '../checkpoint-rules.ts'

/** The owner of the log's keys among all keys. */
export const OWNER = 'ledger'

/** The name of the log, in its checkpoints and its key: the address of its calls, without the scheme. */
export function originOf(ctx: Context): string {
  return `${new URL(ctx.config.publicUrl).host}/ledger`
}

/** The current key for checkpoints, created if there is none; the caller holds the sequencer's lock. */
export async function ensureLedgerKey(ctx: Context): Promise<{ id: string; publicKey: Uint8Array }> {
  const of = { purpose: 'ledger', ownerId: OWNER } as const
  const { id, publicKey } = (await findKey(ctx, OWNER, 'ledger')) ?? (await createKey(ctx, of))
  return { id, publicKey: bytesOf(publicKey) }
}

/** Every key that ever signed checkpoints of this log, newest first, in the form of verifiers. */
export async function ledgerKeys(ctx: Context): Promise<string[]> {
  const keys = await listKeys(ctx, OWNER, 'ledger')
  return keys.map(({ publicKey }) => verifierKeyOf(ctx, publicKey)).reverse()
}

/** A public key of this log, as it is stored, in the form of verifiers. */
export function verifierKeyOf(ctx: Context, publicKey: string): string {
  return verifierKey(originOf(ctx), bytesOf(publicKey))
}

function bytesOf(publicKey: string): Uint8Array {
  const bytes = decodeMultikey(publicKey)
  if (!bytes) throw new Error('The ledger has a key of another kind')
  return bytes
}

import { openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import type { Context } from '#platform/context.ts'
import { verifierKey, writeNote } from '../checkpoint-rules.ts'
import { ensureLedgerKey, originOf } from './ledger-keys.ts'

/**
 * Signs a text with the log's key; returns the note (C2SP, signed-note) and its key in the form of verifiers. Without a key
 * yet, it creates one: the caller holds the sequencer's lock, or knows that a checkpoint exists.
 */
export async function signNote(ctx: Context, text: string): Promise<{ note: string; key: string }> {
  const origin = originOf(ctx)
  const { id, publicKey } = await ensureLedgerKey(ctx)
  const secret = await openKey(ctx, id)
  const key = openIssuingKey(origin, secret)
  secret.fill(0)
  const note = writeNote(text, origin, publicKey, await key.sign(Buffer.from(text)))
  return { note, key: verifierKey(origin, publicKey) }
}

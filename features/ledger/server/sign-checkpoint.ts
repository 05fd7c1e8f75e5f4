import { openIssuingKey } from '#credentials/issuing-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import type { Context } from '#platform/context.ts'
import { checkpointText, writeNote } from '../checkpoint-rules.ts'
import { ensureLedgerKey, originOf } from './ledger-keys.ts'

/** A checkpoint of the log for a size and a root, as a note signed with the log's key. */
export async function signCheckpoint(
  ctx: Context,
  { size, root }: { size: number; root: Uint8Array },
): Promise<string> {
  const origin = originOf(ctx)
  const { id, publicKey } = await ensureLedgerKey(ctx)
  const secret = await openKey(ctx, id)
  const key = openIssuingKey(origin, secret)
  secret.fill(0)
  const text = checkpointText({ origin, size, root })
  return writeNote(text, origin, publicKey, await key.sign(Buffer.from(text)))
}

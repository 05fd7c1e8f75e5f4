import type { Context } from '#platform/context.ts'
import { checkpointText } from '../checkpoint-rules.ts'
import { originOf } from './ledger-keys.ts'
import { signNote } from './sign-note.ts'

/** A checkpoint of the log for a size and a root, as a note signed with the log's key. */
export async function signCheckpoint(
  ctx: Context,
  { size, root }: { size: number; root: Uint8Array },
): Promise<string> {
  const { note } = await signNote(ctx, checkpointText({ origin: originOf(ctx), size, root }))
  return note
}

import type { Context } from '#platform/context.ts'
import { findKey, presentKey } from './find-key.ts'
import type { KeyPurpose } from './tables.ts'

/**
 * The present key of an owner, as `findKey` has it, which stays the present one until the caller's transaction ends:
 * `share` for what names it, `update` for what replaces it. Whoever meets a replacement waits for it and gets the new key.
 */
export async function holdKey(
  ctx: Context,
  { ownerId, purpose, until }: { ownerId: string; purpose: KeyPurpose; until: 'share' | 'update' },
): Promise<{ id: string; publicKey: string } | undefined> {
  for (;;) {
    const [held] = await presentKey(ctx, ownerId, purpose).for(until)
    // A key that was retired while this waited is none; the one in its place is seen by another look only.
    if (held || !(await findKey(ctx, ownerId, purpose))) return held
  }
}

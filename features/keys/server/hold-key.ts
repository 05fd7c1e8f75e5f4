import type { Context } from '#platform/context.ts'
import { findKey, presentKey } from './find-key.ts'
import type { KeyPurpose } from './tables.ts'

/**
 * The current key of an owner, like `findKey`, which stays current until the caller's transaction ends: `share` to name
 * it, `update` to replace it. A call during a replacement waits for it and gets the new key.
 */
export async function holdKey(
  ctx: Context,
  { ownerId, purpose, until }: { ownerId: string; purpose: KeyPurpose; until: 'share' | 'update' },
): Promise<{ id: string; publicKey: string } | undefined> {
  for (;;) {
    const [held] = await presentKey(ctx, ownerId, purpose).for(until)
    // A key retired while this waited does not count; only a second look sees the one in its place.
    if (held || !(await findKey(ctx, ownerId, purpose))) return held
  }
}

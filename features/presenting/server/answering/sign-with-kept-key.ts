import { Problem } from '#base/problem.ts'
import { accountPresenter, badgePresenter, type Presenter } from '#credentials/presentations/presenter.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import type { HolderContext } from '#platform/context.ts'
import { findKeptKeys } from './find-kept-keys.ts'

/**
 * Signs as the subject of a badge, with the key that the server keeps for the wallet, and wipes the key afterwards. Throws
 * `keyNotHere` when it keeps none.
 */
export async function signWithKeptKey<T>(
  ctx: HolderContext,
  did: string,
  sign: (presenter: Presenter) => Promise<T>,
): Promise<T> {
  const keyId = (await findKeptKeys(ctx, ctx.actor.holderId, [did])).get(did)
  if (!keyId) throw new Problem('keyNotHere')
  const privateKey = await openKey(ctx, keyId)
  try {
    return await sign(did.startsWith('did:key:') ? badgePresenter(privateKey) : accountPresenter(privateKey))
  } finally {
    privateKey.fill(0)
  }
}

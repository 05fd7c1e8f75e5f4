import { type Caller, call } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { isBadgeDid } from '#credentials/keys/badge-key.ts'
import { asObject } from '#credentials/read-credential.ts'
import { KEPT_ANSWERS, type WalletStore } from '#features/holders/wallet/wallet-store.ts'
import { getHeldFile } from '../../contract.ts'
import type { HeldBadge } from '../../wallet/held-badge.ts'

/** Removed with the wallet's other answers when another person opens it. */
const PLACE = `${KEPT_ANSWERS}sd-jwts`

type Device = { store: Pick<WalletStore, 'get' | 'set'>; caller: Caller }
type Kept = Record<string, string>

/** Whether a badge can be an SD-JWT VC: one bound to a badge key. */
export function hasSdJwt({ credential }: Pick<HeldBadge, 'credential'>): boolean {
  return isBadgeDid(String(asObject(credential.credentialSubject)?.id))
}

/**
 * Keeps the badges of this wallet as SD-JWT VC on this device, for a key that never leaves it: collects those that are
 * missing, and drops those of badges that the wallet no longer has.
 */
export async function keepSdJwts(device: Device, badges: Pick<HeldBadge, 'id' | 'credential' | 'revokedAt'>[]) {
  const before = (await device.store.get<Kept>(PLACE)) ?? {}
  const held = badges.filter(hasSdJwt)
  const kept: Kept = Object.fromEntries(held.flatMap(({ id }) => (before[id] ? [[id, before[id]]] : [])))
  if (Object.keys(kept).length < Object.keys(before).length) await device.store.set(PLACE, kept)
  for (const { id } of held.filter((badge) => !kept[badge.id] && !badge.revokedAt)) {
    const sdJwt = await fetchSdJwt(device, id)
    if (!sdJwt) continue
    kept[id] = sdJwt
    await device.store.set(PLACE, { ...kept })
  }
}

/** A badge as SD-JWT VC: the kept one, or a new one from the server. Undefined when it can no longer be signed. */
export async function sdJwtOf(device: Device, badgeId: string): Promise<string | undefined> {
  return (await device.store.get<Kept>(PLACE))?.[badgeId] ?? fetchSdJwt(device, badgeId)
}

async function fetchSdJwt({ caller }: Device, badgeId: string): Promise<string | undefined> {
  try {
    return atob((await call(caller, getHeldFile, { badgeId, form: 'sd-jwt' })).content)
  } catch (error) {
    // Its community was deleted, or the key that signed the badge is compromised.
    if (error instanceof CallProblem && error.status === 404) return undefined
    throw error
  }
}

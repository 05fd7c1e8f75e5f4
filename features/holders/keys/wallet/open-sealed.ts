import { keyOfEntropy, type OwnKey } from './own-key.ts'
import { askPasskey } from './passkey.ts'
import { type SealedKey, unsealKey } from './seal-key.ts'

/**
 * Opens the sealed key on this device with the passkey or the passphrase that sealed it. Undefined when the passkey was not
 * given or the passphrase is wrong.
 */
export async function openSealed(sealed: SealedKey, passphrase: string): Promise<OwnKey | undefined> {
  const entropy = await unseal(sealed, passphrase)
  return entropy && keyOfEntropy(entropy)
}

async function unseal(sealed: SealedKey, passphrase: string): Promise<Uint8Array | undefined> {
  if (!sealed.credentialId) return unsealKey(sealed, { passphrase })
  const prf = await askPasskey(sealed.credentialId, sealed.salt)
  return prf && unsealKey(sealed, { prf })
}

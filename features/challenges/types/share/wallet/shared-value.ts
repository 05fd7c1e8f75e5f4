import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { addressOfDid } from '#credentials/dids/did-sdi.ts'
import type { Holder } from '#features/holders/wallet/use-holder.ts'
import type { VcKey } from '../../../rules.ts'

type From = {
  holder: Holder
  /** The account's private key, where this wallet has it and it is unlocked. */
  privateKey: Uint8Array | undefined
  /** The linked account at X; '' without one. */
  account: string
}

/**
 * What the community would get, as far as this wallet knows it: '' where there is nothing to share, undefined where the
 * person types or chooses it, or only the server has it.
 */
export function sharedValue(vcKey: VcKey, { holder, privateKey, account }: From): string | undefined {
  const { did, pseudo, addresses } = holder
  if (vcKey === 'pseudo') return pseudo
  if (vcKey === 'did') return did
  if (vcKey === 'walletAddress') return addressOfDid(did) ?? ''
  if (vcKey === 'authenticationKey') return `${did}#controller`
  if (vcKey === 'email') return addresses.length === 1 ? addresses[0]?.email : addresses.length === 0 ? '' : undefined
  if (vcKey === 'xUsername') return account
  if (vcKey === 'publicKey') return privateKey && bytesToHex(secp256k1.getPublicKey(privateKey, true))
  return undefined
}

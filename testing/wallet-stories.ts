import { p256 } from '@noble/curves/nist.js'
import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { type Caller, call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { badgeDidOf } from '#credentials/keys/badge-key.ts'
import { documentHash, type TypedDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { BADGE_KEY_TYPE, createBadgeProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { signConfirmation } from '#features/holders/confirmations/contract.ts'
import { getWalletNonce, openWallet } from '#features/holders/contract.ts'
import { createIssuer } from '#features/issuers/contract.ts'
import { answerChallenge, createChallenge, getChallenge } from '#features/sign-in/by-wallet/contract.ts'
import { waitingConfirmations } from '#platform/operations/confirmations.ts'
import { browserSecret, ISSUER } from './stories.ts'
import type { World } from './world.ts'

type BadgeKey = { privateKey: Uint8Array; did: string }
/** Without `badge` it is a wallet of a version before badge keys. */
export type WalletKey = { privateKey: Uint8Array; address: string; did: string; badge?: BadgeKey }
/** The common part of an in-process server and a separate one. */
type Place = Pick<World, 'call' | 'now'> & { config: Pick<World['config'], 'publicUrl' | 'walletUrl'> }
type Fields = Partial<Parameters<typeof createSiweMessage>[0]>

/** Writes and signs an EIP-4361 message like a wallet; `fields` changes its content, `signer` its signer. */
export async function signedMessage(
  world: Pick<Place, 'config' | 'now'>,
  key: WalletKey,
  fields: Fields & { nonce: string },
  signer = key,
) {
  const { publicUrl } = world.config
  const message = createSiweMessage({
    address: key.address as `0x${string}`,
    chainId: 100,
    domain: new URL(publicUrl).host,
    uri: publicUrl,
    version: '1',
    issuedAt: world.now(),
    expirationTime: new Date(world.now().getTime() + 300_000),
    ...fields,
  })
  const signature = await privateKeyToAccount(bytesToHex(signer.privateKey)).signMessage({ message })
  return { message, signature }
}

/** The caller of the page that created a challenge: it sends its secret with each call. */
export function secretCaller(world: World, secret: string): Caller {
  return { ...world.caller(), headers: () => ({ 'challenge-secret': secret }) }
}

/**
 * Signs in to the studio with a wallet's key and returns the token: a full one, or a temporary one before registration.
 */
export async function signInByWallet(world: World, key: WalletKey): Promise<string> {
  const { challenge, secret, number } = await world.call(createChallenge, {})
  const signed = await signedMessage(world, key, { nonce: challenge, requestId: number })
  await world.call(answerChallenge, { challenge, ...signed })
  return (await call(secretCaller(world, secret), getChallenge, { challenge })).token
}

/** Opens the wallet of a key, with its badge key where it has one, and returns its token. */
export async function openWalletOf(world: Place, key: WalletKey): Promise<string> {
  const { nonce } = await world.call(getWalletNonce, {})
  const { walletUrl } = world.config
  const fields = { nonce, domain: new URL(walletUrl).host, uri: walletUrl }
  const signed = await signedMessage(world, key, { ...fields, ...(key.badge && { resources: [key.badge.did] }) })
  const shown = key.badge && { badgeProof: badgeProofOf(world, key.badge, nonce) }
  return (await world.call(openWallet, { ...signed, ...shown, renewSecret: browserSecret() })).token
}

/** The proof that a wallet has its badge key. */
export function badgeProofOf(
  world: Pick<Place, 'config' | 'now'>,
  { privateKey }: { privateKey: Uint8Array },
  nonce: string,
): string {
  const audience = new URL(world.config.walletUrl).origin
  return createBadgeProof({ privateKey, type: BADGE_KEY_TYPE, audience, nonce, now: world.now() })
}

/** The keys of an own-key wallet: an account key and a badge key. */
export function generateWalletKey(): WalletKey & { badge: BadgeKey } {
  const privateKey = p256.utils.randomSecretKey()
  return { ...generateAccountKey(), badge: { privateKey, did: badgeDidOf(privateKey) } }
}

/** Signs documents like a wallet. */
export async function signaturesOf(key: WalletKey, documents: TypedDocument[]): Promise<string[]> {
  const account = privateKeyToAccount(bytesToHex(key.privateKey))
  return Promise.all(documents.map((document) => account.sign({ hash: documentHash(document) })))
}

/** The documents that wait for the signature of a key. */
export async function waitingFor(world: World, key: WalletKey) {
  const rows = await waitingConfirmations(world.ctx(), key.did)
  return rows.map(({ operationId, documents }) => ({ operationId, documents: documents as TypedDocument[] }))
}

/** Signs everything that waits for a key. */
export async function confirmAll(world: World, key: WalletKey): Promise<void> {
  const token = await openWalletOf(world, key)
  for (const { operationId, documents } of await waitingFor(world, key)) {
    const signatures = await signaturesOf(key, documents)
    await world.call(signConfirmation, { operationId, signatures }, { token })
  }
  await world.runJobs()
}

/** Signs up an issuer whose key is a wallet's own, and returns its studio token. */
export async function signUpByWallet(world: World, key: WalletKey, name: string = ISSUER.name): Promise<string> {
  const token = await signInByWallet(world, key)
  const form = { ...ISSUER, name, tags: [...ISSUER.tags], contactEmail: 'contact@example.org' }
  await world.call(createIssuer, form, { token })
  await confirmAll(world, key)
  return token
}

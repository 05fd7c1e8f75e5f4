import { randomBytes } from 'node:crypto'
import { newId } from '#base/ids.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { generateIssuingKey } from '#credentials/keys/issuing-key.ts'
import { generateJwtKey } from '#credentials/keys/jwt-key.ts'
import { generateRsaKey } from '#credentials/keys/rsa-key.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { seal } from './seal.ts'
import { type KeyPurpose, sealedKeys } from './tables.ts'

const API_KEY_BYTES = 32
const HASH_KEY_BYTES = 32

/**
 * Creates a private key that the server keeps sealed for an issuer, a holder or the ledger. `publicKey` is the EIP-55
 * address for `account` and `holder` (secp256k1), the multibase text for `issuing` and `ledger` (Ed25519), `jwt`,
 * `badge` and `push` (P-256) and `rsa`, for an API key the hash by which it is found, and '' for a key that only hashes.
 */
export function createKey(
  ctx: Context,
  { purpose, ownerId }: { purpose: KeyPurpose; ownerId: string },
): Promise<{ id: string; publicKey: string }> {
  return inTransaction(ctx, async (ctx) => {
    const pair = await generatePair(purpose)
    const key = await storeKey(ctx, { purpose, ownerId, pair })
    pair.secret.fill(0)
    return key
  })
}

/** Seals and stores a pair from `generatePair`, whose secret the caller overwrites after its transaction. */
export function storeKey(
  ctx: Context,
  { purpose, ownerId, pair }: { purpose: KeyPurpose; ownerId: string; pair: KeyPair },
): Promise<{ id: string; publicKey: string }> {
  return inTransaction(ctx, async (ctx) => {
    const id = newId()
    const { publicKey } = pair
    const sealed = seal(pair.secret, { id, purpose }, ctx.config.masterKeys)
    await ctx.db.insert(sealedKeys).values({ id, purpose, ownerId, publicKey, ...sealed, createdAt: ctx.now() })
    await recordEvent(ctx, { action: 'key.created', subjectId: id, detail: { purpose } })
    return { id, publicKey }
  })
}

type KeyPair = { secret: Uint8Array; publicKey: string }

/** Generates the key that `createKey` describes; `rsa` takes up to seconds, so never while a lock is held. */
export async function generatePair(purpose: KeyPurpose): Promise<KeyPair> {
  if (purpose === 'issuing' || purpose === 'ledger') {
    const { secretKey, publicKeyMultibase } = generateIssuingKey()
    return { secret: secretKey, publicKey: publicKeyMultibase }
  }
  if (purpose === 'jwt' || purpose === 'badge' || purpose === 'push') {
    const { secretKey, publicKeyMultibase } = generateJwtKey()
    return { secret: secretKey, publicKey: publicKeyMultibase }
  }
  if (purpose === 'rsa') {
    const { secretKey, publicKeyMultibase } = await generateRsaKey()
    return { secret: secretKey, publicKey: publicKeyMultibase }
  }
  if (purpose === 'apiKey') {
    const secret = randomBytes(API_KEY_BYTES)
    return { secret, publicKey: hashText(secret.toString('base64url')) }
  }
  if (purpose === 'outside') return { secret: randomBytes(HASH_KEY_BYTES), publicKey: '' }
  const { privateKey, address } = generateAccountKey()
  return { secret: privateKey, publicKey: address }
}

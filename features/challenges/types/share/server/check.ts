import { Problem } from '#base/problem.ts'
import { addressOfDid, addressOfPublicKey, publicKeyOf } from '#credentials/dids/did-sdi.ts'
import { addressesOf, findHolder, type Holder } from '#features/holders/server/queries.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { canAsk } from '#features/outside-accounts/server/ask-provider.ts'
import type { Context } from '#platform/context.ts'
import { titled, type VcKey } from '../../../rules.ts'
import { namesAtProviders } from '../../../server/names-at-providers.ts'
import { type Check, only, type TypeOnServer } from '../../../server/type-on-server.ts'
import { type ShareData, shareData } from '../contract.ts'
import { shareTitle } from '../rules.ts'
import { shareWords } from '../texts.ts'

type Shared = { holder: Holder; chosen: string }
type Reader = (ctx: Context, shared: Shared) => Promise<string> | string

/**
 * vcAuth: the holder shares one value with the community, by consent. Throws `consentMissing`, `valueMissing` where the
 * wallet has none, `telephoneInvalid`, and `accountNeeded` without a linked account at X.
 */
const checkShare: Check = async (ctx, { challenge, holderId, input }) => {
  if (!input.consents) throw new Problem('consentMissing')
  const holder = await findHolder(ctx, holderId)
  if (!holder) throw new Problem('notFound')
  const { vcKey } = challenge.data as ShareData
  const value = await READERS[vcKey](ctx, { holder, chosen: input.value })
  if (value === '') throw new Problem('valueMissing')
  return { verdict: 'passed', value }
}

const READERS: Record<VcKey, Reader> = {
  pseudo: (_, { holder }) => holder.pseudo,
  walletAddress: (_, { holder }) => addressOfDid(holder.did) ?? '',
  publicKey: readPublicKey,
  did: (_, { holder }) => holder.did,
  authenticationKey: (_, { holder }) => `${holder.did}#controller`,
  email: readEmail,
  telephone: (_, { chosen }) => readTelephone(chosen),
  xUsername: readXName,
}

/** The server has the key of an e-mail wallet; a wallet with its own key sends its public key, which has to be the account's. */
async function readPublicKey(ctx: Context, { holder, chosen }: Shared): Promise<string> {
  if (holder.kind === 'own') return isKeyOf(chosen, holder.did) ? chosen.toLowerCase() : ''
  const key = await findKey(ctx, holder.id, 'holder')
  return key ? publicKeyOf(await openKey(ctx, key.id)) : ''
}

function isKeyOf(publicKey: string, did: string): boolean {
  if (!/^0[23][0-9a-f]{64}$/i.test(publicKey)) return false
  try {
    return addressOfPublicKey(Buffer.from(publicKey, 'hex')) === addressOfDid(did)
  } catch {
    // Not a point of the curve.
    return false
  }
}

/** Only an address that the holder has proven, the one that they chose. */
async function readEmail(ctx: Context, { holder, chosen }: Shared): Promise<string> {
  const own = await addressesOf(ctx, holder.id)
  return own.find(({ email, provenAt }) => provenAt && email === chosen.toLowerCase())?.email ?? ''
}

/** In E.164, as typed: nobody has checked it, and the studio says so. */
function readTelephone(typed: string): string {
  const number = typed.replace(/[\s().\u00a0\u202f-]/g, '').replace(/^00/, '+')
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new Problem('telephoneInvalid')
  return number
}

async function readXName(ctx: Context, { holder }: Shared): Promise<string> {
  const name = (await namesAtProviders(ctx, holder.id)).get('x')
  if (name === undefined) throw new Problem('accountNeeded')
  return name
}

const needsX = (data: Record<string, unknown>) => data.vcKey === 'xUsername'

/** One value of the wallet that the member shares. */
export const shareOnServer: TypeOnServer = {
  data: shareData,
  title: titled(shareWords, shareTitle),
  runs: 'inside',
  check: checkShare,
  shown: only(['vcKey']),
  shownTo: async (ctx, challenges, holderId) => {
    const named = challenges.filter(({ data }) => needsX(data))
    const account = named.length > 0 ? (await namesAtProviders(ctx, holderId)).get('x') : undefined
    return new Map(account === undefined ? [] : named.map(({ id }) => [id, { account }]))
  },
  isOff: (config, data) => needsX(data) && !canAsk(config, 'x', 'signedIn'),
}

import type { Caller } from '#base/call.ts'
import { call } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createShare, getHeldFile, listHeld } from '#features/badges/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { getIssuer, regenerateApiKey } from '#features/issuers/contract.ts'
import { claimWithKey, nonceOf, proofOf } from '#testing/claim.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { generateWalletKey, openWalletOf } from '#testing/wallet-stories.ts'
import type { Stock } from './testing-corpus.ts'
import { stockKept } from './testing-stock-kept.ts'

type Begun = {
  config: { publicUrl: string; walletUrl: string }
  caller: (token?: string) => Caller
  /** Sessions of a community, and spare ones of others. */
  admin: string
  spare: string[]
  templateId: string
  /** Claim links: the first is used up. */
  links: string[]
  /** The text of the wallet link that was mailed to an address. */
  textTo: (email: string) => Promise<string>
}

/** Fills a server with one of each thing, and returns starting points for calls: tokens, files, ids. */
export async function stockUp({ config, caller, admin, spare, templateId, links, textTo }: Begun) {
  const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>, { token }: { token?: string } = {}) =>
    call(caller(token), endpoint, input)
  const place = { config, caller, now: () => new Date(), call: ask }
  const key = generateWalletKey()
  const [used = '', ...open] = links.map(claimTokenOf)
  await claimWithKey(place, used, key)
  const holder = await openWalletOf(place, key)
  const spareHolder = await openWalletOf(place, generateAccountKey())
  const [held] = (await ask(listHeld, {}, { token: holder })).badges
  if (!held) throw new Error('The badge was not kept')
  const badgeId = held.id
  const { shareUrl } = await ask(createShare, { badgeId }, { token: holder })
  const fileOf = async (form: 'png' | 'svg' | 'jwt') =>
    Buffer.from((await ask(getHeldFile, { badgeId, form }, { token: holder })).content, 'base64')
  const [png, svg, jwt] = [await fileOf('png'), await fileOf('svg'), await fileOf('jwt')]
  const { apiKey } = await ask(regenerateApiKey, { confirmed: true }, { token: admin })
  const { did } = await ask(getIssuer, {}, { token: admin })
  const { sessions } = await ask(listSessions, { templateId }, { token: admin })
  const status = JSON.stringify(held.credential.credentialStatus)
  const kept = await stockKept({ caller, textTo, own: { token: holder, did: key.badge.did } })
  const stock: Stock = {
    tokens: { admin, holders: [holder, kept.mailHolder], apiKey, spare: [...spare, spareHolder] },
    credential: held.credential,
    jwts: [jwt.toString(), admin, holder, await proofOf(place, key)],
    files: [png, svg, jwt, Buffer.from(JSON.stringify(held.credential)), ...kept.files],
  }
  const known: Record<string, string[]> = {
    templateId: [templateId],
    badgeId: [badgeId],
    keptId: kept.keptIds,
    shareId: [claimTokenOf(shareUrl), ...kept.shareIds],
    issuerId: [/:issuers:(\w+)/.exec(JSON.stringify(held.credential))?.[1] ?? ''],
    listId: [/\/status\/(\w+)/.exec(status)?.[1] ?? ''],
    challenge: sessions.map(({ challenge }) => challenge),
    token: open,
    did: [did],
    email: ['ada@example.org', 'issuer@example.org'],
    'pre-authorized_code': open,
    nonce: [await nonceOf(place)],
    url: [`${config.publicUrl}/verify/${badgeId}`, shareUrl],
  }
  return { stock, known }
}

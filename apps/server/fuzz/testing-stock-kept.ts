import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { type Caller, call } from '#base/call.ts'
import { newId } from '#base/ids.ts'
import { bakePng } from '#credentials/files/bake-png.ts'
import { bakeSvg } from '#credentials/files/bake-svg.ts'
import { keepBadge, shareKept } from '#features/kept-badges/contract.ts'
import { keyedIssuer } from '#testing/keyed-issuer.ts'
import { openMailWallet } from '#testing/mail-wallet.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { generateWalletKey } from '#testing/wallet-stories.ts'

/** Kept in each wallet: calls remove some. */
const KEPT = 8
const SHARED = 2

type Begun = {
  caller: (token?: string) => Caller
  textTo: (email: string) => Promise<string>
  /** A wallet with a key of its own. */
  own: { token: string; did: string }
}

/**
 * Puts badges of another issuer into a new wallet of an address and into one with a key of its own, and turns some of their
 * pages on. Returns what calls start from, and files of genuine badges that name either wallet, both, or somebody else.
 */
export async function stockKept({ caller: begin, textTo, own }: Begun) {
  // Each set-up comes from a network of its own: one may keep only so many.
  const network = `10.200.${randomBytes(2).join('.')}`
  const caller = (token?: string) => ({ ...begin(token), headers: () => ({ 'x-forwarded-for': network }) })
  const email = `${newId()}@example.org`
  const mailHolder = await openMailWallet(
    (endpoint, input, options = {}) => call(caller(options.token), endpoint, input),
    email,
    textTo,
  )
  const { badgeFor } = keyedIssuer()
  const stranger = generateWalletKey().badge.did
  const toAddress = async () => JSON.stringify(await badgeFor({ did: stranger, email: { address: email, salt: 's' } }))
  const toKey = async () => JSON.stringify(await badgeFor({ did: own.did }))
  const keptIds: string[] = []
  const shareIds: string[] = []
  const share = async (token: string, keptId: string, file?: File) =>
    shareIds.push(claimTokenOf((await call(caller(token), shareKept, { keptId, ...(file && { file }) })).shownUrl))
  for (let nth = 0; nth < KEPT; nth++) {
    const { keptId } = await call(caller(mailHolder), keepBadge, { file: new File([await toAddress()], 'badge') })
    const sealed = sealedPart()
    await call(caller(own.token), keepBadge, sealed)
    keptIds.push(keptId, sealed.keptId)
    if (nth >= SHARED) continue
    await share(mailHolder, keptId)
    await share(own.token, sealed.keptId, new File([await toKey()], 'badge'))
  }
  return { mailHolder, keptIds, shareIds, files: await packed([await toAddress(), await toKey()]) }
}

/** What a device seals: bytes that mean something to it alone. */
function sealedPart() {
  return {
    keptId: newId(),
    sealed: new File([randomBytes(2000)], 'sealed'),
    summary: randomBytes(200).toString('base64url'),
    hash: randomBytes(32).toString('hex'),
  }
}

async function packed(texts: string[]): Promise<Buffer[]> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8280ff' } })
    .png()
    .toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'
  return texts.flatMap((text) => [text, bakePng(png, text), bakeSvg(svg, text)].map((file) => Buffer.from(file)))
}

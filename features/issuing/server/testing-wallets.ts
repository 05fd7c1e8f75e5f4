import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { listSessions } from '#features/claims/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { pictureFile, templateForm } from '#features/templates/server/testing-issuer.ts'
import { startSending, tokenOf } from '#testing/claim.ts'
import { freePort } from '#testing/free-port.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getClaim } from '../contract.ts'

/** A world whose server listens on a port, for wallets that speak HTTP, with an issuer (`startOffering`). */
export async function openListening() {
  const port = await freePort('localhost')
  const world = await openWorld({ config: { publicUrl: `http://localhost:${port}` } })
  await world.app.listen({ port, host: 'localhost' })
  return { world, ...(await startOffering(world)) }
}

/** An issuer in a world, and a function that sends a badge of a new template to wallets. */
export async function startOffering(world: World) {
  const issuer = await startSending(world)
  const signedIn = { token: issuer.token }
  /** Sends a badge of a new template: its offer, and its code where one is asked for. */
  const offer = async (form: Parameters<typeof templateForm>[0], { asksCode }: { asksCode: boolean }) => {
    const { templateId } = await world.call(createTemplate, await templateForm(form), signedIn)
    await world.runJobs()
    const { links } = await world.call(
      createSessions,
      { templateId, emails: ['coded@example.org'], asksCode },
      signedIn,
    )
    const claim = tokenOf(links[0] ?? '')
    const row = async () => (await world.call(listSessions, { templateId }, signedIn)).sessions[0]
    const { offerUri, credentialIssuer } = await world.call(getClaim, { token: claim })
    return { templateId, claim, offerUri, credentialIssuer, code: (await row())?.code ?? '', row }
  }
  return { issuer, offer }
}

export type HolderKey = { privateKey: KeyObject; alg: 'EdDSA' | 'ES256' | 'ES256K'; hash: string | null }

/** A fresh key of each algorithm that wallets prove with. */
export const KEYS: Record<HolderKey['alg'], () => HolderKey> = {
  EdDSA: () => ({ privateKey: generateKeyPairSync('ed25519').privateKey, alg: 'EdDSA', hash: null }),
  ES256: () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return { privateKey, alg: 'ES256', hash: 'sha256' }
  },
  ES256K: () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    return { privateKey, alg: 'ES256K', hash: 'sha256' }
  },
}

/** The public half of a key as a JWK. */
export function publicJwk({ privateKey }: Pick<HolderKey, 'privateKey'>) {
  const { kty, crv, x, y } = privateKey.export({ format: 'jwk' })
  return { kty: kty ?? '', crv, x, ...(y && { y }) }
}

/** A JWT of a header and a payload, signed with a key. */
export function signWith(key: HolderKey, header: object, payload: object): string {
  const parts = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const content = Buffer.from(parts.join('.'))
  const signature = sign(key.hash, content, { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
  return [...parts, signature.toString('base64url')].join('.')
}

const EVENT = { startDate: '2099-03-14T19:00:00Z', endDate: '2099-03-14T23:00:00Z', location: 'Lyon, France' }

/** A template of each category, by the type of its achievements. */
export const CATEGORIES: [string, () => Promise<Parameters<typeof templateForm>[0]>][] = [
  ['Badge', async () => ({ category: 'basic', name: 'Knots' })],
  ['Award', async () => ({ category: 'community', name: 'Helper' })],
  ['ext:Participation', async () => ({ ...EVENT, category: 'participation', name: 'Night', points: -3 })],
  ['ext:Ticket', async () => ({ ...EVENT, category: 'ticket', name: 'Entry' })],
  ['Membership', async () => ({ category: 'membership', image: await pictureFile(856, 540) })],
  ['ext:Role', async () => ({ category: 'role', name: 'Trainer' })],
]

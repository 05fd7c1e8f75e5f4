import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { createSignCryptosuite as eddsaJcs } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite'
import { issue } from '@digitalbazaar/vc'
import sharp from 'sharp'
import { type BadgeInput, buildBadge } from '#credentials/badges/build-badge.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { didKeyDocument } from '#credentials/dids/did-key.ts'
import { bakePng } from '#credentials/files/bake-png.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { generateJwtKey, openJwtKey } from '#credentials/keys/jwt-key.ts'
import { ASSERTION, SCHOOL, SIGNED, schoolWeb, signJws } from '#credentials/open-badges-2/testing-school.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { signVcJwt } from '#credentials/signing/vc-jwt.ts'
import { badgeInput } from '#credentials/test-issuer.ts'
import { verifyAny } from '#features/badges/verification/server/verify-any.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { openWorld } from '#testing/world.ts'
import { medianOf, percentileOf } from './measuring.ts'
import { printTable, type Row } from './print-table.ts'

const ASKS = 200
const WARM_UP = 20
const P95_MAX_MS = 60
/** Other calls wait no longer for a badge of others. */
const BLOCKED_MAX_MS = 50

const loader = bundledLoader(async (did) => didKeyDocument(did))
const made = generateIssuingKey()
const did = `did:key:${made.publicKeyMultibase}`
const key = openIssuingKey(did, made.secretKey)
const madeJwt = generateJwtKey()
const jwtDid = `did:key:${madeJwt.publicKeyMultibase}`

/** Each has a title of its own: nothing is kept from one check to the next. */
function badgeOf(issuer: string, nth: number) {
  const { validUntil: _, ...input } = badgeInput(issuer)
  const achievement = { ...input.achievement, name: `Knots ${nth}` }
  const { credentialStatus: __, ...badge } = buildBadge({ ...input, achievement } as BadgeInput)
  return badge
}

const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8280ff' } })
  .png()
  .toBuffer()
const embedded = async (nth: number) =>
  JSON.stringify(await signCredential(badgeOf(did, nth) as never, { key, loader, now: new Date() }))
const jcs = async (nth: number) => {
  const sign = async ({ data }: { data: Uint8Array }) => key.sign(data)
  const suite = new DataIntegrityProof({ cryptosuite: eddsaJcs(), signer: { id: key.id, algorithm: 'Ed25519', sign } })
  return JSON.stringify(await issue({ credential: badgeOf(did, nth), suite, documentLoader: loader }))
}
const FORMATS: Record<string, (nth: number) => Promise<string | Uint8Array>> = {
  'Open Badges 3.0, eddsa-rdfc-2022': embedded,
  'the same in a PNG': async (nth) => bakePng(png, await embedded(nth)),
  'Open Badges 3.0, eddsa-jcs-2022': jcs,
  'Open Badges 3.0, JWT': (nth) => signVcJwt(badgeOf(jwtDid, nth) as never, openJwtKey(jwtDid, madeJwt.secretKey)),
  'Open Badges 2.0, hosted': async () => JSON.stringify(ASSERTION),
  'Open Badges 2.0, signed': (nth) => signJws({ ...SIGNED, id: `${SIGNED.id.slice(0, -3)}${100 + nth}` }),
}

/** What other programs on this machine make of a loop that does nothing. */
async function idleWait(): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await wait(2000)
  delay.disable()
  return delay.max / 1e6
}

const world = await openWorld()
const idle = { name: 'a loop that does nothing', value: await idleWait() }
const web = schoolWeb()
/** The documents of the hosted badges are at hand: only the check itself is measured. */
const safeFetch = async (url: string) => {
  const answer = url.startsWith(SCHOOL) ? await web.read(url) : undefined
  if (answer?.text === undefined) throw new FetchRefused('unreachable')
  return Buffer.from(answer.text)
}

try {
  const rows: Row[] = []
  for (const [name, make] of Object.entries(FORMATS)) rows.push(...(await measure(name, make)))
  printTable(rows)
} finally {
  await world.close()
}

async function measure(name: string, make: (nth: number) => Promise<string | Uint8Array>): Promise<Row[]> {
  const files = await Promise.all(Array.from({ length: WARM_UP + ASKS }, (_, nth) => make(nth)))
  const times: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 5 })
  for (const [nth, content] of files.entries()) {
    if (nth === WARM_UP) delay.enable()
    const started = performance.now()
    const file = new File([content as string], 'badge')
    const { word } = await verifyAny({ ...world.ctx(), safeFetch }, { file })
    if (word !== 'genuine') throw new Error(`${name} is ${word}`)
    if (nth >= WARM_UP) times.push(performance.now() - started)
    // Lets the loop turn, which is what its delay is measured by.
    await immediate()
  }
  delay.disable()
  return [
    { figure: `${name}: p95 of ${ASKS}`, value: percentileOf(times, 95), unit: 'ms', goal: { most: P95_MAX_MS } },
    { figure: `${name}: median`, value: medianOf(times), unit: 'ms' },
    {
      figure: `${name}: longest wait of other calls`,
      value: delay.max / 1e6,
      unit: 'ms',
      goal: { most: BLOCKED_MAX_MS },
      peer: idle,
    },
  ]
}

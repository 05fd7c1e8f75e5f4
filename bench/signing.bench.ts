import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue } from '@digitalbazaar/vc'
import { buildBadge } from '#credentials/badges/build-badge.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import {
  decodeList,
  emptyList,
  encodeList,
  isUsableSlot,
  LIST_BITS,
  randomUsableSlot,
  readSlot,
  setSlot,
} from '#credentials/status/status-list.ts'
import { buildStatusListCredential } from '#credentials/status/status-list-credential.ts'
import { badgeInput, CATEGORIES, LIST_URL, makeIssuer, NOW } from '#credentials/test-issuer.ts'
import { medianOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const ROUNDS = 7
const REVOCATIONS = 10_000
/** Random bits barely compress, so this is the maximum of the 16 KiB list. */
const LIST_MAX_KB = 22

const issuer = makeIssuer()
const digest = randomBytes(64)
const verifiedAt = new Date('2026-12-01T00:00:00Z')
let serial = 0

/** The next badge, with different identifiers, holder, salt, seat, slot and instant, in all categories in turn. */
function nextBadge() {
  const n = ++serial
  const input = badgeInput(issuer.did, CATEGORIES[n % CATEGORIES.length])
  return buildBadge({
    ...input,
    id: `http://localhost:4000/badges/${n}`,
    holder: {
      did: `did:sdi:0x${n.toString(16).padStart(40, '0')}`,
      email: { address: `${n}@a.example`, salt: `${n}` },
    },
    results: input.results?.seat ? { ...input.results, seat: `${n}` } : input.results,
    status: { listUrl: LIST_URL, suspensionUrl: `${LIST_URL}/suspension`, slot: n },
    validFrom: new Date(NOW.getTime() + n * 1000),
    validUntil: undefined,
  })
}

const suite = new DataIntegrityProof({
  cryptosuite,
  date: NOW,
  signer: { id: issuer.key.id, algorithm: 'Ed25519', sign: async ({ data }) => issuer.key.sign(data) },
})
const signs = {
  bare: { count: 6000, sign: () => issuer.key.sign(digest) },
  ours: { count: 6000, sign: (badge: ReturnType<typeof nextBadge>) => signCredential(badge, { ...issuer, now: NOW }) },
  library: {
    count: 60,
    sign: (credential: object) => issue({ credential, suite, documentLoader: issuer.loader, now: verifiedAt }),
  },
}

// So that one measurement does not pay for the garbage of the previous one.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** By the processor time of the whole process, so that other processes do not count. */
async function perSecond({ count, sign }: (typeof signs)[keyof typeof signs]): Promise<number> {
  const made = Array.from({ length: count }, nextBadge)
  collectGarbage()
  const before = process.cpuUsage()
  for (const badge of made) await sign(badge)
  const { user, system } = process.cpuUsage(before)
  return count / ((user + system) / 1_000_000)
}

async function measureSigning() {
  const rounds: { bare: number; ours: number; library: number }[] = []
  // The first round is a warm-up. Within a round all three run under the same conditions.
  for (let round = 0; round <= ROUNDS; round++) {
    const bare = await perSecond(signs.bare)
    const library = await perSecond(signs.library)
    rounds.push({ bare, library, ours: await perSecond(signs.ours) })
  }
  const warm = rounds.slice(1)
  const [bare, ours, library] = (['bare', 'ours', 'library'] as const).map((name) => medianOf(warm.map((r) => r[name])))
  printTable([
    {
      figure: 'badges signed a second of one core',
      value: ours ?? 0,
      unit: 'badges',
      peer: { name: '@digitalbazaar/vc 7.3.0', value: library ?? 0 },
    },
    {
      figure: 'as a multiple of @digitalbazaar/vc',
      value: medianOf(warm.map((r) => r.ours / r.library)),
      unit: 'times',
      goal: { least: 50 },
    },
    {
      figure: 'as a share of bare Ed25519 (node:crypto)',
      value: medianOf(warm.map((r) => r.ours / r.bare)),
      unit: 'of it',
      goal: { least: 0.25 },
      peer: { name: `bare, ${(bare ?? 0).toFixed(0)} a second`, value: 1 },
    },
  ])
}

async function measureStatusList() {
  const slots = new Set<number>()
  while (slots.size < REVOCATIONS) slots.add(randomUsableSlot())
  const bits = emptyList()
  let listText = ''
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sign = async () => {
      for (const slot of slots) setSlot(bits, slot, true)
      const list = buildStatusListCredential({ url: LIST_URL, issuerDid: issuer.did, bits, validFrom: NOW })
      listText = JSON.stringify(await signCredential(list, { ...issuer, now: NOW }))
    }
    seconds.push(await secondsOf(sign))
  }
  const readBack = decodeList(JSON.parse(listText).credentialSubject.encodedList)
  for (let slot = 0; slot < LIST_BITS; slot++) {
    if (isUsableSlot(slot) && readSlot(readBack, slot) !== slots.has(slot)) throw new Error(`Slot ${slot} is wrong`)
  }
  const raw = { name: 'all bits, not compressed', value: Math.ceil((LIST_BITS / 8) * (4 / 3)) / 1000 }
  printTable([
    {
      figure: `${REVOCATIONS} revoked in a list of ${LIST_BITS}, packed and signed`,
      value: medianOf(seconds) * 1000,
      unit: 'ms',
      goal: { most: 100 },
      peer: {
        name: 'an empty list packed, not signed',
        value: (await secondsOf(async () => encodeList(emptyList()))) * 1000,
      },
    },
    { figure: 'its credential', value: listText.length / 1000, unit: 'kB', goal: { most: LIST_MAX_KB }, peer: raw },
  ])
}

await measureSigning()
await measureStatusList()

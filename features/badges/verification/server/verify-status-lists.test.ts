import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, expect, test } from 'vitest'
import { CREDENTIALS_1_CONTEXT, CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from '#credentials/credential.ts'
import { emptyList, encodeList, setSlot } from '#credentials/status/status-list.ts'
import { foreignIssuer, SLOT } from '#testing/foreign-issuer.ts'
import { openVisits } from './testing-visits.ts'

const { world, web, at, check, leave, close } = await openVisits()
const foreign = foreignIssuer(world, web)
afterEach(leave)
afterAll(close)

type Sign = Parameters<ReturnType<typeof foreignIssuer>['sign']>[0]
const V2 = [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT]
const sign = (credential: object) => foreign.sign(credential as Sign)

/** The answer about a badge with a status, and what its status line says. */
async function answer(credentialStatus: object, change: object = {}) {
  const { credentialStatus: _, ...badge } = foreign.badge()
  const signed = await sign({ ...badge, '@context': V2, credentialStatus, ...change })
  const found = await check(signed)
  const status = found.checks.find(({ check }) => check === 'status')
  return {
    word: found.word,
    state: found.state,
    because: found.because,
    finding: status?.finding,
    facts: status?.facts,
  }
}

const listUrl = at('/lists/own')
const entry = (change: object = {}) => ({
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: String(SLOT),
  statusListCredential: listUrl,
  ...change,
})
async function serveList(encodedList: string, change: object = {}, subject: object = {}) {
  const list = {
    '@context': [CREDENTIALS_CONTEXT],
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: foreign.did,
    validFrom: '2020-01-01T00:00:00Z',
    credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList, ...subject },
    ...change,
  }
  web.serve('/lists/own', JSON.stringify(await sign(list)))
}
function bits(...slots: number[]) {
  const list = emptyList()
  for (const slot of slots) setSlot(list, slot, true)
  return list
}

test("a 1EdTechRevocationList on the issuer's host revokes by id, however long it is", async () => {
  const url = `${web.origin}/revocations`
  const status = { id: url, type: '1EdTechRevocationList' }
  const extensions = { '@context': [...V2, 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'] }
  const others = Array.from({ length: 4000 }, (_, nth) => ({ id: `${web.origin}/badges/other-${nth}`, revoked: true }))
  web.serve('/revocations', JSON.stringify({ issuer: foreign.did, revokedCredential: others }))
  expect(await answer(status, extensions)).toMatchObject({ word: 'genuine', state: 'inForce', facts: { list: url } })
  const own = { id: `${web.origin}/badges/1`, revocationReason: 'Given by mistake' }
  web.serve('/revocations', JSON.stringify({ issuer: foreign.did, revokedCredential: [...others, own] }))
  expect(await answer(status, extensions)).toMatchObject({ word: 'genuine', state: 'revoked' })
  web.serve('/revocations', '<html>')
  expect(await answer(status, extensions)).toMatchObject({ word: 'notChecked', because: 'status.listUnreachable' })
})

test("a 1EdTechRevocationList on another host is somebody else's, and is not asked for", async () => {
  const status = { id: 'https://elsewhere.example.test/revocations', type: '1EdTechRevocationList' }
  const contexts = { '@context': [...V2, 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'] }
  expect(await answer(status, contexts)).toMatchObject({ word: 'notChecked', because: 'status.listOfOther' })
  expect(web.requests.filter((request) => request.includes('revocations'))).toEqual([])
})

test('a StatusList2021 of the Data Model 1.1 revokes', async () => {
  const contexts = { '@context': [...V2, 'https://w3id.org/vc/status-list/2021/v1'] }
  const elder = {
    '@context': [
      CREDENTIALS_1_CONTEXT,
      'https://w3id.org/vc/status-list/2021/v1',
      'https://w3id.org/security/data-integrity/v2',
    ],
    type: ['VerifiableCredential', 'StatusList2021Credential'],
    validFrom: undefined,
    issuanceDate: '2020-01-01T00:00:00Z',
  }
  const pack = (...slots: number[]) => gzipSync(bits(...slots)).toString('base64url')
  const serve = (packed: string) => serveList(packed, JSON.parse(JSON.stringify(elder)), { type: 'StatusList2021' })
  await serve(pack())
  expect(await answer(entry({ type: 'StatusList2021Entry' }), contexts)).toMatchObject({ word: 'genuine' })
  await serve(pack(SLOT))
  expect(await answer(entry({ type: 'StatusList2021Entry' }), contexts)).toMatchObject({ state: 'revoked' })
})

test('an index that is a number is a remark, and its slot is shown', async () => {
  await serveList(encodeList(bits()))
  expect(await answer(entry({ statusListIndex: SLOT }))).toMatchObject({
    word: 'genuine',
    state: 'inForce',
    finding: 'status.indexAsNumber',
    facts: { slot: SLOT },
  })
})

test('a message of the issuer is a remark of a genuine badge, and is not repeated for a changed one', async () => {
  await serveList(encodeList(bits(SLOT)), {}, { statusPurpose: 'message' })
  const statusMessage = [
    { status: '0x0', message: 'Waiting' },
    { status: '0x1', message: 'Handed over in person' },
  ]
  const status = entry({ statusPurpose: 'message', statusMessage })
  expect(await answer(status)).toMatchObject({
    word: 'genuine',
    state: 'inForce',
    finding: 'status.noted',
    facts: { message: 'Handed over in person' },
  })
  const { credentialStatus: _, ...badge } = foreign.badge()
  const signed = await sign({ ...badge, '@context': V2, credentialStatus: status })
  const { word, checks } = await check({ ...signed, name: 'Another' })
  expect(word).toBe('notGenuine')
  expect(JSON.stringify(checks)).not.toContain('Handed over')
})

// A whole gigabyte is larger than any answer that is fetched.
test('a list that unpacks to half a gigabyte could not be read', async () => {
  const zeros = gzipSync(new Uint8Array(64 * 1024 * 1024))
  await serveList(`u${Buffer.concat(Array<Buffer>(8).fill(zeros)).toString('base64url')}`)
  expect(await answer(entry())).toMatchObject({ word: 'notChecked', because: 'status.listUnreadable' })
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBadge } from '#credentials/badges/build-badge.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { badgeInput } from '#credentials/test-issuer.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'

let world: World
let web: Awaited<ReturnType<typeof openTestWeb>>

beforeAll(async () => {
  web = await openTestWeb()
  world = await openWorld({ network: web.network })
  // Starts the thread for documents of strangers: the time in which named documents are fetched includes its start.
  await checkNamed({})
})
afterAll(async () => {
  await world.close()
  await web.close()
})

const digestSRI = `sha384-${createHash('sha384').update('Twelve knots').digest('base64')}`

/** The result of checking a badge of another issuer that names the given documents. */
async function checkNamed(named: object) {
  const made = generateIssuingKey()
  const did = `did:key:${made.publicKeyMultibase}`
  const { credentialStatus: _, ...badge } = buildBadge({ ...badgeInput(did), validUntil: undefined })
  const key = openIssuingKey(did, made.secretKey)
  const signed = await signCredential({ ...badge, ...named }, { key, loader: bundledLoader(), now: world.now() })
  web.requests.length = 0
  const found = await world.call(contract.verifyAny, { file: new File([JSON.stringify(signed)], 'badge') })
  const content = found.checks.find(({ check }) => check === 'content')
  return [found.word, content?.finding.split('.')[1]]
}
const related = (id: string) => checkNamed({ relatedResource: [{ id, digestSRI }] })

test('verifies the digests of the documents that a badge names', async () => {
  web.serve('/criteria.pdf', 'Twelve knots')
  const id = `${web.origin}/criteria.pdf`
  expect(await related(id)).toEqual(['genuine', 'unchanged'])
  expect(web.requests).toEqual([expect.stringContaining('/criteria.pdf')])
  web.serve('/criteria.pdf', 'Twelve knits')
  expect(await related(id)).toEqual(['notGenuine', 'resourceAltered'])
  web.serve('/criteria.pdf', (_, response) => void response.writeHead(500).end())
  expect(await related(id)).toEqual(['genuine', 'resourceUnreachable'])
  web.serve('/criteria.pdf', Buffer.alloc(1_500_000))
  expect(await related(id)).toEqual(['genuine', 'resourceUnreachable'])
})

test('makes no request for a named document on a private host, at plain http or on our own host', async () => {
  const places = [
    'https://127.0.0.1/x',
    'https://169.254.169.254/x',
    'http://badges.example.test/x',
    'file:///etc/passwd',
  ]
  for (const place of [...places, `${world.config.publicUrl}/readyz`]) {
    expect(await related(place)).toEqual(['genuine', 'resourceUnreachable'])
    expect(web.requests).toEqual([])
  }
})

test('reports a schema without fetching it, and a service without a type as malformed', async () => {
  const id = `${web.origin}/schema.json`
  const credentialSchema = [{ id, type: 'JsonSchema' }]
  expect(await checkNamed({ credentialSchema })).toEqual(['genuine', 'schemaUnread'])
  expect(web.requests).toEqual([])
  expect(await checkNamed({ refreshService: { id } })).toEqual(['notChecked', 'contentMalformed'])
  expect(await checkNamed({})).toEqual(['genuine', undefined])
})

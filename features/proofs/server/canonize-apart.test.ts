import { expect, onTestFinished, test } from 'vitest'
import { canonizeWhole, NotCanonized } from '#credentials/canonizing/canonize.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { trustOwnContexts } from '#credentials/contexts/own-contexts.ts'
import { makeBadge, makeIssuer } from '#credentials/test-issuer.ts'
import { canonizeApart } from './canonize-apart.ts'

const loader = bundledLoader()
const badge = makeBadge(makeIssuer().did)

test('canonizes in a thread exactly as on the main thread', async () => {
  expect(await canonizeApart(badge, loader)).toEqual(await canonizeWhole(badge, loader))
})

test('throws for a term that the contexts do not define', async () => {
  await expect(canonizeApart({ ...badge, '@graph?': 'x' }, loader)).rejects.not.toThrow(NotCanonized)
})

test("knows the operator's own contexts in its threads, also in those that run already", async () => {
  const address = 'https://school.example/contexts/apart'
  const given = { ...badge, '@context': [...badge['@context'], address], ropes: 'hemp' }
  await expect(canonizeApart(given, loader)).rejects.not.toThrow(NotCanonized)
  onTestFinished(() => trustOwnContexts(new Map()))
  trustOwnContexts(new Map([[address, { '@context': { ropes: `${address}#ropes` } }]]))
  expect(String(await canonizeApart(given, loader))).toContain(`<${address}#ropes> "hemp"`)
})

const evidence = Array.from({ length: 400_000 }, (_, nth) => ({ id: `urn:example:${nth}`, type: ['Evidence'] }))

test('throws NotCanonized for a document that exceeds the limits of its thread', async () => {
  await expect(canonizeApart({ ...badge, evidence }, loader)).rejects.toThrow(NotCanonized)
})

test('canonizes a document queued behind others that exceeded the limits', async () => {
  const [first, second, good] = await Promise.allSettled([
    canonizeApart({ ...badge, evidence }, loader),
    canonizeApart({ ...badge, evidence }, loader),
    canonizeApart(badge, loader),
  ])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect(good).toEqual({ status: 'fulfilled', value: await canonizeWhole(badge, loader) })
})

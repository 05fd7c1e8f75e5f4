import { expect, test } from 'vitest'
import { canonizeWhole, NotCanonized } from '#credentials/canonizing/canonize.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
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

import { describe, expect, it } from 'vitest'
import type { Credential } from '../credential.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { generateIssuingKey, openIssuingKey } from '../keys/issuing-key.ts'
import { signCredential } from '../signing/sign.ts'
import { emptyList, setSlot } from '../status/status-list.ts'
import { buildStatusListCredential } from '../status/status-list-credential.ts'
import { CATEGORIES, LIST_URL, makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { verifyCredential } from './verify.ts'

async function makeSigned(revoked: number[] = []) {
  const issuer = makeIssuer()
  const context = { loader: issuer.loader, now: NOW }
  const bits = emptyList()
  for (const slot of revoked) setSlot(bits, slot, true)
  const list = buildStatusListCredential({ url: LIST_URL, issuerDid: issuer.did, bits, validFrom: NOW })
  issuer.documents.set(LIST_URL, await signCredential(list, { ...context, key: issuer.key }))
  const badge = await signCredential(makeBadge(issuer.did), { ...context, key: issuer.key })
  return { issuer, context, badge }
}

const GOOD = { signature: { ok: true }, issuer: { ok: true }, period: { ok: true }, status: { ok: true } }

describe('a signed badge', () => {
  it.each(CATEGORIES)('of the category %s passes every check', async (category) => {
    const { issuer, context } = await makeSigned()
    const signed = await signCredential(makeBadge(issuer.did, category), { ...context, key: issuer.key })
    expect((await verifyCredential(signed, context)).checks).toEqual(GOOD)
  })

  it('has the time and the contexts of its own signature, whatever its key signed before', async () => {
    const { issuer, context } = await makeSigned()
    const list = { url: LIST_URL, issuerDid: issuer.did, bits: emptyList(), validFrom: NOW }
    const moments = [NOW, new Date(NOW.getTime() + 1000), NOW]
    for (const now of moments) {
      for (const unsigned of [makeBadge(issuer.did), buildStatusListCredential(list)]) {
        const signed = await signCredential(unsigned, { ...context, now, key: issuer.key })
        expect(signed.proof[0]?.created).toBe(now.toISOString().replace('.000', ''))
        expect((await verifyCredential(signed, context)).checks.signature).toEqual({ ok: true })
      }
    }
  })

  it('is valid by any of its proofs, and altered only by all of them', async () => {
    const { issuer, context, badge } = await makeSigned()
    const again = await signCredential(makeBadge(issuer.did), { ...context, key: issuer.key })
    const [good, foreign] = [badge.proof[0], { ...again.proof[0], created: '2026-01-01T00:00:00Z' }]
    for (const proof of [
      [foreign, good],
      [good, foreign],
      [foreign, foreign, good],
    ]) {
      expect((await verifyCredential({ ...badge, proof }, context)).checks.signature).toEqual({ ok: true })
      const altered = await verifyCredential({ ...badge, proof, name: 'Another' }, context)
      expect(altered.checks.signature).toEqual({ ok: false, reason: 'altered' })
    }
    const none = await verifyCredential({ ...badge, proof: [foreign, foreign] }, context)
    expect(none.checks.signature).toEqual({ ok: false, reason: 'altered' })
  })

  it('never passes with one character of any value altered', async () => {
    const { context, badge } = await makeSigned()
    const paths = leaves(badge)
    expect(paths.length).toBeGreaterThan(35)
    for (const path of paths) {
      const { checks } = await verifyCredential(withAltered(badge, path), context)
      expect({ path, ok: checks.signature.ok }).not.toEqual({ path, ok: true })
    }
  })

  it('does not pass with a member added, even one that the contexts do not know', async () => {
    const { context, badge } = await makeSigned()
    const signatureWith = async (extra: object) =>
      (await verifyCredential({ ...badge, ...extra }, context)).checks.signature
    expect(await signatureWith({ description: 'More' })).toEqual({ ok: false, reason: 'altered' })
    expect(await signatureWith({ unheardOf: 'More' })).toEqual({ ok: null, reason: 'contextUnknown' })
  })

  it('is refused with contexts that could change its meaning', async () => {
    const { context, badge } = await makeSigned()
    const inline = { '@context': { label: 'https://schema.org/name' } }
    const renamed = [
      { ...badge, '@context': [...badge['@context'], inline['@context']] },
      { ...badge, '@context': [...badge['@context'], 'https://elsewhere.example/context'] },
      { ...badge, credentialSubject: { ...badge.credentialSubject, ...inline } },
    ]
    for (const credential of renamed) {
      const { checks } = await verifyCredential(credential, context)
      expect(checks.signature).toEqual({ ok: null, reason: 'contextUnknown' })
    }
  })

  it.each(['https://www.w3.org/2018/credentials#credentialStatus', '@nest'])(
    'is not passed with its status hidden under %s, which is signed in the same way',
    async (name) => {
      const { context, badge } = await makeSigned()
      const { credentialStatus, ...rest } = badge
      const hidden = { ...rest, [name]: name === '@nest' ? { credentialStatus } : credentialStatus }
      const { checks } = await verifyCredential(hidden, context)
      expect(checks.signature).toEqual({ ok: null, reason: 'contextUnknown' })
    },
  )

  it('may define terms inside for a caller who trusts that, and is still checked', async () => {
    const { issuer, context } = await makeSigned()
    const badge = makeBadge(issuer.did)
    const named = {
      ...badge,
      '@context': [...badge['@context'], { rope: 'https://school.example/rope' }],
      rope: 'hemp',
    }
    const signed = await signCredential(named as never, { ...context, key: issuer.key })
    const trusting = { ...context, knowsContexts: () => true }
    expect((await verifyCredential(signed, trusting)).checks).toEqual(GOOD)
    const altered = await verifyCredential({ ...signed, rope: 'jute' }, trusting)
    expect(altered.checks.signature).toEqual({ ok: false, reason: 'altered' })
  })

  it('fails when another key signed it in the name of the issuer', async () => {
    const { issuer, context } = await makeSigned()
    const thief = openIssuingKey(issuer.did, generateIssuingKey().secretKey)
    const unknown = await signCredential(makeBadge(issuer.did), { ...context, key: thief })
    const claimed = await signCredential(makeBadge(issuer.did), {
      ...context,
      key: { id: issuer.key.id, sign: (data) => thief.sign(data) },
    })
    const reasons = [unknown, claimed].map(async (badge) => (await verifyCredential(badge, context)).checks.signature)
    expect(await Promise.all(reasons)).toEqual([
      { ok: null, reason: 'keyMissing' },
      { ok: false, reason: 'altered' },
    ])
  })

  it("fails when a stranger signs in an issuer's name with a key of their own document", async () => {
    const { issuer, context, badge } = await makeSigned()
    const stranger = makeIssuer('stranger')
    issuer.documents.set(stranger.did, stranger.didDocument)
    const theirs = await signCredential(makeBadge(stranger.did), { ...context, key: stranger.key })
    const { checks } = await verifyCredential({ ...theirs, issuer: badge.issuer }, context)
    expect(checks.signature).toEqual({ ok: null, reason: 'keyMissing' })
    expect(checks.issuer).toEqual({ ok: false, reason: 'keyUnknown' })
  })

  it('fails once its key has ended, by the document of its issuer', async () => {
    const { issuer, context, badge } = await makeSigned()
    const verificationMethod = issuer.didDocument.verificationMethod.map((method) => ({
      ...method,
      expires: new Date(NOW.getTime() - 1000).toISOString(),
    }))
    issuer.documents.set(issuer.did, { ...issuer.didDocument, verificationMethod })
    const { signature, issuer: found } = (await verifyCredential(badge, context)).checks
    expect([signature.reason, found.reason]).toEqual(['keyMissing', 'keyNotForBadges'])
  })

  it('fails once its key, or that of its status list, is not listed for assertions', async () => {
    const { issuer, context, badge } = await makeSigned()
    const next = { publicKeyMultibase: generateIssuingKey().publicKeyMultibase, active: true }
    const old = { publicKeyMultibase: issuer.publicKeyMultibase, active: false }
    const rotated = buildDidDocument({ did: issuer.did, alsoKnownAs: [], keys: [old, next] })
    expect(rotated.assertionMethod).toEqual([`${issuer.did}#${next.publicKeyMultibase}`])
    issuer.documents.set(issuer.did, rotated)
    const after = (await verifyCredential(badge, context)).checks
    expect(after).toMatchObject({
      signature: { ok: null, reason: 'keyMissing' },
      issuer: { ok: false, reason: 'keyNotForBadges' },
    })
    expect(after.status).toEqual({ ok: null, reason: 'listUnproven' })
    issuer.documents.set(issuer.did, buildDidDocument({ did: issuer.did, alsoKnownAs: [], keys: [next] }))
    expect((await verifyCredential(badge, context)).checks.issuer).toEqual({ ok: false, reason: 'keyUnknown' })
  })

  it('does not accept a key that its document lists for someone else', async () => {
    const { issuer, context, badge } = await makeSigned()
    const methods = issuer.didDocument.verificationMethod.map((method) => ({
      ...method,
      controller: 'did:web:b.example',
    }))
    issuer.documents.set(issuer.did, { ...issuer.didDocument, verificationMethod: methods })
    expect((await verifyCredential(badge, context)).checks.issuer).toEqual({ ok: false, reason: 'keyUnknown' })
    issuer.documents.set(issuer.did, makeIssuer('b').didDocument)
    expect((await verifyCredential(badge, context)).checks.issuer).toEqual({ ok: false, reason: 'issuerMismatch' })
  })

  it('could not be checked while issuer and list are unreachable', async () => {
    const { issuer, context, badge } = await makeSigned()
    issuer.documents.clear()
    expect((await verifyCredential(badge, context)).checks).toEqual({
      signature: { ok: null, reason: 'keyMissing' },
      issuer: { ok: null, reason: 'issuerUnreachable' },
      period: { ok: true },
      status: { ok: null, reason: 'listUnreachable' },
    })
  })

  it('is revoked by its own slot and by no other', async () => {
    const mine = await makeSigned([8])
    const other = await makeSigned([0, 9, 16])
    expect((await verifyCredential(mine.badge, mine.context)).checks.status).toEqual({ ok: false, reason: 'revoked' })
    expect((await verifyCredential(other.badge, other.context)).checks.status).toEqual({ ok: true })
  })

  it('is not checked, and no list is fetched, with too many status entries', async () => {
    const issuer = makeIssuer()
    const [entry] = [makeBadge(issuer.did).credentialStatus].flat()
    const asked: string[] = []
    const loader: typeof issuer.loader = (url) => {
      asked.push(url)
      return issuer.loader(url)
    }
    const credentialStatus = Array.from({ length: 900 }, (_, i) => ({ ...entry, statusListIndex: String(i) }))
    const { checks } = await verifyCredential({ ...makeBadge(issuer.did), credentialStatus }, { loader, now: NOW })
    expect(checks.status).toEqual({ ok: null, reason: 'listUnreadable' })
    expect(asked.filter((url) => url.startsWith(LIST_URL))).toEqual([])
  })

  it('does not trust a status list that its issuer did not sign', async () => {
    const { issuer, context, badge } = await makeSigned()
    const stranger = makeIssuer('stranger')
    issuer.documents.set(stranger.did, stranger.didDocument)
    const list = { url: LIST_URL, issuerDid: stranger.did, bits: emptyList(), validFrom: NOW }
    const signed = await signCredential(buildStatusListCredential(list), { ...context, key: stranger.key })
    issuer.documents.set(LIST_URL, signed)
    expect((await verifyCredential(badge, context)).checks.status).toEqual({ ok: null, reason: 'listOfOther' })
    issuer.documents.set(LIST_URL, { ...signed, issuer: issuer.did })
    expect((await verifyCredential(badge, context)).checks.status).toEqual({ ok: null, reason: 'listUnproven' })
  })

  it('reads a list that its issuer signed with a key added after its document was read', async () => {
    const { issuer, context, badge } = await makeSigned()
    const { publicKeyMultibase, secretKey } = generateIssuingKey()
    const keys = [issuer.publicKeyMultibase, publicKeyMultibase].map((key) => ({
      publicKeyMultibase: key,
      active: true,
    }))
    const list = buildStatusListCredential({ url: LIST_URL, issuerDid: issuer.did, bits: emptyList(), validFrom: NOW })
    const signed = await signCredential(list, { ...context, key: openIssuingKey(issuer.did, secretKey) })
    const loader: typeof issuer.loader = (url) => {
      if (url !== LIST_URL) return issuer.loader(url)
      issuer.documents.set(issuer.did, buildDidDocument({ did: issuer.did, alsoKnownAs: [], keys }))
      issuer.documents.set(LIST_URL, signed)
      return issuer.loader(url)
    }
    expect((await verifyCredential(badge, { ...context, loader })).checks).toEqual(GOOD)
  })

  it('asks once more, and no more, for the document of an issuer that never adds the key of a list', async () => {
    const { issuer, context, badge } = await makeSigned()
    const thief = openIssuingKey(issuer.did, generateIssuingKey().secretKey)
    const list = buildStatusListCredential({ url: LIST_URL, issuerDid: issuer.did, bits: emptyList(), validFrom: NOW })
    issuer.documents.set(LIST_URL, await signCredential(list, { ...context, key: thief }))
    const asked: string[] = []
    const loader: typeof issuer.loader = (url) => {
      asked.push(url)
      return issuer.loader(url)
    }
    const { checks } = await verifyCredential(badge, { ...context, loader })
    expect(checks).toEqual({ ...GOOD, status: { ok: null, reason: 'listUnproven' } })
    expect(asked.filter((url) => url === issuer.did)).toHaveLength(2)
  })

  it('is valid only in its period', async () => {
    const { context, badge } = await makeSigned()
    const at = async (now: string) => (await verifyCredential(badge, { ...context, now: new Date(now) })).checks.period
    expect(await at('2026-01-31T23:00:00Z')).toMatchObject({ ok: false, reason: 'notYetValid' })
    expect(await at('2027-01-31T23:59:59Z')).toEqual({ ok: true })
    expect(await at('2027-02-01T00:00:00Z')).toEqual({
      ok: false,
      reason: 'expired',
      until: '2027-02-01T00:00:00.000Z',
    })
  })

  it('gets results, not an exception, when it is not a credential at all', async () => {
    const { context } = await makeSigned()
    for (const garbage of [null, 'x', 7, [], {}, { issuer: {} }, { proof: null, issuer: 'did:web:x' }]) {
      const { checks } = await verifyCredential(garbage, context)
      expect(checks.signature.ok).not.toBe(true)
    }
  })
})

describe('signing', () => {
  it('refuses the key of another issuer and words that the contexts do not define', async () => {
    const { issuer, context } = await makeSigned()
    const badge = makeBadge(issuer.did)
    await expect(signCredential(badge, { ...context, key: makeIssuer('b').key })).rejects.toThrow()
    const strange: Credential = { ...badge, unheardOf: 'x' }
    await expect(signCredential(strange, { ...context, key: issuer.key })).rejects.toThrow()
  })
})

type Path = (string | number)[]

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [path] : []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

function withAltered(value: unknown, path: Path): unknown {
  const [key, ...rest] = path
  if (key === undefined) return alterLastLetter(String(value))
  if (Array.isArray(value)) return value.map((inner, i) => (i === key ? withAltered(inner, rest) : inner))
  const members = value as Record<string, unknown>
  return { ...members, [key]: withAltered(members[key], rest) }
}

function alterLastLetter(text: string): string {
  return text.slice(0, -1) + (text.endsWith('1') ? '2' : '1')
}

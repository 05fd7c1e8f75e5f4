import { secp256k1 } from '@noble/curves/secp256k1.js'
import { describe, expect, it } from 'vitest'
import { canonizeWhole } from '../canonizing/canonize.ts'
import { verifyCredential } from '../checking/verify.ts'
import { CREDENTIALS_CONTEXT } from '../credential.ts'
import { generateAccountKey } from '../dids/did-sdi.ts'
import { NotReadable } from '../reading/not-readable.ts'
import { NOW } from '../test-issuer.ts'
import { createBadgeProof } from '../wallet-signatures/holder-proof.ts'
import { checkPresentation } from './check-presentation.ts'
import type { Expected } from './expected.ts'
import { buildPresentation } from './presentation.ts'
import { PresentationRefused } from './presentation-refused.ts'
import { accountPresenter, badgePresenter, type Presenter } from './presenter.ts'
import { signPresentation } from './sign-presentation.ts'
import { signPresentationJwt } from './sign-presentation-jwt.ts'
import { AUDIENCE, makeShowing, NONCE } from './testing-presentation.ts'

type Showing = Awaited<ReturnType<typeof makeShowing>>
type Making = Parameters<typeof signPresentationJwt>[0]

async function refusal(given: unknown, expected: Expected): Promise<string> {
  try {
    await checkPresentation(given, expected)
    return 'accepted'
  } catch (error) {
    if (error instanceof PresentationRefused || error instanceof NotReadable) return error.reason
    throw error
  }
}

/** A JWT with any header and payload under the presenter's key. */
async function forge(header: object, payload: object, { sign }: Presenter): Promise<string> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part(header)}.${part(payload)}`
  return `${content}.${Buffer.from(await sign(Buffer.from(content))).toString('base64url')}`
}

function alterPart(jwt: string, nth: number): string {
  const parts = jwt.split('.')
  const part = parts[nth] ?? ''
  const at = Math.floor(part.length / 2)
  parts[nth] = part.slice(0, at) + (part[at] === 'A' ? 'B' : 'A') + part.slice(at + 1)
  return parts.join('.')
}

const WAYS = {
  JWT: ({ presenter }: Showing, asked: Making): Promise<unknown> => signPresentationJwt(asked, presenter),
  'Data Integrity': ({ presenter, issuer }: Showing, asked: Making): Promise<unknown> =>
    signPresentation(asked, { presenter, loader: issuer.loader, canonize: canonizeWhole }),
}

describe.each(Object.entries(WAYS))('a presentation as %s', (_, make) => {
  it('names its presenter and shows their badge, which verifies', async () => {
    const showing = await makeShowing()
    const { presenter, badges } = await checkPresentation(await make(showing, showing.asked), showing.expected)
    expect(presenter.did).toBe(showing.presenter.did)
    expect(badges.map(({ isPresenters }) => isPresenters)).toEqual([true])
    const { checks } = await verifyCredential(badges[0]?.credential, showing.expected)
    expect([checks.signature, checks.issuer, checks.period]).toEqual([{ ok: true }, { ok: true }, { ok: true }])
  })

  it.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { audience: [`${AUDIENCE}/`] }],
    ['audience', { audience: [] }],
  ])('is refused for another %s', async (reason, change) => {
    const showing = await makeShowing()
    expect(
      await refusal(await make(showing, showing.asked), {
        ...showing.expected,
        asked: { ...showing.expected.asked, ...change },
      }),
    ).toBe(reason)
  })

  it('is accepted for one of several identifiers of the verifier', async () => {
    const showing = await makeShowing()
    const asked = { nonce: NONCE, audience: ['x509_san_dns:badges.example', AUDIENCE] }
    const expected = { ...showing.expected, asked }
    expect(await refusal(await make(showing, showing.asked), expected)).toBe('accepted')
  })

  it('is read later by others: who presented, to whom and when', async () => {
    const showing = await makeShowing()
    const { asked: _, ...later } = { ...showing.expected, now: new Date('2030-01-01') }
    const checked = await checkPresentation(await make(showing, showing.asked), later)
    expect(checked).toMatchObject({ audience: AUDIENCE, at: NOW.getTime() / 1000 })
    expect(checked.presenter.did).toBe(showing.presenter.did)
  })

  it('is refused from the future', async () => {
    const showing = await makeShowing()
    const now = new Date(showing.expected.now.getTime() - 61_000)
    expect(await refusal(await make(showing, showing.asked), { ...showing.expected, now })).toBe('expired')
  })

  it("shows a badge of somebody else as not the presenter's", async () => {
    const [showing, other] = [await makeShowing(), await makeShowing()]
    const given = await make(showing, { ...showing.asked, credentials: [other.badge] })
    const { badges } = await checkPresentation(given, showing.expected)
    expect(badges.map(({ isPresenters }) => isPresenters)).toEqual([false])
  })

  it('is refused without a badge, and with more badges than one verification may cost', async () => {
    const showing = await makeShowing()
    const of = async (credentials: object[]) =>
      refusal(await make(showing, { ...showing.asked, credentials } as Making), showing.expected)
    expect(await of([])).toBe('nothingInside')
    expect(await of(Array(6).fill(showing.badge))).toBe('credentialTooLarge')
  })
})

describe('a presentation as JWT', () => {
  it('is refused when a character of any part is altered', async () => {
    const { asked, presenter, expected } = await makeShowing()
    const jwt = await signPresentationJwt(asked, presenter)
    for (const nth of [0, 1, 2]) expect(await refusal(alterPart(jwt, nth), expected)).not.toBe('accepted')
    expect(await refusal(alterPart(jwt, 2), expected)).toBe('altered')
  })

  it('is refused under another key than the one it names', async () => {
    const { asked, presenter, expected } = await makeShowing()
    const other = (await makeShowing()).presenter
    expect(await refusal(await signPresentationJwt(asked, { ...presenter, sign: other.sign }), expected)).toBe(
      'altered',
    )
    const named = await forge({ alg: 'ES256', typ: 'vp+jwt', kid: other.method }, claims(presenter.did, asked), other)
    expect(await refusal(named, expected)).toBe('holder')
  })

  it('is refused without a signature', async () => {
    const { asked, presenter, expected } = await makeShowing()
    for (const alg of ['none', 'None']) {
      const jwt = await forge({ alg, typ: 'vp+jwt', kid: presenter.method }, claims(presenter.did, asked), presenter)
      expect(await refusal(jwt, expected)).toBe('proofMissing')
      expect(await refusal(jwt.replace(/[^.]*$/, ''), expected)).toBe('proofMissing')
    }
  })

  it.each([
    ['another algorithm', { alg: 'HS256' }, 'proofUnsupported'],
    ['the type of a key proof', { typ: 'openid4vci-proof+jwt' }, 'format'],
    ['a critical extension', { crit: ['exp'] }, 'format'],
    ['a certificate', { x5c: ['MIIB'] }, 'format'],
    ['a DID without its key', { kid: 'did:web:wallet.example#key' }, 'key'],
  ])('is refused with %s', async (_, change, reason) => {
    const { asked, presenter, expected } = await makeShowing()
    const header = { alg: 'ES256', typ: 'vp+jwt', kid: presenter.method, ...change }
    expect(await refusal(await forge(header, claims(presenter.did, asked), presenter), expected)).toBe(reason)
  })

  it('is refused after its end', async () => {
    const { asked, presenter, expected } = await makeShowing()
    const jwt = await signPresentationJwt(asked, presenter)
    const at = (seconds: number) => ({ ...expected, now: new Date(expected.now.getTime() + seconds * 1000) })
    expect(await refusal(jwt, at(299))).toBe('accepted')
    expect(await refusal(jwt, at(300))).toBe('expired')
  })

  it('proves an account by its recovered key', async () => {
    const account = accountPresenter(generateAccountKey().privateKey)
    const { asked, expected, presenter } = await makeShowing(account)
    const jwt = await signPresentationJwt(asked, presenter)
    const checked = await checkPresentation(jwt, expected)
    expect(checked.presenter).toEqual({ did: account.did, account: account.did })
    expect(checked.badges[0]?.isPresenters).toBe(true)
    const other = { ...account, sign: (data: Uint8Array) => secp256k1.sign(data, generateAccountKey().privateKey) }
    expect(await refusal(await signPresentationJwt(asked, other), expected)).toBe('altered')
  })

  it('is read with the vp claim of the Data Model 1.1, a fragment as kid and badges as JWT', async () => {
    const { asked, presenter, expected } = await makeShowing()
    const { iss, aud, nonce } = claims(presenter.did, asked)
    const vp = { type: 'VerifiablePresentation', verifiableCredential: asked.credentials }
    const kid = `#${presenter.method.split('#')[1]}`
    const jwt = await forge({ alg: 'ES256', typ: 'JWT', kid }, { iss, aud, nonce, vp }, presenter)
    expect(await refusal(jwt, expected)).toBe('accepted')
  })

  it('is not a proof of the badge key', async () => {
    const { expected } = await makeShowing()
    const jwt = createBadgeProof({
      privateKey: new Uint8Array(32).fill(1),
      audience: AUDIENCE,
      nonce: NONCE,
      now: expected.now,
    })
    expect(await refusal(jwt, expected)).toBe('format')
  })
})

describe('an enveloped presentation', () => {
  const envelope = (jwt: string, context?: string) => ({
    ...(context && { '@context': [context] }),
    type: 'EnvelopedVerifiablePresentation',
    id: `data:application/jwt,${jwt}`,
  })

  it.each([
    ['under the context that defines it', CREDENTIALS_CONTEXT, 'accepted'],
    ['without a context', undefined, 'format'],
    ['under another context', 'https://www.w3.org/ns/credentials/examples/v2', 'format'],
  ])('%s is %s', async (_, context, found) => {
    const { asked, presenter, expected } = await makeShowing()
    expect(await refusal(envelope(await signPresentationJwt(asked, presenter), context), expected)).toBe(found)
  })
})

describe('a presentation with a Data Integrity proof', () => {
  async function make() {
    const showing = await makeShowing()
    const signing = { presenter: showing.presenter, loader: showing.issuer.loader, canonize: canonizeWhole }
    const presentation = await signPresentation(showing.asked, signing)
    return { ...showing, presentation, proof: presentation.proof as Record<string, unknown> }
  }

  it('is refused when a character is altered, in the badge, the holder or the proof', async () => {
    const { presentation, proof, badge, expected } = await make()
    const renamed = { ...presentation, verifiableCredential: [{ ...badge, name: 'Knots, level 3' }] }
    expect(await refusal(renamed, expected)).toBe('altered')
    expect(await refusal({ ...presentation, id: 'urn:x:1' }, expected)).toBe('altered')
    const created = { ...presentation, proof: { ...proof, created: '2026-03-01T11:59:59Z' } }
    expect(await refusal(created, expected)).toBe('altered')
    const value = String(proof.proofValue)
    const flipped = `${value.slice(0, -1)}${value.endsWith('z') ? 'y' : 'z'}`
    expect(await refusal({ ...presentation, proof: { ...proof, proofValue: flipped } }, expected)).toBe('altered')
  })

  it('is refused with a member that no context defines', async () => {
    const { presentation, expected } = await make()
    expect(await refusal({ ...presentation, unsigned: 'x' }, expected)).toBe('altered')
    expect(await refusal({ ...presentation, 'https://x.example/y': 'x' }, expected)).toBe('contextUnknown')
  })

  it.each([
    ['adds a term', { Shown: 'https://x.example/#Shown' }, 'altered'],
    ['gives a signed term another name', { Shown: 'https://www.w3.org/2018/credentials#holder' }, 'contextUnknown'],
    ['is at an address', 'https://x.example/context', 'contextUnknown'],
  ])('with a context of its own that %s is read as far as it can be', async (_, context, reason) => {
    const { presentation, expected } = await make()
    const contexts = [...(presentation['@context'] as unknown[]), context]
    expect(
      await refusal({ ...presentation, '@context': contexts, type: ['VerifiablePresentation', 'Shown'] }, expected),
    ).toBe(reason)
  })

  it.each(['domain', 'challenge', 'created', 'expires'])(
    'is refused with its %s under another name',
    async (member) => {
      const { presentation, proof, expected } = await make()
      const { [member]: value = '2026-02-01T00:00:00Z', ...rest } = proof
      const { asked: _, ...later } = expected
      const hidden = { ...rest, [`https://w3id.org/security#${member}`]: value }
      expect(await refusal({ ...presentation, proof: hidden }, later)).toBe('contextUnknown')
    },
  )

  it('is refused under the name of another key', async () => {
    const { presentation, proof, expected } = await make()
    const other = badgePresenter(new Uint8Array(32).fill(7))
    expect(await refusal({ ...presentation, proof: { ...proof, verificationMethod: other.method } }, expected)).toBe(
      'altered',
    )
    expect(
      await refusal({ ...presentation, proof: { ...proof, verificationMethod: 'did:web:x.example#1' } }, expected),
    ).toBe('key')
  })

  it.each([
    ['no proof', undefined, 'proofMissing'],
    ['a proof that asserts', { proofPurpose: 'assertionMethod' }, 'proofUnsupported'],
    ['another suite', { cryptosuite: 'bbs-2023' }, 'proofUnsupported'],
    ['a suite for another curve', { cryptosuite: 'eddsa-rdfc-2022' }, 'key'],
    ['an end in the past', { expires: '2026-02-01T00:00:00Z' }, 'expired'],
    ['two audiences', { domain: [AUDIENCE, 'https://x.example'] }, 'audience'],
  ])('is refused with %s', async (_, change, reason) => {
    const { presentation, proof, expected } = await make()
    expect(await refusal({ ...presentation, proof: change && { ...proof, ...change } }, expected)).toBe(reason)
  })

  it('is refused with two proofs', async () => {
    const { presentation, proof, expected } = await make()
    expect(await refusal({ ...presentation, proof: [proof, proof] }, expected)).toBe('proofUnsupported')
    expect(await refusal({ ...presentation, proof: [proof] }, expected)).toBe('accepted')
  })

  it('needs a key of its curve', async () => {
    const { asked, issuer } = await makeShowing()
    const presenter = accountPresenter(generateAccountKey().privateKey)
    const made = signPresentation(asked, { presenter, loader: issuer.loader, canonize: canonizeWhole })
    await expect(made).rejects.toThrow('P-256')
  })
})

describe('something that is no presentation', () => {
  it.each([
    ['a text', 'hello', 'format'],
    ['a number', 7, 'format'],
    ['a list', [], 'format'],
    ['a badge', { type: ['VerifiableCredential', 'OpenBadgeCredential'] }, 'format'],
    ['2 MB', `a.${'b'.repeat(2_000_000)}.c`, 'tooLarge'],
    ['2 MB of JSON', `{"type":"${'b'.repeat(2_000_000)}"}`, 'tooLarge'],
    ['a deep nest', nest(40), 'tooLarge'],
    ['a wide one', { type: 'VerifiablePresentation', x: Array(6000).fill(1) }, 'tooLarge'],
  ])('is refused: %s', async (_, given, reason) => {
    expect(await refusal(given, (await makeShowing()).expected)).toBe(reason)
  })
})

function nest(depth: number): object {
  return depth === 0
    ? { type: 'VerifiablePresentation' }
    : { type: 'VerifiablePresentation', evidence: nest(depth - 1) }
}

function claims(did: string, { credentials, audience, nonce }: Making) {
  return { ...buildPresentation(did, credentials), iss: did, aud: audience, nonce }
}

import { generateKeyPairSync } from 'node:crypto'
import { CompactSign } from 'jose'
import { describe, expect, test } from 'vitest'
import { bundledLoader } from '../contexts/document-loader.ts'
import { didJwkDocument } from '../dids/did-key.ts'
import { readVcJwt } from '../signing/vc-jwt.ts'
import { makeBadge, NOW } from '../test-issuer.ts'
import { verifyVcJwt } from './verify-vc-jwt.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const did = `did:jwk:${encode(publicKey.export({ format: 'jwk' }))}`
const loader = bundledLoader(async (url) => didJwkDocument(url))
const { credentialStatus: _, ...badge } = makeBadge(did)
const BYTES = Buffer.from('Twelve knots')

const sign = (content: object) =>
  new CompactSign(Buffer.from(JSON.stringify(content))).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)
const judge = async (jwt: string) => {
  const read = readVcJwt(jwt)
  if (!read) throw new Error('Not a JWT')
  return (await verifyVcJwt(read, { loader, now: NOW, readResource: async () => BYTES })).checks
}

describe('a JWT', () => {
  test('fails without a signature, and says nothing about its issuer', async () => {
    const { signature, issuer } = await judge(`${encode({ alg: 'none' })}.${encode(badge)}.`)
    expect(signature).toEqual({ ok: false, reason: 'proofMissing' })
    expect(issuer).toEqual({ ok: null, reason: 'keyUnread' })
  })

  test('fails with the signature of another credential', async () => {
    const [head, body] = (await sign(badge)).split('.')
    const [, , signature] = (await sign({ ...badge, name: 'Another' })).split('.')
    expect((await judge(`${head}.${body}.${signature}`)).signature).toEqual({ ok: false, reason: 'altered' })
  })

  test('is valid for several subjects with a claim about the first', async () => {
    const subjects = [badge.credentialSubject, { ...badge.credentialSubject, id: 'did:example:second' }]
    const jwt = await sign({ ...badge, credentialSubject: subjects, sub: badge.credentialSubject.id })
    expect((await judge(jwt)).signature).toEqual({ ok: true })
  })

  test('is malformed with a claim about another subject', async () => {
    const jwt = await sign({ ...badge, sub: 'did:example:other' })
    expect((await judge(jwt)).signature).toEqual({ ok: null, reason: 'malformed' })
  })
})

describe('the content of a JWT', () => {
  test('is not judged when it names no documents', async () => {
    expect(await judge(await sign(badge))).not.toHaveProperty('content')
  })

  test('fails, and not the signature, when a related document was replaced', async () => {
    const digestSRI = `sha256-${Buffer.alloc(32).toString('base64')}`
    const { signature, content } = await judge(
      await sign({ ...badge, relatedResource: [{ id: 'https://school.example/criteria.pdf', digestSRI }] }),
    )
    expect(signature).toEqual({ ok: true })
    expect(content).toEqual({ ok: false, reason: 'resourceAltered' })
  })
})

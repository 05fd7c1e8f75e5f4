import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { withoutHidden } from '#base/hidden-characters.ts'
import type { CallProblem } from '#base/problem.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { bakePng, readBakedPng } from '#credentials/files/bake-png.ts'
import { bakeSvg } from '#credentials/files/bake-svg.ts'
import { prove } from '#credentials/judges/testing-prove.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { makeBadge } from '#credentials/test-issuer.ts'
import { openVisits } from './testing-visits.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
const { world, web, check, link, leave, close } = await openVisits()
const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#211970' } })
  .png()
  .toBuffer()
const made = generateIssuingKey()
const did = `did:key:${made.publicKeyMultibase}`
const { credentialStatus: _, ...unsigned } = makeBadge(did)
const key = openIssuingKey(did, made.secretKey)
const signed = await signCredential(unsigned as never, { key, loader: bundledLoader(), now: world.now() })
afterEach(leave)
afterAll(close)

const signatureOf = ({ checks }: Awaited<ReturnType<typeof check>>) =>
  checks.find((each) => each.check === 'signature')?.result
const garbled = (text: string) => Buffer.from(text).toString('latin1')
const curved = (text: string) => text.replace(/(?<!\\)"((?:[^"\\]|\\.)*)"/g, '\u201c$1\u201d')

test('a badge whose encoding was mistaken on its way is read as its issuer signed it', async () => {
  const found = await check(garbled(JSON.stringify(signed)))
  expect([signatureOf(found), found.title]).toEqual(['ok', signed.name])
})

test('a badge whose encoding was mistaken and whose signature has ended was not changed', async () => {
  const { proof: _, ...badge } = signed
  const made = generateIssuingKey()
  const did = `did:key:${made.publicKeyMultibase}`
  const own = { ...badge, issuer: { ...(badge.issuer as object), id: did } }
  const key = openIssuingKey(did, made.secretKey)
  const proof = await prove(own, { key, loader: bundledLoader(), expires: '2026-01-02T00:00:00Z' })
  const found = await check(garbled(JSON.stringify({ ...own, proof })))
  expect(found).toMatchObject({ word: 'genuine', state: 'expired', because: 'signature.proofExpired' })
  expect(found.checks.find((each) => each.check === 'signature')?.facts.ended).toBe('2026-01-02T00:00:00.000Z')
})

test('a badge that its issuer signed garbled is read as it is', async () => {
  const made = generateIssuingKey()
  const did = `did:key:${made.publicKeyMultibase}`
  const { credentialStatus: _, ...badge } = makeBadge(did)
  const name = garbled('Été')
  const achievement = { ...(badge.credentialSubject.achievement as object), name, description: 'Knots' }
  const wrong = { ...badge, name, credentialSubject: { ...badge.credentialSubject, achievement } }
  const key = openIssuingKey(did, made.secretKey)
  const own = await signCredential(wrong as never, { key, loader: bundledLoader(), now: world.now() })
  const found = await check(JSON.stringify(own))
  expect([signatureOf(found), found.title]).toEqual(['ok', withoutHidden(name)])
})

test('a badge that was changed and garbled was changed', async () => {
  expect(await check(garbled(JSON.stringify({ ...signed, name: 'É' })))).toMatchObject({ verdict: 'invalid' })
})

test('a badge with curved quotation marks counts only with a good signature', async () => {
  const { name: _, ...rest } = signed
  const text = JSON.stringify({ ...rest, name: signed.name })
  const plain = text.replaceAll('\\"', '')
  await expect(check(curved(plain))).rejects.toMatchObject({ status: 422, key: 'textBroken' })
})

test('a list and a wrapper give the same answer as the badge itself', async () => {
  const text = JSON.stringify(signed)
  for (const given of [`[${text}]`, `{"credential":${text}}`, JSON.stringify(text)]) {
    expect(signatureOf(await check(given))).toBe('ok')
  }
})

test('a picture with an address gives what is published there, and nothing that this names again', async () => {
  web.serve('/badge', JSON.stringify(signed))
  web.serve('/address', `${web.origin}/badge`)
  const found = await check(bakeSvg(SVG, `${web.origin}/badge`))
  expect([signatureOf(found), found.carrier]).toEqual(['ok', 'svg'])
  expect(signatureOf(await check(`${web.origin}/badge\n`))).toBe('ok')
  await expect(check(bakeSvg(SVG, `${web.origin}/address`))).rejects.toMatchObject({ key: 'notABadge' })
})

test('a picture with an address that does not answer names the host', async () => {
  const { host } = new URL(web.origin)
  await expect(check(bakeSvg(SVG, `${web.origin}/nothing`))).rejects.toMatchObject({
    status: 422,
    key: 'insideUnreachable',
    values: { host },
  })
  await expect(check(bakeSvg(SVG, 'https://10.0.0.1/badge'))).rejects.toMatchObject({ key: 'linkRefused' })
})

test('what is no badge is named with the type that it states', async () => {
  const other = { ...signed, type: ['VerifiableCredential', 'ClrCredential'] }
  const refused = { status: 422, key: 'otherCredential', values: { type: 'ClrCredential' } }
  await expect(check(JSON.stringify(other))).rejects.toMatchObject(refused)
  web.serve('/page', '<!doctype html><title>Badge</title>')
  await expect(link(`${web.origin}/page`)).rejects.toMatchObject({ status: 422, key: 'webPage' })
  const offer = 'https://wallet.example/?credential_offer_uri=https%3A%2F%2Fa.example'
  await expect(link(offer)).rejects.toMatchObject({ status: 422, key: 'offerInstead' })
  expect(web.requests).toHaveLength(1)
})

test('numbers that no double holds and members twice are refused wherever they are', async () => {
  const text = JSON.stringify(signed)
  const encode = (part: string) => Buffer.from(part).toString('base64url')
  const claims = text.replace('{', '{"nbf":1e400,"exp":-1e400,')
  const ambiguous = [
    text.replace('{', '{"awardedDate":1e400,'),
    text.replace('"issuer":', '"issuer":"did:example:other","issuer":'),
    `${encode('{"alg":"EdDSA"}')}.${encode(claims)}.AAAA`,
    `${encode('{"alg":"EdDSA"}')}.${encode(claims)}.AAAA~`,
    bakeSvg(SVG, text.replace('{', '{"credits":1e999,')),
  ]
  for (const content of ambiguous) {
    await expect(check(content)).rejects.toMatchObject({ status: 422, key: 'jsonAmbiguous' })
  }
})

test('no file gives a server error, however it is damaged', async () => {
  const text = JSON.stringify(signed)
  const files = [Buffer.from(text), Buffer.from(bakeSvg(SVG, text)), Buffer.from(bakePng(png, text))]
  const values = ['1e400', 'null', '[]', '{}', '""', '-1', '"\\ud800"', '[[1]]', '{"@value":1}', 'true']
  const damaged = fc.oneof(
    fc.tuple(fc.constantFrom(...files), fc.nat(), fc.nat(255)).map(([file, at, byte]) => {
      const changed = Uint8Array.from(file)
      changed[at % file.length] = byte
      return changed
    }),
    fc.tuple(fc.constantFrom(...Object.keys(signed)), fc.constantFrom(...values)).map(([name, value]) => {
      const { [name]: _, ...rest } = signed as Record<string, unknown>
      return Buffer.from(JSON.stringify(rest).replace(/\}$/, `,${JSON.stringify(name)}:${value}}`))
    }),
  )
  await fc.assert(
    fc.asyncProperty(damaged, async (file) => {
      leave()
      const outcome = await check(file).catch((error: unknown) => error)
      if (outcome instanceof Error) expect([413, 422]).toContain((outcome as CallProblem).status)
    }),
    { numRuns: 150 },
  )
  expect(readBakedPng(bakePng(png, text))).toBe(text)
})

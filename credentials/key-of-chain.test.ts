import { X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'
import { beforeAll, expect, test } from 'vitest'
import { keyOfChain } from './key-of-chain.ts'

const HOST = 'verifier.example.org'
type Made = Awaited<ReturnType<typeof generate>>
let root: Made
let leaf: Made
let stranger: Made

const named = (value: string) => [{ name: 'commonName', value }]
const der = (...made: Made[]) => made.map(({ cert }) => new X509Certificate(cert).raw.toString('base64'))
const authority = { extensions: [{ name: 'basicConstraints', cA: true, critical: true }] } as const
const keys = { keyType: 'ec', curve: 'P-256' } as const

beforeAll(async () => {
  root = await generate(named('Root'), { ...keys, ...authority } as never)
  stranger = await generate(named('Root'), { ...keys, ...authority } as never)
  leaf = await generate(named(HOST), {
    ...keys,
    ca: { key: root.private, cert: root.cert },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] },
    ],
  } as never)
})

const read = (x5c: unknown, change: object = {}) =>
  keyOfChain(x5c, { host: HOST, now: new Date(), roots: [root.cert], ...change })

test('reads the key of a certificate for the host, with its root or without', () => {
  expect(read(der(leaf))).toMatchObject({ kty: 'EC', crv: 'P-256' })
  expect(read(der(leaf, root))).toEqual(read(der(leaf)))
})

test.each([
  ['another host', () => read(der(leaf), { host: 'evil.example.org' })],
  ['another root of the same name', () => read(der(leaf), { roots: [stranger.cert] })],
  ['no root', () => read(der(leaf), { roots: [] })],
  ['a chain that does not link', () => read(der(leaf, stranger))],
  ['a later day', () => read(der(leaf), { now: new Date(Date.now() + 20 * 365 * 86_400_000) })],
  ['an authority itself', () => read(der(root), { host: 'Root' })],
  ['no certificate', () => read(['x'])],
  ['no list', () => read('x')],
])('reads no key for %s', (_, act) => expect(act()).toBeUndefined())

import { X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'
import { beforeAll, expect, test } from 'vitest'
import { keyOfChain } from './key-of-chain.ts'

const HOST = 'verifier.example.org'
type Made = Awaited<ReturnType<typeof generate>>
let root: Made
let leaf: Made
let stranger: Made

/** A chain of openssl's until 2125: `named` is `mid` (same key) with permitted names, which `selfsigned` cannot write. */
const CHAIN = {
  root: 'MIIBVDCB+qADAgECAhQFav2RgvIjsqD8SmlsUZPVdQSy8TAKBggqhkjOPQQDAjAPMQ0wCwYDVQQDDARSb290MCAXDTI2MTEyNDIxNDI0MVoYDzIxMjUwNjE4MjE0MjQxWjAPMQ0wCwYDVQQDDARSb290MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEG8CnNg8vsOE2T04MitpmVOnEFGER4WlBGSo/8/8V+ZlrNzpIPW53dZ12QKF6qK8J6X08gaHjAVzLhAW3byHKLqMyMDAwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUzWwlc4XLbNAAhnn9Zyi9EGEYQPswCgYIKoZIzj0EAwIDSQAwRgIhAOt2K53r/rmdWoR9mYcdD3JMp8Fa4httHsN1TOQCiAc1AiEAyGbEHu+v1FbMCYZImKfCsW7Gosu3+slc6BMj6GU3m68=',
  mid: 'MIIBdDCCARqgAwIBAgIUT/USCN34NlW/linGvoH8E2uOFZowCgYIKoZIzj0EAwIwDzENMAsGA1UEAwwEUm9vdDAgFw0yNjExMjQyMTQyNDFaGA8yMTI1MDYxODIxNDI0MVowDjEMMAoGA1UEAwwDTWlkMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqp0d+vlpuvijVyB8d7qxT06zGadHllZxdUOA51y7LY60f6z5CbrxAvIZHLj5yYXlP6dmVDv6Zrk9aYC3c8PHpqNTMFEwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUEiWR1G6R9ahP4LlH2JI6TtC56WQwHwYDVR0jBBgwFoAUzWwlc4XLbNAAhnn9Zyi9EGEYQPswCgYIKoZIzj0EAwIDSAAwRQIhAJQZURe1Ht++onCJ9ooDmTCaYWhJIq9THYSXVLYi8U63AiBAkbjl0OABtq4BOWgvobE0vtxHEKebdKv+SdKFE9k0qQ==',
  named:
    'MIIBlDCCATmgAwIBAgIUT/USCN34NlW/linGvoH8E2uOFZswCgYIKoZIzj0EAwIwDzENMAsGA1UEAwwEUm9vdDAgFw0yNjExMjQyMTQyNDFaGA8yMTI1MDYxODIxNDI0MVowDjEMMAoGA1UEAwwDTWlkMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqp0d+vlpuvijVyB8d7qxT06zGadHllZxdUOA51y7LY60f6z5CbrxAvIZHLj5yYXlP6dmVDv6Zrk9aYC3c8PHpqNyMHAwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHR4BAf8EEzARoA8wDYILZXhhbXBsZS5vcmcwHQYDVR0OBBYEFBIlkdRukfWoT+C5R9iSOk7QuelkMB8GA1UdIwQYMBaAFM1sJXOFy2zQAIZ5/WcovRBhGED7MAoGCCqGSM49BAMCA0kAMEYCIQD1jruGymgYPHTZEf84lORllCj4tBWlDgEWwNed9NVvpQIhAOUHHKGxJsBYOjYJsqJliHisR89fOSb5mzSlAk8EJSg9',
  leaf: 'MIIBtzCCAVygAwIBAgIUIBvhsRoXvG2NkYxID8lXRILhs0wwCgYIKoZIzj0EAwIwDjEMMAoGA1UEAwwDTWlkMCAXDTI2MTEyNDIxNDI0MVoYDzIxMjUwNjE4MjE0MjQxWjAfMR0wGwYDVQQDDBR2ZXJpZmllci5leGFtcGxlLm9yZzBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDojqXS4xgX/AWHrSkP48wEiHj7CU8uf/xJK6i72DHeAsn83hvnNyHkFV85v4AkLkspCadP+WJpSBqcMOCQmLzWjgYQwgYEwCQYDVR0TBAIwADAfBgNVHREEGDAWghR2ZXJpZmllci5leGFtcGxlLm9yZzATBgNVHSUEDDAKBggrBgEFBQcDATAdBgNVHQ4EFgQUcju0OxqwHTQOYiYE3QTdgH1Hgr8wHwYDVR0jBBgwFoAUEiWR1G6R9ahP4LlH2JI6TtC56WQwCgYIKoZIzj0EAwIDSQAwRgIhANBCdhZUvsVrnmx8Jj1aBQfDbEBH0pLcXKD78SZFWLGvAiEA2cshWsP0tQlTZeBkXxZ04kP+1C+g6m5EPDYQ4MMg8T8=',
}

const named = (value: string) => [{ name: 'commonName', value }]
const der = (...made: Made[]) => made.map(({ cert }) => new X509Certificate(cert).raw.toString('base64'))
const authority = { extensions: [{ name: 'basicConstraints', cA: true, critical: true }] } as const
const keys = { keyType: 'ec', curve: 'P-256' } as const

const OF_HOST = [
  { name: 'basicConstraints', cA: false },
  { name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] },
]

/** A certificate by an authority; for the host unless `isOfHost` is false. */
function make(name: string, { private: key, cert }: Made, extensions: object[] = [], isOfHost = true): Promise<Made> {
  const all = [...(isOfHost ? OF_HOST : []), ...extensions]
  return generate(named(name), { ...keys, ca: { key, cert }, extensions: all } as never)
}

beforeAll(async () => {
  root = await generate(named('Root'), { ...keys, ...authority } as never)
  stranger = await generate(named('Root'), { ...keys, ...authority } as never)
  leaf = await make(HOST, root)
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

test('reads no key for a certificate that is for something else than hosts', async () => {
  const made = async (usage: object) => read(der(await make(HOST, root, [{ name: 'extKeyUsage', ...usage }])))
  expect(await made({ serverAuth: true, clientAuth: true })).toMatchObject({ kty: 'EC' })
  expect(await made({ clientAuth: true })).toBeUndefined()
  expect(await made({ codeSigning: true })).toBeUndefined()
})

test('reads no key where more authorities stand in the chain than one allows', async () => {
  const authorityBy = (above: Made, limit?: number) =>
    make('Between', above, [{ name: 'basicConstraints', cA: true, critical: true, pathLenConstraint: limit }], false)
  const readBelow = async (limit?: number) => {
    const upper = await authorityBy(root, limit)
    const lower = await authorityBy(upper)
    return [read(der(await make(HOST, upper), upper)), read(der(await make(HOST, lower), lower, upper))]
  }
  const key = { kty: 'EC' }
  expect(await readBelow()).toMatchObject([key, key])
  expect(await readBelow(1)).toMatchObject([key, key])
  expect(await readBelow(0)).toMatchObject([key, undefined])
})

test('reads no key where an authority may only name some hosts, even if it is one of them', () => {
  const roots = [new X509Certificate(Buffer.from(CHAIN.root, 'base64')).toString()]
  expect(read([CHAIN.leaf, CHAIN.mid], { roots })).toMatchObject({ kty: 'EC' })
  expect(read([CHAIN.leaf, CHAIN.named], { roots })).toBeUndefined()
})

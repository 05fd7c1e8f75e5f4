import { generate } from 'selfsigned'

type Made = { curve?: 'P-256' | 'P-384'; until?: Date }

/** A self-signed certificate that names a host as a DNS name, and its key, both PEM. */
export async function makeCertificate(host: string, { curve = 'P-256', until }: Made = {}) {
  const made = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    curve,
    ...(until && { notBeforeDate: new Date(0), notAfterDate: until }),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  })
  return { chain: made.cert, privateKey: made.private }
}

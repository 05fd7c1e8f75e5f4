import { createPublicKey, hash, verify } from 'node:crypto'
import { createRequire } from 'node:module'
import { JsonLdParser } from 'jsonld-streaming-parser'
import { RDFC10 } from 'rdfjs-c14n'
import { bundledLoader } from '../contexts/document-loader.ts'
import type { SignedCredential } from '../credential.ts'

// Written from the specifications with another JSON-LD processor, another RDFC-1.0 and only our contexts.
const contexts = bundledLoader()
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

async function canonize(document: object): Promise<string> {
  const load = async (url: string) => (await contexts(url)).document as { '@context': object }
  const parser = new JsonLdParser({ documentLoader: { load }, rdfDirection: 'i18n-datatype' })
  parser.end(JSON.stringify(document))
  return new RDFC10().canonicalize(await parser.toArray())
}

type Literal = { value: string; language: string; datatype: { value: string } }
type Writer = { prototype: { _encodeLiteral(literal: Literal): string } }

const XSD_STRING = 'http://www.w3.org/2001/XMLSchema#string'
const SHORT = new Map(
  Object.entries({ '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r', '"': '\\"', '\\': '\\\\' }),
)

// rdfjs-c14n 3.1.4 writes and hashes with n3, which has Turtle's short numbers and escapes beyond U+FFFF. Canonical N-Quads
// (RDF 1.2 N-Quads, section 5) have neither.
const fromLibrary = createRequire(createRequire(import.meta.url).resolve('rdfjs-c14n'))
const { Writer } = fromLibrary('n3') as { Writer: Writer }
Writer.prototype._encodeLiteral = ({ value, language, datatype }) => {
  const quoted = `"${value.replace(/["\\]|(?![\u0080-\u009f])\p{Cc}/gu, escapeOne)}"`
  if (language) return `${quoted}@${language}`
  return datatype.value === XSD_STRING ? quoted : `${quoted}^^<${datatype.value}>`
}

function escapeOne(character: string): string {
  return SHORT.get(character) ?? `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

function decodeBase58(multibase: string): Buffer {
  const number = [...multibase.slice(1)].reduce((sum, digit) => sum * 58n + BigInt(BASE58.indexOf(digit)), 0n)
  const zeros = multibase.slice(1).match(/^1*/)?.[0].length ?? 0
  const hex = number.toString(16)
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')])
}

/** Whether the key made the proof, by VC Data Integrity EdDSA Cryptosuites 1.0, section 3.2.2. */
export async function isSignedBy(publicKeyMultibase: string, { proof: proofs, ...document }: SignedCredential) {
  const [{ proofValue, ...options } = { proofValue: '' }] = proofs
  const parts = [{ '@context': document['@context'], ...options }, document]
  const canonical = await Promise.all(parts.map(canonize))
  const x = decodeBase58(publicKeyMultibase).subarray(2).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const hashes = canonical.map((text) => hash('sha256', text, 'buffer'))
  return verify(null, Buffer.concat(hashes), key, decodeBase58(proofValue))
}

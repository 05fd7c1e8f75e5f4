#!/usr/bin/env node
// Checks a proof of the ledger that was downloaded from /ledger/proof/{hash} or /credentials/{id}/proof, with Node.js alone:
// the leaf's path to the root of the checkpoint (RFC 9162), the checkpoint's signature (C2SP signed note) and, for a
// timestamped badge, that the leaf belongs to the credential. It contacts no server.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const USAGE = `Usage: node check-proof.mjs PROOF.json [--key NAME+ID+KEY] [--credential BADGE.json]

PROOF.json    a file from /ledger/proof/{hash} or /credentials/{id}/proof
--key         the ledger's key, as you noted it before or as /ledger/checkpoint answers it
--credential  the badge that the proof is said to be of (/credentials/{id})
`
const EXIT = { proven: 0, refused: 1, unusable: 2 }
const ED25519 = 0x01
// RFC 8410, section 4: the prefix of the 32 bytes in an Ed25519 key's SPKI form.
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * @typedef {object} Proof
 * @property {string} checkpoint
 * @property {string} [key]
 * @property {{ kind: string, hash: string, at: string }} entry
 * @property {number} index
 * @property {string[]} path
 * @property {string} [salt]
 */
/** @typedef {{ id?: string, [name: string]: unknown }} Credential */

/** A failed check of the proof; the message says which. */
class Refused extends Error {}
/** A file or an option that cannot be read. */
class Unusable extends Error {}

const sha256 = (/** @type {Uint8Array[]} */ ...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
/**
 * @param {boolean} holds
 * @param {string} sentence
 * @returns {asserts holds}
 */
function refuseUnless(holds, sentence) {
  if (!holds) throw new Refused(sentence)
}

try {
  run(readOptions())
} catch (error) {
  const isRefused = error instanceof Refused
  if (!isRefused && !(error instanceof Unusable)) throw error
  process.stdout.write(isRefused ? `NOT PROVEN: ${error.message}\n` : `${error.message}\n`)
  process.exitCode = isRefused ? EXIT.refused : EXIT.unusable
}

/** @param {{ proof: Proof, key?: string, credential?: Credential }} options */
function run({ proof, key, credential }) {
  const checkpoint = readCheckpoint(proof.checkpoint, key ?? proof.key)
  const { kind, hash, at } = proof.entry
  refuseUnless(
    [kind, hash, at].every((part) => typeof part === 'string' && !part.includes('\n')) && /^0x[0-9a-f]{64}$/.test(hash),
    'the entry has another form than kind, hash and time',
  )
  const leaf = sha256(Buffer.of(0), Buffer.from(`blazon-ledger-entry/1\n${kind}\n${hash}\n${at}\n`))
  refuseUnless(
    isIncluded({
      index: proof.index,
      size: checkpoint.size,
      leaf,
      path: proof.path.map(readHash),
      root: checkpoint.root,
    }),
    'the path does not lead from the entry to the root of the checkpoint',
  )
  if (credential) refuseUnless(hashOf(credential, proof.salt) === hash, 'the entry is not that of this credential')
  const lines = [
    `PROVEN: ${kind} ${hash}`,
    `  is leaf ${proof.index} of ${checkpoint.size} in the ledger ${checkpoint.origin}, at ${at}.`,
    `  Root ${checkpoint.root.toString('base64')}`,
    ...(credential ? [`  It is the issue of ${credential.id}.`] : []),
    ...(key
      ? []
      : [`  Signed by the key that the file itself names; compare it with the one that you know:\n  ${proof.key}`]),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function readOptions() {
  const { positionals, values } = readArguments()
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Unusable(USAGE)
  const proof = readJson(file)
  refuseUnless(
    typeof proof.checkpoint === 'string' && Array.isArray(proof.path) && Object(proof.entry) === proof.entry,
    'the file is not a proof of a ledger',
  )
  return { proof, key: values.key, credential: values.credential && readJson(values.credential) }
}

function readArguments() {
  try {
    return parseArgs({
      options: { key: { type: 'string' }, credential: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new Unusable(`${messageOf(error)}\n\n${USAGE}`)
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}

/** @param {string} file */
function readJson(file) {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8'))
    if (Object(value) === value) return value
  } catch (error) {
    throw new Unusable(`${file} cannot be read: ${messageOf(error)}`)
  }
  throw new Unusable(`${file} holds no JSON object`)
}

/**
 * @param {string} note
 * @param {string | undefined} verifierKey
 */
function readCheckpoint(note, verifierKey) {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/.exec(verifierKey ?? '') ?? []
  const bytes = Buffer.from(encoded ?? '', 'base64')
  const keyId = sha256(Buffer.from(`${name}\n`), bytes).subarray(0, 4)
  refuseUnless(
    bytes.length === 33 && bytes[0] === ED25519 && keyId.toString('hex') === id,
    'the key is not NAME+ID+KEY',
  )
  const end = note.lastIndexOf('\n\n') + 1
  const text = note.slice(0, end)
  const key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, bytes.subarray(1)]), format: 'der', type: 'spki' })
  const isSigned = note
    .slice(end + 1)
    .split('\n')
    .filter((line) => line.startsWith(`— ${name} `))
    .map((line) => Buffer.from(line.slice(`— ${name} `.length), 'base64'))
    .some((signed) => signed.subarray(0, 4).equals(keyId) && verify(null, Buffer.from(text), key, signed.subarray(4)))
  refuseUnless(end > 0 && isSigned, `the checkpoint is not signed by the key of ${name}`)
  const [origin = '', size = '', root = ''] = text.split('\n')
  refuseUnless(origin === name && /^(0|[1-9]\d{0,14})$/.test(size), 'the checkpoint is of another ledger')
  return { origin, size: Number(size), root: readHash(root) }
}

/** @param {unknown} text */
function readHash(text) {
  const hash = Buffer.from(String(text), 'base64')
  refuseUnless(hash.length === 32, 'a hash has not 32 bytes')
  return hash
}

/**
 * RFC 9162, section 2.1.3.2; with divisions, because sizes may exceed 2^31.
 * @param {{ index: number, size: number, leaf: Buffer, path: Buffer[], root: Buffer }} claim
 */
function isIncluded({ index, size, leaf, path, root }) {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false
  const half = (/** @type {number} */ value) => Math.floor(value / 2)
  let [at, last, hash] = [index, size - 1, leaf]
  for (const step of path) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      hash = sha256(Buffer.of(1), step, hash)
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)]
    } else {
      hash = sha256(Buffer.of(1), hash, step)
    }
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && hash.equals(root)
}

/**
 * @param {Credential} credential
 * @param {string | undefined} salt
 */
function hashOf(credential, salt) {
  refuseUnless(salt !== undefined && /^[0-9a-f]{32}$/.test(salt), 'the proof has no salt, so it is not that of a badge')
  return `0x${sha256(Buffer.from(salt, 'hex'), sha256(Buffer.from(canonical(credential)))).toString('hex')}`
}

/**
 * JCS (RFC 8785): names sorted by their UTF-16 units, no spaces; numbers and texts as JSON.stringify writes them.
 * @param {unknown} value
 * @returns {string}
 */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (Object(value) !== value) return JSON.stringify(value)
  const members = Object.entries(Object(value)).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

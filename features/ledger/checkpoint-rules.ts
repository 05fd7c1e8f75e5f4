import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64pad } from 'multiformats/bases/base64'

/** The state of the log: how many leaves it has, and the hash over all of them. */
export type Checkpoint = { origin: string; size: number; root: Uint8Array }

/** Identifies Ed25519 in the keys of signed notes (C2SP, signed-note). */
const ED25519 = 0x01
const KEY_ID_BYTES = 4
const SIGNATURE_BYTES = 64
/** Longer than any of our checkpoints. */
const NOTE_MAX = 10_000

/** The signed text: origin, size and root, a line each (C2SP, tlog-checkpoint). */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${encodeHash(root)}\n`
}

/** A signed note: the text, an empty line, and the signature under a key's name and id (C2SP, signed-note). */
export function writeNote(text: string, name: string, publicKey: Uint8Array, signature: Uint8Array): string {
  return `${text}\n— ${name} ${base64pad.baseEncode(concatBytes(keyId(name, publicKey), signature))}\n`
}

/** An Ed25519 public key in the form of signed-note verifiers: `name+id+key`. */
export function verifierKey(name: string, publicKey: Uint8Array): string {
  return `${name}+${bytesToHex(keyId(name, publicKey))}+${base64pad.baseEncode(Uint8Array.of(ED25519, ...publicKey))}`
}

/** Whether an Ed25519 signature (64 bytes) of a text is valid under a public key (32 bytes), by the rules of RFC 8032. */
export type IsSigned = (signature: Uint8Array, text: Uint8Array, publicKey: Uint8Array) => boolean

/** Returns the text of a note signed with a key; undefined for any other signature. */
export type OpenNote = (note: string, key: string) => string | undefined

/** The text of a note signed with this key; undefined for any other signature. */
export function openNote(note: string, key: string, isSigned: IsSigned = isSignedStrictly): string | undefined {
  const signer = readVerifierKey(key)
  const end = note.lastIndexOf('\n\n') + 1
  if (!signer || end === 0 || note.length > NOTE_MAX) return undefined
  const text = note.slice(0, end)
  const lines = note.slice(end + 1).split('\n')
  return lines.some((line) => isSignature(line, text, { ...signer, isSigned })) ? text : undefined
}

/** The checkpoint in a note, when it is signed with this key for a log of the key's name; undefined for anything else. */
export function readCheckpoint(note: string, key: string, open: OpenNote = openNote): Checkpoint | undefined {
  const [origin = '', size = '', root = ''] = open(note, key)?.split('\n') ?? []
  const hash = decodeHash(root)
  if (origin !== key.split('+')[0] || !/^(0|[1-9]\d{0,14})$/.test(size) || !hash) return undefined
  return { origin, size: Number(size), root: hash }
}

/** A hash in the form of checkpoints and proofs: base64 with padding. */
export function encodeHash(hash: Uint8Array): string {
  return base64pad.baseEncode(hash)
}

/** The 32 bytes of a hash in base64; undefined when it is anything else. */
export function decodeHash(text: string): Uint8Array | undefined {
  const bytes = decode(text)
  return bytes?.length === 32 && encodeHash(bytes) === text ? bytes : undefined
}

type Signer = { name: string; id: string; publicKey: Uint8Array }

function isSignature(line: string, text: string, signer: Signer & { isSigned: IsSigned }): boolean {
  const { name, id, publicKey, isSigned } = signer
  const mark = `— ${name} `
  const bytes = line.startsWith(mark) ? decode(line.slice(mark.length)) : undefined
  if (bytes?.length !== KEY_ID_BYTES + SIGNATURE_BYTES || bytesToHex(bytes.slice(0, KEY_ID_BYTES)) !== id) return false
  return isSigned(bytes.slice(KEY_ID_BYTES), utf8ToBytes(text), publicKey)
}

function isSignedStrictly(...signed: Parameters<IsSigned>): boolean {
  try {
    return ed25519.verify(...signed, { zip215: false })
  } catch {
    return false
  }
}

function readVerifierKey(key: string): Signer | undefined {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/.exec(key) ?? []
  const bytes = decode(encoded ?? '')
  if (name === undefined || bytes?.length !== 33 || bytes[0] !== ED25519) return undefined
  const publicKey = bytes.slice(1)
  return bytesToHex(keyId(name, publicKey)) === id ? { name, id, publicKey } : undefined
}

function keyId(name: string, publicKey: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(ED25519), publicKey)).slice(0, KEY_ID_BYTES)
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base64pad.baseDecode(text)
  } catch {
    return undefined
  }
}

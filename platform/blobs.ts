import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import * as digest from 'multiformats/hashes/digest'
import { writeWhole } from './write-whole.ts'

/** A content-addressed store: blobs are named by the hash of their bytes (CIDv1, raw, sha2-256). */
export type Blobs = {
  put: (bytes: Uint8Array) => Promise<string>
  /** The bytes and their type (detected from the bytes), or undefined. */
  get: (cid: string) => Promise<{ bytes: Buffer; type: string } | undefined>
  /** Deletes the bytes, if they exist. The caller makes sure that nothing shows them any more. */
  remove: (cid: string) => Promise<void>
}

const SHA2_256 = 0x12
const CID_TEXT = /^b[a-z2-7]{10,100}$/

/** The CID of some bytes, as text in base 32. */
export function cidOf(bytes: Uint8Array): string {
  return CID.createV1(raw.code, digest.create(SHA2_256, createHash('sha256').update(bytes).digest())).toString()
}

/** Opens the store of a folder; a blob is on disk before `put` resolves, and never half written. */
export function openBlobs(folder: string): Blobs {
  const fileOf = (cid: string) => join(folder, cid.slice(-2), cid)
  return {
    put: async (bytes) => {
      const cid = cidOf(bytes)
      const file = fileOf(cid)
      await mkdir(join(folder, cid.slice(-2)), { recursive: true })
      await writeWhole(file, bytes)
      return cid
    },
    remove: async (cid) => {
      if (CID_TEXT.test(cid)) await rm(fileOf(cid), { force: true })
    },
    get: async (cid) => {
      if (!CID_TEXT.test(cid)) return undefined
      const bytes = await readFile(fileOf(cid)).catch(() => undefined)
      return bytes && { bytes, type: typeOf(bytes) }
    },
  }
}

/** The type of a picture by its first bytes. */
export function typeOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString('latin1') === '\x89PNG') return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg'
  if (bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp'
  return 'application/octet-stream'
}

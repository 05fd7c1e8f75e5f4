import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { newId } from '#base/ids.ts'
import { KEY_PREFIX } from '../rules.ts'

/** A key as its holder has it: `blz_`, 26 characters of id, `_`, 43 of secret and 6 of checksum, by which scanners know it. */
export type KeyText = { id: string; text: string }

const FORM = new RegExp(`${KEY_PREFIX}([0-9a-z]{26})_[\\w-]{43}[0-9A-Za-z]{6}`)
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A fresh secret for a key, which keeps its id when it is rotated. */
export function makeKeyText(id = newId()): KeyText {
  const body = `${KEY_PREFIX}${id}_${randomBytes(32).toString('base64url')}`
  return { id, text: body + checksumOf(body) }
}

/** The id in a text that is a key as a whole; undefined for any other, without a look into the database. */
export function idOfKey(text: string): string | undefined {
  const [whole, id] = FORM.exec(text) ?? []
  if (whole !== text || checksumOf(text.slice(0, -6)) !== text.slice(-6)) return undefined
  return id
}

/** The first key that occurs in an address or another text. */
export function findKeyText(text: string): string | undefined {
  return text.includes(KEY_PREFIX) ? FORM.exec(text)?.[0] : undefined
}

/** CRC32 in six digits of base 62, as other services write it. */
function checksumOf(text: string): string {
  let left = crc32(text)
  let digits = ''
  for (let at = 0; at < 6; at += 1) {
    digits = DIGITS[left % 62] + digits
    left = Math.floor(left / 62)
  }
  return digits
}

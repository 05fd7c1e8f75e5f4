import { assertModest } from './assert-modest.ts'
import { isPng, readBakedPng } from './bake-png.ts'
import { readBakedSvg } from './bake-svg.ts'
import { CREDENTIAL_MAX_BYTES, NotReadable } from './not-readable.ts'
import { asList, asObject, type Json } from './read-credential.ts'
import { readEnveloped } from './read-enveloped.ts'
import { isCompactJws, readVcJwt, type VcJwt } from './vc-jwt.ts'

/** What somebody brought: the credential, its JWT when it has that form, and what it came in. */
export type Presented = { carrier: 'text' | 'png' | 'svg'; credential: Json; jwt?: VcJwt }

const BADGE_TYPES = ['OpenBadgeCredential', 'AchievementCredential']

/**
 * Reads an Open Badges 3.0 credential out of bytes from anywhere: JSON, a JWT, a baked PNG or SVG, told apart by what they
 * are and not by what they say. Nothing is checked yet. Throws `NotReadable`.
 */
export function readPresented(bytes: Uint8Array): Presented {
  if (isPng(bytes)) return { carrier: 'png', ...readText(readBakedPng(bytes)) }
  const text = decode(bytes)
  if (text.startsWith('<')) return { carrier: 'svg', ...readText(readBakedSvg(text)) }
  return { carrier: 'text', ...readText(text) }
}

function readText(given: string): Omit<Presented, 'carrier'> {
  const text = given.trim()
  if (Buffer.byteLength(text) > CREDENTIAL_MAX_BYTES) throw new NotReadable('credentialTooLarge')
  const document = isCompactJws(text) ? undefined : parse(text)
  const jwt = document ? readEnveloped(document) : readVcJwt(text)
  const credential = jwt?.credential ?? document
  if (!credential) throw new NotReadable('notABadge')
  assertModest(credential)
  if (!asList(credential.type).some((type) => BADGE_TYPES.includes(String(type)))) throw new NotReadable('notABadge')
  return jwt ? { credential, jwt } : { credential }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    throw new NotReadable('notABadge')
  }
}

function parse(text: string): Json | undefined {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

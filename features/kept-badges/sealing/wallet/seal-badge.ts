import { bytesOf } from '#base/base64.ts'
import type { Output } from '#base/endpoint.ts'
import type { readKeptBadge } from '../../contract.ts'
import type { SealKeys } from './seal-keys.ts'
import { nameBadge, openPart, sealPart } from './seal-part.ts'

/** All that a device knows of a badge: its file, what the last check found, and when that was. */
export type SealedBadge = Output<typeof readKeptBadge>
type Summary = SealedBadge['summary']

/** What `keepBadge` and `sealKept` get of a badge that the device seals. */
export async function sealBadge(keys: SealKeys, keptId: string, badge: SealedBadge) {
  const [sealed, summary, hash] = await Promise.all([
    sealPart(keys, { keptId, part: 'badge' }, badge),
    sealPart(keys, { keptId, part: 'summary' }, badge.summary),
    nameBadge(keys, badge.hash),
  ])
  return { keptId, sealed: new File([sealed], 'sealed'), summary: toBase64Url(summary), hash }
}

/** A badge that a device with the same phrase sealed, from the base64 of `getKeptFile`; undefined for any other. */
export function openBadge(keys: SealKeys, keptId: string, content: string): Promise<SealedBadge | undefined> {
  return openPart(keys, { keptId, part: 'badge' }, bytesOf(content))
}

/** What the list shows of such a badge, from `sealedSummary`. */
export function openSummary(keys: SealKeys, keptId: string, sealed: string): Promise<Summary | undefined> {
  return openPart(keys, { keptId, part: 'summary' }, bytesOf(sealed))
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

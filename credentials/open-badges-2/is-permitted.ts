import { hostOf, webAddress } from './addresses.ts'
import type { Profile } from './resolve-issuer.ts'

type Permitting = Pick<Profile, 'id' | 'allowedOrigins' | 'startsWith'>

/**
 * Whether an issuer lets its assertions be at an address (Open Badges 2.0, `VerificationObject`): within `startsWith` if it
 * names any, otherwise on its own host or one of `allowedOrigins`. `startsWith` counts on the issuer's own host, too, where
 * others may have pages.
 */
export function mayPublish(issuer: Permitting, address: string): boolean {
  return issuer.startsWith.length > 0 ? isWithinAny(address, issuer.startsWith) : isOnHosts(issuer, address)
}

/** Whether an issuer's badge classes may be at an address: on its host, an allowed one, or within `startsWith`. */
export function mayDefine(issuer: Permitting, address: string): boolean {
  return isOnHosts(issuer, address) || isWithinAny(address, issuer.startsWith)
}

function isOnHosts({ id, allowedOrigins }: Permitting, address: string): boolean {
  const host = hostOf(address)
  return host !== '' && [hostOf(id), ...allowedOrigins.map(namedHost)].includes(host)
}

/** An allowed origin is a host; some software writes it as an address. '' for a text with any other part. */
function namedHost(origin: string): string {
  const url = URL.parse(`https://${origin.replace(/^https?:\/\//i, '')}`)
  return url?.href === `https://${url?.host}/` ? url.host : ''
}

function isWithinAny(address: string, prefixes: string[]): boolean {
  const url = webAddress(address)
  const steps = url && !url.username && !url.password ? segmentsOf(url) : undefined
  return steps !== undefined && prefixes.some((prefix) => isWithin({ url, steps }, prefix))
}

/** Whether an address is within another, segment by segment: `/badges` does not contain `/badges-of-others`. */
function isWithin({ url, steps }: { url: URL | undefined; steps: string[] }, prefix: string): boolean {
  const outer = webAddress(prefix)
  if (!url || !outer || url.host !== outer.host) return false
  const needed = segmentsOf(outer)
  if (!needed?.every((segment, nth) => steps[nth] === segment)) return false
  const isSame = steps.length === needed.length
  const asked = [...outer.searchParams]
  return asked.length === 0 || (isSame && asked.every((param) => isAsked(url, param)))
}

/** A parameter without a value may have any, but only one: hosts differ in which of two they take. */
function isAsked({ searchParams }: URL, [name, value]: [string, string]): boolean {
  const [given, ...more] = searchParams.getAll(name)
  return given !== undefined && more.length === 0 && (value === '' || given === value)
}

/** Hosts may decode a segment again, or cut it off at a `;` or a space, and then find `..` in it. */
const UNCLEAR = /^\.+(?:[^\w-]|$)|[%/\\\0]/

/** The decoded segments of a path; undefined for one that a host may take for another path. */
function segmentsOf({ pathname }: URL): string[] | undefined {
  try {
    const segments = pathname.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent)
    return segments.some((segment) => segment === '' || UNCLEAR.test(segment)) ? undefined : segments
  } catch {
    return undefined
  }
}

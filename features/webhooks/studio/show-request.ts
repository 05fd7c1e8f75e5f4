import type { Output } from '#base/endpoint.ts'
import type { getDelivery } from '../contract.ts'

type Sent = Pick<Output<typeof getDelivery>, 'url' | 'headers' | 'body'>

/** An address without its scheme, as people know it. */
export function plainUrl(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** The name of the server in an address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** The path and the query of an address. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** A request as a command for a shell, byte for byte, so that its signature stays valid. */
export function curlOf({ url, headers, body }: Sent): string {
  const parts = [`curl -X POST ${quoted(url)}`]
  for (const { name, value } of headers) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
  parts.push(`--data-raw ${quoted(body)}`)
  return parts.join(' \\\n  ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** A JSON document written for reading; anything else stays as it is. */
export function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

export type JsonPart = { at: number; text: string; isName: boolean }

const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/** A readable JSON document in pieces, the names of its members apart. */
export function jsonParts(text: string): JsonPart[] {
  const parts: JsonPart[] = []
  let end = 0
  for (const { index, 0: found, 1: colon } of text.matchAll(STRING)) {
    if (colon === undefined) continue
    if (index > end) parts.push({ at: end, text: text.slice(end, index), isName: false })
    end = index + found.length - colon.length
    parts.push({ at: index, text: text.slice(index, end), isName: true })
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), isName: false })
  return parts
}

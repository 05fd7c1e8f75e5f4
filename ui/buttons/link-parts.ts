import { mixesScripts } from './mixes-scripts.ts'

export type TextPart = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/gi
/** Behind an address these end the sentence; a closing bracket does unless the address opened it. */
const ENDS = /[.,;:!?'’…]+$/u
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const

/** A text as its parts: the http(s) addresses in it as links, each shown with its host, and the words between. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found)
    if (!URL.canParse(address)) continue
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: shownAddress(address), href: withoutUser(url) })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

function withoutEnd(found: string): string {
  let address = found
  for (;;) {
    const before = address
    address = address.replace(ENDS, '')
    for (const [open, close] of BRACKETS) {
      if (address.endsWith(close) && count(address, close) > count(address, open)) address = address.slice(0, -1)
    }
    if (address === before) return address
  }
}

/** A name and a password before the host would look like the host, and be sent there. */
function withoutUser(url: URL): string {
  const own = new URL(url)
  own.username = ''
  own.password = ''
  return own.href
}

/**
 * The address without its protocol and the slash of an empty path; what could pass for the host before it is left out, and
 * a host of mixed scripts has its ASCII form.
 */
function shownAddress(address: string): string {
  const { host, pathname, search, hash, username, password } = new URL(address)
  const isPlain = username === '' && password === '' && !address.includes('\\') && !mixesScripts(hostOf(address))
  const shown = isPlain ? address.replace(/^https?:\/\//i, '') : `${host}${pathname}${search}${hash}`
  return shown.replace(/^([^/?#]+)\/$/, '$1')
}

/** The host as it is typed in an address without user name and backslash. */
const hostOf = (address: string) => address.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0] ?? ''

const count = (text: string, sign: string) => text.split(sign).length - 1

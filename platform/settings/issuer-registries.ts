/** A list of known issuers that the operator trusts enough to show. */
export type IssuerRegistry = { name: string; url: string }

const ENTRY = /^(?:([^=]{1,100})=)?(https:\/\/[^\s,/]+\/\S*)$/

/**
 * Reads addresses separated by commas, each after `NAME=` if it has a name of its own; otherwise its name is host and
 * folder. Undefined when one is not an https address with a path.
 */
export function readIssuerRegistries(text: string): IssuerRegistry[] | undefined {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const read = entries.flatMap((entry) => {
    const [, name, url = ''] = ENTRY.exec(entry) ?? []
    return URL.canParse(url) ? [{ name: name?.trim() || nameOf(url), url }] : []
  })
  return read.length === entries.length ? read : undefined
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname.slice(0, pathname.lastIndexOf('/'))
}

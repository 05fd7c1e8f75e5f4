import type { Signing } from '#platform/access/derive-key.ts'
import { readNumbered, writeNumbered } from '#platform/access/numbered-token.ts'
import type { Config } from '#platform/settings/config.ts'

type Purpose = 'claims' | 'unsubscribe' | 'entries'
type Making = Pick<Config, 'secret'>

/** The token of a claim's link: `<id>.<n>.<mac>`, the mac over purpose, id and n, with the id of its key inside. */
export function claimToken(config: Making, id: string, n: number): string {
  return write(config, 'claims', id, n)
}

/** Parses a link's token; undefined when it is not ours. Whether its n is the current one depends on the claim. */
export function readClaimToken(config: Signing, token: string): { id: string; n: number } | undefined {
  return read(config, 'claims', token)
}

/** The token with which the recipient of a claim's e-mail unsubscribes from its issuer. */
export function unsubscribeToken(config: Making, id: string): string {
  return write(config, 'unsubscribe', id, 0)
}

/** The claim behind an unsubscription token, or undefined when it is not ours. */
export function readUnsubscribeToken(config: Signing, token: string): string | undefined {
  return read(config, 'unsubscribe', token)?.id
}

/** The code of an entry into an open link: the pre-authorized code of one badge. `n` is the link's number. */
export function entryToken(config: Making, id: string, n: number): string {
  return write(config, 'entries', id, n)
}

/** Parses an entry's code; undefined when it is not ours. */
export function readEntryToken(config: Signing, token: string): { id: string; n: number } | undefined {
  return read(config, 'entries', token)
}

/** The address of a claim link's page. */
export function claimUrl(config: Pick<Config, 'secret' | 'walletUrl'>, id: string, n: number): string {
  return `${config.walletUrl}/claim/${claimToken(config, id, n)}`
}

function write(config: Making, purpose: Purpose, id: string, n: number): string {
  return writeNumbered(config, purpose, id, n)
}

function read(config: Signing, purpose: Purpose, token: string): { id: string; n: number } | undefined {
  return readNumbered(config, purpose, token)
}

/** A challenge's code in a QR code: a word, a single-use code, or what a kiosk displays now. */
export type Scanned = { challengeId: string; code: string }

const CODE_PAGE = '/challenge'
const CODE_PATH = `${CODE_PAGE}#`
const HASH = /^#?([\w-]{1,80})\.(.{1,400})$/

/**
 * The text of a QR code: a page of the wallet, which any camera opens. What follows the `#` never reaches a server, so
 * that no log contains a code.
 */
export function writeScanText(walletUrl: string, { challengeId, code }: Scanned): string {
  return `${walletUrl}${CODE_PATH}${challengeId}.${encodeURIComponent(code)}`
}

/** Reads a scanned text; undefined for any other. */
export function readScanText(text: string, walletUrl: string): Scanned | undefined {
  const prefix = walletUrl + CODE_PATH
  const trimmed = text.trim()
  return trimmed.startsWith(prefix) ? readScanHash(trimmed.slice(prefix.length)) : undefined
}

/** Reads what follows the `#` in the address of the wallet's page. */
export function readScanHash(hash: string): Scanned | undefined {
  const [, challengeId = '', written = ''] = HASH.exec(hash) ?? []
  const code = decoded(written)
  return challengeId === '' || code === '' ? undefined : { challengeId, code }
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}

/** The address of the wallet's page for a scanned text of a challenge, with its code; undefined for any other text. */
export function pageOfCode(text: string, walletOrigin: string): string | undefined {
  const trimmed = text.trim()
  const page = trimmed.startsWith(walletOrigin + CODE_PATH) ? trimmed.slice(walletOrigin.length) : ''
  return readCodeHash(page.slice(CODE_PAGE.length)) && page
}

/** The challenge that is named after the `#` of that page; undefined where there is none. */
export function readCodeHash(hash: string): string | undefined {
  return HASH.exec(hash)?.[1]
}

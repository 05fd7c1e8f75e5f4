/** The address of the wallet's page for a scanned text of a challenge, with its code; undefined for any other text. */
export function pageOfCode(text: string, walletOrigin: string): string | undefined {
  const trimmed = text.trim()
  const isOurs = trimmed.startsWith(`${walletOrigin}/challenge#`)
  return isOurs && readCodeHash(trimmed.slice(`${walletOrigin}/challenge`.length))
    ? trimmed.slice(walletOrigin.length)
    : undefined
}

/** The challenge that is named after the `#` of that page; undefined where there is none. */
export function readCodeHash(hash: string): string | undefined {
  return /^#?([\w-]{1,80})\..{1,400}$/.exec(hash)?.[1]
}

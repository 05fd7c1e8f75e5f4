const SHOWN = 20

/** The lines about pictures that were left out, since their bytes do not match their address; none without any. */
export function tellOfWrong(wrong: string[]): string[] {
  if (wrong.length === 0) return []
  const more = wrong.length > SHOWN ? [`  and ${wrong.length - SHOWN} more`] : []
  const keys = wrong.slice(0, SHOWN).map((key) => `  ${key}`)
  return [`${wrong.length} damaged pictures were left out: their bytes do not match their address.`, ...keys, ...more]
}

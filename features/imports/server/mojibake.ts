import { encodeBytes } from './code-pages.ts'

/** Programs that do not know UTF-8 take it for one of these. */
const MISTAKEN_FOR = ['windows-1252', 'macintosh', 'cp850'] as const
/** What a repair may bring to light: letters of names, and the quotation marks and dashes between them. */
const LIKELY = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u00a0-\u00bf\u2010-\u203a\u20ac\u2122]+$/u

/** Repairs a text whose UTF-8 was decoded with another encoding ("GaÃ«l", "Ga√´l"), run by run; others stay as they are. */
export function repairMojibake(text: string): string {
  return text.replace(/[^\0-\x7f]{2,}/g, (run) => repairRun(run) ?? run)
}

function repairRun(run: string): string | undefined {
  for (const encoding of MISTAKEN_FOR) {
    const bytes = encodeBytes(run, encoding)
    if (!bytes) continue
    try {
      const repaired = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      if (LIKELY.test(repaired)) return repaired
    } catch {
      // These bytes are no UTF-8: the run says what it says.
    }
  }
  return undefined
}

import { encodeBytes } from './code-pages.ts'

/** Programs that do not know UTF-8 take it for one of these. */
const MISTAKEN_FOR = ['windows-1252', 'macintosh', 'cp850', 'windows-1250', 'windows-1251'] as const
/** What a repair may bring to light: letters of names, and the quotation marks and dashes between them. */
const LIKELY = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u00a0-\u00bf\u2010-\u203a\u20ac\u2122]+$/u
/** The same for alphabets whose own letters make UTF-8 more easily, such as the capitals of "CIĘŻKI" or "МАРІЯ". */
const LIKELY_OF: { [E in (typeof MISTAKEN_FOR)[number]]?: RegExp } = {
  'windows-1250': /^[\u00a0-\u017f\u2010-\u203a]+$/,
  'windows-1251': /^(?:[\u0400-\u045f]{2,}|[\u00c0-\u017f\u2010-\u203a]+)$/,
}

/** Repairs a text whose UTF-8 was decoded with another encoding ("GaÃ«l", "Ga√´l"), run by run; others stay as they are. */
export function repairMojibake(text: string): string {
  return text.replace(/[^\0-\x7f]{2,}/g, (run, at: number) => {
    // Between capitals two letters of Central Europe are what they say: "MĂŞCAN".
    const isOfCapitals = !/[a-z]/.test(text.charAt(at - 1) + text.charAt(at + run.length)) && /^\p{Lu}+$/u.test(run)
    return (isOfCapitals ? undefined : repairRun(run)) ?? run
  })
}

function repairRun(run: string): string | undefined {
  for (const encoding of MISTAKEN_FOR) {
    const bytes = encodeBytes(run, encoding)
    if (!bytes) continue
    try {
      const repaired = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      if ((LIKELY_OF[encoding] ?? LIKELY).test(repaired)) return repaired
    } catch {
      // These bytes are no UTF-8: the run says what it says.
    }
  }
  return undefined
}

/** What a text has that was garbled before, and cannot be repaired by decoding it once more. */
const LOST = [
  // A stray byte, and a character that was lost: as it is, and as other programs decode it.
  /[\ufdd0\ufffd]|ï¿½|пїЅ|ďż˝|Ôøı|´┐¢|锟斤/,
  // Controls, and signs and capitals between small letters: another byte encoding ("LefŽvre").
  /[\u0080-\u009f]|\p{Ll}[ŽŠŸŒƒˆ‰™•†‡]\p{Ll}/u,
  // The first half of a character in UTF-8 whose second one is gone ("LefÃ vre").
  /\p{Ll}[ÃÂ](?!\p{Lu})/u,
  // Cyrillic letters in UTF-8, decoded as Windows-1251.
  /(?:[РС][^\0-\x7fА-Яа-яёЁ]){2}/,
  // Characters of web pages and of e-mails.
  /&(?:amp|quot|apos|nbsp|szlig|[lg]t|[lr][sd]quo|#\d{2,6}|#x[\da-f]{2,6});/i,
  /&[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil|caron|ring|slash|lig);/i,
  /=\?[\w-]+\?[bq]\?[^?]*\?=/i,
]

/** Whether a text has characters that were garbled, and that decoding it once more does not repair. */
export function hasLost(text: string): boolean {
  return LOST.some((sign) => sign.test(text))
}

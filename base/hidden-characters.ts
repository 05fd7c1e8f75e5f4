/** Emoji of several characters: joined, with a style, on a keycap, or the flag of a region. */
const EMOJI =
  /\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?[\ufe0e\ufe0f]?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?[\ufe0e\ufe0f]?|[\u{e0020}-\u{e007f}])*|[0-9#*]\ufe0f\u20e3/gu
/** Joiners between letters of scripts that need them (RFC 5892, appendix A.1 and A.2). */
const JOINERS =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200c\u200d](?=[\p{L}\p{M}])/gu
/**
 * Controls, format characters (zero-width, direction), line separators, letters that fonts leave blank, and what is no
 * character: half of one, or a code point that never will be.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029\u2800]/u
/** An emoji or a needed joiner, captured; or any other hidden character. */
const KEPT_OR_HIDDEN = new RegExp(`(${EMOJI.source}|${JOINERS.source})|${HIDDEN.source}`, 'gu')

/** Control characters and line separators, which a single line must not contain. */
const BREAKS = '\\p{Cc}\\u2028\\u2029'
/** The same and direction marks, which several lines must not contain either; joiners are allowed there. */
const CONTROLS = new RegExp(`[${BREAKS}\\u202a-\\u202e\\u2066-\\u2069]`, 'u')
const BREAKING = new RegExp(`[${BREAKS}]+`, 'gu')

/** Whether a text of several lines contains direction marks, or control characters other than line breaks. */
export function hasControls(text: string): boolean {
  return CONTROLS.test(text.replaceAll('\n', ''))
}

/** Makes a text one line: each run of control characters and line breaks becomes a space. */
export function oneLine(text: string): string {
  return text.replace(BREAKING, ' ').trim()
}

/** Whether a line has invisible characters, except in emoji and where a script needs them between its letters. */
export function hasHidden(text: string): boolean {
  return HIDDEN.test(text.replace(EMOJI, '').replace(JOINERS, ''))
}

/**
 * Makes a text one line without the invisible characters that `hasHidden` finds: for lists, in which nobody can look for
 * a character that is not visible.
 */
export function withoutHidden(text: string): string {
  if (!HIDDEN.test(text)) return text.trim()
  return oneLine(text)
    .replace(KEPT_OR_HIDDEN, (_, kept: string | undefined) => kept ?? '')
    .trim()
}

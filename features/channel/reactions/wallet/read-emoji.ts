import { isEmoji } from '../../rules.ts'

/** Asks for the coloured form of a sign that also has a plain one. */
const AS_EMOJI = '\uFE0F'

/** The single emoji of a text, in the form of Unicode's set although some keyboards leave a part out; else undefined. */
export function readEmoji(text: string): string | undefined {
  const typed = text.trim()
  return [typed, `${typed}${AS_EMOJI}`].find(isEmoji)
}

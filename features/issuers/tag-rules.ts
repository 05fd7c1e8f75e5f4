import type { Language } from '#base/text.ts'
import { DEFAULT_TAGS, TAG_SUGGEST_FROM } from './rules.ts'

type PredefinedTag = { en: string; fr: string }
const SUGGESTIONS_MAX = 8

/**
 * The predefined tags that contain the typed text, in the language in use; ignores case and accents, searches both
 * languages, puts tags that start with the text first. None before `TAG_SUGGEST_FROM` characters; leaves out chosen
 * tags.
 */
export function suggestTags(all: PredefinedTag[], language: Language, typed: string, chosen: string[]): string[] {
  const wanted = plain(typed)
  if (wanted.length < TAG_SUGGEST_FROM) return []
  const taken = new Set(chosen.map(plain))
  const found = all.filter(
    ({ en, fr }) =>
      !taken.has(plain(en)) && !taken.has(plain(fr)) && [en, fr].some((name) => plain(name).includes(wanted)),
  )
  const rank = (tag: PredefinedTag) => (plain(tag[language]).startsWith(wanted) ? 0 : 1)
  return found
    .sort((a, b) => rank(a) - rank(b) || a[language].localeCompare(b[language], language))
    .slice(0, SUGGESTIONS_MAX)
    .map((tag) => tag[language])
}

/** The tags offered before anything is typed (`DEFAULT_TAGS`), in the language in use; leaves out chosen ones. */
export function offeredTags(all: PredefinedTag[], language: Language, chosen: string[]): string[] {
  const taken = new Set(chosen.map(plain))
  return DEFAULT_TAGS.flatMap((name) => all.find(({ en }) => en === name) ?? [])
    .filter(({ en, fr }) => !taken.has(plain(en)) && !taken.has(plain(fr)))
    .map((tag) => tag[language])
}

function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

import type { Language } from '#base/text.ts'
import { LEGAL_PAGES, type LegalPage } from '#features/legal/rules.ts'

/** The menu label of each legal page. */
const LEGAL_WORDS = {
  terms: 'terms',
  privacy: 'privacy',
  legal: 'legalNotice',
  cookies: 'cookies',
} as const satisfies Record<LegalPage, string>

/** The legal pages, which the server serves, with their labels. */
export const LEGAL_ENTRIES = LEGAL_PAGES.map((page) => ({ page, word: LEGAL_WORDS[page] }))

/** The address of a legal page within the studio's frame. */
export function embeddedHref(page: LegalPage): string {
  return `/settings/${page}`
}

/** The address of a legal page in a language, for anyone. */
export function legalHref(language: Language, page: LegalPage): string {
  return `/legal/${language}/${page}`
}

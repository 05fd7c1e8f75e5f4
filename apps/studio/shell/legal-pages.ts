import type { Language } from '#base/text.ts'

/** The legal pages (specification 1, section 2), which the server serves, and the word that each is called by. */
export const LEGAL_PAGES = [
  { page: 'terms', word: 'terms' },
  { page: 'privacy', word: 'privacy' },
  { page: 'legal', word: 'legalNotice' },
  { page: 'cookies', word: 'cookies' },
] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]['page']

/** The address of a legal page in a language. */
export function legalHref(language: Language, page: LegalPage): string {
  return `/legal/${language}/${page}`
}

/** Whether a text names a legal page. */
export function isLegalPage(text: string): text is LegalPage {
  return LEGAL_PAGES.some(({ page }) => page === text)
}

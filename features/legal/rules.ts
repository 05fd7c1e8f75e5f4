/** The pages under `/legal/{lang}/`. */
export const LEGAL_PAGES = ['terms', 'privacy', 'legal', 'cookies'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Whether a text names a legal page. */
export function isLegalPage(text: string): text is LegalPage {
  return LEGAL_PAGES.some((page) => page === text)
}

/** The version of our default terms and privacy page, accepted at sign-up unless the operator wrote their own. */
export const TERMS_VERSION = '2026-11'

import { texts } from '#base/text.ts'

/** The buttons under a list that lead to its other pages. */
export const pageWords = texts({
  pages: { en: 'Pages', fr: 'Pages' },
  range: { en: '{from} to {to} of {total}', fr: '{from} à {to} sur {total}' },
  rangeAtLeast: { en: '{from} to {to} of at least {total}', fr: '{from} à {to} sur au moins {total}' },
  size: { en: 'Rows per page', fr: 'Lignes par page' },
  each: { en: '{size} a page', fr: '{size} par page' },
  page: { en: 'Page', fr: 'Page' },
  of: { en: 'of {pages}', fr: 'sur {pages}' },
  before: { en: 'Previous page', fr: 'Page précédente' },
  after: { en: 'Next page', fr: 'Page suivante' },
})

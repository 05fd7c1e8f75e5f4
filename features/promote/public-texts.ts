import { texts } from '#base/text.ts'

/** What other sites show of a community's public page. */
export const pageHeadWords = texts({
  title: { en: '{name}, badges and members', fr: '{name}, badges et membres' },
  missingTitle: { en: 'No community here', fr: 'Aucune communauté ici' },
  missingText: {
    en: 'This page does not exist or was switched off.',
    fr: 'Cette page n’existe pas ou a été désactivée.',
  },
})

import { texts } from '#base/text.ts'

/** The names of the figures, wherever they are shown. */
export const figureWords = texts({
  sent: { en: 'Sent', fr: 'Envoyés' },
  cameBack: { en: 'Came back', fr: 'Revenus' },
  delivered: { en: 'Delivered', fr: 'Remis' },
  opened: { en: 'Page opened', fr: 'Page ouverte' },
  collected: { en: 'Collected', fr: 'Récupérés' },
  shared: { en: 'Shared', fr: 'Partagés' },
  checked: { en: 'Checked', fr: 'Vérifiés' },
  admitted: { en: 'Admitted', fr: 'Admis' },
  issued: { en: 'Issued on these days, open links included', fr: 'Émis ces jours-là, liens ouverts compris' },
  byLink: { en: 'Collected by open links', fr: 'Récupérés par un lien ouvert' },
})

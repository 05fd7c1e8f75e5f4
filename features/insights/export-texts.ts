import { texts } from '#base/text.ts'

/** The export of the figures. */
export const exportTexts = texts({
  export: { en: 'Export', fr: 'Exporter' },
  template: { en: 'By template', fr: 'Par modèle' },
  day: { en: 'By day', fr: 'Par jour' },
  send: { en: 'By send', fr: 'Par envoi' },
  file: { en: 'insights.csv', fr: 'statistiques.csv' },
  templateTitle: { en: 'Template', fr: 'Modèle' },
  dayTitle: { en: 'Day', fr: 'Jour' },
  sendTitle: { en: 'Send', fr: 'Envoi' },
  period: { en: '{from} to {to}', fr: 'du {from} au {to}' },
  deleted: { en: 'Deleted templates', fr: 'Modèles supprimés' },
  exported: {
    en: { one: '{count} row exported', other: '{count} rows exported' },
    fr: { one: '{count} ligne exportée', other: '{count} lignes exportées' },
  },
  notExported: { en: 'The export did not finish. Try again.', fr: "L'export n'a pas abouti. Réessayez." },
})

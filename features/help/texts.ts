import { texts } from '#base/text.ts'

/** The frame of the guide, and the links to it. */
export const helpWords = texts({
  how: { en: 'How this works', fr: 'Comment ça marche' },
  title: { en: 'Help', fr: 'Aide' },
  lead: { en: 'Each page is one job, step by step.', fr: 'Une tâche par page, étape par étape.' },
  search: { en: 'Search the guide', fr: "Chercher dans l'aide" },
  find: { en: 'Search', fr: 'Rechercher' },
  example: { en: 'seat, recovery phrase, folder', fr: 'place, phrase de secours, dossier' },
  organisers: { en: 'For organisers', fr: 'Pour les organisateurs' },
  holders: { en: 'For holders', fr: 'Pour les détenteurs' },
  questions: { en: 'Questions and answers', fr: 'Questions et réponses' },
  resultsFor: { en: 'Results for “{words}”', fr: 'Résultats pour « {words} »' },
  found: {
    en: { one: '{count} page found', other: '{count} pages found' },
    fr: { one: '{count} page trouvée', other: '{count} pages trouvées' },
  },
  none: {
    en: 'Nothing matches all of these words. Try one word, or write to us.',
    fr: 'Rien ne correspond à tous ces mots. Essayez avec un seul mot, ou écrivez-nous.',
  },
  all: { en: 'All pages', fr: 'Toutes les pages' },
  next: { en: 'Next: {title}', fr: 'Ensuite : {title}' },
  picture: { en: 'The screen in the demo: {title}', fr: "L'écran dans la démo : {title}" },
})

import { texts } from '#base/text.ts'

/** The search for templates: page and quick palette. */
export const searchWords = texts({
  search: { en: 'Search', fr: 'Rechercher' },
  placeholder: { en: 'Template name', fr: 'Nom du modèle' },
  explanation: { en: 'Templates of every kind, by name', fr: 'Les modèles de tous les types, par nom' },
  found: {
    en: { one: '{count} template', other: '{count} templates' },
    fr: { one: '{count} modèle', other: '{count} modèles' },
  },
  nothing: { en: 'No template matches "{text}"', fr: 'Aucun modèle ne correspond à « {text} »' },
  nothingText: {
    en: 'Capitals and accents make no difference. Try fewer letters.',
    fr: 'Les majuscules et les accents ne comptent pas. Essayez moins de lettres.',
  },
  pages: { en: 'Pages', fr: 'Pages' },
  none: { en: 'No templates yet', fr: 'Pas encore de modèle' },
  all: { en: 'See all {count}', fr: 'Voir les {count}' },
  keys: {
    en: 'Arrows to move, Enter to open, Esc to close',
    fr: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer',
  },
})

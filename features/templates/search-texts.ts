import { texts } from '#base/text.ts'

/** The search for templates: page and quick palette. */
export const searchWords = texts({
  search: { en: 'Search', fr: 'Rechercher' },
  placeholder: { en: 'Name of a template', fr: "Nom d'un modèle" },
  explanation: { en: 'Templates of every kind, by their name', fr: 'Les modèles de tous les types, par leur nom' },
  found: {
    en: { one: '{count} template', other: '{count} templates' },
    fr: { one: '{count} modèle', other: '{count} modèles' },
  },
  nothing: { en: 'No template has "{text}" in its name', fr: 'Aucun modèle ne contient « {text} » dans son nom' },
  nothingText: {
    en: 'Upper and lower case and accents make no difference. Try fewer letters.',
    fr: 'Les majuscules et les accents ne comptent pas. Essayez moins de lettres.',
  },
  none: { en: 'No template yet', fr: 'Pas encore de modèle' },
  all: { en: 'See all {count}', fr: 'Voir les {count}' },
  keys: {
    en: 'Arrows to move, Enter to open, Esc to close',
    fr: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer',
  },
})

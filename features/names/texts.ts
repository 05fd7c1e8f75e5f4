import { texts } from '#base/text.ts'

/** People without a name, and what is no name. */
export const nameWords = texts({
  noName: { en: 'No name yet', fr: 'Pas encore de nom' },
  noNameOf: { en: 'No name yet, …{end}', fr: 'Pas encore de nom, …{end}' },
})

/** Problems with a name. */
export const nameProblems = texts({
  nameNotValid: {
    en: 'Write a name of 1 to 100 characters with at least one letter, without an address, a link or invisible characters.',
    fr: 'Écrivez un nom de 1 à 100 caractères avec au moins une lettre, sans adresse, lien ni caractère invisible.',
  },
})

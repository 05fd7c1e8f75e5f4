import { texts } from '#base/text.ts'

/** Texts of the example cards on the sign-in page, drawn as pictures at build time. */
export const exampleCards = texts({
  issuer: { en: 'Trail Club', fr: 'Club des sentiers' },
  basic: { en: 'Mountain guide', fr: 'Guide de montagne' },
  validity: { en: 'Certified, valid 12 months', fr: 'Certifié, valable 12 mois' },
  participation: { en: 'Night under the stars', fr: 'Nuit sous les étoiles' },
  ticket: { en: 'Spring opening', fr: 'Ouverture de printemps' },
  place: { en: 'Annecy, France', fr: 'Annecy, France' },
  holder: { en: 'Lea Martin', fr: 'Léa Martin' },
})

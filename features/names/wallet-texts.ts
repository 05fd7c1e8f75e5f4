import { texts } from '#base/text.ts'

/** What the holder is called in each community. */
export const ownNames = texts({
  title: { en: 'Your name in each community', fr: 'Votre nom dans chaque communauté' },
  text: {
    en: 'Only the community sees it, and nobody else unless you choose to show it.',
    fr: "Seule la communauté le voit, et personne d'autre, sauf si vous choisissez de le montrer.",
  },
  open: { en: 'Your name', fr: 'Votre nom' },
  titleOf: { en: 'Your name for {community}', fr: 'Votre nom pour {community}' },
  given: { en: 'What you told it', fr: 'Ce que vous lui avez dit' },
  wallet: { en: "Your wallet's name", fr: 'Le nom de votre portefeuille' },
  list: { en: 'On its list: {name}', fr: 'Sur sa liste : {name}' },
  changeOf: { en: 'Change your name for {community}', fr: 'Changer votre nom pour {community}' },
  saved: { en: 'Saved', fr: 'Enregistré' },
  removed: { en: 'Removed', fr: 'Retiré' },
})

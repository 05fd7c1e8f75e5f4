import { texts } from '#base/text.ts'

/** Sharing a new membership card. */
export const shareWords = texts({
  ready: { en: 'The card is ready', fr: 'La carte est prête' },
  title: { en: 'Share it with your members', fr: 'Partagez la carte avec vos membres' },
  text: {
    en: 'People who open the link keep the card and become members.',
    fr: 'Les personnes qui ouvrent le lien gardent la carte et deviennent membres.',
  },
  showCode: { en: 'Show QR code', fr: 'Afficher le code QR' },
  skipNow: { en: 'Skip for now', fr: "Passer pour l'instant" },
  recommendTitle: { en: 'Without sharing, nobody has the card', fr: "Sans partage, personne n'a la carte" },
  recommendText: {
    en: "Put the code on a door, or send the link to the first ten people. You will find both on the card's page.",
    fr: 'Affichez le code, ou envoyez le lien aux dix premières personnes. Vous retrouverez les deux sur la page de la carte.',
  },
  back: { en: 'Back to sharing', fr: 'Revenir au partage' },
  skip: { en: 'Skip', fr: 'Passer' },
  sent: {
    en: { one: '{count} card is on its way', other: '{count} cards are on their way' },
    fr: { one: '{count} carte est en route', other: '{count} cartes sont en route' },
  },
  sentText: {
    en: 'The history of the card shows who has collected it.',
    fr: "L'historique de la carte montre qui l'a récupérée.",
  },
  done: { en: 'Done', fr: 'Terminé' },
})

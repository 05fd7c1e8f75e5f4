import { texts } from '#base/text.ts'

/** A ticket's code in the wallet. */
export const ticketWords = texts({
  title: { en: 'Show this at the door', fr: "À présenter à l'entrée" },
  label: {
    en: "Your ticket's code, new every 15 seconds",
    fr: 'Le code de votre billet, nouveau toutes les 15 secondes',
  },
  hint: {
    en: 'The code changes every 15 seconds and works without a network. A screenshot of it does not.',
    fr: "Le code change toutes les 15 secondes et fonctionne sans réseau. Une capture d'écran ne fonctionne pas.",
  },
  making: { en: 'Making your code', fr: 'Création de votre code' },
  unprepared: {
    en: 'Open this ticket once with a network: then its code works without one.',
    fr: 'Ouvrez ce billet une fois avec un réseau : son code fonctionnera ensuite sans réseau.',
  },
  elsewhere: {
    en: 'Another device shows this ticket. Only one device can.',
    fr: 'Un autre appareil présente ce billet. Un seul peut le faire.',
  },
  takeOver: { en: 'Show it on this device', fr: 'Présenter sur cet appareil' },
  failed: { en: 'The code could not be made on this device.', fr: "Le code n'a pas pu être créé sur cet appareil." },
  still: { en: 'Download a code to print', fr: 'Télécharger un code à imprimer' },
  stillHint: {
    en: 'A printed code can be copied, and whoever shows it first goes in: pass it on to nobody.',
    fr: 'Un code imprimé peut être copié, et la première personne qui le présente entre : ne le transmettez à personne.',
  },
  stillFile: { en: 'ticket', fr: 'billet' },
})

/** Why a ticket could not be bound to a device. */
export const ticketProblems = texts({
  ticketElsewhere: {
    en: 'Another device shows this ticket.',
    fr: 'Un autre appareil présente ce billet.',
  },
})

import { texts } from '#base/text.ts'

/** A ticket's code in the wallet. */
export const ticketWords = texts({
  title: { en: 'Show this at the door', fr: "À présenter à l'entrée" },
  today: { en: 'Your ticket now', fr: 'Votre billet, maintenant' },
  other: { en: 'Your other tickets now', fr: 'Vos autres billets, maintenant' },
  show: { en: 'Show', fr: 'Présenter' },
  showTicket: { en: 'Show {ticket}', fr: 'Présenter {ticket}' },
  showCode: { en: 'Show the code here', fr: 'Afficher le code ici' },
  showCodeHint: {
    en: 'Only one device can show it. Leave it to the one that you take along.',
    fr: "Un seul appareil peut l'afficher : laissez-le à celui que vous emportez.",
  },
  details: { en: 'About this ticket', fr: 'Détails du billet' },
  label: {
    en: "Your ticket's code, new every 15 seconds",
    fr: 'Le code de votre billet, nouveau toutes les 15 secondes',
  },
  hint: {
    en: 'The code changes every 15 seconds and works without a network. A screenshot does not work.',
    fr: "Le code change toutes les 15 secondes et fonctionne sans réseau. Une capture d'écran ne fonctionne pas.",
  },
  making: { en: 'Creating your code', fr: 'Création de votre code' },
  unprepared: {
    en: 'Open this ticket once while online. Its code then works offline.',
    fr: 'Ouvrez ce billet une fois en ligne : son code fonctionnera ensuite hors ligne.',
  },
  elsewhere: {
    en: 'This ticket is shown on another device. Only one can show it.',
    fr: 'Un autre appareil présente ce billet. Un seul peut le faire.',
  },
  takeOver: { en: 'Show it on this device', fr: 'Présenter sur cet appareil' },
  failed: { en: 'The code could not be created on this device.', fr: "Le code n'a pas pu être créé sur cet appareil." },
  staticCode: { en: 'Download a code to print', fr: 'Télécharger un code à imprimer' },
  staticHint: {
    en: 'A printed code can be copied, and the first person to show it gets in. Do not share it.',
    fr: 'Un code imprimé peut être copié, et la première personne qui le présente entre : ne le transmettez à personne.',
  },
  staticFile: { en: 'ticket', fr: 'billet' },
})

/** Why a ticket could not be bound to a device. */
export const ticketProblems = texts({
  ticketElsewhere: {
    en: 'This ticket is shown on another device.',
    fr: 'Un autre appareil présente ce billet.',
  },
})

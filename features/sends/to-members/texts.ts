import { texts } from '#base/text.ts'

/** The dialog that sends a badge to members. */
export const memberSendWords = texts({
  category: { en: 'Category', fr: 'Catégorie' },
  recipients: {
    en: { one: 'To {count} member', other: 'To {count} members' },
    fr: { one: 'À {count} membre', other: 'À {count} membres' },
  },
  until: { en: 'Can be collected until', fr: "À récupérer jusqu'au" },
  validUntil: { en: 'They can collect it until {date}', fr: "À récupérer jusqu'au {date}" },
  untilWrong: { en: 'Choose a day after today.', fr: "Choisissez un jour après aujourd'hui." },
  read: {
    en: { one: 'of {count} member', other: 'of {count} members' },
    fr: { one: 'sur {count} membre', other: 'sur {count} membres' },
  },
  holding: {
    en: { one: '{count} member already has this badge', other: '{count} members already have this badge' },
    fr: { one: '{count} membre a déjà ce badge', other: '{count} membres ont déjà ce badge' },
  },
  revoked: {
    en: { one: 'The badge of {count} member was revoked', other: 'The badges of {count} members were revoked' },
    fr: { one: 'Le badge de {count} membre a été révoqué', other: 'Les badges de {count} membres ont été révoqués' },
  },
  getNothing: {
    en: 'They get nothing',
    fr: { one: 'Ce membre ne recevra rien', other: 'Ces membres ne recevront rien' },
  },
  walletOnly: {
    en: { one: '{count} of them gets it in the wallet only', other: '{count} of them get it in the wallet only' },
    fr: {
      one: "{count} d'entre eux le reçoit dans son portefeuille seulement",
      other: "{count} d'entre eux le reçoivent dans leur portefeuille seulement",
    },
  },
  walletOnlyThen: {
    en: 'No confirmed e-mail address',
    fr: 'Aucune adresse e-mail confirmée',
  },
  sentThen: {
    en: 'It waits in their wallet, where they collect it. Members with an e-mail address also get an e-mail.',
    fr: 'Il attend dans leur portefeuille, où ils le récupèrent. Les membres avec une adresse e-mail reçoivent aussi un e-mail.',
  },
})

/** Problems that mean something of their own in a send to members. */
export const memberSendProblems = texts({
  notFound: {
    en: 'You can no longer send this badge: it was removed, or your access to it has ended.',
    fr: 'Vous ne pouvez plus envoyer ce badge : il a été supprimé, ou votre accès a pris fin.',
  },
  allHold: { en: 'All these members already have this badge.', fr: 'Tous ces membres ont déjà ce badge.' },
})

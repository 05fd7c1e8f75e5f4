import { texts } from '#base/text.ts'

/** The bell and its notices. */
export const bellWords = texts({
  bell: { en: 'Notices', fr: 'Avis' },
  bellNew: {
    en: { one: 'Notices, {count} new', other: 'Notices, {count} new' },
    fr: { one: 'Avis, {count} nouveau', other: 'Avis, {count} nouveaux' },
  },
  none: {
    en: 'Nothing yet. Sends that are done, mails that came back and what did not succeed will be here.',
    fr: "Rien pour l'instant. Les envois terminés, les e-mails revenus et ce qui n'a pas abouti seront ici.",
  },
  sendFinished: {
    en: { one: '{count} badge mailed', other: '{count} badges mailed' },
    fr: { one: '{count} badge envoyé', other: '{count} badges envoyés' },
  },
  mailsBounced: {
    en: { one: '{count} mail came back', other: '{count} mails came back' },
    fr: { one: '{count} e-mail est revenu', other: '{count} e-mails sont revenus' },
  },
  givingStopped: {
    en: {
      one: 'Sending to those who came stopped after {count} badge. Send the others from Check-in.',
      other: 'Sending to those who came stopped after {count} badges. Send the others from Check-in.',
    },
    fr: {
      one: "L'envoi aux personnes venues s'est arrêté après {count} badge. Envoyez les autres depuis l'accueil.",
      other: "L'envoi aux personnes venues s'est arrêté après {count} badges. Envoyez les autres depuis l'accueil.",
    },
  },
  manyRefusals: {
    en: { one: '{count} refused attempt within an hour', other: '{count} refused attempts within an hour' },
    fr: { one: '{count} tentative refusée en une heure', other: '{count} tentatives refusées en une heure' },
  },
  operationFailed: { en: 'A change did not succeed', fr: "Une modification n'a pas abouti" },
  isNew: { en: 'new', fr: 'nouveau' },
  more: { en: 'Earlier ones', fr: 'Plus anciens' },
})

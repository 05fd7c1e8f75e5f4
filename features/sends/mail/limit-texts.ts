import { texts } from '#base/text.ts'

/** The e-mail limit of 24 hours, before and after a send meets it. */
export const limitWords = texts({
  over: {
    en: { one: '{count} too many for now', other: '{count} too many for now' },
    fr: { one: "{count} de trop pour l'instant", other: "{count} de trop pour l'instant" },
  },
  overAct: {
    en: { one: '{count} too many to send', other: '{count} too many to send' },
    fr: { one: '{count} de trop pour cet envoi', other: '{count} de trop pour cet envoi' },
  },
  restFrom: {
    en: {
      zero: 'You can send them from {at}',
      one: 'You can send {count} now and the rest from {at}',
      other: 'You can send {count} now and the rest from {at}',
    },
    fr: {
      zero: 'Vous pourrez les envoyer à partir du {at}',
      one: 'Vous pouvez en envoyer {count} maintenant et le reste à partir du {at}',
      other: 'Vous pouvez en envoyer {count} maintenant et le reste à partir du {at}',
    },
  },
  tooLarge: {
    en: {
      zero: 'This is more than you can send in 24 hours: split it',
      one: 'You can send {count} now, but all of them are too many for 24 hours',
      other: 'You can send {count} now, but all of them are too many for 24 hours',
    },
    fr: {
      zero: "C'est plus que vous ne pouvez envoyer en 24 heures : divisez l'envoi",
      one: "Vous pouvez en envoyer {count} maintenant, mais l'ensemble dépasse la limite de 24 heures",
      other: "Vous pouvez en envoyer {count} maintenant, mais l'ensemble dépasse la limite de 24 heures",
    },
  },
  ofFolder: {
    en: 'Your folder has its own limit of e-mails a day',
    fr: "Votre dossier a sa propre limite d'e-mails par jour",
  },
  ofFolderThen: { en: 'It starts again at midnight UTC', fr: 'Elle repart à minuit UTC' },
  newSender: {
    en: {
      one: 'New communities send {count} e-mail in 24 hours, until {date}',
      other: 'New communities send up to {count} e-mails in 24 hours, until {date}',
    },
    fr: {
      one: "Une nouvelle communauté envoie {count} e-mail en 24 heures, jusqu'au {date}",
      other: "Une nouvelle communauté envoie jusqu'à {count} e-mails en 24 heures, jusqu'au {date}",
    },
  },
  newSenderThen: {
    en: 'Each person who collects a badge adds {count}; afterwards the limit is {full}',
    fr: 'Chaque personne qui récupère un badge en ajoute {count} ; ensuite, la limite est de {full}',
  },
  limit: {
    en: { one: 'Your limit is {count} e-mail in 24 hours', other: 'Your limit is {count} e-mails in 24 hours' },
    fr: {
      one: 'Votre limite est de {count} e-mail en 24 heures',
      other: 'Votre limite est de {count} e-mails en 24 heures',
    },
  },
  limitThen: {
    en: 'The operator of this site can raise it',
    fr: "L'exploitant de ce site peut la relever",
  },
  elsewhere: {
    en: {
      one: 'Other communities sent {count} e-mail in 24 hours',
      other: 'Other communities sent {count} e-mails in 24 hours',
    },
    fr: {
      one: "D'autres communautés ont envoyé {count} e-mail en 24 heures",
      other: "D'autres communautés ont envoyé {count} e-mails en 24 heures",
    },
  },
  elsewhereThen: { en: 'They share one limit with this one', fr: 'Elles partagent une même limite avec celle-ci' },
})

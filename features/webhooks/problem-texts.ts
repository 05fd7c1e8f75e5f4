import { texts } from '#base/text.ts'
import { ENDPOINTS_MAX, URL_MAX } from './rules.ts'

/** Problems of endpoints and of their messages. */
export const webhookProblems = texts({
  webhooksUnavailable: {
    en: 'Webhooks are for communities that sign in by e-mail. Yours signs with a wallet.',
    fr: 'Les webhooks sont réservés aux communautés connectées par e-mail. La vôtre signe avec un portefeuille.',
  },
  urlMissing: { en: 'Enter the address of your server.', fr: "Indiquez l'adresse de votre serveur." },
  urlInvalid: {
    en: `Enter an address that starts with https:// and has at most ${URL_MAX} characters.`,
    fr: `Indiquez une adresse qui commence par https:// et a au plus ${URL_MAX} caractères.`,
  },
  urlRefused: {
    en: 'This address cannot be used. It needs https and a public server name.',
    fr: 'Cette adresse ne peut pas être utilisée. Il faut https et un nom de serveur public.',
  },
  kindsMissing: { en: 'Select at least one event.', fr: 'Choisissez au moins un événement.' },
  kindsUnknown: { en: 'One of these events does not exist.', fr: "L'un de ces événements n'existe pas." },
  mainAdminOnly: {
    en: 'Only the main admin can include e-mail addresses.',
    fr: "Seul l'admin principal peut inclure les adresses e-mail.",
  },
  tooManyWebhooks: {
    en: `A community has at most ${ENDPOINTS_MAX} webhooks. Delete one that is no longer used.`,
    fr: `Une communauté a au plus ${ENDPOINTS_MAX} webhooks. Supprimez-en un qui n'est plus utilisé.`,
  },
  bodyGone: {
    en: 'This message is no longer stored, so it cannot be sent again.',
    fr: "Ce message n'est plus conservé : il ne peut pas être renvoyé.",
  },
})

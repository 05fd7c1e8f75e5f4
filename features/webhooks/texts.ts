import { texts } from '#base/text.ts'

/** Problems of webhooks. */
export const webhookProblems = texts({
  webhooksUnavailable: {
    en: 'A community that signs with its own wallet has no webhooks.',
    fr: "Une communauté qui signe avec son propre wallet n'a pas de webhooks.",
  },
  urlMissing: { en: 'Enter the address of your endpoint.', fr: "Saisissez l'adresse de votre serveur." },
  urlInvalid: { en: 'This address is too long.', fr: 'Cette adresse est trop longue.' },
  urlRefused: {
    en: 'This address cannot be used. Enter an https address of a server that is public on the internet.',
    fr: "Cette adresse ne peut pas être utilisée. Saisissez l'adresse https d'un serveur public sur Internet.",
  },
  kindsMissing: { en: 'Choose at least one event.', fr: 'Choisissez au moins un événement.' },
  kindsUnknown: { en: 'One of these events does not exist.', fr: "L'un de ces événements n'existe pas." },
  mainAdminOnly: {
    en: 'Only the main admin can have addresses of people sent to an endpoint.',
    fr: "Seul l'administrateur principal peut faire envoyer les adresses des personnes.",
  },
  tooManyWebhooks: {
    en: 'A community can have 20 endpoints. Delete one first.',
    fr: "Une communauté peut avoir 20 adresses de webhook. Supprimez-en une d'abord.",
  },
  bodyGone: {
    en: 'This message can no longer be sent: its content is kept for 14 days.',
    fr: 'Ce message ne peut plus être envoyé : son contenu est conservé 14 jours.',
  },
})

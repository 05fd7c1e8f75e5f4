import { texts } from '#base/text.ts'

/** The address of the community's server. */
export const askFields = texts({
  type: { en: 'Ask your server', fr: 'Interroger votre serveur' },
  note: {
    en: 'Your server is asked when a member tries it',
    fr: 'Votre serveur est interrogé quand un membre essaie',
  },
  url: { en: 'Address of your server', fr: 'Adresse de votre serveur' },
  urlHint: {
    en: "Blazon asks it with a signed POST that contains the member's DID. It has 5 seconds to return {example}.",
    fr: "Blazon l'interroge par un POST signé qui contient le DID du membre. Il a 5 secondes pour répondre {example}.",
  },
  secret: {
    en: 'You see the secret that verifies these requests after creating the challenge.',
    fr: 'Vous verrez le secret qui vérifie ces requêtes après la création.',
  },
})

/** The secret with which the server verifies our requests. */
export const askDialog = texts({
  open: { en: 'Show the secret', fr: 'Afficher le secret' },
  done: { en: 'Done', fr: 'Terminé' },
  secretTitle: { en: 'Secret of {host}', fr: 'Secret de {host}' },
  secretText: {
    en: 'Your server verifies each request with this secret, as Standard Webhooks describe: the header webhook-signature is the HMAC-SHA256 over webhook-id, webhook-timestamp and body, separated by full stops.',
    fr: "Votre serveur vérifie chaque requête avec ce secret, comme le décrit Standard Webhooks : l'en-tête webhook-signature est le HMAC-SHA256 de webhook-id, webhook-timestamp et du corps, séparés par des points.",
  },
  secretAnswer: {
    en: 'It answers {yes} or {no} within 5 seconds. Anything else means “could not be checked”, and Blazon asks again.',
    fr: 'Il répond {yes} ou {no} en 5 secondes. Toute autre réponse veut dire « non vérifiable », et Blazon redemande.',
  },
  showSecret: { en: 'Show the secret', fr: 'Afficher le secret' },
  showing: { en: 'Reading', fr: 'Lecture' },
  copySecret: { en: 'Copy secret', fr: 'Copier le secret' },
})

/** Problems of the address of the community's server. */
export const askProblems = texts({
  urlInvalid: {
    en: 'Enter an address that starts with https://, of at most 200 characters.',
    fr: 'Saisissez une adresse qui commence par https://, de 200 caractères au plus.',
  },
  notAnAsk: {
    en: 'Only a challenge that asks your server has a secret.',
    fr: 'Seul un défi qui interroge votre serveur a un secret.',
  },
})

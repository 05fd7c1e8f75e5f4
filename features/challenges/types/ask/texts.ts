import { texts } from '#base/text.ts'

/** A question to the community's server: its title, the line below, and the button. */
export const askWords = texts({
  title: { en: 'Be confirmed by {host}', fr: 'Être confirmé par {host}' },
  line: { en: 'Checked with {host}', fr: 'Vérifié auprès de {host}' },
  action: { en: 'Check now', fr: 'Vérifier' },
})

/** Which server is asked. */
export const askPart = texts({
  askText: {
    en: 'The server {host} is asked whether you have done it. It gets your DID, and nothing else.',
    fr: "Le serveur {host} est interrogé pour savoir si vous l'avez fait. Il reçoit votre DID, et rien d'autre.",
  },
})

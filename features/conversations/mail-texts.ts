import { texts } from '#base/text.ts'

/** The e-mail about unread messages, without their text. */
export const messageMail = texts({
  subject: { en: 'A message from {issuer}', fr: 'Nouveau message : {issuer}' },
  title: {
    en: { one: '{issuer} wrote to you', other: '{issuer} wrote {count} messages to you' },
    fr: { one: '{issuer} vous a écrit', other: '{issuer} vous a écrit {count} messages' },
  },
  text: {
    en: { one: 'The message is in your wallet.', other: 'The messages are in your wallet.' },
    fr: { one: 'Le message est dans votre portefeuille.', other: 'Les messages sont dans votre portefeuille.' },
  },
  action: { en: 'Read and reply', fr: 'Lire et répondre' },
  sentTo: {
    en: 'Sent to {email} because you are a member of {issuer}.',
    fr: 'Envoyé à {email} car vous êtes membre de {issuer}.',
  },
  unsubscribe: { en: 'Unsubscribe from {issuer}', fr: "Ne plus recevoir d'e-mails de {issuer}" },
})

/** The page that unsubscribes a member. */
export const unsubscribePage = texts({
  title: { en: 'Unsubscribe from {issuer}', fr: "Ne plus recevoir d'e-mails de {issuer}" },
  ask: {
    en: 'Press the button to stop e-mails from {issuer}. Messages still appear in your wallet.',
    fr: "Appuyez sur le bouton, et {issuer} ne vous enverra plus d'e-mails. Les messages arrivent toujours dans votre portefeuille.",
  },
  action: { en: 'Unsubscribe', fr: 'Se désabonner' },
  done: {
    en: 'Done. {issuer} will not e-mail you again.',
    fr: "C'est fait. {issuer} ne vous enverra plus d'e-mails.",
  },
  broken: { en: 'This link is incomplete', fr: 'Ce lien est incomplet' },
  unknown: { en: 'Open it again from the e-mail.', fr: "Ouvrez-le à nouveau depuis l'e-mail." },
})

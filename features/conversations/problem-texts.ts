import { texts } from '#base/text.ts'

/** Problems with messages, in both apps. */
export const conversationProblems = texts({
  messageMissing: { en: 'Write something first.', fr: "Écrivez d'abord quelque chose." },
  messageTooLong: {
    en: 'A message has at most 2,000 characters.',
    fr: 'Un message contient au plus 2 000 caractères.',
  },
  messageHidden: {
    en: 'The text contains invisible characters. Type it again instead of pasting it.',
    fr: 'Le texte contient des caractères invisibles. Saisissez-le au lieu de le coller.',
  },
  conversationBlocked: {
    en: 'This conversation is blocked. Nothing can be written in it.',
    fr: 'Cette conversation est bloquée. On ne peut plus y écrire.',
  },
  conversationClosed: {
    en: 'This conversation is closed because the member left the community.',
    fr: 'Cette conversation est fermée, car le membre a quitté la communauté.',
  },
  tooManyMessages: {
    en: 'Too many messages: a member can write 20 an hour, a community 1,000. Try again later.',
    fr: 'Trop de messages : 20 par heure pour un membre, 1 000 pour une communauté. Réessayez plus tard.',
  },
})

import { texts } from '#base/text.ts'
import { COMMUNITY_AN_HOUR, MEMBER_AN_HOUR, MESSAGE_MAX } from './rules.ts'

/** Problems with messages, in both apps. */
export const conversationProblems = texts({
  messageMissing: { en: 'Write something first.', fr: "Écrivez d'abord un message." },
  messageTooLong: {
    en: `A message has at most ${MESSAGE_MAX} characters.`,
    fr: `Un message contient au plus ${MESSAGE_MAX} caractères.`,
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
    en: `Too many messages: ${MEMBER_AN_HOUR} an hour for a member, ${COMMUNITY_AN_HOUR} for a community. Try again later.`,
    fr: `Trop de messages : ${MEMBER_AN_HOUR} par heure pour un membre, ${COMMUNITY_AN_HOUR} pour une communauté. Réessayez plus tard.`,
  },
})

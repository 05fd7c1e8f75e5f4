import { texts } from '#base/text.ts'

/** The e-mail about a reported post, to the operator. */
export const reportMail = texts({
  subject: { en: 'A post by {community} was reported', fr: 'Une publication de {community} a été signalée' },
  title: { en: 'A post was reported', fr: 'Une publication a été signalée' },
  who: {
    en: 'A member of {community} reported this post in its channel:',
    fr: 'Un membre de {community} a signalé cette publication du canal :',
  },
  text: { en: '“{text}”', fr: '« {text} »' },
  reason: { en: 'Their reason: {reason}', fr: 'Son motif : {reason}' },
  remove: {
    en: 'To remove the post: npm run operator -- reports remove {postId}',
    fr: 'Pour supprimer la publication : npm run operator -- reports remove {postId}',
  },
  close: {
    en: 'To keep it and close its reports: npm run operator -- reports close {postId}',
    fr: 'Pour la garder et clore ses signalements : npm run operator -- reports close {postId}',
  },
  foot: {
    en: 'Sent to SUPPORT_EMAIL. The community does not see who reported the post.',
    fr: 'Envoyé à SUPPORT_EMAIL. La communauté ne sait pas qui a signalé la publication.',
  },
})

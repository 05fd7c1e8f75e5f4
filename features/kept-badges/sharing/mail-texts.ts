import { texts } from '#base/text.ts'

/** The e-mail about the reported page of a badge from elsewhere, to the operator. */
export const reportMail = texts({
  title: { en: 'A page of a badge was reported', fr: "La page d'un badge a été signalée" },
  page: { en: 'A visitor reported this page: {url}', fr: 'Un visiteur a signalé cette page : {url}' },
  end: {
    en: 'To end it: npm run operator -- kept-share {shareId} end',
    fr: 'Pour la fermer : npm run operator -- kept-share {shareId} end',
  },
  foot: {
    en: "Sent to SUPPORT_EMAIL. The badge's holder does not see that the page was reported.",
    fr: 'Envoyé à SUPPORT_EMAIL. Le détenteur du badge ne voit pas que la page a été signalée.',
  },
})

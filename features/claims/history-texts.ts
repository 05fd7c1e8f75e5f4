import { texts } from '#base/text.ts'

/** The mail that tells a holder what became of a badge. */
export const newsMail = texts({
  revokeSubject: { en: '{issuer} took a badge back: {badge}', fr: '{issuer} a retiré un badge : {badge}' },
  suspendSubject: { en: '{issuer} suspended a badge: {badge}', fr: '{issuer} a suspendu un badge : {badge}' },
  resumeSubject: { en: 'A badge counts again: {badge}', fr: 'Un badge compte de nouveau : {badge}' },
  revoke: {
    en: '{issuer} took this badge back. Whoever checks it sees when and why.',
    fr: '{issuer} a retiré ce badge. Quiconque le vérifie voit quand et pourquoi.',
  },
  suspend: {
    en: '{issuer} suspended this badge. Until the suspension ends it does not count.',
    fr: "{issuer} a suspendu ce badge. Il ne compte pas tant que la suspension n'est pas levée.",
  },
  resume: {
    en: '{issuer} ended the suspension of this badge: it counts again.',
    fr: '{issuer} a levé la suspension de ce badge : il compte de nouveau.',
  },
  reason: { en: 'The reason: {reason}', fr: 'Le motif : {reason}' },
  action: { en: 'Open my wallet', fr: 'Ouvrir mon portefeuille' },
  sentTo: { en: 'Sent to {email} by {issuer}.', fr: 'Envoyé à {email} par {issuer}.' },
  unsubscribe: { en: 'No more mails from {issuer}', fr: "Ne plus recevoir d'e-mails de {issuer}" },
})

/** The header of the exported history. */
export const exportWords = texts({
  sent: { en: 'Sent', fr: 'Envoi' },
  link: { en: 'Link', fr: 'Lien' },
  email: { en: 'E-mail', fr: 'E-mail' },
  note: { en: 'Note', fr: 'Note' },
  status: { en: 'Status', fr: 'Statut' },
  delivery: { en: 'Delivery', fr: 'Remise' },
  detail: { en: 'Answer of the mail server', fr: 'Réponse du serveur de messagerie' },
  reason: { en: 'Reason', fr: 'Motif' },
})

import { texts } from '#base/text.ts'

/** A template's history. */
export const historyWords = texts({
  label: { en: 'What was sent', fr: 'Ce qui a été envoyé' },
  filters: { en: 'Which rows', fr: 'Quelles lignes' },
  all: { en: 'All', fr: 'Tous' },
  owner: { en: 'Collected', fr: 'Récupérés' },
  pending: { en: 'Pending', fr: 'En attente' },
  expired: { en: 'Expired', fr: 'Expirés' },
  bounced: { en: 'Not delivered', fr: 'Non remis' },
  suspended: { en: 'Suspended', fr: 'Suspendus' },
  revoked: { en: 'Taken back', fr: 'Retirés' },
  sentOn: { en: 'Sent', fr: 'Envoi' },
  to: { en: 'To', fr: 'À' },
  note: { en: 'Note', fr: 'Note' },
  delivery: { en: 'Delivery', fr: 'Remise' },
  status: { en: 'Status', fr: 'Statut' },
  personalLink: { en: 'Personal link', fr: 'Lien personnel' },
  openLink: { en: 'Open link', fr: 'Lien ouvert' },
  addNote: { en: 'Add a note', fr: 'Ajouter une note' },
  editNote: { en: 'Note of {to}: {note}', fr: 'Note de {to} : {note}' },
  addNoteTo: { en: 'Add a note to {to}', fr: 'Ajouter une note à {to}' },
  noSuchAddress: { en: 'No such address', fr: 'Adresse inconnue' },
  mailboxFull: { en: 'Mailbox full', fr: 'Boîte pleine' },
  refused: { en: 'Refused', fr: 'Refusé' },
  delayed: { en: 'Delayed', fr: 'Retardé' },
  nextTry: { en: 'Next try {at}', fr: 'Nouvel essai {at}' },
  resend: { en: 'Resend', fr: 'Renvoyer' },
  fix: { en: 'Fix', fr: 'Corriger' },
  fixAddress: { en: 'Fix the address', fr: "Corriger l'adresse" },
  fixedAddress: { en: 'Address in place of {to}', fr: 'Adresse à la place de {to}' },
  sendToFixed: { en: 'Send', fr: 'Envoyer' },
  newLink: { en: 'Renew the link', fr: 'Renouveler le lien' },
  resent: { en: 'Email sent with new invitation', fr: 'E-mail envoyé avec une nouvelle invitation' },
  linkRenewed: { en: 'The link is renewed: copy it', fr: 'Le lien est renouvelé : copiez-le' },
  copyLink: { en: 'Copy link', fr: 'Copier le lien' },
  copied: { en: 'Link copied', fr: 'Lien copié' },
  notCopied: {
    en: 'The browser did not let us copy the link.',
    fr: "Le navigateur n'a pas laissé copier le lien.",
  },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
  more: { en: 'More for {to}', fr: 'Plus pour {to}' },
  revokeTitle: { en: 'Take back the badge of {to}?', fr: 'Retirer le badge de {to} ?' },
  revokeLinkTitle: { en: 'End this link?', fr: 'Mettre fin à ce lien ?' },
  revokeOwner: {
    en: 'Everyone who checks it sees that it was taken back, when and why. This cannot be undone.',
    fr: "Quiconque le vérifie verra qu'il a été retiré, quand et pourquoi. C'est définitif.",
  },
  revokePending: {
    en: 'The link gives no badge any more. This cannot be undone.',
    fr: "Le lien ne donnera plus de badge. C'est définitif.",
  },
  revokeTaken: {
    en: {
      one: '{count} person took a badge with it and loses it. The link gives no more. This cannot be undone.',
      other: '{count} people took a badge with it and lose it. The link gives no more. This cannot be undone.',
    },
    fr: {
      one: "{count} personne en a tiré un badge et le perd. Le lien n'en donnera plus. C'est définitif.",
      other: "{count} personnes en ont tiré un badge et le perdent. Le lien n'en donnera plus. C'est définitif.",
    },
  },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: {
    en: 'The holder and whoever checks the badge read it.',
    fr: 'Lu par le détenteur et par quiconque vérifie le badge.',
  },
  reasonMissing: { en: 'Say why, in a few words.', fr: 'Dites pourquoi, en quelques mots.' },
  reasonExample: { en: 'Sent to the wrong person', fr: 'Envoyé à la mauvaise personne' },
  keep: { en: 'Keep it', fr: 'Le laisser' },
  revokeNow: { en: 'Take back', fr: 'Retirer' },
  endNow: { en: 'End the link', fr: 'Mettre fin au lien' },
  takenBack: { en: 'Taken back', fr: 'Le retrait est fait' },
  emptyTitle: { en: 'Not sent yet.', fr: 'Pas encore envoyé.' },
  emptyText: {
    en: 'Send it, and each address stands here with what became of its badge.',
    fr: 'Envoyez-le, et chaque adresse figurera ici avec ce que devient son badge.',
  },
})

/** Suspending the badges of a history row, and ending it. */
export const suspendWords = texts({
  suspend: { en: 'Suspend', fr: 'Suspendre' },
  resume: { en: 'End the suspension', fr: 'Lever la suspension' },
  title: { en: 'Suspend the badge of {to}?', fr: 'Suspendre le badge de {to} ?' },
  consequence: {
    en: {
      one: 'Until you end the suspension the badge does not count, and everyone who checks it sees why.',
      other: 'Until you end the suspension the {count} badges do not count, and everyone who checks one sees why.',
    },
    fr: {
      one: "Tant que la suspension n'est pas levée, le badge ne compte pas, et quiconque le vérifie voit pourquoi.",
      other:
        "Tant que la suspension n'est pas levée, les {count} badges ne comptent pas, et quiconque en vérifie un voit pourquoi.",
    },
  },
  reasonExample: { en: 'Certificate under review', fr: 'Certificat en cours de contrôle' },
  suspended: { en: 'Suspended', fr: 'La suspension est faite' },
  resumed: { en: 'It counts again', fr: 'Il compte de nouveau' },
})

import { texts } from '#base/text.ts'

/** A template's history. */
export const historyWords = texts({
  label: { en: 'Send history', fr: 'Historique des envois' },
  filters: { en: 'Filter rows', fr: 'Filtrer les lignes' },
  all: { en: 'All', fr: 'Tous' },
  owner: { en: 'Collected', fr: 'Récupérés' },
  pending: { en: 'Pending', fr: 'En attente' },
  link: { en: 'Open links', fr: 'Liens ouverts' },
  expired: { en: 'Expired', fr: 'Expirés' },
  bounced: { en: 'Not delivered', fr: 'Non remis' },
  suspended: { en: 'Suspended', fr: 'Suspendus' },
  revoked: { en: 'Revoked', fr: 'Révoqués' },
  sentOn: { en: 'Sent', fr: 'Envoi' },
  to: { en: 'To', fr: 'À' },
  evidence: { en: 'Evidence:', fr: 'Justificatif :' },
  note: { en: 'Note', fr: 'Note' },
  delivery: { en: 'Delivery', fr: 'Remise' },
  status: { en: 'Status', fr: 'Statut' },
  personalLink: { en: 'Personal link', fr: 'Lien personnel' },
  nameChanged: { en: 'Changed by the recipient.', fr: 'Modifié par le destinataire.' },
  onYourList: { en: 'On your list: {name}', fr: 'Sur votre liste : {name}' },
  openLink: { en: 'Open link', fr: 'Lien ouvert' },
  addNote: { en: 'Add a note', fr: 'Ajouter une note' },
  editNote: { en: 'Note of {to}: {note}', fr: 'Note de {to} : {note}' },
  addNoteTo: { en: 'Add a note to {to}', fr: 'Ajouter une note à {to}' },
  by: { en: 'by {parent}', fr: 'par {parent}' },
  noSuchAddress: { en: 'No such address', fr: 'Adresse inconnue' },
  mailboxFull: { en: 'Mailbox full', fr: 'Boîte pleine' },
  refused: { en: 'Refused', fr: 'Refusé' },
  delayed: { en: 'Delayed', fr: 'Retardé' },
  nextTry: { en: 'Next try {at}', fr: 'Nouvel essai {at}' },
  resend: { en: 'Resend', fr: 'Renvoyer' },
  resendMail: { en: 'Resend e-mail', fr: "Renvoyer l'e-mail" },
  fix: { en: 'Fix', fr: 'Corriger' },
  fixAddress: { en: 'Correct address and resend', fr: "Corriger l'adresse et renvoyer" },
  fixedAddress: { en: 'Corrected address for {to}', fr: 'Adresse corrigée pour {to}' },
  sendToFixed: { en: 'Send', fr: 'Envoyer' },
  resent: { en: 'Email sent with new invitation', fr: 'E-mail envoyé avec une nouvelle invitation' },
  linkRenewed: { en: 'Link renewed: copy it', fr: 'Le lien est renouvelé : copiez-le' },
  copyLink: { en: 'Copy link', fr: 'Copier le lien' },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
  more: { en: 'More for {to}', fr: 'Plus pour {to}' },
  revokeTitle: { en: 'Revoke the badge of {to}?', fr: 'Révoquer le badge de {to} ?' },
  /** A row of a ticket, which another row of the address may resemble. */
  ofTicket: { en: '{to} ({ticket})', fr: '{to} ({ticket})' },
  revokeTicketTitle: { en: 'Revoke the ticket of {to}?', fr: 'Révoquer le billet de {to} ?' },
  revokeTicketLinkTitle: { en: 'Revoke the link for {ticket}?', fr: 'Révoquer le lien pour {ticket} ?' },
  revokeLinkTitle: { en: 'Revoke this link?', fr: 'Révoquer ce lien ?' },
  revokeOwner: {
    en: 'Everyone who checks it sees that it was revoked, when and why. This cannot be undone.',
    fr: "Quiconque le vérifie verra qu'il a été révoqué, quand et pourquoi. C'est définitif.",
  },
  revokePending: {
    en: 'The link is no longer valid, and the row cannot be sent again. This cannot be undone.',
    fr: "Le lien ne sera plus valable, et la ligne ne pourra plus être renvoyée. C'est définitif.",
  },
  revokeTaken: {
    en: {
      one: '{count} person collected a badge with it and loses it. The link is no longer valid. This cannot be undone.',
      other:
        '{count} people collected a badge with it and lose it. The link is no longer valid. This cannot be undone.',
    },
    fr: {
      one: "{count} personne a récupéré un badge avec lui et le perd. Le lien ne sera plus valable. C'est définitif.",
      other:
        "{count} personnes ont récupéré un badge avec lui et le perdent. Le lien ne sera plus valable. C'est définitif.",
    },
  },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: {
    en: 'Shown to the holder and to everyone who checks the badge.',
    fr: 'Lu par le détenteur et par quiconque vérifie le badge.',
  },
  reasonMissing: { en: 'Enter a reason.', fr: 'Indiquez un motif.' },
  reasonExample: { en: 'Sent to the wrong person', fr: 'Envoyé à la mauvaise personne' },
  keep: { en: 'Keep it', fr: 'Le laisser' },
  revokeNow: { en: 'Revoke', fr: 'Révoquer' },
  isRevoked: { en: 'Revoked', fr: 'La révocation est faite' },
  emptyTitle: { en: 'Not sent yet.', fr: 'Pas encore envoyé.' },
  emptyText: {
    en: 'Send it, then follow each address here.',
    fr: 'Envoyez-le, puis suivez ici chaque adresse.',
  },
})

/** What other wallets reported about the badges of a row: of one badge, in full, and how many of an open link's. */
export const walletWords = texts({
  stored: { en: 'Stored', fr: 'Enregistré' },
  declined: { en: 'Declined', fr: 'Refusé' },
  failed: { en: 'Not stored', fr: 'Non enregistré' },
  removed: { en: 'Removed', fr: 'Retiré' },
  storedFull: { en: 'Another wallet stored the badge.', fr: 'Un autre portefeuille a enregistré le badge.' },
  declinedFull: {
    en: 'The holder declined the badge in another wallet.',
    fr: 'Le détenteur a refusé le badge dans un autre portefeuille.',
  },
  failedFull: {
    en: 'Another wallet could not store the badge.',
    fr: "Un autre portefeuille n'a pas pu enregistrer le badge.",
  },
  removedFull: {
    en: 'The holder removed the badge from another wallet.',
    fr: "Le détenteur a retiré le badge d'un autre portefeuille.",
  },
  storedOf: { en: '{count} stored', fr: { one: '{count} enregistré', other: '{count} enregistrés' } },
  declinedOf: { en: '{count} declined', fr: { one: '{count} refusé', other: '{count} refusés' } },
  failedOf: { en: '{count} not stored', fr: { one: '{count} non enregistré', other: '{count} non enregistrés' } },
  removedOf: { en: '{count} removed', fr: { one: '{count} retiré', other: '{count} retirés' } },
})

/** Suspending and reinstating the badges of a history row. */
export const suspendWords = texts({
  suspend: { en: 'Suspend', fr: 'Suspendre' },
  resume: { en: 'Reinstate', fr: 'Lever la suspension' },
  title: { en: 'Suspend the badge of {to}?', fr: 'Suspendre le badge de {to} ?' },
  consequence: {
    en: {
      one: 'Until you reinstate it, the badge does not count, and everyone who checks it sees why.',
      other: 'Until you reinstate them, the {count} badges do not count, and everyone who checks one sees why.',
    },
    fr: {
      one: "Tant que la suspension n'est pas levée, le badge ne compte pas, et quiconque le vérifie voit pourquoi.",
      other:
        "Tant que la suspension n'est pas levée, les {count} badges ne comptent pas, et quiconque en vérifie un voit pourquoi.",
    },
  },
  reasonExample: { en: 'Certificate under review', fr: 'Certificat en cours de contrôle' },
  suspended: { en: 'Suspended', fr: 'La suspension est faite' },
  resumed: { en: 'Reinstated', fr: 'La suspension est levée' },
})

import { texts } from '#base/text.ts'

/** The e-mail that tells a holder the new status of a badge. */
export const newsMail = texts({
  revokeSubject: { en: '{issuer} revoked a badge: {badge}', fr: '{issuer} a révoqué un badge : {badge}' },
  suspendSubject: { en: '{issuer} suspended a badge: {badge}', fr: '{issuer} a suspendu un badge : {badge}' },
  resumeSubject: {
    en: '{issuer} reinstated a badge: {badge}',
    fr: "{issuer} a levé la suspension d'un badge : {badge}",
  },
  reissueSubject: { en: '{issuer} reissued a badge: {badge}', fr: '{issuer} a renouvelé un badge : {badge}' },
  revoke: {
    en: '{issuer} revoked this badge. Everyone who checks it sees when and why.',
    fr: '{issuer} a révoqué ce badge. Quiconque le vérifie voit quand et pourquoi.',
  },
  suspend: {
    en: '{issuer} suspended this badge. Until the suspension ends it does not count.',
    fr: "{issuer} a suspendu ce badge. Il ne compte pas tant que la suspension n'est pas levée.",
  },
  resume: {
    en: '{issuer} reinstated this badge. It counts again.',
    fr: '{issuer} a levé la suspension de ce badge : il compte de nouveau.',
  },
  reissue: {
    en: '{issuer} reissued this badge. The new one is in your wallet, and the old one no longer counts.',
    fr: "{issuer} vous a remis ce badge à nouveau. Le nouveau est dans votre portefeuille, l'ancien ne compte plus.",
  },
  ofTicket: { en: '{subject} ({ticket})', fr: '{subject} ({ticket})' },
  ticket: { en: 'Ticket: {ticket}', fr: 'Billet : {ticket}' },
  reason: { en: 'The reason: {reason}', fr: 'Le motif : {reason}' },
  action: { en: 'Open my wallet', fr: 'Ouvrir mon portefeuille' },
  sentTo: { en: 'Sent to {email} by {issuer}.', fr: 'Envoyé à {email} par {issuer}.' },
  unsubscribe: { en: 'Unsubscribe from {issuer}', fr: "Ne plus recevoir d'e-mails de {issuer}" },
})

/** The header of the exported history. */
export const exportWords = texts({
  sent: { en: 'Sent', fr: 'Envoi' },
  link: { en: 'Link', fr: 'Lien' },
  email: { en: 'E-mail', fr: 'E-mail' },
  note: { en: 'Note', fr: 'Note' },
  status: { en: 'Status', fr: 'Statut' },
  delivery: { en: 'Delivery', fr: 'Remise' },
  detail: { en: 'Mail server response', fr: 'Réponse du serveur de messagerie' },
  reason: { en: 'Reason', fr: 'Motif' },
  evidenceUrl: { en: 'Evidence address', fr: 'Adresse du justificatif' },
  evidenceText: { en: 'Evidence', fr: 'Justificatif' },
})

/** Finding rows of the history, changing many of them, reissuing a badge. */
export const manyWords = texts({
  search: { en: 'Name, address or note', fr: 'Nom, adresse ou note' },
  searchTickets: { en: 'Address, name, seat or note', fr: 'Adresse, nom, place ou note' },
  narrow: { en: 'Filter', fr: 'Filtrer' },
  export: { en: 'Export', fr: 'Exporter' },
  notExported: { en: 'The export failed. Try again.', fr: "L'export n'a pas abouti. Réessayez." },
  from: { en: 'From', fr: 'Du' },
  to: { en: 'Until', fr: 'Au' },
  delivery: { en: 'Delivery', fr: 'Remise' },
  anyDelivery: { en: 'Any', fr: 'Toutes' },
  claimPage: { en: 'Claim page', fr: 'Page du badge' },
  anyPage: { en: 'Any', fr: 'Toutes' },
  neverOpened: { en: 'Never opened', fr: 'Jamais ouverte' },
  openedOnly: { en: 'Opened, not collected', fr: 'Ouverte, badge non récupéré' },
  pageNeverOpened: { en: 'Page never opened', fr: 'Page jamais ouverte' },
  pageOpenedOnly: { en: 'Page opened, not collected', fr: 'Page ouverte, badge non récupéré' },
  sentOn: { en: 'Sent on {day}', fr: 'Envoyés le {day}' },
  sentSince: { en: 'Sent since {day}', fr: 'Envoyés depuis le {day}' },
  sentUntil: { en: 'Sent until {day}', fr: "Envoyés jusqu'au {day}" },
  sentBetween: { en: 'Sent from {from} to {to}', fr: 'Envoyés du {from} au {to}' },
  oneSend: { en: 'One send only', fr: 'Un seul envoi' },
  showSend: { en: 'Show this send', fr: 'Voir cet envoi' },
  noMatch: { en: 'Nothing in the history matches.', fr: "Rien ne correspond dans l'historique." },
  mark: { en: 'Select {to}', fr: 'Cocher {to}' },
  markAll: { en: 'Select all on this page', fr: 'Tout cocher sur cette page' },
  chosen: {
    en: { one: '{count} selected', other: '{count} selected' },
    fr: { one: '{count} cochée', other: '{count} cochées' },
  },
  wholeSend: {
    en: { one: 'The whole send ({count} row)', other: 'The whole send ({count} rows)' },
    fr: { one: "Tout l'envoi ({count} ligne)", other: "Tout l'envoi ({count} lignes)" },
  },
  wholeLargeSend: {
    en: { one: 'The whole send ({count} row or more)', other: 'The whole send ({count} rows or more)' },
    fr: { one: "Tout l'envoi ({count} ligne ou plus)", other: "Tout l'envoi ({count} lignes ou plus)" },
  },
  changeWhole: { en: '{change}: the whole send?', fr: "{change} : tout l'envoi ?" },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
  suspend: { en: 'Suspend', fr: 'Suspendre' },
  resume: { en: 'Reinstate', fr: 'Lever la suspension' },
  extend: { en: 'Extend', fr: 'Prolonger' },
  renew: { en: 'Resend', fr: 'Renvoyer' },
  revokeTitle: {
    en: { one: 'Revoke {count} badge?', other: 'Revoke {count} badges?' },
    fr: { one: 'Révoquer {count} badge ?', other: 'Révoquer {count} badges ?' },
  },
  suspendTitle: {
    en: { one: 'Suspend {count} badge?', other: 'Suspend {count} badges?' },
    fr: { one: 'Suspendre {count} badge ?', other: 'Suspendre {count} badges ?' },
  },
  resumeTitle: {
    en: { one: 'Reinstate {count} badge?', other: 'Reinstate {count} badges?' },
    fr: { one: 'Lever la suspension de {count} badge ?', other: 'Lever la suspension de {count} badges ?' },
  },
  extendTitle: {
    en: { one: 'Extend {count} link?', other: 'Extend {count} links?' },
    fr: { one: 'Prolonger {count} lien ?', other: 'Prolonger {count} liens ?' },
  },
  renewTitle: {
    en: { one: 'Send {count} badge again?', other: 'Send {count} badges again?' },
    fr: { one: 'Renvoyer {count} badge ?', other: 'Renvoyer {count} badges ?' },
  },
  revokeNow: { en: 'Revoke', fr: 'Révoquer' },
  suspendNow: { en: 'Suspend', fr: 'Suspendre' },
  resumeNow: { en: 'Reinstate', fr: 'Lever la suspension' },
  extendNow: { en: 'Extend', fr: 'Prolonger' },
  renewNow: { en: 'Resend', fr: 'Renvoyer' },
  revokeThen: {
    en: 'Everyone who checks one sees that it was revoked, when and why; links are no longer valid. This cannot be undone.',
    fr: "Quiconque en vérifie un verra qu'il a été révoqué, quand et pourquoi ; les liens ne sont plus valables. C'est définitif.",
  },
  suspendThen: {
    en: 'Until you reinstate them, collected badges do not count, and everyone who checks one sees why.',
    fr: "Tant que la suspension n'est pas levée, ceux qui ont été récupérés ne comptent pas, et quiconque en vérifie un voit pourquoi.",
  },
  resumeThen: { en: 'Suspended badges count again.', fr: 'Ceux qui sont suspendus comptent de nouveau.' },
  extendThen: {
    en: 'Links of uncollected badges stay valid until the end of this day, but no longer than your delegation.',
    fr: "Les liens pas encore utilisés restent valables jusqu'à la fin de ce jour, au plus tant que dure votre délégation.",
  },
  renewThen: {
    en: 'Each address that has not collected its badge gets an e-mail with a new link for 30 days; older links stop working.',
    fr: "Chaque adresse qui n'a pas récupéré son badge reçoit un e-mail avec un nouveau lien pour 30 jours ; les anciens prennent fin.",
  },
  lastDay: { en: 'Last day', fr: 'Dernier jour' },
  dayMissing: { en: 'Choose the last day.', fr: 'Choisissez le dernier jour.' },
  notify: { en: 'Notify the holders by e-mail', fr: 'Prévenir les détenteurs par e-mail' },
  notifyHint: {
    en: "Only holders with a known address. Counts towards today's e-mails.",
    fr: "Ceux dont l'adresse est connue. Compte dans les envois du jour.",
  },
  done: {
    en: { zero: 'None of these rows could be changed', one: '{count} row changed', other: '{count} rows changed' },
    fr: {
      zero: "Aucune de ces lignes n'a pu être modifiée",
      one: '{count} ligne modifiée',
      other: '{count} lignes modifiées',
    },
  },
  rowsStarted: { en: 'The rows are being changed', fr: 'Les lignes sont en cours de modification' },
  started: { en: 'The send is being changed', fr: "L'envoi est en cours de modification" },
  newLink: { en: 'New link, no e-mail', fr: 'Nouveau lien, sans e-mail' },
  reissue: { en: 'Reissue, corrected', fr: 'Redonner, corrigé' },
  reissueTitle: { en: 'Reissue the badge of {to}?', fr: 'Donner à {to} un badge corrigé ?' },
  reissueThen: {
    en: 'The holder gets a new badge of the template as it is now. The old one is revoked and names the new one.',
    fr: "Le détenteur reçoit un nouveau badge, selon le modèle tel qu'il est maintenant. L'ancien est révoqué et nomme le nouveau.",
  },
  reissueExample: { en: 'The name was misspelt', fr: 'Le nom était mal écrit' },
  reissueNow: { en: 'Reissue', fr: 'Donner le badge corrigé' },
  reissued: { en: 'The corrected badge is in the wallet', fr: 'Le badge corrigé est dans le portefeuille' },
  name: { en: 'Name', fr: 'Nom' },
  seat: { en: 'Seat', fr: 'Place' },
  section: { en: 'Section', fr: 'Section' },
  remind: { en: 'Reminders', fr: 'Rappels' },
  remindTitle: { en: 'Remind people with a pending badge', fr: 'Rappeler les badges en attente' },
  remindThen: {
    en: 'People who have not collected their badge get the e-mail again, unless they unsubscribed.',
    fr: "Les personnes qui n'ont pas récupéré leur badge reçoivent l'e-mail à nouveau, sauf si elles se sont désabonnées.",
  },
  remindTimes: { en: 'How often', fr: 'Combien de fois' },
  never: { en: 'Never', fr: 'Jamais' },
  once: { en: 'Once', fr: 'Une fois' },
  twice: { en: 'Twice', fr: 'Deux fois' },
  remindDays: { en: 'After how many days', fr: 'Après combien de jours' },
  remindAll: { en: 'For all your templates', fr: 'Pour tous vos modèles' },
  remindAllHint: {
    en: 'Templates with their own setting keep it.',
    fr: 'Ceux qui ont leur propre paramètre le gardent.',
  },
  remindersKept: { en: 'Reminders saved', fr: 'Rappels enregistrés' },
  mailsLeft: {
    en: 'E-mails left for these 24 hours: {left} of {limit}',
    fr: 'E-mails restants pour ces 24 heures : {left} sur {limit}',
  },
  erased: { en: 'Address erased', fr: 'Adresse effacée' },
  replaced: { en: 'Reissued', fr: 'Redonné' },
})

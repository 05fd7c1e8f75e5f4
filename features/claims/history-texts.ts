import { texts } from '#base/text.ts'

/** The mail that tells a holder what became of a badge. */
export const newsMail = texts({
  revokeSubject: { en: '{issuer} took a badge back: {badge}', fr: '{issuer} a retiré un badge : {badge}' },
  suspendSubject: { en: '{issuer} suspended a badge: {badge}', fr: '{issuer} a suspendu un badge : {badge}' },
  resumeSubject: { en: 'A badge counts again: {badge}', fr: 'Un badge compte de nouveau : {badge}' },
  reissueSubject: { en: '{issuer} renewed a badge: {badge}', fr: '{issuer} a renouvelé un badge : {badge}' },
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
  reissue: {
    en: '{issuer} gave you this badge anew. The new one is in your wallet, the one before no longer counts.',
    fr: "{issuer} vous a remis ce badge à nouveau. Le nouveau est dans votre portefeuille, l'ancien ne compte plus.",
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

/** Finding rows of the history, changing many of them, giving a badge again. */
export const manyWords = texts({
  search: { en: 'Address or note', fr: 'Adresse ou note' },
  narrow: { en: 'Filter', fr: 'Filtrer' },
  export: { en: 'Export', fr: 'Exporter' },
  notExported: { en: 'The export did not succeed. Try again.', fr: "L'export n'a pas abouti. Réessayez." },
  from: { en: 'From', fr: 'Du' },
  to: { en: 'Until', fr: 'Au' },
  delivery: { en: 'Delivery', fr: 'Remise' },
  anyDelivery: { en: 'Any', fr: 'Toutes' },
  oneSend: { en: 'One send only', fr: 'Un seul envoi' },
  showSend: { en: 'Show this send', fr: 'Voir cet envoi' },
  noMatch: { en: 'Nothing in the history matches.', fr: "Rien ne correspond dans l'historique." },
  mark: { en: 'Mark {to}', fr: 'Cocher {to}' },
  markAll: { en: 'Mark all on this page', fr: 'Tout cocher sur cette page' },
  chosen: {
    en: { one: '{count} marked', other: '{count} marked' },
    fr: { one: '{count} cochée', other: '{count} cochées' },
  },
  wholeSend: { en: 'The whole send', fr: "Tout l'envoi" },
  revoke: { en: 'Take back', fr: 'Retirer' },
  suspend: { en: 'Suspend', fr: 'Suspendre' },
  resume: { en: 'End the suspension', fr: 'Lever la suspension' },
  extend: { en: 'Extend', fr: 'Prolonger' },
  renew: { en: 'Resend', fr: 'Renvoyer' },
  revokeTitle: {
    en: { one: 'Take {count} badge back?', other: 'Take {count} badges back?' },
    fr: { one: 'Retirer {count} badge ?', other: 'Retirer {count} badges ?' },
  },
  suspendTitle: {
    en: { one: 'Suspend {count} badge?', other: 'Suspend {count} badges?' },
    fr: { one: 'Suspendre {count} badge ?', other: 'Suspendre {count} badges ?' },
  },
  resumeTitle: {
    en: { one: 'End the suspension of {count} badge?', other: 'End the suspension of {count} badges?' },
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
  revokeNow: { en: 'Take back', fr: 'Retirer' },
  suspendNow: { en: 'Suspend', fr: 'Suspendre' },
  resumeNow: { en: 'End the suspension', fr: 'Lever la suspension' },
  extendNow: { en: 'Extend', fr: 'Prolonger' },
  renewNow: { en: 'Resend', fr: 'Renvoyer' },
  revokeThen: {
    en: 'Whoever checks one sees that it was taken back, when and why; links give no badge any more. This cannot be undone.',
    fr: "Quiconque en vérifie un verra qu'il a été retiré, quand et pourquoi ; les liens ne donnent plus de badge. C'est définitif.",
  },
  suspendThen: {
    en: 'Until you end the suspension those that were collected do not count, and everyone who checks one sees why.',
    fr: "Tant que la suspension n'est pas levée, ceux qui ont été récupérés ne comptent pas, et quiconque en vérifie un voit pourquoi.",
  },
  resumeThen: { en: 'Those that are suspended count again.', fr: 'Ceux qui sont suspendus comptent de nouveau.' },
  extendThen: {
    en: 'Links that nobody has used yet stay valid until the end of this day, at most as long as your delegation.',
    fr: "Les liens pas encore utilisés restent valables jusqu'à la fin de ce jour, au plus tant que dure votre délégation.",
  },
  renewThen: {
    en: 'Each address that has not collected its badge gets a mail with a new link for 30 days; older links end.',
    fr: "Chaque adresse qui n'a pas récupéré son badge reçoit un e-mail avec un nouveau lien pour 30 jours ; les anciens prennent fin.",
  },
  lastDay: { en: 'Last day', fr: 'Dernier jour' },
  dayMissing: { en: 'Choose the last day.', fr: 'Choisissez le dernier jour.' },
  tell: { en: 'Tell the holders by e-mail', fr: 'Prévenir les détenteurs par e-mail' },
  tellHint: {
    en: "Those whose address is known. Counts against today's mails.",
    fr: "Ceux dont l'adresse est connue. Compte dans les envois du jour.",
  },
  done: {
    en: { zero: 'Nothing here could be changed so', one: '{count} row changed', other: '{count} rows changed' },
    fr: {
      zero: 'Aucune ligne ne pouvait changer ainsi',
      one: '{count} ligne modifiée',
      other: '{count} lignes modifiées',
    },
  },
  rowsStarted: { en: 'The rows are being changed', fr: 'Les lignes sont en cours de modification' },
  started: { en: 'The send is being changed', fr: "L'envoi est en cours de modification" },
  newLink: { en: 'New link, no mail', fr: 'Nouveau lien, sans e-mail' },
  reissue: { en: 'Give it again, corrected', fr: 'Redonner, corrigé' },
  reissueTitle: { en: 'Give {to} a corrected badge?', fr: 'Donner à {to} un badge corrigé ?' },
  reissueThen: {
    en: 'The holder gets a new badge of the template as it is now. The old one is taken back and names the new one.',
    fr: "Le détenteur reçoit un nouveau badge, selon le modèle tel qu'il est maintenant. L'ancien est retiré et nomme le nouveau.",
  },
  reissueExample: { en: 'The name was misspelt', fr: 'Le nom était mal écrit' },
  reissueNow: { en: 'Give the corrected badge', fr: 'Donner le badge corrigé' },
  reissued: { en: 'The corrected badge is in the wallet', fr: 'Le badge corrigé est dans le portefeuille' },
  name: { en: 'Name', fr: 'Nom' },
  seat: { en: 'Seat', fr: 'Place' },
  section: { en: 'Section', fr: 'Section' },
  remind: { en: 'Reminders', fr: 'Rappels' },
  remindTitle: { en: 'Remind those whose badge waits', fr: 'Rappeler les badges en attente' },
  remindThen: {
    en: 'Whoever has not collected a badge gets the mail again. Nobody who unsubscribed does.',
    fr: "Qui n'a pas récupéré son badge reçoit l'e-mail à nouveau, sauf s'il s'est désabonné.",
  },
  remindTimes: { en: 'How often', fr: 'Combien de fois' },
  never: { en: 'Never', fr: 'Jamais' },
  once: { en: 'Once', fr: 'Une fois' },
  twice: { en: 'Twice', fr: 'Deux fois' },
  remindDays: { en: 'After how many days', fr: 'Après combien de jours' },
  remindAll: { en: 'For all your templates', fr: 'Pour tous vos modèles' },
  remindAllHint: {
    en: 'Those with a setting of their own keep it.',
    fr: 'Ceux qui ont leur propre réglage le gardent.',
  },
  remindersKept: { en: 'Reminders saved', fr: 'Rappels enregistrés' },
  mailsLeft: {
    en: '{left} of {limit} mails left for these 24 hours',
    fr: 'Il reste {left} e-mails sur {limit} pour ces 24 heures',
  },
  erased: { en: 'Address erased', fr: 'Adresse effacée' },
  replaced: { en: 'Given again', fr: 'Redonné' },
})

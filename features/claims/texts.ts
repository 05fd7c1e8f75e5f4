import { texts } from '#base/text.ts'

/** What forms, calls and toasts say of a problem with sending and claiming; the specification fixes the first two. */
export const claimProblems = texts({
  tooManyEmails: {
    en: 'Too many emails sent in the last 24h',
    fr: "Trop d'e-mails envoyés ces dernières 24 h",
  },
  noValidEmails: { en: 'No valid emails', fr: 'Aucun e-mail valide' },
  tooManyRows: {
    en: 'At most 1,000 addresses go into one send. Split the list.',
    fr: 'Un envoi prend 1 000 adresses au plus. Divisez la liste.',
  },
  templateNotPublished: {
    en: 'Publish this template first: a draft cannot be sent.',
    fr: "Publiez d'abord ce modèle : un brouillon ne s'envoie pas.",
  },
  delegationEnded: {
    en: 'This template may make no more badges: its number or its time is used up.',
    fr: 'Ce modèle ne peut plus produire de badges : leur nombre ou leur durée est épuisé.',
  },
  noteTooLong: { en: 'The note has more than 100 characters.', fr: 'La note dépasse 100 caractères.' },
  dateInvalid: {
    en: 'Choose an end that is after the start and still to come.',
    fr: 'Choisissez une fin à venir et postérieure au début.',
  },
  quantityNotValid: {
    en: 'Enter a whole number from 1 to 10,000,000,000.',
    fr: 'Saisissez un nombre entier de 1 à 10 000 000 000.',
  },
  daysNotValid: { en: 'Choose 1 to 90 days.', fr: 'Choisissez de 1 à 90 jours.' },
  sessionNotTaken: {
    en: 'There is no badge of this row that could be suspended.',
    fr: "Cette ligne n'a pas de badge qui puisse être suspendu.",
  },
  quantityUsed: {
    en: 'The quantity of this template is used up: every place is given or promised.',
    fr: 'La quantité de ce modèle est épuisée : chaque place est donnée ou promise.',
  },
  optionTooLong: { en: 'This text has more than 2,000 characters.', fr: 'Ce texte dépasse 2 000 caractères.' },
  optionsNotValid: {
    en: 'Give each ticket only what its template asks for.',
    fr: 'Ne donnez à chaque billet que ce que son modèle demande.',
  },
  domainInvalid: {
    en: 'Write domains as example.org, 50 at most.',
    fr: 'Écrivez les domaines comme example.org, 50 au plus.',
  },
  datesMissing: {
    en: 'A limited link needs a start and an end.',
    fr: 'Un lien limité a besoin d’un début et d’une fin.',
  },
  linkFull: {
    en: 'The open link has fewer places left. Change its limit, or send to fewer people.',
    fr: 'Le lien ouvert a moins de places. Changez sa limite, ou envoyez à moins de personnes.',
  },
  linkTooSmall: {
    en: 'More places than that are taken already.',
    fr: 'Davantage de places sont déjà prises.',
  },
  domainNotAllowed: {
    en: 'This link is for addresses of other domains.',
    fr: "Ce lien est réservé aux adresses d'autres domaines.",
  },
  networkFull: {
    en: 'Too many badges were taken over this network. Try over another one, for example mobile data.',
    fr: 'Trop de badges ont été pris depuis ce réseau. Essayez-en un autre, par exemple les données mobiles.',
  },
  listNameMissing: { en: 'Give the list a name.', fr: 'Donnez un nom à la liste.' },
  listNameTooLong: { en: 'The name has more than 100 characters.', fr: 'Le nom dépasse 100 caractères.' },
  tooManyLists: {
    en: 'There are 100 lists already. Delete one first.',
    fr: 'Il y a déjà 100 listes. Supprimez-en une.',
  },
  templateMissing: { en: 'Say which template.', fr: 'Indiquez le modèle.' },
  sessionTaken: {
    en: 'This badge is already collected, or was taken back.',
    fr: 'Ce badge est déjà récupéré, ou a été retiré.',
  },
  claimGone: {
    en: 'This link no longer gives a badge.',
    fr: 'Ce lien ne donne plus de badge.',
  },
  claimWithoutAddress: {
    en: 'This link was not sent to an address. Open your wallet first.',
    fr: "Ce lien n'a pas été envoyé à une adresse. Ouvrez d'abord votre portefeuille.",
  },
  invalid_request: { en: 'The request is not complete.', fr: "La demande n'est pas complète." },
  invalid_grant: { en: 'This link no longer gives a badge.', fr: 'Ce lien ne donne plus de badge.' },
  unsupported_grant_type: {
    en: 'This way of asking is not known here.',
    fr: "Cette façon de demander n'est pas connue ici.",
  },
  invalid_token: {
    en: 'This took too long. Open the link once more.',
    fr: 'Cela a pris trop de temps. Ouvrez à nouveau le lien.',
  },
  invalid_proof: { en: 'The signature does not fit. Try once more.', fr: 'La signature ne convient pas. Réessayez.' },
  invalid_nonce: { en: 'The signature is too old. Try once more.', fr: 'La signature est trop ancienne. Réessayez.' },
  unknown_credential_configuration: {
    en: 'This kind of badge is not known here.',
    fr: "Ce type de badge n'est pas connu ici.",
  },
  credential_request_denied: {
    en: 'This link gives no badge any more.',
    fr: 'Ce lien ne donne plus aucun badge.',
  },
})

/** The mail that brings a badge. */
export const claimMail = texts({
  reminder: { en: 'Your badge still waits: {badge}', fr: 'Votre badge vous attend toujours : {badge}' },
  subject: { en: '{issuer} gives you a badge: {badge}', fr: '{issuer} vous remet un badge : {badge}' },
  lead: {
    en: '{issuer} gives you the badge "{badge}". It is yours: keep it in your wallet, show it to whomever you like, and anyone can check that it is genuine.',
    fr: "{issuer} vous remet le badge « {badge} ». Il est à vous : gardez-le dans votre portefeuille, montrez-le à qui vous voulez, et chacun peut vérifier qu'il est authentique.",
  },
  action: { en: 'Keep this badge', fr: 'Garder ce badge' },
  until: { en: 'The link works until {date}.', fr: "Le lien fonctionne jusqu'au {date}." },
  sentTo: {
    en: 'Sent to {email} by {issuer} with Blazon.',
    fr: 'Envoyé à {email} par {issuer} avec Blazon.',
  },
  unsubscribe: {
    en: 'No more mails from {issuer}',
    fr: "Ne plus recevoir d'e-mails de {issuer}",
  },
})

/** The mail with the digits that confirm an address for an open link. */
export const entryMail = texts({
  subject: { en: 'Your code for the badge {badge}', fr: 'Votre code pour le badge {badge}' },
  title: { en: 'Your code', fr: 'Votre code' },
  lead: {
    en: '{issuer} gives the badge "{badge}" to people whose address is confirmed.',
    fr: "{issuer} remet le badge « {badge} » aux personnes dont l'adresse est confirmée.",
  },
  until: { en: 'The code works for {minutes} minutes.', fr: 'Le code fonctionne pendant {minutes} minutes.' },
  foot: {
    en: 'If you did not ask for it, ignore this mail: nothing happens.',
    fr: "Si vous ne l'avez pas demandé, ignorez cet e-mail : rien ne se passe.",
  },
})

/** The page behind the unsubscription link. */
export const unsubscribePage = texts({
  title: { en: 'No more mails from {issuer}', fr: "Ne plus recevoir d'e-mails de {issuer}" },
  ask: {
    en: 'Press the button and {issuer} sends you no more badges by e-mail. The badges that you keep stay yours.',
    fr: 'Appuyez sur le bouton, et {issuer} ne vous enverra plus de badges par e-mail. Les badges que vous gardez restent à vous.',
  },
  action: { en: 'Stop these mails', fr: 'Arrêter ces e-mails' },
  done: {
    en: 'Done. {issuer} sends you no more badges by e-mail.',
    fr: "C'est fait. {issuer} ne vous enverra plus de badges par e-mail.",
  },
  unknown: {
    en: 'This link is not complete. Open it once more from the mail.',
    fr: "Ce lien n'est pas complet. Ouvrez-le à nouveau depuis l'e-mail.",
  },
})

/** Words that stand in a history row, and words of the delivery with what to do about it. */
export const claimWords = texts({
  owner: { en: 'Collected', fr: 'Récupéré' },
  pending: { en: 'Pending', fr: 'En attente' },
  expired: { en: 'Expired', fr: 'Expiré' },
  suspended: { en: 'Suspended', fr: 'Suspendu' },
  revoked: { en: 'Taken back', fr: 'Retiré' },
  queued: { en: 'Queued', fr: "Dans la file d'envoi" },
  sending: { en: 'Sending', fr: 'Envoi' },
  sent: { en: 'Sent', fr: 'Envoyé' },
  bounced: { en: 'Not delivered', fr: 'Non remis' },
  link: { en: 'Link, no mail', fr: 'Lien, sans e-mail' },
  unsubscribed: { en: 'Wants no mails', fr: "Ne souhaite pas d'e-mails" },
})

/** States of a claim link, each with a page of its own. */
export const claimStates = texts({
  notYet: { en: 'This badge can be kept from {date}.', fr: 'Ce badge pourra être gardé à partir du {date}.' },
  expired: {
    en: 'This link ended on {date}. Ask {issuer} for a new one.',
    fr: 'Ce lien a pris fin le {date}. Demandez-en un nouveau à {issuer}.',
  },
  full: {
    en: 'All places of this link are taken. Ask {issuer} whether there will be more.',
    fr: "Toutes les places de ce lien sont prises. Demandez à {issuer} s'il y en aura d'autres.",
  },
  used: {
    en: 'This badge has been kept already. It is in the wallet that took it.',
    fr: "Ce badge est déjà gardé. Il se trouve dans le portefeuille qui l'a pris.",
  },
  revoked: {
    en: '{issuer} took this badge back on {date}: {reason}',
    fr: '{issuer} a retiré ce badge le {date} : {reason}',
  },
  suspended: {
    en: '{issuer} gives no badge by this link for now. Ask {issuer} when it will.',
    fr: '{issuer} ne donne pas de badge par ce lien pour le moment. Demandez à {issuer} quand ce sera possible.',
  },
  superseded: {
    en: 'A newer mail brought you a newer link. Use that one.',
    fr: 'Un e-mail plus récent vous a apporté un lien plus récent. Utilisez celui-là.',
  },
  unknown: {
    en: 'This link is not complete. Open it once more from the mail.',
    fr: "Ce lien n'est pas complet. Ouvrez-le à nouveau depuis l'e-mail.",
  },
})

/** The dialog that sends a badge. */
export const sendWords = texts({
  above: { en: 'Send a badge', fr: 'Envoyer un badge' },
  choose: { en: 'Which badge?', fr: 'Quel badge ?' },
  search: { en: 'Search a badge', fr: 'Rechercher un badge' },
  searchExample: { en: 'Lead climbing', fr: 'Grimpe en tête' },
  choices: { en: 'Badges', fr: 'Badges' },
  pick: { en: 'Send {title}', fr: 'Envoyer {title}' },
  noMatch: { en: 'No published badge has this name.', fr: 'Aucun badge publié ne porte ce nom.' },
  recipients: { en: 'Recipients', fr: 'Destinataires' },
  recipientExample: { en: 'lea@example.org', fr: 'lea@example.org' },
  note: { en: 'Note for you', fr: 'Note pour vous' },
  noteExample: { en: 'Course of 15 November', fr: 'Stage du 15 novembre' },
  ready: {
    en: { one: '{count} badge ready to go', other: '{count} badges ready to go' },
    fr: { one: '{count} badge prêt à partir', other: '{count} badges prêts à partir' },
  },
  noneReady: { en: 'No badge ready to go', fr: 'Aucun badge prêt à partir' },
  read: {
    en: { one: 'of {count} address read', other: 'of {count} addresses read' },
    fr: { one: 'sur {count} adresse lue', other: 'sur {count} adresses lues' },
  },
  left: {
    en: 'You can send {count} more today',
    fr: { one: "Il vous restera {count} envoi aujourd'hui", other: "Il vous restera {count} envois aujourd'hui" },
  },
  unreadable: {
    en: { one: '{count} address cannot be read', other: '{count} addresses cannot be read' },
    fr: { one: '{count} adresse ne peut pas être lue', other: '{count} adresses ne peuvent pas être lues' },
  },
  fix: { en: 'Fix', fr: 'Corriger' },
  holding: {
    en: { one: '{count} person holds this badge already', other: '{count} people hold this badge already' },
    fr: { one: '{count} personne a déjà ce badge', other: '{count} personnes ont déjà ce badge' },
  },
  holdingThen: { en: 'They get nothing', fr: { one: 'Elle ne recevra rien', other: 'Elles ne recevront rien' } },
  doubles: {
    en: { one: '{count} duplicate joined', other: '{count} duplicates joined' },
    fr: { one: '{count} doublon réuni', other: '{count} doublons réunis' },
  },
  doublesThen: { en: 'Upper and lower case count as the same', fr: 'Casse et espaces ignorés' },
  unwanted: {
    en: { one: '{count} person wants no e-mails from you', other: '{count} people want no e-mails from you' },
    fr: {
      one: "{count} personne ne veut pas d'e-mails de vous",
      other: "{count} personnes ne veulent pas d'e-mails de vous",
    },
  },
  unwantedThen: {
    en: 'Give them their link from the history',
    fr: "Donnez-leur leur lien depuis l'historique",
  },
  overLeft: {
    en: { one: '{count} more than today allows', other: '{count} more than today allows' },
    fr: { one: "{count} de trop pour aujourd'hui", other: "{count} de trop pour aujourd'hui" },
  },
  overLeftThen: { en: 'Send the rest tomorrow', fr: 'Envoyez le reste demain' },
  show: { en: 'Show', fr: 'Voir' },
  hide: { en: 'Hide', fr: 'Masquer' },
  validUntil: {
    en: 'Each link stays valid until {date}',
    fr: "Chaque lien reste valable jusqu'au {date}",
  },
  send: {
    en: { zero: 'Send', one: 'Send {count} badge', other: 'Send {count} badges' },
    fr: { zero: 'Envoyer', one: 'Envoyer {count} badge', other: 'Envoyer {count} badges' },
  },
  sending: { en: 'Sending', fr: 'Envoi' },
  allHold: { en: 'Everyone here holds this badge already.', fr: 'Toutes ces personnes ont déjà ce badge.' },
  sent: {
    en: { one: '{count} badge is on its way', other: '{count} badges are on their way' },
    fr: { one: '{count} badge est en route', other: '{count} badges sont en route' },
  },
  sentThen: {
    en: 'Each address stands in the history, with what became of its badge.',
    fr: "Chaque adresse figure dans l'historique, avec ce qu'il advient de son badge.",
  },
  showHistory: { en: 'Show history', fr: "Voir l'historique" },
  done: { en: 'Done', fr: 'Terminer' },
})

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
  resend: { en: 'Resend', fr: 'Renvoyer' },
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
  reasonHint: { en: 'The holder and whoever checks the badge read it.', fr: 'Le détenteur et qui vérifie le lisent.' },
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

/** What other wallets show of an offer. */
export const protocolWords = texts({
  code: {
    en: 'The code of six digits that the issuer told you',
    fr: "Le code à six chiffres que l'émetteur vous a donné",
  },
})

/** A code that a link asks for as well. */
export const codeWords = texts({
  ask: { en: 'Ask for a code as well', fr: 'Demander aussi un code' },
  askHint: {
    en: 'Six digits for each link, which you find in the history and tell by another way. Whoever has only the mail gets nothing.',
    fr: "Six chiffres par lien, à lire dans l'historique et à transmettre autrement. L'e-mail seul ne suffit pas.",
  },
  code: { en: 'Code {code}', fr: 'Code {code}' },
  locked: { en: 'Too many wrong codes', fr: 'Trop de codes faux' },
})

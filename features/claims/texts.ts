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
    en: 'This template may make no more badges. Send one from the studio, where your wallet can sign for more; a limit of the template is raised in its settings.',
    fr: "Ce modèle ne peut plus produire de badges. Envoyez-en un depuis le studio, où votre portefeuille peut signer pour d'autres ; une limite du modèle se relève dans ses réglages.",
  },
  recipientErased: {
    en: 'The data of one of these people was erased in the meantime, so nothing was sent. Check the addresses, then send again.',
    fr: "Les données d'une de ces personnes ont été effacées entre-temps, donc rien n'a été envoyé. Vérifiez les adresses, puis envoyez à nouveau.",
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
  ticketsUnsound: {
    en: 'Correct the marked cells first.',
    fr: "Corrigez d'abord les cellules signalées.",
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
  listNameTaken: { en: 'Another list has this name.', fr: 'Une autre liste porte ce nom.' },
  tooManyLists: {
    en: 'There are 100 lists already. Delete one first.',
    fr: 'Il y a déjà 100 listes. Supprimez-en une.',
  },
  idempotencyKeyUsed: {
    en: 'This Idempotency-Key was used for another call. Use a new one.',
    fr: 'Cette Idempotency-Key a servi pour un autre appel. Utilisez-en une nouvelle.',
  },
  templateMissing: { en: 'Say which template.', fr: 'Indiquez le modèle.' },
  sessionTaken: {
    en: 'This badge is already collected, or was revoked.',
    fr: 'Ce badge est déjà récupéré, ou a été révoqué.',
  },
  addressChanged: {
    en: 'The address of this row has changed in the meantime. Check it before you send again.',
    fr: "L'adresse de cette ligne a changé entre-temps. Vérifiez-la avant de renvoyer.",
  },
  addressKnown: {
    en: 'This badge has already been sent to this address.',
    fr: 'Ce badge a déjà été envoyé à cette adresse.',
  },
  addressUnwanted: {
    en: 'This address wants no mails from you.',
    fr: "Cette adresse ne souhaite pas d'e-mails de votre part.",
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

/** Words that stand in a history row, and words of the delivery with what to do about it. */
export const claimWords = texts({
  owner: { en: 'Collected', fr: 'Récupéré' },
  pending: { en: 'Pending', fr: 'En attente' },
  expired: { en: 'Expired', fr: 'Expiré' },
  suspended: { en: 'Suspended', fr: 'Suspendu' },
  revoked: { en: 'Revoked', fr: 'Révoqué' },
  queued: { en: 'Queued', fr: "Dans la file d'envoi" },
  sending: { en: 'Sending', fr: 'Envoi' },
  sent: { en: 'Sent', fr: 'Envoyé' },
  bounced: { en: 'Not delivered', fr: 'Non remis' },
  link: { en: 'Link, no e-mail', fr: 'Lien, sans e-mail' },
  unsubscribed: { en: 'Unsubscribed', fr: 'Désabonné' },
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
    en: 'Six digits for each link, which you find in the history and pass on another way. The e-mail alone is not enough.',
    fr: "Six chiffres par lien, à lire dans l'historique et à transmettre autrement. L'e-mail seul ne suffit pas.",
  },
  code: { en: 'Code {code}', fr: 'Code {code}' },
  locked: { en: 'Too many wrong codes', fr: 'Trop de codes faux' },
})

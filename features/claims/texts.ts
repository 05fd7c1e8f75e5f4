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
  used: {
    en: 'This badge has been kept already. It is in the wallet that took it.',
    fr: "Ce badge est déjà gardé. Il se trouve dans le portefeuille qui l'a pris.",
  },
  revoked: {
    en: '{issuer} took this badge back on {date}: {reason}',
    fr: '{issuer} a retiré ce badge le {date} : {reason}',
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

import { texts } from '#base/text.ts'

/** Problems with sending and claiming, in forms, calls and toasts; the specification fixes the first two. */
export const claimProblems = texts({
  sendEnded: {
    en: 'This send can no longer be changed.',
    fr: 'Cet envoi ne peut plus être modifié.',
  },
  tooManyEmails: {
    en: 'Too many emails sent in the last 24h',
    fr: "Trop d'e-mails envoyés ces dernières 24 h",
  },
  notAMember: {
    en: 'At least one of these people is no longer a member, so nothing was sent. Reload the list, then send again.',
    fr: "Au moins une de ces personnes n'est plus membre, donc rien n'a été envoyé. Rechargez la liste, puis envoyez à nouveau.",
  },
  recipientsMixed: {
    en: 'Send to addresses or to members, not to both at once.',
    fr: 'Envoyez à des adresses ou à des membres, pas aux deux à la fois.',
  },
  folderMailsUsed: {
    en: 'The daily e-mail limit of your folder is reached. Send fewer now and the rest tomorrow, or ask an admin.',
    fr: "La limite d'e-mails par jour de votre dossier est atteinte. Envoyez-en moins maintenant et le reste demain, ou demandez à un admin.",
  },
  tooManyRows: {
    en: 'A send takes at most 1,000 addresses. Split the list.',
    fr: 'Un envoi prend 1 000 adresses au plus. Divisez la liste.',
  },
  templateNotPublished: {
    en: 'Publish this template first: a draft cannot be sent.',
    fr: "Publiez d'abord ce modèle : un brouillon ne s'envoie pas.",
  },
  delegationEnded: {
    en: 'This template can issue no more badges. Send one from the studio to sign for more, or raise the limit in the template settings.',
    fr: 'Ce modèle ne peut plus émettre de badges. Envoyez-en un depuis le studio pour signer une nouvelle autorisation, ou relevez la limite dans les paramètres du modèle.',
  },
  recipientErased: {
    en: 'The data of one of these people was erased in the meantime, so nothing was sent. Check the addresses, then send again.',
    fr: "Les données d'une de ces personnes ont été effacées entre-temps, donc rien n'a été envoyé. Vérifiez les adresses, puis envoyez à nouveau.",
  },
  sendMessageTooLong: {
    en: 'The message has more than 280 characters.',
    fr: 'Le message dépasse 280 caractères.',
  },
  sendMessageNotValid: {
    en: 'The message contains a character that nobody can see. Type it instead of pasting it.',
    fr: 'Le message contient un caractère invisible. Saisissez-le au lieu de le coller.',
  },
  noteTooLong: { en: 'The note has more than 100 characters.', fr: 'La note dépasse 100 caractères.' },
  dateInvalid: {
    en: 'Choose an end that is in the future and after the start.',
    fr: 'Choisissez une fin à venir et postérieure au début.',
  },
  quantityNotValid: {
    en: 'Enter a whole number from 1 to 10,000,000,000.',
    fr: 'Saisissez un nombre entier de 1 à 10 000 000 000.',
  },
  daysNotValid: { en: 'Choose 1 to 90 days.', fr: 'Choisissez de 1 à 90 jours.' },
  sessionNotTaken: {
    en: 'This row has no badge to suspend.',
    fr: "Cette ligne n'a pas de badge à suspendre.",
  },
  notSuspendable: {
    en: 'This badge has no second status, so it cannot be suspended. You can revoke it.',
    fr: "Ce badge n'a pas de second statut : il ne peut pas être suspendu. Vous pouvez le révoquer.",
  },
  quantityUsed: {
    en: 'The quantity of this template is used up: every badge is issued or reserved.',
    fr: 'La quantité de ce modèle est épuisée : chaque badge est émis ou réservé.',
  },
  optionTooLong: { en: 'This text has more than 2,000 characters.', fr: 'Ce texte dépasse 2 000 caractères.' },
  optionsNotValid: {
    en: 'Fill in only the details that the ticket template asks for.',
    fr: 'Indiquez seulement les détails que demande le modèle du billet.',
  },
  evidenceUrlNotValid: {
    en: 'Enter an address that starts with https://, at most 500 characters.',
    fr: 'Saisissez une adresse qui commence par https://, 500 caractères au plus.',
  },
  evidenceTextTooLong: {
    en: 'The evidence has more than 1,000 characters.',
    fr: 'Le justificatif dépasse 1 000 caractères.',
  },
  evidenceTextCharacters: {
    en: 'The evidence contains a control character. Type the text instead of pasting it.',
    fr: 'Le justificatif contient un caractère de contrôle. Saisissez le texte au lieu de le coller.',
  },
  evidenceNotValid: {
    en: 'A link for several people cannot carry evidence.',
    fr: 'Un lien pour plusieurs personnes ne peut pas porter de justificatif.',
  },
  ticketsUnsound: {
    en: 'Correct the marked cells first.',
    fr: "Corrigez d'abord les cellules signalées.",
  },
  domainInvalid: {
    en: 'Enter domains such as example.org, 50 at most.',
    fr: 'Saisissez des domaines comme exemple.org, 50 au plus.',
  },
  datesMissing: {
    en: 'A limited link needs a start and an end.',
    fr: "Un lien limité a besoin d'un début et d'une fin.",
  },
  linkTooSmall: {
    en: 'More places than this are already taken.',
    fr: 'Davantage de places sont déjà prises.',
  },
  domainNotAllowed: {
    en: 'This link is for addresses of other domains.',
    fr: "Ce lien est réservé aux adresses d'autres domaines.",
  },
  networkFull: {
    en: 'Too many badges were collected from this network. Try another one, such as mobile data.',
    fr: 'Trop de badges ont été récupérés depuis ce réseau. Essayez-en un autre, par exemple les données mobiles.',
  },
  listNameMissing: { en: 'Give the list a name.', fr: 'Donnez un nom à la liste.' },
  listNameTooLong: { en: 'The name has more than 100 characters.', fr: 'Le nom dépasse 100 caractères.' },
  listNameTaken: { en: 'Another list has this name.', fr: 'Une autre liste porte ce nom.' },
  tooManyLists: {
    en: 'You already have 100 lists. Delete one first.',
    fr: 'Vous avez déjà 100 listes. Supprimez-en une.',
  },
  templateMissing: { en: 'Choose a template.', fr: 'Choisissez un modèle.' },
  sessionTaken: {
    en: 'This badge was already collected or revoked.',
    fr: 'Ce badge a déjà été récupéré ou révoqué.',
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
    en: 'This address no longer receives your e-mails.',
    fr: 'Cette adresse ne reçoit plus vos e-mails.',
  },
  claimGone: {
    en: 'This link is no longer valid.',
    fr: "Ce lien n'est plus valable.",
  },
  claimWithoutAddress: {
    en: 'This link was not sent to an address. Open your wallet first.',
    fr: "Ce lien n'a pas été envoyé à une adresse. Ouvrez d'abord votre portefeuille.",
  },
  invalid_request: { en: 'The request is incomplete.', fr: "La demande n'est pas complète." },
  invalid_grant: {
    en: 'This link is no longer valid.',
    fr: "Ce lien n'est plus valable.",
  },
  notYours: {
    en: 'This badge belongs to another wallet. Open that wallet, then collect it there.',
    fr: 'Ce badge appartient à un autre portefeuille. Ouvrez ce portefeuille, puis récupérez-le là.',
  },
  codeTaken: {
    en: 'This link is already in use. Try again in five minutes.',
    fr: "Ce lien est déjà en cours d'utilisation. Réessayez dans cinq minutes.",
  },
  tokenMissing: {
    en: 'This took too long. Open the link again.',
    fr: 'Cela a pris trop de temps. Ouvrez à nouveau le lien.',
  },
  insufficient_scope: { en: 'This link is for another badge.', fr: "Ce lien est celui d'un autre badge." },
  invalid_credential_request: { en: 'The request is malformed.', fr: "La demande n'est pas valable." },
  invalid_encryption_parameters: {
    en: 'This kind of encryption is not supported.',
    fr: "Ce chiffrement n'est pas pris en charge.",
  },
  unknown_credential_identifier: {
    en: 'This badge is unknown.',
    fr: 'Ce badge est inconnu.',
  },
  invalid_notification_id: { en: 'This badge is unknown.', fr: 'Ce badge est inconnu.' },
  invalid_notification_request: { en: 'The request is malformed.', fr: "La demande n'est pas valable." },
  unsupported_grant_type: {
    en: 'This grant type is not supported.',
    fr: "Ce type d'autorisation n'est pas pris en charge.",
  },
  invalid_token: {
    en: 'This took too long. Open the link again.',
    fr: 'Cela a pris trop de temps. Ouvrez à nouveau le lien.',
  },
  invalid_proof: { en: 'The signature is not valid. Try again.', fr: "La signature n'est pas valable. Réessayez." },
  invalid_nonce: { en: 'The signature is too old. Try again.', fr: 'La signature est trop ancienne. Réessayez.' },
  unknown_credential_configuration: {
    en: 'This badge type is unknown.',
    fr: 'Ce type de badge est inconnu.',
  },
  credential_request_denied: {
    en: 'This link is no longer valid.',
    fr: "Ce lien n'est plus valable.",
  },
})

/** The status of a history row and of its delivery. */
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
  /** Of a member's badge, whether or not it was e-mailed too. */
  inWallet: { en: 'In their wallet', fr: 'Dans son portefeuille' },
  /** A member without a pseudo, by the last characters of the DID. */
  unsubscribed: { en: 'Unsubscribed', fr: 'Désabonné' },
})

/** States of a claim link, each with a page of its own. */
export const claimStates = texts({
  notYet: { en: 'This badge is available from {date}.', fr: 'Ce badge sera disponible à partir du {date}.' },
  expired: {
    en: 'This link ended on {date}. Ask {issuer} for a new one.',
    fr: 'Ce lien a pris fin le {date}. Demandez-en un nouveau à {issuer}.',
  },
  full: {
    en: 'All places of this link are taken. Ask {issuer} whether there will be more.',
    fr: "Toutes les places de ce lien sont prises. Demandez à {issuer} s'il y en aura d'autres.",
  },
  used: {
    en: 'This badge was already collected. It is in the wallet it was saved to.',
    fr: "Ce badge a déjà été récupéré. Il se trouve dans le portefeuille qui l'a reçu.",
  },
  revoked: {
    en: '{issuer} revoked this badge on {date}: {reason}',
    fr: '{issuer} a révoqué ce badge le {date} : {reason}',
  },
  suspended: {
    en: '{issuer} has suspended this link. Ask {issuer} when it will work again.',
    fr: '{issuer} a suspendu ce lien. Demandez à {issuer} quand il fonctionnera de nouveau.',
  },
  superseded: {
    en: 'A newer e-mail has a newer link for you. Use that one.',
    fr: 'Un e-mail plus récent contient un nouveau lien pour vous. Utilisez celui-là.',
  },
  unknown: {
    en: 'This link is incomplete. Open it again from the e-mail.',
    fr: "Ce lien n'est pas complet. Ouvrez-le à nouveau depuis l'e-mail.",
  },
})

/** Descriptions of an offer in other wallets. */
export const protocolWords = texts({
  code: {
    en: 'The six-digit code that the issuer gave you',
    fr: "Le code à six chiffres que l'émetteur vous a donné",
  },
  badge: { en: 'Badge', fr: 'Badge' },
  logo: { en: 'Logo of {name}', fr: 'Logo de {name}' },
  picture: { en: '{category}: {name}', fr: '{category} : {name}' },
})

/** The code required by some links. */
export const codeWords = texts({
  ask: { en: 'Also ask for a code', fr: 'Demander aussi un code' },
  askHint: {
    en: 'Each link has a six-digit code, shown in the history. Pass it on separately: the e-mail alone is not enough.',
    fr: "Chaque lien a un code à six chiffres, affiché dans l'historique. Transmettez-le séparément : l'e-mail seul ne suffit pas.",
  },
  code: { en: 'Code {code}', fr: 'Code {code}' },
  locked: { en: 'Too many wrong codes', fr: 'Trop de codes erronés' },
})

/** The page behind the unsubscription link. */
export const unsubscribePage = texts({
  title: { en: 'Unsubscribe from {issuer}', fr: "Ne plus recevoir d'e-mails de {issuer}" },
  ask: {
    en: 'Press the button and {issuer} will send you no more badges by e-mail. The badges that you have stay yours.',
    fr: 'Appuyez sur le bouton, et {issuer} ne vous enverra plus de badges par e-mail. Les badges que vous avez restent à vous.',
  },
  action: { en: 'Unsubscribe', fr: 'Se désabonner' },
  done: {
    en: 'Done. {issuer} will send you no more badges by e-mail.',
    fr: "C'est fait. {issuer} ne vous enverra plus de badges par e-mail.",
  },
  broken: { en: 'This link is incomplete', fr: "Ce lien n'est pas complet" },
  unknown: { en: 'Open it again from the e-mail.', fr: "Ouvrez-le à nouveau depuis l'e-mail." },
})

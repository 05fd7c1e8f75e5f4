import { texts } from '#base/text.ts'

/** The e-mail with a badge. */
export const claimMail = texts({
  reminder: { en: 'Your badge is still waiting: {badge}', fr: 'Votre badge vous attend toujours : {badge}' },
  subject: { en: '{issuer} gives you a badge: {badge}', fr: '{issuer} vous remet un badge : {badge}' },
  hello: { en: 'Hello {name},', fr: 'Bonjour {name},' },
  lead: {
    en: '{issuer} gives you the badge "{badge}". It is yours: keep it in your wallet, show it to anyone you like, and they can check that it is genuine.',
    fr: "{issuer} vous remet le badge « {badge} ». Il est à vous : gardez-le dans votre portefeuille, montrez-le à qui vous voulez, et chacun peut vérifier qu'il est authentique.",
  },
  ticketReminder: { en: 'Your ticket is still waiting: {badge}', fr: 'Votre billet vous attend toujours : {badge}' },
  ticketSubject: { en: '{issuer} sends you a ticket: {badge}', fr: '{issuer} vous envoie un billet : {badge}' },
  ticketLead: {
    en: '{issuer} sends you a ticket for "{badge}". Keep it in your wallet, and show it at the door.',
    fr: "{issuer} vous envoie un billet pour « {badge} ». Gardez-le dans votre portefeuille et présentez-le à l'entrée.",
  },
  ticketAction: { en: 'Keep this ticket', fr: 'Garder ce billet' },
  /** Follows the subject, so that the e-mails of two tickets differ. */
  ofTicket: { en: '{subject} ({ticket})', fr: '{subject} ({ticket})' },
  giftSubject: { en: '{giver} gives you a badge: {badge}', fr: '{giver} vous donne un badge : {badge}' },
  giftLead: {
    en: '{giver}, a member of {issuer}, gives you the badge "{badge}". Keep it, or decline it in your wallet.',
    fr: '{giver}, membre de {issuer}, vous donne le badge « {badge} ». Gardez-le, ou refusez-le dans votre portefeuille.',
  },
  message: { en: 'A message from {issuer}:', fr: 'Un message de {issuer} :' },
  action: { en: 'Keep this badge', fr: 'Garder ce badge' },
  code: {
    en: 'To keep it, you need a six-digit code, which {issuer} gives you separately.',
    fr: 'Pour le garder, il vous faut un code à six chiffres, que {issuer} vous donne séparément.',
  },
  until: { en: 'The link works until {date}.', fr: "Le lien fonctionne jusqu'au {date}." },
  sentTo: {
    en: 'Sent to {email} by {issuer} with Blazon.',
    fr: 'Envoyé à {email} par {issuer} avec Blazon.',
  },
  unsubscribe: {
    en: 'Unsubscribe from {issuer}',
    fr: "Ne plus recevoir d'e-mails de {issuer}",
  },
})

/** The e-mail with the code that confirms a reply-to address. */
export const replyMail = texts({
  subject: { en: 'Your code for replies to {issuer}', fr: 'Votre code pour les réponses à {issuer}' },
  title: { en: 'Your code', fr: 'Votre code' },
  lead: {
    en: '{issuer} would like to receive replies to its badge e-mails at this address.',
    fr: '{issuer} souhaite recevoir à cette adresse les réponses à ses e-mails de badges.',
  },
  until: {
    en: { one: 'The code works for {count} minute.', other: 'The code works for {count} minutes.' },
    fr: { one: 'Le code fonctionne pendant {count} minute.', other: 'Le code fonctionne pendant {count} minutes.' },
  },
  foot: {
    en: 'If you do not know {issuer}, ignore this e-mail: you will receive no replies.',
    fr: 'Si vous ne connaissez pas {issuer}, ignorez cet e-mail : aucune réponse ne vous parviendra.',
  },
})

/** Shown in the preview of an e-mail while an issuer has no template. */
export const sampleWords = texts({
  badge: { en: 'Your first badge', fr: 'Votre premier badge' },
})

/** Problems with the wording of e-mails, in forms and calls. */
export const mailProblems = texts({
  subjectTooLong: { en: 'The subject has more than 150 characters.', fr: "L'objet dépasse 150 caractères." },
  mailTextTooLong: { en: 'The text has more than 2,000 characters.', fr: 'Le texte dépasse 2 000 caractères.' },
  subjectInvalid: {
    en: 'A subject cannot contain the name of this platform.',
    fr: 'Un objet ne peut pas contenir le nom de la plateforme.',
  },
  mailTextNotValid: {
    en: 'This text has a character that e-mails cannot contain. Type the text instead of pasting it.',
    fr: 'Un caractère de ce texte ne peut pas figurer dans un e-mail. Saisissez le texte au lieu de le coller.',
  },
  placeholderUnknown: {
    en: 'These braces are not a known placeholder. Remove them, or insert a placeholder with the buttons below.',
    fr: 'Des accolades ne correspondent à aucun élément à insérer. Retirez-les, ou utilisez les boutons ci-dessous.',
  },
  replyToNotConfirmed: {
    en: 'Confirm this address first, with the code that we e-mail to it.',
    fr: "Confirmez d'abord cette adresse, avec le code que nous lui envoyons.",
  },
  tooManyAddresses: {
    en: 'You already have 20 addresses. Remove one first.',
    fr: "Vous avez déjà 20 adresses. Retirez-en une d'abord.",
  },
  codeEnded: {
    en: 'This code has expired. Ask for another one.',
    fr: 'Ce code a expiré. Demandez-en un autre.',
  },
})

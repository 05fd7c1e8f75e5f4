import { texts } from '#base/text.ts'

/** The mail that brings a badge. */
export const claimMail = texts({
  reminder: { en: 'Your badge still waits: {badge}', fr: 'Votre badge vous attend toujours : {badge}' },
  subject: { en: '{issuer} gives you a badge: {badge}', fr: '{issuer} vous remet un badge : {badge}' },
  lead: {
    en: '{issuer} gives you the badge "{badge}". It is yours: keep it in your wallet, show it to whomever you like, and anyone can check that it is genuine.',
    fr: "{issuer} vous remet le badge « {badge} ». Il est à vous : gardez-le dans votre portefeuille, montrez-le à qui vous voulez, et chacun peut vérifier qu'il est authentique.",
  },
  action: { en: 'Keep this badge', fr: 'Garder ce badge' },
  code: {
    en: 'To keep it you need a code of six digits, which {issuer} tells you by another way.',
    fr: 'Pour le garder, il vous faut un code à six chiffres, que {issuer} vous donne autrement.',
  },
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
  broken: { en: 'This link is not complete', fr: "Ce lien n'est pas complet" },
  unknown: { en: 'Open it once more from the mail.', fr: "Ouvrez-le à nouveau depuis l'e-mail." },
})

/** The mail with the code that confirms an address for answers. */
export const replyMail = texts({
  subject: { en: 'Your code for answers to {issuer}', fr: 'Votre code pour les réponses à {issuer}' },
  title: { en: 'Your code', fr: 'Votre code' },
  lead: {
    en: '{issuer} would like answers to its badge mails to come to this address.',
    fr: '{issuer} souhaite recevoir à cette adresse les réponses à ses e-mails de badges.',
  },
  until: { en: 'The code works for {minutes} minutes.', fr: 'Le code fonctionne pendant {minutes} minutes.' },
  foot: {
    en: 'If you do not know {issuer}, ignore this mail: no answers will come to you.',
    fr: 'Si vous ne connaissez pas {issuer}, ignorez cet e-mail : aucune réponse ne vous parviendra.',
  },
})

/** What stands in the preview of a mail where an issuer has no template yet. */
export const sampleWords = texts({
  badge: { en: 'Your first badge', fr: 'Votre premier badge' },
})

/** What forms and calls say of a problem with the wording of mails. */
export const mailProblems = texts({
  subjectTooLong: { en: 'The subject has more than 150 characters.', fr: "L'objet dépasse 150 caractères." },
  mailTextTooLong: { en: 'The text has more than 2,000 characters.', fr: 'Le texte dépasse 2 000 caractères.' },
  subjectInvalid: {
    en: 'A subject cannot contain the name of this platform.',
    fr: 'Un objet ne peut pas contenir le nom de la plateforme.',
  },
  mailTextNotValid: {
    en: 'There is a character here that mails cannot carry. Type the text instead of pasting it.',
    fr: 'Un caractère ne peut pas figurer dans un e-mail. Saisissez le texte au lieu de le coller.',
  },
  placeholderUnknown: {
    en: 'This has braces that are no placeholder. Remove them, or insert a placeholder with the buttons below.',
    fr: 'Des accolades ne correspondent à aucun élément à insérer. Retirez-les, ou utilisez les boutons ci-dessous.',
  },
  replyToNotConfirmed: {
    en: 'Confirm this address first, with the code that we mail to it.',
    fr: "Confirmez d'abord cette adresse, avec le code que nous lui envoyons.",
  },
  tooManyAddresses: {
    en: 'There are 20 addresses already. Take one out first.',
    fr: "Il y a déjà 20 adresses. Retirez-en une d'abord.",
  },
  codeEnded: {
    en: 'This code works no more. Ask for another one.',
    fr: "Ce code n'est plus valable. Demandez-en un autre.",
  },
})

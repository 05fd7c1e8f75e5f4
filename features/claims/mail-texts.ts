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

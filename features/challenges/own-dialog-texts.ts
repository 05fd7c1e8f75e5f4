import { texts } from '#base/text.ts'

/** What follows the creation of a challenge of our own types, and can be opened again from the list. */
export const ownDialogs = texts({
  qrCode: { en: 'QR code', fr: 'Code QR' },
  kiosk: { en: 'Kiosk', fr: 'Borne' },
  secret: { en: 'Secret', fr: 'Secret' },
  done: { en: 'Done', fr: 'Terminé' },
  codesTitle: {
    en: { one: 'One single-use code', other: '{count} single-use codes' },
    fr: { one: 'Un code à usage unique', other: '{count} codes à usage unique' },
  },
  codesText: {
    en: 'This is the only time they are shown: Blazon keeps no readable copy. Each works once, for one person.',
    fr: "Ils ne sont affichés que cette fois : Blazon n'en garde aucune copie lisible. Chacun marche une fois, pour une personne.",
  },
  download: { en: 'Download as CSV', fr: 'Télécharger en CSV' },
  print: { en: 'Print with QR codes', fr: 'Imprimer avec codes QR' },
  printing: { en: 'Preparing', fr: 'Préparation' },
  more: {
    en: { one: 'and {count} more', other: 'and {count} more' },
    fr: { one: 'et {count} autre', other: 'et {count} autres' },
  },
  keep: { en: 'Close without saving?', fr: 'Fermer sans enregistrer ?' },
  keepText: {
    en: 'You have not saved or printed the codes. They cannot be shown again.',
    fr: "Vous n'avez ni enregistré ni imprimé les codes. Ils ne pourront plus être affichés.",
  },
  keepOpen: { en: 'Back to the codes', fr: 'Retour aux codes' },
  closeAnyway: { en: 'Close anyway', fr: 'Fermer quand même' },
  file: { en: 'codes.csv', fr: 'codes.csv' },
  columnCode: { en: 'Code', fr: 'Code' },
  columnLink: { en: 'Link', fr: 'Lien' },
  wordTitle: { en: 'Code to scan', fr: 'Code à scanner' },
  wordText: {
    en: 'Members type “{word}”, or scan this code with their wallet or camera.',
    fr: 'Les membres saisissent « {word} », ou scannent ce code avec leur portefeuille ou leur appareil photo.',
  },
  wordFile: { en: 'QR code {word}', fr: 'Code QR {word}' },
  wordNotSaved: {
    en: 'The picture could not be made. Try again.',
    fr: "L'image n'a pas pu être créée. Réessayez.",
  },
  wordCode: { en: 'QR code of the word {word}', fr: 'Code QR du mot {word}' },
  kioskTitle: { en: 'Kiosk for {place}', fr: 'Borne pour {place}' },
  kioskText: {
    en: 'Open this link on a tablet or screen on site. It needs no account and shows a code that changes every 15 seconds, so a photo of it is worthless after half a minute.',
    fr: 'Ouvrez ce lien sur une tablette ou un écran sur place. Il ne demande aucun compte et affiche un code qui change toutes les 15 secondes : sa photo ne vaut plus rien après une demi-minute.',
  },
  kioskOnce: {
    en: 'The link is shown once. A new one ends this one and its codes at once.',
    fr: "Le lien n'est affiché qu'une fois. Un nouveau met aussitôt fin à celui-ci et à ses codes.",
  },
  makeKiosk: { en: 'Create the kiosk link', fr: 'Créer le lien de la borne' },
  renewKiosk: { en: 'Create a new link', fr: 'Créer un nouveau lien' },
  makingKiosk: { en: 'Creating', fr: 'Création' },
  renewHint: {
    en: 'If a kiosk is already open, its link and its code end.',
    fr: 'Si une borne est déjà ouverte, son lien et son code prennent fin.',
  },
  open: { en: 'Open', fr: 'Ouvrir' },
  copyLink: { en: 'Copy link', fr: 'Copier le lien' },
  openByCode: {
    en: 'Scan to open the kiosk on another device',
    fr: 'Scannez pour ouvrir la borne sur un autre appareil',
  },
  secretTitle: { en: 'Secret of {host}', fr: 'Secret de {host}' },
  secretText: {
    en: 'Your server verifies each request with this secret, as Standard Webhooks describe: the header webhook-signature is the HMAC-SHA256 over webhook-id, webhook-timestamp and body, separated by full stops.',
    fr: "Votre serveur vérifie chaque requête avec ce secret, comme le décrit Standard Webhooks : l'en-tête webhook-signature est le HMAC-SHA256 de webhook-id, webhook-timestamp et du corps, séparés par des points.",
  },
  secretAnswer: {
    en: 'It answers {yes} or {no} within 5 seconds. Anything else means “could not be checked”, and Blazon asks again.',
    fr: 'Il répond {yes} ou {no} en 5 secondes. Toute autre réponse veut dire « non vérifiable », et Blazon redemande.',
  },
  showSecret: { en: 'Show the secret', fr: 'Afficher le secret' },
  showing: { en: 'Reading', fr: 'Lecture' },
  copySecret: { en: 'Copy secret', fr: 'Copier le secret' },
})

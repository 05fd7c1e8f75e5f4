import { texts } from '#base/text.ts'

/** The badges of other issuers in the wallet's list. */
export const keptShelf = texts({
  elsewhere: { en: 'From elsewhere', fr: "Venus d'ailleurs" },
  lead: {
    en: 'Badges that others issued. They stay with you and earn no points here.',
    fr: "Des badges émis par d'autres. Ils restent chez vous et ne rapportent pas de points ici.",
  },
  list: { en: 'Badges from elsewhere', fr: "Badges venus d'ailleurs" },
  add: { en: 'Add a badge', fr: 'Ajouter un badge' },
  addOffline: { en: 'Adding a badge needs a connection', fr: "L'ajout d'un badge demande une connexion" },
  more: { en: 'Show more', fr: 'Afficher plus' },
  from: { en: 'From {issuer}, {host}', fr: 'De {issuer}, {host}' },
  fromOnly: { en: 'From {issuer}', fr: 'De {issuer}' },
  unnamed: { en: 'an unnamed issuer', fr: 'un émetteur sans nom' },
  untitled: { en: 'A badge without a title', fr: 'Un badge sans titre' },
  sealed: { en: 'An encrypted badge', fr: 'Un badge chiffré' },
  sealedText: {
    en: 'Encrypted with another key: {did}',
    fr: 'Chiffré avec une autre clé : {did}',
  },
  locked: {
    en: 'Your key encrypts the badges from elsewhere. Unlock it to see them.',
    fr: "Votre clé chiffre les badges venus d'ailleurs. Déverrouillez-la pour les voir.",
  },
  offline: { en: 'Offline, as of {time}', fr: 'Hors ligne, état du {time}' },
})

/** The sheet that adds a badge of another issuer. */
export const addSheet = texts({
  title: { en: 'Add a badge from elsewhere', fr: "Ajouter un badge d'ailleurs" },
  scan: { en: 'Scan its code', fr: 'Scanner son code' },
  scanHint: { en: 'On a screen or a certificate', fr: 'Sur un écran ou un certificat' },
  file: { en: 'Choose a file', fr: 'Choisir un fichier' },
  fileHint: {
    en: "Picture, badge or another wallet's file",
    fr: "Image, badge ou fichier d'un autre portefeuille",
  },
  fileHintDesk: { en: 'Or drop it here', fr: 'Ou déposez-le ici' },
  paste: { en: 'Paste its link or text', fr: 'Coller son lien ou son texte' },
  pasteExample: { en: 'https://badges.example.org/badges/42', fr: 'https://badges.exemple.org/badges/42' },
  pasteMissing: { en: "Paste the badge's link or text first.", fr: "Collez d'abord le lien ou le texte du badge." },
  add: { en: 'Add', fr: 'Ajouter' },
  shared: { en: 'Shared: {name}', fr: 'Partagé : {name}' },
  addFile: { en: 'Add this file', fr: 'Ajouter ce fichier' },
  adding: { en: 'Checking', fr: 'Vérification' },
  note: {
    en: 'Open Badges 1.0 to 3.0, up to 2\u00a0MB each. We check it now, again when you open it, and most of them weekly.',
    fr: "Open Badges 1.0 à 3.0, 2\u00a0Mo au plus chacun. Nous le vérifions maintenant, puis à l'ouverture, et la plupart chaque semaine.",
  },
  foundTitle: { en: 'Keep this badge?', fr: 'Garder ce badge ?' },
  forYou: { en: 'It is yours', fr: 'Il est à vous' },
  forYouMaybe: { en: 'It names you, which is not proven', fr: "Il vous désigne, ce qui n'est pas prouvé" },
  forOther: { en: 'It names {recipient}', fr: 'Il désigne {recipient}' },
  forSomebody: { en: 'It names somebody else', fr: "Il désigne quelqu'un d'autre" },
  forNobody: { en: 'It does not say whose it is', fr: 'Il ne dit pas à qui il est' },
  notChecked: {
    en: 'It could not be checked. You can keep it, and check it again later.',
    fr: "Il n'a pas pu être vérifié. Vous pouvez le garder, et le vérifier de nouveau plus tard.",
  },
  keep: { en: 'Keep', fr: 'Garder' },
  keepAnyway: { en: 'Keep anyway', fr: 'Garder quand même' },
  keeping: { en: 'Keeping', fr: 'Enregistrement' },
  another: { en: 'Choose another', fr: 'En choisir un autre' },
  added: { en: 'Added', fr: 'Ajouté' },
  sealWhy: {
    en: 'Your own key encrypts this badge on this device. Unlock it first.',
    fr: "Votre propre clé chiffre ce badge sur cet appareil. Déverrouillez-la d'abord.",
  },
})

/** The page of a badge from elsewhere. */
export const keptPage = texts({
  gone: { en: 'This badge is not in your wallet', fr: "Ce badge n'est pas dans votre portefeuille" },
  checkedToday: { en: 'Checked today at {time}', fr: "Vérifié aujourd'hui à {time}" },
  checkedOn: { en: 'Checked on {day}', fr: 'Vérifié le {day}' },
  because: { en: '{finding}.', fr: '{finding}.' },
  yours: { en: 'It is yours', fr: 'Il est à vous' },
  yoursByKey: { en: 'It was issued to a key of this wallet', fr: 'Il a été délivré à une clé de ce portefeuille' },
  yoursByAddress: { en: 'It was issued to one of your addresses', fr: "Il a été délivré à l'une de vos adresses" },
  claimed: { en: 'It names you', fr: 'Il vous désigne' },
  claimedText: { en: 'Only the badge says so; it is not proven', fr: "Seul le badge le dit ; ce n'est pas prouvé" },
  notLinked: { en: 'Not linked to you', fr: 'Sans lien avec vous' },
  namesOther: { en: 'It names somebody else', fr: "Il désigne quelqu'un d'autre" },
  namesNobody: {
    en: 'It names no key and no address of this wallet',
    fr: 'Il ne désigne ni clé ni adresse de ce portefeuille',
  },
  public: { en: 'Public only if you share it', fr: 'Public seulement si vous le partagez' },
  publicText: {
    en: 'It is in no ranking, and no community counts it',
    fr: "Il n'est dans aucun classement, et aucune communauté ne le compte",
  },
  shared: { en: 'It has a public page', fr: 'Il a une page publique' },
  sharedText: {
    en: 'Anyone with its address can see it, until you turn it off',
    fr: "Toute personne qui a l'adresse peut la voir, jusqu'à ce que vous la fermiez",
  },
  validUntil: { en: 'Valid until {day}', fr: "Valable jusqu'au {day}" },
  expiredOn: { en: 'It expired on {day}', fr: 'Il a expiré le {day}' },
  awarded: { en: 'Awarded on {day}, {standard}', fr: 'Décerné le {day}, {standard}' },
  check: { en: 'Check again', fr: 'Vérifier de nouveau' },
  checking: { en: 'Checking', fr: 'Vérification' },
  share: { en: 'Share', fr: 'Partager' },
  save: { en: 'Save its file', fr: 'Enregistrer le fichier' },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeTitle: { en: 'Remove this badge?', fr: 'Retirer ce badge ?' },
  removeText: {
    en: 'It disappears from your wallet, and its public page if it has one. Keep its file to add it again.',
    fr: "Il disparaît de votre portefeuille, avec sa page publique s'il en a une. Gardez son fichier pour l'ajouter de nouveau.",
  },
  removeNote: { en: 'The issuer is not notified', fr: "L'émetteur n'en est pas averti" },
  removing: { en: 'Removing', fr: 'Retrait' },
  removed: { en: 'Removed', fr: 'Retiré' },
  saysText: {
    en: 'What follows is what the issuer wrote. Nobody checked it.',
    fr: "Ce qui suit est écrit par l'émetteur. Personne ne l'a vérifié.",
  },
  evidence: { en: 'Evidence', fr: 'Justificatifs' },
})

/** The public page of a badge from elsewhere, as its holder turns it on and off. */
export const keptSharing = texts({
  title: { en: 'Share this badge', fr: 'Partager ce badge' },
  off: {
    en: 'This creates a public page, which anyone with its address can see. You can turn it off at any time.',
    fr: "Cela crée une page publique, visible de toute personne qui en a l'adresse. Vous pouvez la fermer à tout moment.",
  },
  shows: {
    en: 'It shows the title, description and criteria, the issuer and the dates, and what was checked. It shows neither its picture nor your name and address.',
    fr: "Elle montre le titre, la description et les critères, l'émetteur et les dates, et ce qui a été vérifié. Elle ne montre ni son image, ni votre nom, ni votre adresse.",
  },
  leaves: {
    en: 'Your key encrypts this badge. To share it, its text leaves this device: the server keeps a copy that it can read while the page is on.',
    fr: 'Votre clé chiffre ce badge. Pour le partager, son texte quitte cet appareil : le serveur en garde une copie lisible tant que la page est ouverte.',
  },
  make: { en: 'Create the page', fr: 'Créer la page' },
  makeAnyway: { en: 'Send the text and create the page', fr: 'Envoyer le texte et créer la page' },
  making: { en: 'One moment', fr: 'Un instant' },
  on: {
    en: 'The page is on. Anyone with its address can see it.',
    fr: "La page est ouverte. Toute personne qui a l'adresse peut la voir.",
  },
  closes: {
    en: 'It closes when the badge is revoked or no longer genuine.',
    fr: "Elle se ferme si le badge est révoqué ou n'est plus authentique.",
  },
  copy: { en: 'Copy the address', fr: "Copier l'adresse" },
  end: { en: 'Turn the page off', fr: 'Fermer la page' },
  ending: { en: 'Turning it off', fr: 'Fermeture' },
  ended: {
    en: 'The page is off. Its address no longer works',
    fr: 'La page est fermée. Son adresse ne fonctionne plus',
  },
})

import { texts } from '#base/text.ts'

/** The sentences of the problems that any call may return; the catalogue starts with them. */
export const commonProblems = texts({
  invalidInput: {
    en: 'Some fields are not valid. Check them and try again.',
    fr: 'Certains champs ne sont pas valables. Vérifiez-les, puis recommencez.',
  },
  signedOut: {
    en: 'Your session has ended. Sign in to continue.',
    fr: 'Votre session est terminée. Connectez-vous pour continuer.',
  },
  gateClosed: {
    en: 'This studio needs its password. Reload the page.',
    fr: 'Ce studio demande son mot de passe. Rechargez la page.',
  },
  ownKeyOnly: {
    en: "This needs a signature from the community's own wallet. Ask one of its admins.",
    fr: "Cela demande une signature du portefeuille de la communauté. Adressez-vous à l'un de ses admins.",
  },
  keyUnknown: {
    en: 'No key like this exists. Check that all of it was copied, and that it was not ended.',
    fr: "Cette clé n'existe pas. Vérifiez qu'elle a été copiée en entier et qu'elle n'a pas été arrêtée.",
  },
  keyExpired: {
    en: 'This key has expired. Make a new one under Developers.',
    fr: 'Cette clé a expiré. Créez-en une nouvelle sous Développeurs.',
  },
  keyAsBearer: {
    en: 'Send the key in the header Token, not as a bearer. Rotate it: it may have been seen.',
    fr: "Envoyez la clé dans l'en-tête Token, pas comme bearer. Renouvelez-la : elle a pu être vue.",
  },
  keyInUrl: {
    en: 'Send the key in the header Token, never in an address. Rotate it: logs may contain it.',
    fr: "Envoyez la clé dans l'en-tête Token, jamais dans une adresse. Renouvelez-la : des journaux peuvent la contenir.",
  },
  keyNetwork: {
    en: 'This key cannot be used from this network.',
    fr: 'Cette clé ne peut pas être utilisée depuis ce réseau.',
  },
  keyTemplate: {
    en: 'This key is for other templates.',
    fr: "Cette clé est faite pour d'autres modèles.",
  },
  notForKeys: {
    en: 'This can only be done by a person in the studio, not with a key.',
    fr: 'Seule une personne peut faire cela dans le studio, pas une clé.',
  },
  scopeMissing: {
    en: 'This key is not permitted to do this. Make one with the permission that the response names.',
    fr: "Cette clé n'a pas ce droit. Créez-en une avec le droit que nomme la réponse.",
  },
  keyReused: {
    en: 'This Idempotency-Key was used for another call. Use a new one.',
    fr: 'Cette Idempotency-Key a servi pour un autre appel. Utilisez-en une nouvelle.',
  },
  keyInUse: {
    en: 'The first call with this Idempotency-Key is not answered yet. Wait a few seconds and repeat it.',
    fr: "Le premier appel avec cette Idempotency-Key n'a pas encore de réponse. Attendez quelques secondes et répétez-le.",
  },
  notAllowed: { en: 'You are not allowed to do this.', fr: "Vous n'avez pas le droit de faire cela." },
  proofMissing: {
    en: 'Nothing was done: confirm that it is you, and try again.',
    fr: "Rien n'a été fait : confirmez que c'est bien vous, puis réessayez.",
  },
  cursorInvalid: {
    en: 'This list has changed. Open it again from the start.',
    fr: 'Cette liste a changé. Rouvrez-la depuis le début.',
  },
  searchTooLong: { en: 'Search for at most 50 characters.', fr: 'Recherchez 50 caractères au plus.' },
  notFound: { en: 'This does not exist or was removed.', fr: "Cela n'existe pas ou a été supprimé." },
  noValidEmails: { en: 'No valid emails', fr: 'Aucun e-mail valide' },
  tooLarge: { en: 'This is too large to send.', fr: 'Cet envoi est trop volumineux.' },
  tooManyRequests: {
    en: 'Too many attempts. Wait a minute and try again.',
    fr: 'Trop de tentatives. Attendez une minute, puis recommencez.',
  },
  serverError: {
    en: 'Server error, please try again later',
    fr: 'Erreur du serveur, veuillez réessayer plus tard',
  },
  storeAway: {
    en: 'Pictures and files cannot be stored or read at the moment. Nothing was changed. Try again in a few minutes.',
    fr: "Les images et les fichiers ne peuvent être ni enregistrés ni lus pour le moment. Rien n'a été modifié. Réessayez dans quelques minutes.",
  },
  unavailable: {
    en: 'Blazon is temporarily unavailable. Try again in a few seconds.',
    fr: 'Blazon est momentanément indisponible. Réessayez dans quelques secondes.',
  },
  unreachable: {
    en: "Can't reach server, please try again later",
    fr: 'Serveur injoignable, veuillez réessayer plus tard',
  },
  serverRetry: {
    en: 'Server error, please retry later',
    fr: 'Erreur du serveur, veuillez recommencer plus tard',
  },
  fillIn: { en: 'Please fill correctly all fields', fr: 'Veuillez remplir correctement tous les champs' },
  /** The same with the labels of the fields that are wrong. */
  fillInFields: {
    en: 'Please fill correctly all fields: {fields}',
    fr: 'Veuillez remplir correctement tous les champs : {fields}',
  },
  ipfsError: { en: 'IPFS error', fr: 'Erreur IPFS' },
  walletMissed: { en: "Can't reach mobile app", fr: "Impossible de joindre l'application mobile" },
  fileFormatInvalid: { en: 'Choose a PNG or JPEG picture.', fr: 'Choisissez une image PNG ou JPEG.' },
  sizeExceeded: { en: 'This picture is larger than 10 MB.', fr: 'Cette image dépasse 10 Mo.' },
})

/** Words used on many screens. */
export const words = texts({
  cancel: { en: 'Cancel', fr: 'Annuler' },
  /** A part of the page did not load: there is no network, or a newer version replaced it. */
  notLoaded: {
    en: 'This part did not load. Try again, or reload the page.',
    fr: "Cette partie n'a pas été chargée. Réessayez, ou rechargez la page.",
  },
  /** A list or page that failed to load; the reason follows. */
  offline: {
    en: 'You are offline. This loads as soon as you are connected again.',
    fr: 'Vous êtes hors ligne. Le chargement reprend dès que vous êtes de nouveau connecté.',
  },
  loadFailed: { en: 'This could not be loaded.', fr: "Ceci n'a pas pu être chargé." },
  close: { en: 'Close', fr: 'Fermer' },
  save: { en: 'Save', fr: 'Enregistrer' },
  saving: { en: 'Saving', fr: 'Enregistrement' },
  next: { en: 'Next', fr: 'Suivant' },
  previous: { en: 'Previous', fr: 'Précédent' },
  back: { en: 'Back', fr: 'Retour' },
  delete: { en: 'Delete', fr: 'Supprimer' },
  edit: { en: 'Edit', fr: 'Modifier' },
  send: { en: 'Send', fr: 'Envoyer' },
  sending: { en: 'Sending', fr: 'Envoi' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied to clipboard', fr: 'Copié dans le presse-papiers' },
  notCopied: {
    en: 'The browser blocked the copy. Allow clipboard access and try again.',
    fr: "Le navigateur a bloqué la copie. Autorisez l'accès au presse-papiers, puis réessayez.",
  },
  download: { en: 'Download', fr: 'Télécharger' },
  add: { en: 'Add', fr: 'Ajouter' },
  remove: { en: 'Remove', fr: 'Retirer' },
  change: { en: 'Change', fr: 'Changer' },
  search: { en: 'Search', fr: 'Rechercher' },
  more: { en: 'More actions', fr: "Plus d'actions" },
  all: { en: 'All', fr: 'Tout' },
  optional: { en: 'optional', fr: 'facultatif' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  loading: { en: 'Loading', fr: 'Chargement' },
  /** For a form whose unsaved values were restored. */
  restored: { en: 'Restored from earlier', fr: 'Reprise de votre dernière saisie' },
  restoredInPart: {
    en: 'Restored from earlier, except the picture, which this device has no room for. Choose it again.',
    fr: "Reprise de votre dernière saisie, sauf l'image, que cet appareil n'a pas la place de garder. Choisissez-la à nouveau.",
  },
  clear: { en: 'Clear', fr: 'Effacer' },
  signOut: { en: 'Sign out', fr: 'Se déconnecter' },
  settings: { en: 'Settings', fr: 'Paramètres' },
  language: { en: 'Language', fr: 'Langue' },
})

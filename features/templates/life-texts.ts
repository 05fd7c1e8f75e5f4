import { texts } from '#base/text.ts'

/** Changing, cloning and deleting a published template. */
export const lifeWords = texts({
  clone: { en: 'Clone', fr: 'Dupliquer' },
  more: { en: 'More for this template', fr: 'Plus pour ce modèle' },
  newVersion: {
    en: 'Saving makes version {version}.',
    fr: 'Enregistrer crée la version {version}.',
  },
  keepTheirs: {
    en: {
      zero: 'Nobody has collected it yet.',
      one: 'The {count} person who collected it keeps theirs as it is.',
      other: 'The {count} people who collected it keep theirs as it is.',
    },
    fr: {
      zero: 'Personne ne l’a encore récupéré.',
      one: 'Le {count} détenteur garde le sien tel quel.',
      other: 'Les {count} détenteurs gardent le leur tel quel.',
    },
  },
  openClaims: {
    en: {
      one: '{count} claim or link is open. It gives version {version}, unless you move it.',
      other: '{count} claims and links are open. They give the version they were made with, unless you move them.',
    },
    fr: {
      one: '{count} invitation ou lien est ouvert. Il donne la version {version}, sauf si vous le déplacez.',
      other:
        '{count} invitations et liens sont ouverts. Ils donnent la version de leur création, sauf si vous les déplacez.',
    },
  },
  move: { en: 'Give them the new version', fr: 'Leur donner la nouvelle version' },
  updating: { en: 'Saving {title}', fr: 'Enregistrement de {title}' },
  updatedText: {
    en: 'The new version is on its way to the public log.',
    fr: 'La nouvelle version part au registre public.',
  },
  removeTaken: {
    en: {
      zero: 'Nobody has collected it yet.',
      one: 'The {count} person who collected it keeps it.',
      other: 'The {count} people who collected it keep it.',
    },
    fr: {
      zero: 'Personne ne l’a encore récupéré.',
      one: 'Le {count} détenteur le garde.',
      other: 'Les {count} détenteurs le gardent.',
    },
  },
  removeOpen: {
    en: {
      one: 'The {count} claim or link that is still open ends.',
      other: 'The {count} claims and links that are still open end.',
    },
    fr: {
      one: 'Le {count} lien ou invitation encore ouvert prend fin.',
      other: 'Les {count} liens et invitations encore ouverts prennent fin.',
    },
  },
  removedPublished: { en: '{title} is deleted', fr: '{title} est supprimé' },
  removing: { en: 'Deleting {title}', fr: 'Suppression de {title}' },
  remaining: { en: 'remaining', fr: 'restants' },
  stop: { en: 'Stop links', fr: 'Arrêter les liens' },
  stopTitle: { en: 'Stop the links of "{title}"?', fr: 'Arrêter les liens de « {title} » ?' },
  keepLinks: { en: 'Keep them', fr: 'Les garder' },
  nothingOpen: {
    en: 'No claim or link is open now.',
    fr: 'Aucun lien ni aucune invitation n’est ouvert en ce moment.',
  },
  stopText: {
    en: 'You withdraw the permission to issue it. The next send gives a new one.',
    fr: 'Vous retirez l’autorisation de le délivrer. Le prochain envoi en donne une nouvelle.',
  },
  stopping: { en: 'Stopping the links of {title}', fr: 'Arrêt des liens de {title}' },
  stopped: { en: 'The links of {title} are stopped', fr: 'Les liens de {title} sont arrêtés' },
})

/** The versions of a template and what differs between them. */
export const versionWords = texts({
  versions: { en: 'Versions', fr: 'Versions' },
  version: { en: 'Version {version}', fr: 'Version {version}' },
  present: { en: 'Present', fr: 'Actuelle' },
  first: { en: 'The first one.', fr: 'La première.' },
  same: { en: 'Nothing that is shown changed.', fr: 'Rien de visible n’a changé.' },
  made: {
    en: { zero: 'no badge', one: '{count} badge', other: '{count} badges' },
    fr: { zero: 'aucun badge', one: '{count} badge', other: '{count} badges' },
  },
  field: { en: 'What', fr: 'Quoi' },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  none: { en: 'none', fr: 'aucun' },
  yes: { en: 'yes', fr: 'oui' },
  no: { en: 'no', fr: 'non' },
  changed: { en: 'another one', fr: 'une autre' },
  name: { en: 'Title', fr: 'Titre' },
  description: { en: 'Description', fr: 'Description' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  image: { en: 'Picture', fr: 'Image' },
  imageAlt: { en: 'Words for the picture', fr: 'Texte de l’image' },
  lang: { en: 'Language', fr: 'Langue' },
  points: { en: 'Points', fr: 'Points' },
  limit: { en: 'Quantity', fr: 'Quantité' },
  expirationDate: { en: 'Valid until', fr: 'Valable jusqu’au' },
  expirationDuration: { en: 'Valid for', fr: 'Valable' },
  months: { en: { one: '{count} month', other: '{count} months' }, fr: { one: '{count} mois', other: '{count} mois' } },
  timestamped: { en: 'Timestamp', fr: 'Horodatage' },
  backgroundCardColor: { en: 'Background', fr: 'Fond' },
  textColor: { en: 'Text colour', fr: 'Couleur du texte' },
  cardEffect: { en: 'Effect', fr: 'Effet' },
  textureImageURL: { en: 'Texture', fr: 'Texture' },
  isLogoBack: { en: 'Logo on the back', fr: 'Logo au dos' },
  shape: { en: 'Shape', fr: 'Forme' },
  location: { en: 'Place', fr: 'Lieu' },
  startDate: { en: 'Starts', fr: 'Début' },
  endDate: { en: 'Ends', fr: 'Fin' },
  timeZone: { en: 'Time zone', fr: 'Fuseau horaire' },
  optionName: { en: 'Name on each ticket', fr: 'Nom sur chaque billet' },
  optionSeat: { en: 'Seat on each ticket', fr: 'Place sur chaque billet' },
  optionSection: { en: 'Section on each ticket', fr: 'Secteur sur chaque billet' },
})

/** The invitation to make the card of a community. */
export const onboardingWords = texts({
  title: { en: 'Make the card of your community', fr: 'Créez la carte de votre communauté' },
  text: {
    en: 'Whoever keeps it is a member. One link is enough to share it.',
    fr: 'Qui la garde en est membre. Un seul lien suffit pour la partager.',
  },
  create: { en: 'Make the card', fr: 'Créer la carte' },
  later: { en: 'Later', fr: 'Plus tard' },
})

import { texts } from '#base/text.ts'

/** Changing, cloning and deleting a published template. */
export const lifeWords = texts({
  clone: { en: 'Clone', fr: 'Dupliquer' },
  more: { en: 'More actions for this template', fr: "Plus d'actions pour ce modèle" },
  newVersion: {
    en: 'Saving creates version {version}.',
    fr: 'Enregistrer crée la version {version}.',
  },
  keepTheirs: {
    en: {
      zero: 'Nobody has collected it yet.',
      one: 'The holder keeps theirs as it is.',
      other: 'The {count} holders keep theirs as it is.',
    },
    fr: {
      zero: "Personne ne l'a encore récupéré.",
      one: "La personne qui l'a le garde tel quel.",
      other: 'Les {count} détenteurs gardent le leur tel quel.',
    },
  },
  openClaims: {
    en: {
      one: '{count} claim or link is open. It stays on version {version} unless you update it.',
      other:
        '{count} claims and links are open. They stay on the version they were created with unless you update them.',
    },
    fr: {
      one: '{count} invitation ou lien est ouvert. Il reste en version {version}, sauf si vous le mettez à jour.',
      other:
        "{count} invitations et liens sont ouverts. Ils restent dans leur version d'origine, sauf si vous les mettez à jour.",
    },
  },
  move: { en: 'Update them to the new version', fr: 'Les passer à la nouvelle version' },
  updating: { en: 'Saving {title}', fr: 'Enregistrement de {title}' },
  updatedText: {
    en: 'The new version is on its way to the public log.',
    fr: 'La nouvelle version part au registre public.',
  },
  removeTaken: {
    en: {
      zero: 'Nobody has collected it yet.',
      one: 'The holder keeps their badge.',
      other: 'The {count} holders keep their badges.',
    },
    fr: {
      zero: "Personne ne l'a encore récupéré.",
      one: "La personne qui l'a garde son badge.",
      other: 'Les {count} détenteurs gardent leur badge.',
    },
  },
  removeOpen: {
    en: {
      one: '{count} open claim or link will stop working.',
      other: '{count} open claims and links will stop working.',
    },
    fr: {
      one: '{count} lien ou invitation ne fonctionnera plus.',
      other: '{count} liens et invitations ne fonctionneront plus.',
    },
  },
  removedPublished: { en: '{title} is deleted', fr: 'Le modèle « {title} » est supprimé' },
  removing: { en: 'Deleting {title}', fr: 'Suppression de {title}' },
  remaining: { en: 'remaining', fr: { one: 'restant', other: 'restants' } },
  stop: { en: 'Stop links', fr: 'Arrêter les liens' },
  stopTitle: { en: 'Stop the links of "{title}"?', fr: 'Arrêter les liens de « {title} » ?' },
  keepLinks: { en: 'Keep them', fr: 'Les garder' },
  nothingOpen: {
    en: 'No claims or links are open.',
    fr: "Aucun lien ni aucune invitation n'est ouvert.",
  },
  stopText: {
    en: 'You withdraw the permission to issue it. Your next send creates a new one.',
    fr: "Vous retirez l'autorisation de le délivrer. Le prochain envoi en crée une nouvelle.",
  },
  stopping: { en: 'Stopping the links of {title}', fr: 'Arrêt des liens de {title}' },
  stopped: { en: 'The links of {title} are stopped', fr: 'Les liens de {title} sont arrêtés' },
})

/** The versions of a template and what differs between them. */
export const versionWords = texts({
  versions: { en: 'Versions', fr: 'Versions' },
  version: { en: 'Version {version}', fr: 'Version {version}' },
  present: { en: 'Current', fr: 'Actuelle' },
  first: { en: 'First version.', fr: 'Première version.' },
  same: { en: 'No visible changes.', fr: "Rien de visible n'a changé." },
  made: {
    en: { zero: 'no badge', one: '{count} badge', other: '{count} badges' },
    fr: { zero: 'aucun badge', one: '{count} badge', other: '{count} badges' },
  },
  field: { en: 'Field', fr: 'Champ' },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  none: { en: 'none', fr: 'aucun' },
  yes: { en: 'yes', fr: 'oui' },
  no: { en: 'no', fr: 'non' },
  changed: { en: 'a new one', fr: 'une nouvelle' },
  name: { en: 'Title', fr: 'Titre' },
  description: { en: 'Description', fr: 'Description' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  image: { en: 'Picture', fr: 'Image' },
  imageAlt: { en: 'Picture description', fr: "Description de l'image" },
  lang: { en: 'Language', fr: 'Langue' },
  points: { en: 'Points', fr: 'Points' },
  limit: { en: 'Quantity', fr: 'Quantité' },
  expirationDate: { en: 'Valid until', fr: "Valable jusqu'au" },
  expirationDuration: { en: 'Valid for', fr: 'Valable' },
  months: { en: { one: '{count} month', other: '{count} months' }, fr: { one: '{count} mois', other: '{count} mois' } },
  timestamped: { en: 'Timestamp', fr: 'Horodatage' },
  backgroundCardColor: { en: 'Background', fr: 'Fond' },
  textColor: { en: 'Text colour', fr: 'Couleur du texte' },
  cardEffect: { en: 'Effect', fr: 'Effet' },
  textureImageURL: { en: 'Texture', fr: 'Texture' },
  isLogoBack: { en: 'Logo on the back', fr: 'Logo au dos' },
  shape: { en: 'Shape', fr: 'Forme' },
  alignment: { en: 'Skills', fr: 'Compétences' },
  tags: { en: 'Tags', fr: 'Mots-clés' },
  credits: { en: 'Credits', fr: 'Crédits' },
  suspendable: { en: 'Badges can be suspended', fr: 'Badges suspendables' },
  location: { en: 'Place', fr: 'Lieu' },
  streetAddress: { en: 'Street address', fr: 'Adresse' },
  startDate: { en: 'Starts', fr: 'Début' },
  endDate: { en: 'Ends', fr: 'Fin' },
  timeZone: { en: 'Time zone', fr: 'Fuseau horaire' },
  optionName: { en: 'Name on each ticket', fr: 'Nom sur chaque billet' },
  optionSeat: { en: 'Seat on each ticket', fr: 'Place sur chaque billet' },
  optionSection: { en: 'Section on each ticket', fr: 'Section sur chaque billet' },
})

import { texts } from '#base/text.ts'

/** The dialog that makes, shows and changes links. */
export const linkWords = texts({
  link: { en: 'Link', fr: 'Lien' },
  qr: { en: 'QR code', fr: 'Code QR' },
  codeNotSaved: {
    en: 'The QR code could not be saved. Try again.',
    fr: "Le code QR n'a pas pu être enregistré. Réessayez.",
  },
  above: { en: 'Links', fr: 'Liens' },
  newLink: { en: 'New link', fr: 'Nouveau lien' },
  kinds: { en: 'Kind of link', fr: 'Type de lien' },
  personal: { en: 'Personal', fr: 'Personnel' },
  personalText: {
    en: 'One badge, for the first person to open it.',
    fr: "Un badge, pour la première personne qui l'ouvre.",
  },
  open: { en: 'Open', fr: 'Ouvert' },
  openText: {
    en: 'One badge for each person with the link.',
    fr: 'Un badge pour chaque personne qui le reçoit.',
  },
  limited: { en: 'Limited period', fr: 'Période limitée' },
  limitedText: { en: 'Open between two dates.', fr: 'Ouvert entre deux dates.' },
  ticket: { en: 'Ticket', fr: 'Billet' },
  ticketText: { en: 'One ticket, with its details.', fr: 'Un billet, avec ses détails.' },
  start: { en: 'Start', fr: 'Début' },
  end: { en: 'End', fr: 'Fin' },
  startMissing: { en: 'Enter the start of the link.', fr: 'Indiquez le début du lien.' },
  endMissing: { en: 'Enter the end of the link.', fr: 'Indiquez la fin du lien.' },
  places: { en: 'Maximum badges', fr: 'Badges au plus' },
  placesHint: { en: 'Empty = no limit.', fr: 'Vide : sans limite.' },
  name: { en: 'Name', fr: 'Nom' },
  seat: { en: 'Seat', fr: 'Place' },
  section: { en: 'Section', fr: 'Section' },
  confirmsEmail: { en: 'Confirm an e-mail address', fr: 'Confirmer une adresse e-mail' },
  confirmsHint: { en: 'Each address gets one badge.', fr: 'Chaque adresse reçoit un badge.' },
  domains: { en: 'Only addresses from', fr: 'Seulement les adresses de' },
  domainsExample: { en: 'example.org, school.example.org', fr: 'exemple.org, ecole.exemple.org' },
  network: { en: 'Badges per network', fr: 'Badges par réseau' },
  networkHint: {
    en: 'Stops one device from taking many. 0 = no limit.',
    fr: 'Contre un appareil qui en prend beaucoup. 0 : sans limite.',
  },
  puzzle: {
    en: 'An invisible puzzle stops bots from collecting badges.',
    fr: 'Un casse-tête invisible empêche les robots de récupérer des badges.',
  },
  make: { en: 'Create the link', fr: 'Créer le lien' },
  noCode: {
    en: 'The code leads to an open link, which this badge does not have yet. Anyone who scans it can keep the badge.',
    fr: "Le code mène à un lien ouvert, que ce badge n'a pas encore. Toute personne qui le scanne peut garder le badge.",
  },
  makeCode: { en: 'Create the code', fr: 'Créer le code' },
  making: { en: 'Creating the link', fr: 'Création' },
  made: { en: 'The link is ready', fr: 'Le lien est prêt' },
  address: { en: 'Link', fr: 'Lien' },
  copy: { en: 'Copy link', fr: 'Copier le lien' },
  scan: { en: 'Scan to keep the badge', fr: 'Scanner pour garder le badge' },
  mail: { en: 'Send by e-mail', fr: 'Envoyer par e-mail' },
  mailHint: {
    en: 'Each address gets a link of its own and a row in the history.',
    fr: "Chaque adresse reçoit son propre lien et une ligne dans l'historique.",
  },
  send: {
    en: { zero: 'Send', one: 'Send to {count} address', other: 'Send to {count} addresses' },
    fr: { zero: 'Envoyer', one: 'Envoyer à {count} adresse', other: 'Envoyer à {count} adresses' },
  },
  sending: { en: 'Sending', fr: 'Envoi' },
  mailed: {
    en: { one: '{count} badge is on its way', other: '{count} badges are on their way' },
    fr: { one: '{count} badge est en route', other: '{count} badges sont en route' },
  },
  list: { en: 'Open links', fr: 'Liens ouverts' },
  madeOn: { en: 'Created', fr: 'Créé' },
  taken: { en: 'Collected', fr: 'Récupérés' },
  until: { en: 'Ends', fr: 'Fin' },
  state: { en: 'Status', fr: 'Statut' },
  isOpen: { en: 'Open', fr: 'Ouvert' },
  notYet: { en: 'Not open yet', fr: 'Pas encore ouvert' },
  suspended: { en: 'Suspended', fr: 'Suspendu' },
  expired: { en: 'Ended', fr: 'Terminé' },
  full: { en: 'Full', fr: 'Complet' },
  show: { en: 'Show', fr: 'Afficher' },
  settings: { en: 'Settings', fr: 'Paramètres' },
  endNow: { en: 'End the link', fr: 'Mettre fin au lien' },
  ended: { en: 'The link has ended', fr: 'Le lien a pris fin' },
  save: { en: 'Save', fr: 'Enregistrer' },
  saving: { en: 'Saving', fr: 'Enregistrement' },
  saved: { en: 'Link changed', fr: 'Le lien est modifié' },
  more: { en: 'More for this link', fr: 'Plus pour ce lien' },
})

/** The use of an open link's places. */
export const placeCountWords = texts({
  /** For an open link without a limit. */
  collectedBy: {
    en: '{taken} collected',
    fr: { one: '{taken} récupéré', other: '{taken} récupérés' },
  },
  /** Places of an open link that were mailed. */
  mailed: { en: '{reserved} by e-mail', fr: '{reserved} par e-mail' },
})

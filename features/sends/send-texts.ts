import { texts } from '#base/text.ts'

/** Problems that mean something of their own while a send is being typed. */
export const sendDialogProblems = texts({
  notFound: {
    en: 'You can no longer send this badge: it was removed, or your access to it has ended. What you typed is kept on this device.',
    fr: 'Vous ne pouvez plus envoyer ce badge : il a été supprimé, ou votre accès a pris fin. Ce que vous avez saisi reste sur cet appareil.',
  },
})

/** The dialog that sends a badge. */
export const sendWords = texts({
  typo: {
    en: {
      one: '{count} address ends in {domain}: perhaps {proposal}',
      other: '{count} addresses end in {domain}: perhaps {proposal}',
    },
    fr: {
      one: '{count} adresse finit par {domain} : peut-être {proposal}',
      other: '{count} adresses finissent par {domain} : peut-être {proposal}',
    },
  },
  correct: { en: 'Correct', fr: 'Corriger' },
  overPlaces: {
    en: { one: 'Only {count} place is left for this badge', other: 'Only {count} places are left for this badge' },
    fr: { one: 'Il ne reste que {count} place pour ce badge', other: 'Il ne reste que {count} places pour ce badge' },
  },
  revoked: {
    en: { one: 'The badge of {count} person was revoked', other: 'The badges of {count} people were revoked' },
    fr: {
      one: 'Le badge de {count} personne a été révoqué',
      other: 'Les badges de {count} personnes ont été révoqués',
    },
  },
  above: { en: 'Send a badge', fr: 'Envoyer un badge' },
  choose: { en: 'Which badge?', fr: 'Quel badge ?' },
  search: { en: 'Search badges', fr: 'Rechercher un badge' },
  searchExample: { en: 'Lead climbing', fr: 'Grimpe en tête' },
  choices: { en: 'Badges', fr: 'Badges' },
  pick: { en: 'Send {title}', fr: 'Envoyer {title}' },
  nothingPublished: {
    en: 'Publish a template first. Then you can send it from here.',
    fr: "Publiez d'abord un modèle. Vous pourrez ensuite l'envoyer d'ici.",
  },
  nothingToSend: {
    en: 'Nothing is published here yet. Ask an admin of your community to publish a template.',
    fr: "Rien n'est encore publié ici. Demandez à un admin de votre communauté de publier un modèle.",
  },
  toDrafts: { en: 'Show your drafts', fr: 'Voir vos brouillons' },
  toNew: { en: 'New template', fr: 'Nouveau modèle' },
  noMatch: { en: 'No published badge has this name.', fr: 'Aucun badge publié ne porte ce nom.' },
  recipients: { en: 'Recipients', fr: 'Destinataires' },
  recipientExample: { en: 'lea@example.org', fr: 'lea@exemple.org' },
  note: { en: 'Note for you', fr: 'Note pour vous' },
  noteExample: { en: 'Course of 15 November', fr: 'Stage du 15 novembre' },
  ready: {
    en: { one: '{count} badge ready to go', other: '{count} badges ready to go' },
    fr: { one: '{count} badge prêt à partir', other: '{count} badges prêts à partir' },
  },
  noneReady: { en: 'No badge ready to go', fr: 'Aucun badge prêt à partir' },
  read: {
    en: { one: 'of {count} address read', other: 'of {count} addresses read' },
    fr: { one: 'sur {count} adresse lue', other: 'sur {count} adresses lues' },
  },
  left: {
    en: { one: 'You can send {count} more e-mail today', other: 'You can send {count} more e-mails today' },
    fr: { one: "Il vous restera {count} envoi aujourd'hui", other: "Il vous restera {count} envois aujourd'hui" },
  },
  unreadable: {
    en: { one: '{count} address cannot be read', other: '{count} addresses cannot be read' },
    fr: { one: '{count} adresse ne peut pas être lue', other: '{count} adresses ne peuvent pas être lues' },
  },
  fix: { en: 'Fix', fr: 'Corriger' },
  holding: {
    en: { one: '{count} person already has this badge', other: '{count} people already have this badge' },
    fr: { one: '{count} personne a déjà ce badge', other: '{count} personnes ont déjà ce badge' },
  },
  holdingThen: { en: 'They get nothing', fr: { one: 'Elle ne recevra rien', other: 'Elles ne recevront rien' } },
  doubles: {
    en: { one: '{count} duplicate merged', other: '{count} duplicates merged' },
    fr: { one: '{count} doublon réuni', other: '{count} doublons réunis' },
  },
  doublesThen: { en: 'Case and spaces ignored', fr: 'Casse et espaces ignorés' },
  unwanted: {
    en: { one: '{count} person no longer gets your e-mails', other: '{count} people no longer get your e-mails' },
    fr: {
      one: '{count} personne ne reçoit plus vos e-mails',
      other: '{count} personnes ne reçoivent plus vos e-mails',
    },
  },
  unwantedThen: {
    en: 'Share their link from the history',
    fr: { one: "Donnez-lui son lien depuis l'historique", other: "Donnez-leur leur lien depuis l'historique" },
  },
  show: { en: 'Show', fr: 'Voir' },
  hide: { en: 'Hide', fr: 'Masquer' },
  validUntil: {
    en: 'Each link stays valid until {date}',
    fr: "Chaque lien reste valable jusqu'au {date}",
  },
  send: {
    en: { zero: 'Send', one: 'Send {count} badge', other: 'Send {count} badges' },
    fr: { zero: 'Envoyer', one: 'Envoyer {count} badge', other: 'Envoyer {count} badges' },
  },
  sending: { en: 'Sending', fr: 'Envoi' },
  allHold: { en: 'Everyone here already has this badge.', fr: 'Toutes ces personnes ont déjà ce badge.' },
  waits: {
    en: { one: '{count} badge will be sent in {seconds}', other: '{count} badges will be sent in {seconds}' },
    fr: { one: '{count} badge sera envoyé dans {seconds}', other: '{count} badges seront envoyés dans {seconds}' },
  },
  seconds: {
    en: { one: '{count} second', other: '{count} seconds' },
    fr: { one: '{count} seconde', other: '{count} secondes' },
  },
  sent: {
    en: { one: '{count} badge is on its way', other: '{count} badges are on their way' },
    fr: { one: '{count} badge est en route', other: '{count} badges sont en route' },
  },
  notSent: {
    en: { one: '{count} was not sent: fix it.', other: '{count} were not sent: fix them.' },
    fr: { one: "{count} n'est pas parti : corrigez-le.", other: '{count} ne sont pas partis : corrigez-les.' },
  },
  shortenNote: { en: 'Shorten the note, then send.', fr: 'Raccourcissez la note, puis envoyez.' },
  sentThen: {
    en: 'Follow each address in the history.',
    fr: "Suivez chaque adresse dans l'historique.",
  },
  askTitle: { en: 'Send anyway?', fr: 'Envoyer quand même ?' },
  lookAgain: { en: 'Review', fr: 'Vérifier' },
  showHistory: { en: 'Show history', fr: "Voir l'historique" },
  done: { en: 'Done', fr: 'Terminer' },
})

/** The table for tickets in the send dialog. */
export const ticketWords = texts({
  label: { en: 'Tickets', fr: 'Billets' },
  how: {
    en: 'Paste spreadsheet rows into any cell',
    fr: "Collez des lignes d'un tableur dans une cellule",
  },
  email: { en: 'E-mail', fr: 'E-mail' },
  name: { en: 'Name', fr: 'Nom' },
  seat: { en: 'Seat', fr: 'Place' },
  section: { en: 'Section', fr: 'Section' },
  emailExample: { en: 'lea@example.org', fr: 'lea@exemple.org' },
  nameExample: { en: 'Léa Dubois', fr: 'Léa Dubois' },
  seatExample: { en: 'A12', fr: 'A12' },
  sectionExample: { en: 'North', fr: 'Nord' },
  evidenceUrl: { en: 'Evidence address', fr: 'Adresse du justificatif' },
  evidenceUrlExample: { en: 'https://example.org/12', fr: 'https://exemple.org/12' },
  evidenceText: { en: 'Evidence', fr: 'Justificatif' },
  evidenceTextExample: { en: 'Spoke on stage', fr: 'A pris la parole' },
  cell: { en: '{field}, ticket {number}', fr: '{field}, billet {number}' },
  one: { en: 'Ticket {number}', fr: 'Billet {number}' },
  add: { en: 'Add a ticket', fr: 'Ajouter un billet' },
  remove: { en: 'Remove ticket {number}', fr: 'Retirer le billet {number}' },
  unsound: {
    en: { one: '{count} ticket needs correcting', other: '{count} tickets need correcting' },
    fr: { one: '{count} billet est à corriger', other: '{count} billets sont à corriger' },
  },
  ready: {
    en: { one: '{count} ticket ready to go', other: '{count} tickets ready to go' },
    fr: { one: '{count} billet prêt à partir', other: '{count} billets prêts à partir' },
  },
  noneReady: { en: 'No ticket ready to go', fr: 'Aucun billet prêt à partir' },
  read: {
    en: { one: 'of {count} row', other: 'of {count} rows' },
    fr: { one: 'sur {count} ligne', other: 'sur {count} lignes' },
  },
  sameSeats: {
    en: { one: '{count} seat is on several tickets', other: '{count} seats are on several tickets' },
    fr: { one: '{count} place figure sur plusieurs billets', other: '{count} places figurent sur plusieurs billets' },
  },
  sameSeatsThen: { en: 'They are sent as they are', fr: 'Les billets partent tels quels' },
  doubles: {
    en: { one: '{count} duplicate ticket', other: '{count} duplicate tickets' },
    fr: { one: '{count} billet est en double', other: '{count} billets sont en double' },
  },
  doublesThen: {
    en: { one: 'It is sent once', other: 'Each is sent once' },
    fr: { one: 'Il part une seule fois', other: 'Chacun part une seule fois' },
  },
  send: {
    en: { zero: 'Send', one: 'Send {count} ticket', other: 'Send {count} tickets' },
    fr: { zero: 'Envoyer', one: 'Envoyer {count} billet', other: 'Envoyer {count} billets' },
  },
  waits: {
    en: { one: '{count} ticket will be sent in {seconds}', other: '{count} tickets will be sent in {seconds}' },
    fr: { one: '{count} billet sera envoyé dans {seconds}', other: '{count} billets seront envoyés dans {seconds}' },
  },
  sent: {
    en: { one: '{count} ticket is on its way', other: '{count} tickets are on their way' },
    fr: { one: '{count} billet est en route', other: '{count} billets sont en route' },
  },
})

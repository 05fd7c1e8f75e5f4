import { texts } from '#base/text.ts'

/** The list of badges. */
export const badgesPage = texts({
  title: { en: 'Your badges', fr: 'Vos badges' },
  search: { en: 'Search your badges', fr: 'Rechercher un badge' },
  searchClose: { en: 'Close the search', fr: 'Fermer la recherche' },
  searchExample: { en: 'Name or community', fr: 'Nom ou communauté' },
  all: { en: 'All', fr: 'Tous' },
  skills: { en: 'Skills', fr: 'Compétences' },
  events: { en: 'Events', fr: 'Événements' },
  cards: { en: 'Cards', fr: 'Cartes' },
  kinds: { en: 'Kinds of badges', fr: 'Types de badges' },
  list: { en: 'Badges', fr: 'Badges' },
  offline: { en: 'Offline, as of {time}', fr: 'Hors ligne, état du {time}' },
  offlineEmpty: {
    en: 'You are offline, and this device holds no badges yet.',
    fr: 'Vous êtes hors ligne, et cet appareil ne contient pas encore de badges.',
  },
  emptyTitle: { en: 'No badge yet', fr: 'Pas encore de badge' },
  emptyText: {
    en: 'Open the link in a badge e-mail and keep the badge. It appears here.',
    fr: "Ouvrez le lien d'un e-mail de badge et gardez le badge. Il apparaîtra ici.",
  },
  emptyOrAdd: {
    en: 'Open the link in a badge e-mail and keep the badge. A badge from elsewhere is added with the plus.',
    fr: "Ouvrez le lien d'un e-mail de badge et gardez le badge. Un badge venu d'ailleurs s'ajoute avec le plus.",
  },
  next: { en: 'Your next event', fr: 'Votre prochain événement' },
  yourTime: { en: '{time} your time', fr: '{time} chez vous' },
  section: { en: 'section {section}', fr: 'section {section}' },
  seat: { en: 'seat {seat}', fr: 'place {seat}' },
  show: { en: 'Show', fr: 'Présenter' },
  showTicket: { en: 'Show {badge}', fr: 'Présenter {badge}' },
  nothingFound: { en: 'No badge matches "{text}".', fr: 'Aucun badge ne correspond à « {text} ».' },
  revoked: { en: 'Revoked', fr: 'Révoqué' },
  suspended: { en: 'Suspended', fr: 'Suspendu' },
  expired: { en: 'Expired', fr: 'Expiré' },
})

/** One badge. */
export const badgePage = texts({
  back: { en: 'Your badges', fr: 'Vos badges' },
  turn: { en: 'Turn the card', fr: 'Retourner la carte' },
  gone: { en: 'This badge is not in your wallet', fr: "Ce badge n'est pas dans votre portefeuille" },
  from: { en: 'From', fr: 'Émetteur' },
  publicPage: { en: 'Public page', fr: 'Page publique' },
  received: { en: 'Received', fr: 'Reçu' },
  validUntil: { en: 'Valid until', fr: 'Fin de validité' },
  forever: { en: 'No end date', fr: 'Sans date de fin' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  evidence: { en: 'Evidence', fr: 'Justificatifs' },
  giver: { en: 'Given by', fr: 'De la part de' },
  formerMember: { en: 'A former member', fr: 'Un ancien membre' },
  someMember: { en: 'A member', fr: 'Un membre' },
  sentence: { en: 'Their words', fr: 'Ses mots' },
  expiredOn: { en: 'This badge expired on {date}.', fr: 'Ce badge a expiré le {date}.' },
  revokedOn: {
    en: '{issuer} revoked this badge on {date}.',
    fr: '{issuer} a révoqué ce badge le {date}.',
  },
  suspendedOn: {
    en: '{issuer} suspended this badge on {date}. It may count again later.',
    fr: '{issuer} a suspendu ce badge le {date}. Il pourra compter de nouveau plus tard.',
  },
  reason: { en: 'Reason: {reason}', fr: 'Motif : {reason}' },
  superseded: {
    en: 'A newer badge has taken its place.',
    fr: "Un badge plus récent l'a remplacé.",
  },
  verify: { en: 'See the proof', fr: 'Voir la preuve' },
  download: { en: 'Download the credential', fr: "Télécharger l'attestation" },
  linkedin: { en: 'Add to LinkedIn profile', fr: 'Ajouter au profil LinkedIn' },
})

/** Sharing a badge. */
export const sharePanel = texts({
  title: { en: 'Sharing', fr: 'Partage' },
  share: { en: 'Share', fr: 'Partager' },
  sharing: { en: 'One moment', fr: 'Un instant' },
  firstHint: {
    en: 'This makes a public page, which anyone with its address can see. You can turn it off at any time.',
    fr: "Cela ouvre une page publique, visible de toute personne qui en a l'adresse. Vous pouvez la fermer à tout moment.",
  },
  public: { en: 'Public page', fr: 'Page publique' },
  off: {
    en: 'Off. Turn it on to get an address that you can share.',
    fr: 'Fermée. Ouvrez-la pour obtenir une adresse à partager.',
  },
  on: {
    en: 'On. Anyone with the address can see the page.',
    fr: "Ouverte. Toute personne qui a l'adresse peut voir la page.",
  },
  shows: {
    en: 'The page shows the card, its description, criteria and skills, its dates, the issuer, and links to the proof and the badge files.',
    fr: "La page montre la carte, sa description, ses critères et ses compétences, ses dates, l'émetteur, et des liens vers la preuve et les fichiers du badge.",
  },
  showsEvidence: {
    en: 'It also shows the evidence in the badge.',
    fr: 'Elle montre aussi les justificatifs du badge.',
  },
  showsGiver: {
    en: 'It also shows who gave it, with their words.',
    fr: "Elle montre aussi qui l'a donné, avec ses mots.",
  },
  showsEvent: {
    en: 'The page shows the card with the date and place of the event, its description, criteria and skills, the issuer, and links to the proof and the badge files.',
    fr: "La page montre la carte avec la date et le lieu de l'événement, sa description, ses critères et ses compétences, l'émetteur, et des liens vers la preuve et les fichiers du badge.",
  },
  showsMembership: {
    en: 'The page shows the card with the date you became a member, its description, criteria and skills, the issuer, and links to the proof and the badge files.',
    fr: "La page montre la carte avec la date de votre adhésion, sa description, ses critères et ses compétences, l'émetteur, et des liens vers la preuve et les fichiers du badge.",
  },
  keeps: {
    en: 'It does not show your e-mail address.',
    fr: 'Elle ne montre pas votre adresse e-mail.',
  },
  keepsTicket: {
    en: 'It does not show your e-mail address, nor the name, seat and section of your ticket. The badge files contain that name, seat and section.',
    fr: 'Elle ne montre ni votre adresse e-mail, ni le nom, la place et la section de votre billet. Les fichiers du badge contiennent ce nom, cette place et cette section.',
  },
  name: { en: 'Show my name on this page', fr: 'Montrer mon nom sur cette page' },
  nameOn: {
    en: 'The page, the verification page and the picture say "Issued to {name}".',
    fr: "La page, la page de vérification et l'image disent « Délivré à {name} ».",
  },
  nameOff: {
    en: 'Off. It says "Issued to the holder of this badge".',
    fr: 'Non. On y lit « Délivré au détenteur de ce badge ».',
  },
  nameNone: {
    en: 'You have not given a name yet. Add one first.',
    fr: "Vous n'avez pas encore donné de nom. Indiquez-en un d'abord.",
  },
  nameAdd: { en: 'Add your name', fr: 'Indiquer votre nom' },
  ended: {
    en: 'The page is off. Its address no longer works',
    fr: 'La page est fermée. Son adresse ne fonctionne plus',
  },
  copy: { en: 'Copy the address', fr: "Copier l'adresse" },
  mail: { en: 'By e-mail', fr: 'Par e-mail' },
  embed: { en: 'Copy the code for a website', fr: 'Copier le code pour un site' },
  mailSubject: { en: 'My badge: {title}', fr: 'Mon badge : {title}' },
  mailBody: {
    en: 'I received the badge "{title}" from {issuer}. Here it is, with its proof: {url}',
    fr: "J'ai reçu le badge « {title} » de {issuer}. Le voici, avec sa preuve : {url}",
  },
  address: { en: 'Address of the page', fr: 'Adresse de la page' },
})

/** The formats for other software. */
export const formatWords = texts({
  title: { en: 'For other wallets and software', fr: "Pour d'autres portefeuilles et logiciels" },
})

/** What helps the holder of a badge with an event to get there. */
export const eventWays = texts({
  directions: { en: 'Directions', fr: 'Itinéraire' },
  join: { en: 'Open {host}', fr: 'Ouvrir {host}' },
  joinFrom: {
    en: 'This event is online. {issuer} tells you where to join.',
    fr: 'Cet événement a lieu en ligne. {issuer} vous dit où le rejoindre.',
  },
  calendar: { en: 'Add to calendar', fr: "Ajouter à l'agenda" },
})

/** Shown when the public log no longer contains, or cannot prove that it contains, the log this wallet saw before. */
export const logWords = texts({
  title: { en: 'The public log has changed unexpectedly.', fr: 'Le registre public a changé de façon inattendue.' },
  text: {
    en: 'It no longer contains everything that this wallet last saw in it. Past records may have been altered. Ask the operator of this site before you rely on dates.',
    fr: "Il ne contient plus tout ce que ce portefeuille y avait vu. Des inscriptions passées ont pu être modifiées. Interrogez l'exploitant de ce site avant de vous fier aux dates.",
  },
  uncheckedTitle: { en: 'The public log could not be checked.', fr: "Le registre public n'a pas pu être vérifié." },
  uncheckedText: {
    en: 'The server did not prove that the log still contains everything that this wallet last saw in it. If this continues, ask the operator of this site before you rely on dates.',
    fr: "Le serveur n'a pas prouvé que le registre contient encore tout ce que ce portefeuille y avait vu. Si cela dure, interrogez l'exploitant de ce site avant de vous fier aux dates.",
  },
  lookAgain: { en: 'Check again', fr: 'Vérifier de nouveau' },
  looking: { en: 'Checking', fr: 'Vérification' },
  startOver: { en: 'Trust the current log', fr: 'Faire confiance au registre actuel' },
})

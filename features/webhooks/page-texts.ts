import { texts } from '#base/text.ts'

/** The endpoints on the page of developers. */
export const webhooksPart = texts({
  title: { en: 'Webhooks', fr: 'Webhooks' },
  add: { en: 'Add', fr: 'Ajouter' },
  addOne: { en: 'Add a webhook', fr: 'Ajouter un webhook' },
  working: { en: 'Working', fr: 'Fonctionne' },
  failing: { en: 'Failing', fr: 'En échec' },
  off: { en: 'Off', fr: 'Désactivé' },
  events: {
    en: { one: '{count} event', other: '{count} events' },
    fr: { one: '{count} événement', other: '{count} événements' },
  },
  delivered: {
    en: { one: '{kinds}. {count} delivered in 24 hours.', other: '{kinds}. {count} delivered in 24 hours.' },
    fr: { one: '{kinds}. {count} livré en 24 heures.', other: '{kinds}. {count} livrés en 24 heures.' },
  },
  deliveredNot: {
    en: {
      one: '{kinds}. {count} delivered in 24 hours, {failed} not.',
      other: '{kinds}. {count} delivered in 24 hours, {failed} not.',
    },
    fr: {
      one: '{kinds}. {count} livré en 24 heures, {failed} en échec.',
      other: '{kinds}. {count} livrés en 24 heures, {failed} en échec.',
    },
  },
  returning: { en: 'Returning {status} since {when}.', fr: 'Renvoie {status} depuis {when}.' },
  silent: { en: 'No response since {when}.', fr: 'Aucune réponse depuis {when}.' },
  turnsOff: { en: 'Turns off on {date} if this continues.', fr: 'Désactivation le {date} si cela continue.' },
  offByAdmin: { en: 'Turned off by an admin.', fr: 'Désactivé par un admin.' },
  offFailing: {
    en: 'Turned off after 5 days of failures.',
    fr: "Désactivé après 5 jours d'échecs.",
  },
  offGone: {
    en: 'Turned off: it returned 410, which means it is gone.',
    fr: "Désactivé : il a renvoyé 410, c'est-à-dire qu'il n'existe plus.",
  },
  open: { en: 'Open', fr: 'Ouvrir' },
  openOf: { en: 'Open {url}', fr: 'Ouvrir {url}' },
  test: { en: 'Send a test', fr: 'Envoyer un test' },
  testOf: { en: 'Send a test to {url}', fr: 'Envoyer un test à {url}' },
  testing: { en: 'Sending', fr: 'Envoi' },
  note: {
    en: 'Each message is signed. A failed one is attempted up to 8 times in 28 hours.',
    fr: "Chaque message est signé. En cas d'échec, il est tenté jusqu'à 8 fois en 28 heures.",
  },
  noneText: {
    en: 'Add the address of your server, and it is notified when a badge is issued, a member joins or a quest is completed.',
    fr: "Ajoutez l'adresse de votre serveur : il est prévenu quand un badge est émis, quand un membre arrive ou quand une quête est terminée.",
  },
})

/** The log of messages. */
export const deliveryWords = texts({
  title: { en: 'Deliveries', fr: 'Livraisons' },
  filters: { en: 'Filter deliveries', fr: 'Filtrer les livraisons' },
  day: { en: 'Last 24 hours', fr: 'Dernières 24 heures' },
  notDelivered: { en: 'Not delivered', fr: 'Non livrés' },
  all: { en: 'All deliveries', fr: 'Toutes les livraisons' },
  allOf: { en: 'Last 30 days', fr: '30 derniers jours' },
  time: { en: 'Time', fr: 'Heure' },
  event: { en: 'Event', fr: 'Événement' },
  to: { en: 'To', fr: 'Destination' },
  response: { en: 'Response', fr: 'Réponse' },
  duration: { en: 'Duration', fr: 'Durée' },
  waiting: { en: 'Waiting', fr: 'En attente' },
  noResponse: { en: 'None', fr: 'Aucune' },
  attempt: { en: 'Attempt {count} of {total}', fr: 'Tentative {count} sur {total}' },
  none: { en: 'No messages yet.', fr: 'Pas encore de message.' },
  noneOfDay: { en: 'No messages in the last 24 hours.', fr: 'Aucun message ces dernières 24 heures.' },
  noneFailed: { en: 'Everything was delivered.', fr: 'Tout a été livré.' },
  today: { en: 'Today, {time}', fr: "Aujourd'hui, {time}" },
  yesterday: { en: 'Yesterday, {time}', fr: 'Hier, {time}' },
  ms: { en: '{count} ms', fr: '{count} ms' },
  seconds: { en: '{count} s', fr: '{count} s' },
  delivered: { en: 'Delivered: {status} in {time}', fr: 'Livré : {status} en {time}' },
  failedWith: { en: 'Not delivered: the server returned {status}', fr: 'Non livré : le serveur a renvoyé {status}' },
  failedSilent: { en: 'Not delivered: the server did not respond', fr: "Non livré : le serveur n'a pas répondu" },
})

/** The page of one endpoint. */
export const webhookPage = texts({
  back: { en: 'Developers', fr: 'Développeurs' },
  events: { en: 'Events', fr: 'Événements' },
  secret: { en: 'Signing secret', fr: 'Secret de signature' },
  secretEnds: { en: 'ends in {end}', fr: 'se termine par {end}' },
  replace: { en: 'Rotate', fr: 'Renouveler' },
  bothUntil: { en: 'The previous secret signs until {when}', fr: "Le secret précédent signe jusqu'au {when}" },
  addresses: { en: 'E-mail addresses', fr: 'Adresses e-mail' },
  included: { en: 'Included', fr: 'Incluses' },
  state: { en: 'Status', fr: 'Statut' },
  workingSince: { en: 'Working', fr: 'Fonctionne' },
  edit: { en: 'Edit', fr: 'Modifier' },
  turnOff: { en: 'Turn off', fr: 'Désactiver' },
  turnOn: { en: 'Turn on', fr: 'Activer' },
  turnedOff: { en: 'Webhook turned off', fr: 'Webhook désactivé' },
  turnedOn: { en: 'Webhook turned on', fr: 'Webhook activé' },
  delete: { en: 'Delete', fr: 'Supprimer' },
  more: { en: 'More actions for this webhook', fr: "Plus d'actions pour ce webhook" },
  again: {
    en: { one: 'Send {count} again', other: 'Send {count} again' },
    fr: { one: 'Renvoyer {count} message', other: 'Renvoyer {count} messages' },
  },
  sentAgain: {
    en: { one: '{count} message will be sent again', other: '{count} messages will be sent again' },
    fr: { one: '{count} message va être renvoyé', other: '{count} messages vont être renvoyés' },
  },
})

/** One message, in the panel. */
export const deliveryPanel = texts({
  delivered: { en: 'Delivered', fr: 'Livré' },
  notDelivered: { en: 'Not delivered', fr: 'Non livré' },
  waiting: { en: 'Waiting', fr: 'En attente' },
  at: { en: '{when}.', fr: '{when}.' },
  atAttempt: { en: '{when}. Attempt {count} of {total}.', fr: '{when}. Tentative {count} sur {total}.' },
  atNext: {
    en: '{when}. Attempt {count} of {total}, the next at {next}.',
    fr: '{when}. Tentative {count} sur {total}, la prochaine à {next}.',
  },
  response: { en: 'Response', fr: 'Réponse' },
  request: { en: 'Request', fr: 'Requête' },
  attempts: { en: 'Attempts', fr: 'Tentatives' },
  curl: { en: 'Copy as curl', fr: 'Copier en curl' },
  gone: {
    en: 'No longer stored: bodies are kept for 14 days.',
    fr: "N'est plus conservé : les contenus sont gardés 14 jours.",
  },
  empty: { en: 'The response had no body.', fr: "La réponse n'avait pas de contenu." },
  notYet: { en: 'Not sent yet.', fr: 'Pas encore envoyé.' },
  sameId: { en: 'Same body and id, so that it counts once', fr: 'Même contenu et même id : il compte une seule fois' },
  again: { en: 'Send again', fr: 'Renvoyer' },
  sending: { en: 'Sending', fr: 'Envoi' },
})

/** Why an attempt had no response. */
export const attemptProblems = texts({
  timeout: { en: 'No response within 15 seconds.', fr: 'Aucune réponse en 15 secondes.' },
  addressRefused: {
    en: 'The address is not public, so nothing was sent.',
    fr: "L'adresse n'est pas publique : rien n'a été envoyé.",
  },
  unreachable: { en: 'The server could not be reached.', fr: "Le serveur n'a pas pu être joint." },
  redirected: {
    en: 'The server redirected. Enter the final address.',
    fr: "Le serveur a redirigé. Indiquez l'adresse finale.",
  },
  tooLarge: { en: 'The response was too large.', fr: 'La réponse était trop volumineuse.' },
})

/** The form of an endpoint, and the questions about one. */
export const webhookForm = texts({
  newTitle: { en: 'Add a webhook', fr: 'Ajouter un webhook' },
  editTitle: { en: 'Edit webhook', fr: 'Modifier le webhook' },
  url: { en: 'Address', fr: 'Adresse' },
  urlHint: {
    en: 'An https address that accepts POST and responds with 2xx within 15 seconds',
    fr: 'Une adresse https qui accepte POST et répond 2xx en moins de 15 secondes',
  },
  kinds: { en: 'Events', fr: 'Événements' },
  chosen: {
    en: { one: '{count} of {total} selected', other: '{count} of {total} selected' },
    fr: { one: '{count} sur {total} choisi', other: '{count} sur {total} choisis' },
  },
  allKinds: { en: 'All events', fr: 'Tous les événements' },
  withAddresses: { en: 'Include e-mail addresses', fr: 'Inclure les adresses e-mail' },
  withAddressesHint: {
    en: "People's addresses are sent to this server. Only the main admin can turn this on.",
    fr: "Les adresses des personnes sont envoyées à ce serveur. Seul l'admin principal peut l'activer.",
  },
  create: { en: 'Add webhook', fr: 'Ajouter le webhook' },
  creating: { en: 'Adding', fr: 'Ajout' },
  saved: { en: 'Webhook saved', fr: 'Webhook enregistré' },
  secretTitle: { en: 'Copy the signing secret', fr: 'Copiez le secret de signature' },
  secretText: {
    en: 'Your server checks with it that messages come from here. It is shown only this once.',
    fr: "Votre serveur vérifie avec lui que les messages viennent d'ici. Il n'est affiché que cette fois.",
  },
  secretCopied: { en: 'Signing secret copied to clipboard', fr: 'Secret de signature copié dans le presse-papiers' },
  rotateTitle: { en: 'Rotate the signing secret?', fr: 'Renouveler le secret de signature ?' },
  rotateText: {
    en: 'You get a new secret. For 24 hours messages are signed with both, so that you can replace it without interruption.',
    fr: 'Vous obtenez un nouveau secret. Pendant 24 heures, les messages sont signés avec les deux, pour que vous puissiez le remplacer sans interruption.',
  },
  rotate: { en: 'Rotate secret', fr: 'Renouveler le secret' },
  rotating: { en: 'Rotating', fr: 'Renouvellement' },
  deleteTitle: { en: 'Delete {url}?', fr: 'Supprimer {url} ?' },
  deleteText: {
    en: 'It receives nothing more, and its log is deleted. This cannot be undone.',
    fr: 'Il ne reçoit plus rien, et son journal est supprimé. Cette action est irréversible.',
  },
  keep: { en: 'Keep it', fr: 'Le garder' },
  delete: { en: 'Delete webhook', fr: 'Supprimer le webhook' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
  deleted: { en: 'Webhook deleted', fr: 'Webhook supprimé' },
})

/** The groups of kinds in the form of an endpoint. */
export const kindGroupWords = texts({
  templates: { en: 'Templates', fr: 'Modèles' },
  sends: { en: 'Sends', fr: 'Envois' },
  badges: { en: 'Badges', fr: 'Badges' },
  people: { en: 'Members and events', fr: 'Membres et événements' },
  quests: { en: 'Quests and points', fr: 'Quêtes et points' },
})

/** What happened, for each kind. */
export const kindWords = texts({
  'template.published': { en: 'A template is published', fr: 'Un modèle est publié' },
  'template.changed': { en: 'A template is edited', fr: 'Un modèle est modifié' },
  'template.deleted': { en: 'A template is deleted', fr: 'Un modèle est supprimé' },
  'claim.created': { en: 'A badge is sent to someone', fr: "Un badge est envoyé à quelqu'un" },
  'claim.taken': { en: 'Someone claims a badge', fr: "Quelqu'un récupère un badge" },
  'claim.bounced': { en: 'An e-mail bounces', fr: "Un e-mail n'arrive pas" },
  'send.finished': { en: 'A send is finished', fr: 'Un envoi est terminé' },
  'badge.issued': { en: 'A badge is issued', fr: 'Un badge est émis' },
  'badge.revoked': { en: 'A badge is revoked', fr: 'Un badge est révoqué' },
  'badge.suspended': { en: 'A badge is suspended', fr: 'Un badge est suspendu' },
  'badge.resumed': { en: 'A badge is reinstated', fr: 'Un badge est rétabli' },
  'member.joined': { en: 'A member joins', fr: 'Un membre arrive' },
  'member.left': { en: 'A member leaves', fr: 'Un membre part' },
  'ticket.checkedIn': { en: 'Someone is admitted at the door', fr: "Une personne est admise à l'entrée" },
  'presentation.done': { en: 'Someone shows a badge', fr: "Quelqu'un montre un badge" },
  'challenge.passed': { en: 'Someone passes a challenge', fr: "Quelqu'un réussit un défi" },
  'quest.done': { en: 'Someone completes a quest', fr: "Quelqu'un termine une quête" },
  'points.booked': { en: 'Points are added or deducted', fr: 'Des points sont ajoutés ou retirés' },
})

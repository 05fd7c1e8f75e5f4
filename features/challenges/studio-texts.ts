import { texts } from '#base/text.ts'

/** The tab of challenges at /settings/quests. */
export const challengesTab = texts({
  table: { en: 'Challenges', fr: 'Défis' },
  challenge: { en: 'Challenge', fr: 'Défi' },
  kind: { en: 'Kind', fr: 'Type' },
  points: { en: 'Points', fr: 'Points' },
  usedIn: { en: 'Used in', fr: 'Utilisé dans' },
  done: { en: 'Done', fr: 'Réussi' },
  quests: {
    en: { one: '{count} quest', other: '{count} quests', zero: 'None' },
    fr: { one: '{count} quête', other: '{count} quêtes', zero: 'Aucune' },
  },
  onPhones: {
    en: { one: ' · {count} point · {passed} done', other: ' · {count} points · {passed} done' },
    fr: { one: ' · {count} point · réussi {passed} fois', other: ' · {count} points · réussi {passed} fois' },
  },
  new: { en: 'New challenge', fr: 'Nouveau défi' },
  reviews: { en: 'Reviews', fr: 'Validations' },
  limits: { en: 'Limits', fr: 'Limites' },
  more: { en: 'More actions for {title}', fr: 'Autres actions pour {title}' },
  delete: { en: 'Delete', fr: 'Supprimer' },
  templatesGone: {
    en: 'Its last badge was deleted: nobody can pass it any more.',
    fr: 'Son dernier badge a été supprimé : plus personne ne peut le réussir.',
  },
  draft: {
    en: 'Draft: members see it once you save a quest with it',
    fr: "Brouillon : les membres le voient quand vous enregistrez une quête qui l'utilise",
  },
  providerOff: {
    en: '{provider} is off on this server: nobody can pass it now.',
    fr: '{provider} est désactivé sur ce serveur : personne ne peut le réussir pour le moment.',
  },
  byReview: { en: 'Checked by an admin', fr: 'Vérifié par un admin' },
  used: {
    en: { one: '{used} of {count} code used', other: '{used} of {count} codes used' },
    fr: { one: '{used} sur {count} code utilisé', other: '{used} sur {count} codes utilisés' },
  },
  emptyTitle: {
    en: 'A challenge is one step that members take',
    fr: 'Un défi est une étape que les membres franchissent',
  },
  emptyText: {
    en: 'They hold a badge, answer a quiz, visit a stand or follow your page. Blazon checks it and gives the points.',
    fr: 'Ils possèdent un badge, répondent à un quiz, passent à un stand ou suivent votre page. Blazon vérifie et donne les points.',
  },
  deleteTitle: { en: 'Delete this challenge?', fr: 'Supprimer ce défi ?' },
  deleteText: {
    en: '“{title}” disappears from the wallets. What members passed and earned stays.',
    fr: '« {title} » disparaît des portefeuilles. Ce que les membres ont réussi et gagné reste.',
  },
  keep: { en: 'Keep it', fr: 'Le garder' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
  deleted: { en: 'Challenge deleted', fr: 'Défi supprimé' },
})

/** Where challenges happen. */
export const groupNames = texts({
  wallet: { en: 'In the wallet', fr: 'Dans le portefeuille' },
  x: { en: 'X', fr: 'X' },
  discord: { en: 'Discord', fr: 'Discord' },
  telegram: { en: 'Telegram', fr: 'Telegram' },
  facebook: { en: 'Facebook', fr: 'Facebook' },
  linkedin: { en: 'LinkedIn', fr: 'LinkedIn' },
  own: { en: 'On site and by hand', fr: 'Sur place et à la main' },
})

/** The dialog of a new challenge. */
export const challengeForm = texts({
  title: { en: 'New challenge', fr: 'Nouveau défi' },
  points: { en: 'Points', fr: 'Points' },
  ownTitle: { en: 'Title in your own words', fr: 'Titre dans vos mots' },
  preview: { en: 'As members read it', fr: 'Tel que les membres le lisent' },
  meets: {
    en: {
      zero: 'Nobody meets it yet.',
      one: '{count} member meets it already and gets the points at once.',
      other: '{count} members meet it already and get the points at once.',
    },
    fr: {
      zero: 'Personne ne le remplit encore.',
      one: '{count} membre le remplit déjà et reçoit les points aussitôt.',
      other: '{count} membres le remplissent déjà et reçoivent les points aussitôt.',
    },
  },
  meetsNoPoints: {
    en: {
      zero: 'Nobody meets it yet.',
      one: '{count} member meets it already.',
      other: '{count} members meet it already.',
    },
    fr: {
      zero: 'Personne ne le remplit encore.',
      one: '{count} membre le remplit déjà.',
      other: '{count} membres le remplissent déjà.',
    },
  },
  connected: {
    en: 'Checked at {provider} when a member asks',
    fr: 'Vérifié auprès de {provider} à la demande du membre',
  },
  reviewBecause: {
    en: '{provider} cannot answer this here: members give evidence, and an admin reviews it',
    fr: "{provider} ne peut pas y répondre ici : les membres donnent un justificatif, un admin l'examine",
  },
  own: { en: 'Checked at once when a member tries it', fr: "Vérifié dès qu'un membre essaie" },
  create: { en: 'Create challenge', fr: 'Créer le défi' },
  creating: { en: 'Creating', fr: 'Création' },
  drafted: {
    en: 'Challenge created. Members see it once you save the quest.',
    fr: 'Défi créé. Les membres le voient dès que vous enregistrez la quête.',
  },
  created: { en: 'Challenge created', fr: 'Défi créé' },
})

/** The dialog of limits. */
export const limitsForm = texts({
  title: { en: 'Limits of checks', fr: 'Limites des vérifications' },
  text: {
    en: 'Providers limit how often they can be asked, and X charges for each read.',
    fr: 'Les services limitent les vérifications, et X facture chaque lecture.',
  },
  perDay: { en: 'Checks at {provider} per day', fr: 'Vérifications par jour auprès de {provider}' },
  used: { en: '{used} in the last 24 hours; at most {most}.', fr: '{used} ces dernières 24 heures ; {most} au plus.' },
  network: { en: 'Wallets per network and day', fr: 'Portefeuilles par réseau et par jour' },
  networkHint: {
    en: 'When more of them pass the same challenge, the points of the others wait for your decision.',
    fr: 'Au-delà, les points des suivants pour le même défi attendent votre décision.',
  },
  saved: { en: 'Limits saved', fr: 'Limites enregistrées' },
})

/** Problems of challenges in the studio. */
export const challengeProblems = texts({
  typeMissing: { en: 'Choose what members do.', fr: 'Choisissez ce que font les membres.' },
  templatesUnknown: {
    en: 'One of these badges was deleted, or cannot be used here. Choose again.',
    fr: 'Un de ces badges a été supprimé, ou ne convient pas ici. Choisissez à nouveau.',
  },
  typeNotOffered: {
    en: 'This provider was turned off on the server. Choose another kind.',
    fr: 'Ce service a été désactivé sur le serveur. Choisissez un autre type.',
  },
  serverRefused: {
    en: 'This server cannot be asked. Enter an https address that is public on the internet.',
    fr: 'Ce serveur ne peut pas être interrogé. Saisissez une adresse https publique sur Internet.',
  },
  pointsNotValid: { en: 'Enter a whole number from 0.', fr: 'Indiquez un nombre entier à partir de 0.' },
  pointsNotAllowed: {
    en: 'Your community cannot give points here.',
    fr: 'Votre communauté ne peut pas donner de points ici.',
  },
  titleTooLong: { en: 'The title has more than 100 characters.', fr: 'Le titre dépasse 100 caractères.' },
  inputTooLong: { en: 'Use at most 100 characters.', fr: 'Utilisez 100 caractères au plus.' },
  tooManyChallenges: {
    en: 'A community has at most 500 challenges. Delete one first.',
    fr: "Une communauté a 500 défis au plus. Supprimez-en un d'abord.",
  },
  challengeInUse: {
    en: 'A quest names this challenge. Take it out of the quest first.',
    fr: "Une quête contient ce défi. Retirez-le d'abord de la quête.",
  },
  limitInvalid: {
    en: 'Enter a whole number within the limits of this server.',
    fr: 'Indiquez un nombre entier dans les limites de ce serveur.',
  },
  walletsMissing: { en: 'Name at least two wallets.', fr: 'Indiquez au moins deux portefeuilles.' },
})

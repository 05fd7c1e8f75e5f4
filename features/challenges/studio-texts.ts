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
  qrCode: { en: 'Show the QR code', fr: 'Afficher le code QR' },
  kiosk: { en: 'Open the kiosk page', fr: 'Ouvrir la page de la borne' },
  secret: { en: 'Show the secret', fr: 'Afficher le secret' },
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

/** The kinds of challenges, short: chips in the form, and a column of the table. */
export const typeNames = texts({
  vcAuth: { en: 'Share a fact', fr: 'Partager une donnée' },
  ownsBadges: { en: 'Hold badges', fr: 'Posséder des badges' },
  sentBadges: { en: 'Send badges', fr: 'Donner des badges' },
  xAuth: { en: 'Connect', fr: 'Se connecter' },
  xPost: { en: 'Post', fr: 'Publier' },
  xFollow: { en: 'Follow', fr: 'Suivre' },
  xRepost: { en: 'Repost', fr: 'Republier' },
  discordAuth: { en: 'Connect', fr: 'Se connecter' },
  discordJoin: { en: 'Join', fr: 'Rejoindre' },
  telegramAuth: { en: 'Connect', fr: 'Se connecter' },
  telegramJoin: { en: 'Join', fr: 'Rejoindre' },
  facebookAuth: { en: 'Connect', fr: 'Se connecter' },
  facebookFollow: { en: 'Follow', fr: 'Suivre' },
  facebookPost: { en: 'Post', fr: 'Publier' },
  linkedinAuth: { en: 'Connect', fr: 'Se connecter' },
  code: { en: 'Code', fr: 'Code' },
  quiz: { en: 'Quiz', fr: 'Quiz' },
  visit: { en: 'Visit', fr: 'Visite' },
  evidence: { en: 'Evidence', fr: 'Justificatif' },
  ask: { en: 'Ask your server', fr: 'Interroger votre serveur' },
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

/** What members can share with the community. */
export const vcKeyNames = texts({
  pseudo: { en: 'Name', fr: 'Nom' },
  email: { en: 'Confirmed e-mail address', fr: 'Adresse e-mail confirmée' },
  telephone: { en: 'Phone number (not checked)', fr: 'Numéro de téléphone (non vérifié)' },
  walletAddress: { en: 'Wallet address', fr: 'Adresse du portefeuille' },
  publicKey: { en: 'Public key', fr: 'Clé publique' },
  did: { en: 'DID', fr: 'DID' },
  authenticationKey: { en: 'Authentication key', fr: "Clé d'authentification" },
  xUsername: { en: 'Name on X', fr: 'Nom sur X' },
})

/** The dialog of a new challenge. */
export const challengeForm = texts({
  title: { en: 'New challenge', fr: 'Nouveau défi' },
  whichBadges: { en: 'Which badges', fr: 'Quels badges' },
  chosenOf: {
    en: '{count} chosen of {total}',
    fr: { one: '{count} choisi sur {total}', other: '{count} choisis sur {total}' },
  },
  chosen: { en: '{count} chosen', fr: { one: '{count} choisi', other: '{count} choisis' } },
  searchBadges: { en: 'Search badges', fr: 'Chercher un badge' },
  noBadges: {
    en: 'Publish a badge first: then it can be chosen here.',
    fr: "Publiez d'abord un badge : vous pourrez le choisir ici.",
  },
  noCommunityBadges: {
    en: 'Publish a Community badge first: members give those to each other.',
    fr: "Publiez d'abord un badge Communauté : les membres se les donnent entre eux.",
  },
  noneFound: { en: 'No badge found.', fr: 'Aucun badge trouvé.' },
  count: { en: 'How many of them', fr: 'Combien' },
  points: { en: 'Points', fr: 'Points' },
  ownTitle: { en: 'Title in your own words', fr: 'Titre dans vos mots' },
  fact: { en: 'Which fact', fr: 'Quelle donnée' },
  account: { en: 'Account', fr: 'Compte' },
  accountHint: { en: 'With or without @, or its link.', fr: 'Avec ou sans @, ou son lien.' },
  group: { en: 'Public group or channel', fr: 'Groupe ou canal public' },
  botHint: {
    en: "The server's bot has to be an admin of it.",
    fr: 'Le bot du serveur doit en être administrateur.',
  },
  message: { en: 'Text of the post', fr: 'Texte de la publication' },
  messageHint: {
    en: 'The post contains it, with anything around it.',
    fr: "La publication le contient, avec ce que l'on veut autour.",
  },
  tweet: { en: 'Post', fr: 'Publication' },
  tweetHint: { en: 'Its link, or its number.', fr: 'Son lien, ou son numéro.' },
  invite: { en: 'Invite link', fr: "Lien d'invitation" },
  page: { en: 'Page ID', fr: 'Identifiant de la page' },
  pageHint: {
    en: 'Digits, under About › Page transparency.',
    fr: 'Des chiffres, sous À propos › Transparence de la page.',
  },
  pageName: { en: 'Page name', fr: 'Nom de la page' },
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
  atOnce: {
    en: 'Checked again whenever the wallet changes',
    fr: 'Vérifié à nouveau à chaque changement du portefeuille',
  },
  byConsent: {
    en: 'Members agree before they share it, and can withdraw it',
    fr: 'Les membres donnent leur accord avant, et peuvent retirer la donnée',
  },
  connected: {
    en: 'Checked at {provider} when a member asks',
    fr: 'Vérifié auprès de {provider} à la demande du membre',
  },
  review: { en: 'An admin reviews what members give', fr: 'Un admin examine ce que les membres donnent' },
  reviewBecause: {
    en: '{provider} cannot answer this here: members give evidence, and an admin reviews it',
    fr: "{provider} ne peut pas y répondre ici : les membres donnent un justificatif, un admin l'examine",
  },
  own: { en: 'Checked at once when a member tries it', fr: "Vérifié dès qu'un membre essaie" },
  asked: {
    en: 'Your server is asked when a member tries it',
    fr: 'Votre serveur est interrogé quand un membre essaie',
  },
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
  templatesMissing: { en: 'Choose at least one badge.', fr: 'Choisissez au moins un badge.' },
  tooManyTemplates: { en: 'Choose at most 100 badges.', fr: 'Choisissez 100 badges au plus.' },
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
  countInvalid: { en: 'Enter a whole number from 1 to 1,000.', fr: 'Indiquez un nombre entier de 1 à 1 000.' },
  pointsNotValid: { en: 'Enter a whole number from 0.', fr: 'Indiquez un nombre entier à partir de 0.' },
  pointsNotAllowed: {
    en: 'Your community cannot give points here.',
    fr: 'Votre communauté ne peut pas donner de points ici.',
  },
  titleTooLong: { en: 'The title has more than 100 characters.', fr: 'Le titre dépasse 100 caractères.' },
  inputTooLong: { en: 'Use at most 100 characters.', fr: 'Utilisez 100 caractères au plus.' },
  vcKeyMissing: { en: 'Choose a fact.', fr: 'Choisissez une donnée.' },
  accountMissing: { en: 'Enter the account.', fr: 'Saisissez le compte.' },
  accountInvalid: {
    en: 'Enter a name such as @blazon, or the link of the account.',
    fr: 'Saisissez un nom comme @blazon, ou le lien du compte.',
  },
  messageMissing: { en: 'Enter the text of the post.', fr: 'Saisissez le texte de la publication.' },
  tweetMissing: { en: 'Enter the link of the post.', fr: 'Saisissez le lien de la publication.' },
  tweetInvalid: {
    en: 'Enter the link of a post on X, or its number.',
    fr: "Saisissez le lien d'une publication sur X, ou son numéro.",
  },
  inviteMissing: { en: 'Enter the invite link.', fr: "Saisissez le lien d'invitation." },
  inviteInvalid: {
    en: 'Enter a link on discord.gg or discord.com/invite.',
    fr: 'Saisissez un lien de discord.gg ou discord.com/invite.',
  },
  pageMissing: { en: 'Enter the ID of the page.', fr: "Saisissez l'identifiant de la page." },
  pageInvalid: { en: 'Enter digits only.', fr: 'Saisissez uniquement des chiffres.' },
  dateInvalid: { en: 'Enter a day and a time.', fr: 'Indiquez un jour et une heure.' },
  endBeforeStart: { en: 'It ends before it starts.', fr: 'La fin précède le début.' },
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

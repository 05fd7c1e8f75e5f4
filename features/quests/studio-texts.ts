import { texts } from '#base/text.ts'

/** Problems of fields that other forms have too, in the words of a quest; its own ones are in `texts.ts`. */
export const questFieldProblems = texts({
  titleMissing: { en: 'Give the quest a title.', fr: 'Donnez un titre à la quête.' },
  titleTooLong: { en: 'The title has more than 100 characters.', fr: 'Le titre dépasse 100 caractères.' },
  descriptionTooLong: {
    en: 'The description has more than 2,000 characters.',
    fr: 'La description dépasse 2 000 caractères.',
  },
  dateInvalid: { en: 'Enter a day and a time.', fr: 'Indiquez un jour et une heure.' },
  endBeforeStart: {
    en: 'Choose an end in the future, after the start.',
    fr: 'Choisissez une fin à venir, après le début.',
  },
  messageTooLong: { en: 'The message has more than 350 characters.', fr: 'Le message dépasse 350 caractères.' },
  quantityNotValid: {
    en: 'Enter a whole number from 1, or leave it empty for no limit.',
    fr: 'Indiquez un nombre entier à partir de 1, ou laissez vide pour ne pas limiter.',
  },
  pointsNotValid: { en: 'Enter a whole number from 0.', fr: 'Indiquez un nombre entier à partir de 0.' },
  pointsNotAllowed: {
    en: 'Your community cannot give points here.',
    fr: 'Votre communauté ne peut pas donner de points ici.',
  },
  templatesUnknown: {
    en: 'This badge can no longer be given. Choose another one.',
    fr: 'Ce badge ne peut plus être remis. Choisissez-en un autre.',
  },
})

/** /settings/quests: the tabs and the list. */
export const questsPage = texts({
  title: { en: 'Quests', fr: 'Quêtes' },
  explanation: {
    en: 'A few steps to earn points and a badge',
    fr: 'Quelques étapes pour gagner des points et un badge',
  },
  tabs: { en: 'Quests, challenges and ranking', fr: 'Quêtes, défis et classement' },
  challenges: { en: 'Challenges', fr: 'Défis' },
  ranking: { en: 'Ranking', fr: 'Classement' },
  new: { en: 'New quest', fr: 'Nouvelle quête' },
  reward: { en: 'Reward', fr: 'Récompense' },
  quest: { en: 'Quest', fr: 'Quête' },
  started: { en: 'Started', fr: 'Commencée' },
  done: { en: 'Done', fr: 'Terminée' },
  running: { en: 'Running', fr: 'En cours' },
  coming: { en: 'To come', fr: 'À venir' },
  ended: { en: 'Ended', fr: 'Terminées' },
  startedBy: {
    en: { one: '{count} person started', other: '{count} people started' },
    fr: { one: '{count} personne a commencé', other: '{count} personnes ont commencé' },
  },
  ofPlaces: {
    en: { one: 'of {count} place', other: 'of {count} places' },
    fr: { one: 'sur {count} place', other: 'sur {count} places' },
  },
  ofStarted: {
    en: { one: 'of {count} who started', other: 'of {count} who started' },
    fr: { one: 'sur {count} qui a commencé', other: 'sur {count} qui ont commencé' },
  },
  places: {
    en: { one: '{count} place', other: '{count} places' },
    fr: { one: '{count} place', other: '{count} places' },
  },
  nobody: { en: 'Nobody has started yet', fr: "Personne n'a encore commencé" },
  progress: { en: 'People who finished {title}', fr: 'Membres qui ont terminé {title}' },
  waiting: {
    en: { one: '{count} is waiting at one step: {step}', other: '{count} are waiting at one step: {step}' },
    fr: { one: '{count} attend à une étape : {step}', other: '{count} attendent à une étape : {step}' },
  },
  badgesDue: {
    en: { one: '{count} badge could not be given', other: '{count} badges could not be given' },
    fr: { one: "{count} badge n'a pas pu être remis", other: "{count} badges n'ont pas pu être remis" },
  },
  sentences: { en: '{first}. {second}', fr: '{first}. {second}' },
  challengeCount: {
    en: { one: '{count} challenge', other: '{count} challenges' },
    fr: { one: '{count} défi', other: '{count} défis' },
  },
  requiredCount: {
    en: { one: '{count} required', other: '{count} required' },
    fr: { one: '{count} obligatoire', other: '{count} obligatoires' },
  },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
  pointsAnd: { en: '{points} and {badge}', fr: '{points} et {badge}' },
  noReward: { en: 'no reward of its own', fr: 'sans récompense propre' },
  editNamed: { en: 'Edit {title}', fr: 'Modifier {title}' },
  moreNamed: { en: 'More actions for {title}', fr: "Plus d'actions pour {title}" },
  numbers: { en: 'Numbers', fr: 'Chiffres' },
  copy: { en: 'Copy', fr: 'Dupliquer' },
  endNow: { en: 'End now', fr: 'Terminer maintenant' },
  endTitle: { en: 'End {title} now?', fr: 'Terminer {title} maintenant ?' },
  endText: {
    en: 'Members can no longer finish it. What they have earned stays theirs.',
    fr: "Les membres ne pourront plus la terminer. Ce qu'ils ont gagné leur reste.",
  },
  keepRunning: { en: 'Keep it running', fr: 'La laisser en cours' },
  ending: { en: 'Ending', fr: 'Fin en cours' },
  endedNow: { en: '{title} has ended', fr: '{title} est terminée' },
  deleteTitle: { en: 'Delete {title}?', fr: 'Supprimer {title} ?' },
  deleteText: {
    en: 'Nobody has started it. It disappears from the wallets of your members; its challenges stay.',
    fr: "Personne ne l'a commencée. Elle disparaît des portefeuilles de vos membres ; ses défis restent.",
  },
  keep: { en: 'Keep it', fr: 'La garder' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
  deleted: { en: '{title} deleted', fr: '{title} supprimée' },
  emptyTitle: { en: 'Invite your members on a quest', fr: 'Lancez vos membres dans une quête' },
  emptyText: {
    en: 'A quest is a few challenges that members pass in their wallet: hold a badge, thank someone, answer a quiz, come to the workshop. They see what counts and what is next, and earn points and a badge at the end.',
    fr: "Une quête réunit quelques défis que les membres relèvent dans leur portefeuille : avoir un badge, remercier quelqu'un, répondre à un quiz, venir à l'atelier. Ils voient ce qui compte et la suite, et gagnent des points et un badge à la fin.",
  },
  gone: { en: 'This quest does not exist or was deleted.', fr: "Cette quête n'existe pas ou a été supprimée." },
})

/** When a quest takes place, in the community's time zone. */
export const questDates = texts({
  days: { en: '{from} to {to}', fr: 'Du {from} au {to}' },
  since: { en: 'Since {from}, no end', fr: 'Depuis le {from}, sans fin' },
  from: { en: 'From {from}, no end', fr: 'À partir du {from}, sans fin' },
  daysLeft: {
    en: { one: '{count} day left', other: '{count} days left', zero: 'ends today' },
    fr: { one: 'encore {count} jour', other: 'encore {count} jours', zero: "se termine aujourd'hui" },
  },
  inDays: {
    en: { one: 'tomorrow', other: 'in {count} days', zero: 'starts today' },
    fr: { one: 'demain', other: 'dans {count} jours', zero: "commence aujourd'hui" },
  },
})

/** Who began a quest, where they stopped, and who finished. */
export const questNumbers = texts({
  above: { en: 'Numbers', fr: 'Chiffres' },
  began: { en: 'Began', fr: 'Ont commencé' },
  onTheWay: { en: 'On the way', fr: 'En chemin' },
  finished: { en: 'Finished', fr: 'Ont terminé' },
  steps: { en: 'Steps', fr: 'Étapes' },
  required: { en: 'Required', fr: 'Obligatoire' },
  extra: { en: 'Extra', fr: 'Facultatif' },
  passedBy: { en: 'People who passed {step}', fr: 'Membres qui ont réussi {step}' },
  passed: {
    en: { one: '{count} passed', other: '{count} passed' },
    fr: { one: '{count} réussite', other: '{count} réussites' },
  },
  waiting: {
    en: { one: '{count} has this step next', other: '{count} have this step next' },
    fr: { one: '{count} membre en est là', other: '{count} membres en sont là' },
  },
  due: { en: 'Badges that could not be given', fr: "Badges qui n'ont pas pu être remis" },
  dueText: {
    en: 'These members finished the quest and have their points. Their badge waits.',
    fr: 'Ces membres ont terminé la quête et ont leurs points. Leur badge attend.',
  },
  give: { en: 'Give these badges now', fr: 'Remettre ces badges maintenant' },
  giving: { en: 'Giving', fr: 'Remise' },
  given: {
    en: { one: '{count} badge given', other: '{count} badges given' },
    fr: { one: '{count} badge remis', other: '{count} badges remis' },
  },
  stillDue: {
    en: 'None of these badges can be given yet.',
    fr: 'Aucun de ces badges ne peut encore être remis.',
  },
  left: { en: 'Badges to decide on', fr: 'Badges à examiner' },
  leftText: {
    en: 'These members have the badge, but a required step no longer counts. Revoke the badge, or leave it.',
    fr: 'Ces membres ont le badge, mais une étape obligatoire ne compte plus. Révoquez le badge, ou laissez-le.',
  },
})

/** The form of a quest. */
export const questForm = texts({
  editTitle: { en: 'Edit {title}', fr: 'Modifier {title}' },
  startedNote: {
    en: {
      one: '{count} person started it: you can remove required steps, but not add any.',
      other: '{count} people started it: you can remove required steps, but not add any.',
    },
    fr: {
      one: "{count} personne l'a commencée : on peut retirer des étapes obligatoires, pas en ajouter.",
      other: "{count} personnes l'ont commencée : on peut retirer des étapes obligatoires, pas en ajouter.",
    },
  },
  seenBy: {
    en: { one: 'Seen by {count} member once saved', other: 'Seen by {count} members once saved' },
    fr: {
      one: 'Visible par {count} membre une fois enregistrée',
      other: 'Visible par {count} membres une fois enregistrée',
    },
  },
  created: { en: '{title} created', fr: '{title} créée' },
  saved: { en: '{title} saved', fr: '{title} enregistrée' },
  title: { en: 'Title', fr: 'Titre' },
  titleExample: { en: 'Winter of repair', fr: "L'hiver de la réparation" },
  description: { en: 'Description', fr: 'Description' },
  descriptionExample: {
    en: 'One badge of the workshop and one thank-you before the year ends.',
    fr: "Un badge de l'atelier et un merci avant la fin de l'année.",
  },
  starts: { en: 'Starts', fr: 'Début' },
  ends: { en: 'Ends', fr: 'Fin' },
  startsAtOnce: { en: 'Starts as soon as it is saved', fr: "Commence dès l'enregistrement" },
  neverEnds: { en: 'Has no end', fr: 'Sans fin' },
  zone: { en: 'Time in {zone}', fr: 'Heure de {zone}' },
  limit: { en: 'Limit', fr: 'Limite' },
  limitHint: { en: 'How many people can finish it', fr: 'Nombre de personnes qui peuvent la terminer' },
  challenges: { en: 'Challenges', fr: 'Défis' },
  inOrder: { en: { one: '{count} in this order', other: '{count} in this order' }, fr: '{count} dans cet ordre' },
  noSteps: {
    en: 'No challenge yet. Add at least one that is required to finish the quest.',
    fr: 'Pas encore de défi. Ajoutez-en au moins un, obligatoire pour terminer la quête.',
  },
  noChallenges: {
    en: 'Your community has no challenge yet. Create the first one here.',
    fr: "Votre communauté n'a pas encore de défi. Créez le premier ici.",
  },
  addOne: {
    en: { one: 'Add your other challenge', other: 'Add one of your {count} others' },
    fr: { one: 'Ajouter votre autre défi', other: 'Ajouter un de vos {count} autres défis' },
  },
  addFirst: {
    en: { one: 'Add your challenge', other: 'Add one of your {count} challenges' },
    fr: { one: 'Ajouter votre défi', other: 'Ajouter un de vos {count} défis' },
  },
  addTitle: { en: 'Challenges to add', fr: 'Défis à ajouter' },
  searchChallenges: { en: 'Search challenges', fr: 'Rechercher un défi' },
  noneFound: { en: 'No challenge matches.', fr: 'Aucun défi ne correspond.' },
  newChallenge: { en: 'New challenge', fr: 'Nouveau défi' },
  deletedChallenge: { en: 'A challenge that was deleted', fr: 'Un défi supprimé' },
  stopped: { en: 'Nobody can pass it now', fr: 'Personne ne peut le réussir actuellement' },
  moveNamed: {
    en: 'Move {title}: drag, or Alt with the arrow keys',
    fr: 'Déplacer {title} : glisser, ou Alt et les flèches',
  },
  moved: { en: '{title}: {n} of {total}', fr: '{title} : {n} sur {total}' },
  required: { en: 'Required', fr: 'Obligatoire' },
  extra: { en: 'Extra', fr: 'Facultatif' },
  requiredNamed: { en: '{title} is required', fr: '{title} est obligatoire' },
  removeNamed: { en: 'Remove {title}', fr: 'Retirer {title}' },
  isOrdered: { en: 'In this order', fr: 'Dans cet ordre' },
  isOrderedHint: {
    en: 'Each required step opens once the one before it is done.',
    fr: "Chaque étape obligatoire s'ouvre quand la précédente est faite.",
  },
  fromStart: { en: 'Count only from its start', fr: 'Compter seulement à partir du début' },
  fromStartHint: {
    en: 'Challenges that members passed before do not count.',
    fr: 'Les défis réussis avant ne comptent pas.',
  },
  rewardPoints: { en: 'Reward points', fr: 'Points de récompense' },
  rewardBadge: { en: 'Reward badge', fr: 'Badge de récompense' },
  badgeOption: { en: '{title}, {category}', fr: '{title}, {category}' },
  noBadge: { en: 'No badge', fr: 'Aucun badge' },
  noBadgeFound: { en: 'No published badge matches', fr: 'Aucun badge publié ne correspond' },
  clearBadge: { en: 'Remove the badge', fr: 'Retirer le badge' },
  whenWon: { en: 'When it is won', fr: 'Quand elle est gagnée' },
  messageOf: {
    en: { one: 'Message of {count} character', other: 'Message of {count} characters' },
    fr: { one: 'Message de {count} caractère', other: 'Message de {count} caractères' },
  },
  noMessage: { en: 'No message', fr: 'Pas de message' },
  termsAt: { en: 'terms at {address}', fr: 'conditions sur {address}' },
  noTerms: { en: 'no terms', fr: 'pas de conditions' },
  message: { en: 'Message', fr: 'Message' },
  messageHint: {
    en: 'Members read it when they finish the quest.',
    fr: 'Les membres le lisent quand ils terminent la quête.',
  },
  terms: { en: 'Terms', fr: 'Conditions' },
  termsHint: {
    en: 'Members accept them before they begin.',
    fr: 'Les membres les acceptent avant de commencer.',
  },
  tryIt: { en: 'Try it with 1,000 members', fr: "L'essayer avec 1 000 membres" },
  tryHint: {
    en: 'A simulation. Nobody sees it and nothing is given.',
    fr: "Une simulation. Personne ne la voit et rien n'est remis.",
  },
  preview: { en: 'The quest in the wallet of a member', fr: "La quête dans le portefeuille d'un membre" },
  untitled: { en: 'Untitled quest', fr: 'Quête sans titre' },
  views: { en: 'Preview', fr: 'Aperçu' },
  start: { en: 'At the start', fr: 'Au début' },
  halfway: { en: 'Halfway', fr: 'À mi-chemin' },
  won: { en: 'Won', fr: 'Gagnée' },
  list: { en: 'In the list', fr: 'Dans la liste' },
})

/** The trial run of a quest. */
export const questTrial = texts({
  above: { en: 'Trial run', fr: 'Essai' },
  note: {
    en: 'Each simulated member passes a challenge as often as your real members do, or 7 times in 10 where nobody has tried it.',
    fr: "Chaque membre simulé réussit un défi aussi souvent que vos vrais membres, ou 7 fois sur 10 si personne ne l'a tenté.",
  },
  people: { en: 'Members', fr: 'Membres' },
  finish: { en: 'Finish', fr: 'Terminent' },
  tooLate: { en: 'Too late for a place', fr: 'Trop tard pour une place' },
  points: { en: 'Points given', fr: 'Points remis' },
  pass: {
    en: { one: '{count} passes', other: '{count} pass' },
    fr: { one: '{count} réussit', other: '{count} réussissent' },
  },
  miss: {
    en: { one: '{count} does not', other: '{count} do not' },
    fr: { one: '{count} non', other: '{count} non' },
  },
  stopHere: {
    en: { one: '{count} stops here', other: '{count} stop here' },
    fr: { one: "{count} s'arrête ici", other: "{count} s'arrêtent ici" },
  },
  missedEarlier: {
    en: { one: '{count} missed an earlier step', other: '{count} missed an earlier step' },
    fr: { one: '{count} a manqué une étape avant', other: '{count} ont manqué une étape avant' },
  },
  passAndMiss: { en: '{pass}, {miss}', fr: '{pass}, {miss}' },
  missedWhere: { en: '{pass}, {miss}: {here}, {earlier}', fr: '{pass}, {miss} : {here}, {earlier}' },
})

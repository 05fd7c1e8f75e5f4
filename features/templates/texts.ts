import { texts } from '#base/text.ts'

/** The sentences of the problems that template calls and forms answer (specification 2, sections 5 and 8). */
export const templateProblems = texts({
  titleMissing: { en: 'Give the badge a title.', fr: 'Donnez un titre au badge.' },
  titleTooLong: { en: 'The title has more than 100 characters.', fr: 'Le titre dépasse 100 caractères.' },
  descriptionMissing: { en: 'The description is missing.', fr: 'La description manque.' },
  descriptionTooLong: { en: 'The description is too long.', fr: 'La description est trop longue.' },
  criteriaMissing: { en: 'Criteria are missing.', fr: 'Critères manquants' },
  criteriaTooLong: {
    en: 'The criteria have more than 2,000 characters.',
    fr: 'Les critères dépassent 2 000 caractères.',
  },
  pictureMissing: { en: 'Choose a picture.', fr: 'Choisissez une image.' },
  imageAltTooLong: {
    en: 'The words for the picture have more than 300 characters.',
    fr: "Le texte de l'image dépasse 300 caractères.",
  },
  imageRatio: {
    en: 'This picture has the wrong proportions. Crop it to a square (1:1), or to 856:540 for a membership card.',
    fr: "Cette image n'a pas les bonnes proportions. Recadrez-la au carré (1:1), ou en 856:540 pour une carte de membre.",
  },
  validityMissing: {
    en: 'Say how long the badge is valid: for ever, until a date, or for a number of months.',
    fr: "Indiquez la validité du badge : sans fin, jusqu'à une date, ou pour un nombre de mois.",
  },
  pointsNotValid: {
    en: 'Points are a whole number, at most 10 billion.',
    fr: 'Les points sont un nombre entier, 10 milliards au plus.',
  },
  pointsNotAllowed: {
    en: 'Points are not open to your community. Leave them empty.',
    fr: 'Les points ne sont pas ouverts à votre communauté. Laissez-les vides.',
  },
  startDateMissing: { en: 'Say when it starts.', fr: 'Indiquez quand il commence.' },
  endDateMissing: { en: 'Say when it ends.', fr: 'Indiquez quand il se termine.' },
  endBeforeStart: { en: 'It ends before it starts.', fr: 'La fin précède le début.' },
  endDatePast: {
    en: 'It has ended already: a ticket would let nobody in.',
    fr: 'Il est déjà terminé : un billet ne donnerait accès à rien.',
  },
  timeZoneInvalid: { en: 'This time zone is not known.', fr: 'Ce fuseau horaire est inconnu.' },
  locationMissing: {
    en: 'Choose a place, or say that it is online.',
    fr: 'Choisissez un lieu, ou indiquez « en ligne ».',
  },
  locationTooLong: { en: 'The name of the place is too long.', fr: 'Le nom du lieu est trop long.' },
  draftNotPossible: {
    en: 'A membership card is published at once.',
    fr: 'Une carte de membre est publiée tout de suite.',
  },
  quantityNotValid: {
    en: 'The quantity is a whole number, at most 10 billion.',
    fr: 'La quantité est un nombre entier, 10 milliards au plus.',
  },
  colorInvalid: { en: 'Choose a colour such as #211970.', fr: 'Choisissez une couleur, par exemple #211970.' },
  templateInUse: {
    en: 'This template was changed meanwhile. Close the form and open it again.',
    fr: 'Ce modèle a été modifié entre-temps. Fermez le formulaire et rouvrez-le.',
  },
  templateFailed: {
    en: 'This template is not in the public log yet. Publish it again, then change it.',
    fr: "Ce modèle n'est pas encore au registre public. Publiez-le à nouveau, puis modifiez-le.",
  },
  alreadyPublished: { en: 'This template is published already.', fr: 'Ce modèle est déjà publié.' },
  templateBeingCreated: {
    en: 'Template is under creation, wait a moment',
    fr: 'Le modèle est en cours de création, patientez un instant',
  },
  transactionFailed: { en: 'Transaction failed', fr: 'La transaction a échoué' },
  delegationEnded: {
    en: 'The permission to issue from this template has run out. Renew it to send more badges.',
    fr: "L'autorisation d'émettre depuis ce modèle est épuisée. Renouvelez-la pour envoyer d'autres badges.",
  },
})

/** Names of the categories and what they are for. */
export const categoryWords = texts({
  basic: { en: 'Basic', fr: 'Basique' },
  basicFor: { en: 'What someone can do, certified by you', fr: 'Ce que quelqu’un sait faire, certifié par vous' },
  community: { en: 'Community', fr: 'Communauté' },
  communityFor: { en: 'What members give each other', fr: 'Ce que les membres se donnent entre eux' },
  participation: { en: 'Participation', fr: 'Participation' },
  participationFor: { en: 'For those who were there', fr: 'Pour celles et ceux qui étaient là' },
  ticket: { en: 'Ticket', fr: 'Billet' },
  ticketFor: { en: 'What lets someone in', fr: 'Ce qui donne accès' },
  membership: { en: 'Membership', fr: 'Adhésion' },
  membershipFor: { en: 'The card of your community', fr: 'La carte de votre communauté' },
  role: { en: 'Role', fr: 'Rôle' },
  roleFor: { en: 'Who does what among you', fr: 'Qui fait quoi parmi vous' },
})

/** What a category's list says while it is empty. */
export const emptyWords = texts({
  basic: { en: 'No Basic badge yet.', fr: 'Pas encore de badge Basique.' },
  basicText: {
    en: 'Certify what someone can do. Design it once, then send it to as many people as you like.',
    fr: 'Certifiez ce que quelqu’un sait faire. Créez le modèle une fois, puis envoyez-le à autant de personnes que vous voulez.',
  },
  community: { en: 'No Community badge yet.', fr: 'Pas encore de badge de la communauté.' },
  communityText: {
    en: 'Make the thanks that your members can give each other.',
    fr: 'Créez les mercis que vos membres pourront se donner.',
  },
  participation: { en: 'No Participation badge yet.', fr: 'Pas encore de badge de participation.' },
  participationText: {
    en: 'Give everyone who came something to keep of the day.',
    fr: 'Offrez à toutes les personnes venues un souvenir de la journée.',
  },
  ticket: {
    en: 'No ticket yet. Make one for your next evening.',
    fr: 'Pas encore de billet. Créez celui de votre prochaine soirée.',
  },
  ticketText: {
    en: 'With a seat and a section, if you like.',
    fr: 'Avec une place et un secteur, si vous le souhaitez.',
  },
  membership: { en: 'No membership card yet.', fr: 'Pas encore de carte de membre.' },
  membershipText: {
    en: 'Make the card of your community. Whoever keeps it is a member.',
    fr: 'Créez la carte de votre communauté. Qui la garde en est membre.',
  },
  role: { en: 'No role yet.', fr: 'Pas encore de rôle.' },
  roleText: {
    en: 'Show who coaches, who sets the routes, who holds the keys.',
    fr: 'Montrez qui encadre, qui ouvre les voies, qui tient les clés.',
  },
})

/** The list of templates. */
export const listWords = texts({
  all: { en: 'All', fr: 'Tous' },
  published: { en: 'Published', fr: 'Publiés' },
  unpublished: { en: 'Unpublished', fr: 'Non publiés' },
  /** Events that have not begun are among them. */
  ongoing: { en: 'Ongoing and upcoming', fr: 'En cours et à venir' },
  finished: { en: 'Finished', fr: 'Terminés' },
  events: { en: 'Which events', fr: 'Quels événements' },
  tabs: { en: 'Which templates', fr: 'Quels modèles' },
  send: { en: 'Send', fr: 'Envoyer' },
  newTemplate: { en: 'New template', fr: 'Nouveau modèle' },
  /** Where there is room for a word; read aloud as newTemplate, which begins with it. */
  newShort: { en: 'New', fr: 'Nouveau' },
  collected: {
    en: '{collected} collected',
    fr: { one: '{collected} récupéré', other: '{collected} récupérés' },
  },
  collectedWaiting: {
    en: '{collected} collected, {waiting} pending',
    fr: { one: '{collected} récupéré, {waiting} en attente', other: '{collected} récupérés, {waiting} en attente' },
  },
  nothingSent: { en: 'Not sent yet', fr: 'Pas encore envoyé' },
  edited: { en: 'Edited {when}', fr: 'Modifié {when}' },
  draft: { en: 'Draft', fr: 'Brouillon' },
  anchoring: { en: 'Being written in the public log', fr: 'Inscription au registre public' },
  failed: { en: 'Transaction failed', fr: 'La transaction a échoué' },
  open: { en: 'Open {title}', fr: 'Ouvrir {title}' },
  emptyTab: { en: 'Nothing here.', fr: 'Rien ici.' },
  emptyTabText: { en: 'The other tabs have your templates.', fr: 'Vos modèles sont sous les autres onglets.' },
})

/** Where an event stands. */
export const eventStages = texts({
  upcoming: { en: 'Upcoming', fr: 'À venir' },
  ongoing: { en: 'Ongoing', fr: 'En cours' },
  finished: { en: 'Finished', fr: 'Terminé' },
})

/** How a list is narrowed and ordered. */
export const orderWords = texts({
  filter: { en: 'Filter', fr: 'Filtrer' },
  filterAndOrder: { en: 'Filter and order', fr: 'Filtrer et trier' },
  filterByName: { en: 'Filter by name', fr: 'Filtrer par nom' },
  newest: { en: 'Newest', fr: 'Plus récents' },
  sent: { en: 'Last sent', fr: 'Derniers envoyés' },
  edited: { en: 'Last edited', fr: 'Derniers modifiés' },
  name: { en: 'By name', fr: 'Par nom' },
  orderIs: { en: 'Order: {order}', fr: 'Ordre : {order}' },
  nothing: { en: 'No template has this in its name.', fr: 'Aucun modèle n’a cela dans son nom.' },
  nothingText: { en: 'Try a shorter piece of it.', fr: 'Essayez avec un morceau plus court.' },
})

/** What can be done with a template. */
export const actionWords = texts({
  publish: { en: 'Publish', fr: 'Publier' },
  publishing: { en: 'Publishing', fr: 'Publication' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  edit: { en: 'Edit', fr: 'Modifier' },
  remove: { en: 'Delete', fr: 'Supprimer' },
  removeTitle: { en: 'Delete "{title}"?', fr: 'Supprimer « {title} » ?' },
  removeText: {
    en: 'Nobody has it yet. The draft is gone for good.',
    fr: 'Personne ne l’a encore. Le brouillon disparaît pour de bon.',
  },
  keep: { en: 'Keep it', fr: 'Le garder' },
  removeDraft: { en: 'Delete template', fr: 'Supprimer le modèle' },
  removed: { en: 'The draft is deleted', fr: 'Le brouillon est supprimé' },
  published: { en: '{title} is published', fr: '{title} est publié' },
  publishTitle: { en: 'Publishing {title}', fr: 'Publication de {title}' },
  queued: { en: 'It is signed and waits for its turn.', fr: 'Il est signé et attend son tour.' },
  showTemplate: { en: 'Show template', fr: 'Voir le modèle' },
  createdTitle: { en: '{title} is ready.', fr: '{title} est prêt.' },
  createdText: {
    en: 'The template is signed and on its way to the public log. You can send it now.',
    fr: 'Le modèle est signé et part au registre public. Vous pouvez déjà l’envoyer.',
  },
  draftKept: { en: '{title} is saved as a draft', fr: '{title} est enregistré comme brouillon' },
  createdRefused: {
    en: 'Refused in the wallet. {title} is saved as a draft.',
    fr: 'Refusé dans le portefeuille. {title} est enregistré comme brouillon.',
  },
  publishedRefused: {
    en: 'Refused in the wallet. {title} was not published.',
    fr: 'Refusé dans le portefeuille. {title} n’a pas été publié.',
  },
  updatedRefused: {
    en: 'Refused in the wallet. Your changes to {title} are still here.',
    fr: 'Refusé dans le portefeuille. Vos modifications de {title} sont toujours là.',
  },
  updatedTitle: { en: '{title} is saved.', fr: '{title} est enregistré.' },
})

/** The detail of a template. */
export const detailWords = texts({
  information: { en: 'Information', fr: 'Informations' },
  history: { en: 'History', fr: 'Historique' },
  tabs: { en: 'What of the template', fr: 'Parties du modèle' },
  flip: { en: 'Flip', fr: 'Retourner' },
  download: { en: 'Download', fr: 'Télécharger' },
  notDownloaded: {
    en: 'This browser could not write the picture of the card.',
    fr: 'Ce navigateur n’a pas pu écrire l’image de la carte.',
  },
  distributed: { en: 'distributed', fr: 'distribués' },
  collected: { en: 'collected', fr: 'récupérés' },
  waiting: { en: 'pending', fr: 'en attente' },
  description: { en: 'Description', fr: 'Description' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  validity: { en: 'Validity', fr: 'Validité' },
  event: { en: 'Event', fr: 'Événement' },
  starts: { en: 'Starts', fr: 'Début' },
  ends: { en: 'Ends', fr: 'Fin' },
  place: { en: 'Place', fr: 'Lieu' },
  online: { en: 'Online', fr: 'En ligne' },
  quantity: { en: 'Quantity', fr: 'Quantité' },
  points: { en: 'Points', fr: 'Points' },
  language: { en: 'Language of its texts', fr: 'Langue de ses textes' },
  created: { en: 'Created', fr: 'Créé' },
  hash: { en: 'Hash in the public log', fr: 'Empreinte au registre public' },
  english: { en: 'English', fr: 'Anglais' },
  french: { en: 'French', fr: 'Français' },
  gone: { en: 'This template does not exist, or no longer.', fr: 'Ce modèle n’existe pas, ou plus.' },
})

/** The form of a template. */
export const formWords = texts({
  createTitle: { en: 'New {category} template', fr: 'Nouveau modèle {category}' },
  editTitle: { en: 'Edit {title}', fr: 'Modifier {title}' },
  notSaved: { en: 'Not saved yet, kept on this device', fr: 'Pas encore enregistré, gardé sur cet appareil' },
  picture: { en: 'Picture', fr: 'Image' },
  choosePicture: { en: 'Choose', fr: 'Choisir' },
  changePicture: { en: 'Change', fr: 'Changer' },
  adjustPicture: { en: 'Adjust', fr: 'Recadrer' },
  title: { en: 'Title', fr: 'Titre' },
  description: { en: 'Description', fr: 'Description' },
  look: { en: 'Look', fr: 'Apparence' },
  background: { en: 'Background', fr: 'Fond' },
  text: { en: 'Text', fr: 'Texte' },
  logoOnBack: { en: 'Logo on the back', fr: 'Logo au dos' },
  effect: { en: 'Effect', fr: 'Effet' },
  glare: { en: 'Glare', fr: 'Reflet' },
  texture_modulate: { en: 'Modulate', fr: 'Relief' },
  texture_glare: { en: 'Shiny', fr: 'Brillant' },
  texture_hue: { en: 'Hue', fr: 'Irisé' },
  texture_difference: { en: 'Difference', fr: 'Contraste' },
  texture: { en: 'Texture', fr: 'Texture' },
  textureHint: { en: 'Only with an effect other than glare', fr: 'Seulement avec un autre effet que le reflet' },
  textureName: { en: 'Texture {n}', fr: 'Texture {n}' },
  advanced: { en: 'Advanced', fr: 'Options avancées' },
  advancedNone: { en: 'What it takes to get it', fr: 'Ce qu’il faut pour l’obtenir' },
  advancedLasting: { en: 'What it takes, and how long it lasts', fr: 'Ce qu’il faut, et pour combien de temps' },
  lackingCriteria: { en: 'Criteria are still required', fr: 'Les critères restent à indiquer' },
  lackingValidity: { en: 'The validity is still required', fr: 'La validité reste à indiquer' },
  lackingBoth: {
    en: 'Criteria and validity are still required',
    fr: 'Les critères et la validité restent à indiquer',
  },
  sumCriteria: { en: 'criteria written', fr: 'critères écrits' },
  sumTimestamped: { en: 'timestamped', fr: 'horodaté' },
  sumPoints: { en: '{points} points', fr: '{points} points' },
  goOn: { en: 'Next step', fr: 'Étape suivante' },
  goBack: { en: 'Back', fr: 'Retour' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  validity: { en: 'Validity', fr: 'Validité' },
  infinite: { en: 'No end date', fr: 'Sans date de fin' },
  untilDate: { en: 'Until a date', fr: 'Jusqu’à une date' },
  months: { en: 'For some months', fr: 'Pour quelques mois' },
  chooseValidity: { en: 'Choose', fr: 'Choisir' },
  endDate: { en: 'End date', fr: 'Date de fin' },
  endDateLacking: {
    en: 'Choose the last day on which the badge is valid, tomorrow or later.',
    fr: 'Choisissez le dernier jour de validité du badge, demain ou plus tard.',
  },
  monthCount: {
    en: { one: '{count} month', other: '{count} months' },
    fr: { one: '{count} mois', other: '{count} mois' },
  },
  timestamped: { en: 'Timestamp each badge', fr: 'Horodater chaque badge' },
  timestampedHint: {
    en: 'The public log proves when each badge was given, without saying to whom.',
    fr: 'Le registre public prouve quand chaque badge a été remis, sans dire à qui.',
  },
  points: { en: 'Points', fr: 'Points' },
  keepDraft: { en: 'Save as draft', fr: 'Enregistrer en brouillon' },
  create: { en: 'Create and publish', fr: 'Créer et publier' },
  createDraft: { en: 'Save draft', fr: 'Enregistrer le brouillon' },
  save: { en: 'Save', fr: 'Enregistrer' },
  creating: { en: 'Creating', fr: 'Création' },
  saving: { en: 'Saving', fr: 'Enregistrement' },
  stageHint: {
    en: 'Drag to turn it. This is how people will hold it.',
    fr: 'Faites-le tourner. C’est ainsi qu’on le tiendra.',
  },
  leaveTitle: { en: 'Leave without saving?', fr: 'Quitter sans enregistrer ?' },
  leaveText: {
    en: 'What you wrote stays on this device and comes back when you open the form again.',
    fr: 'Ce que vous avez écrit reste sur cet appareil et revient quand vous rouvrez le formulaire.',
  },
  stay: { en: 'Keep editing', fr: 'Continuer' },
  leave: { en: 'Leave', fr: 'Quitter' },
  discard: { en: 'Start over', fr: 'Repartir de zéro' },
})

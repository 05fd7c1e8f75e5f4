import { texts } from '#base/text.ts'

/** The sentences for the problems of template calls and forms. */
export const templateProblems = texts({
  folderMissing: { en: 'Choose the folder for this template.', fr: 'Choisissez le dossier de ce modèle.' },
  /** Said to contributors in place of `notFound` and `notAllowed` when they save. */
  accessEnded: {
    en: 'This was removed, or your access to it has ended. Your text is kept on this device.',
    fr: 'Cet élément a été supprimé, ou votre accès a pris fin. Votre texte est gardé sur cet appareil.',
  },
  titleMissing: { en: 'Give the badge a title.', fr: 'Donnez un titre au badge.' },
  titleTooLong: { en: 'The title has more than 100 characters.', fr: 'Le titre dépasse 100 caractères.' },
  titleCharacters: {
    en: 'The title contains a control character. Type the title instead of pasting it.',
    fr: 'Le titre contient un caractère de contrôle. Saisissez-le au lieu de le coller.',
  },
  descriptionMissing: { en: 'The description is missing.', fr: 'La description manque.' },
  descriptionTooLong: { en: 'The description is too long.', fr: 'La description est trop longue.' },
  descriptionCharacters: {
    en: 'The description contains a control character. Type the text instead of pasting it.',
    fr: 'La description contient un caractère de contrôle. Saisissez le texte au lieu de le coller.',
  },
  criteriaMissing: { en: 'Criteria are missing.', fr: 'Critères manquants' },
  criteriaTooLong: {
    en: 'The criteria have more than 2,000 characters.',
    fr: 'Les critères dépassent 2 000 caractères.',
  },
  criteriaCharacters: {
    en: 'The criteria contain a control character. Type the text instead of pasting it.',
    fr: 'Les critères contiennent un caractère de contrôle. Saisissez le texte au lieu de le coller.',
  },
  pictureMissing: { en: 'Choose a picture.', fr: 'Choisissez une image.' },
  imageAltTooLong: {
    en: 'The picture description has more than 300 characters.',
    fr: "La description de l'image dépasse 300 caractères.",
  },
  imageAltCharacters: {
    en: 'The picture description contains a control character. Type the text instead of pasting it.',
    fr: "La description de l'image contient un caractère de contrôle. Saisissez le texte au lieu de le coller.",
  },
  imageRatio: {
    en: 'This picture has the wrong proportions. Crop it to a square (1:1), or to 856:540 for a membership card.',
    fr: "Cette image n'a pas les bonnes proportions. Recadrez-la au carré (1:1), ou en 856:540 pour une carte de membre.",
  },
  validityMissing: {
    en: 'Choose how long the badge is valid: forever, until a date, or for a number of months.',
    fr: "Indiquez la validité du badge : sans fin, jusqu'à une date, ou pour un nombre de mois.",
  },
  pointsNotValid: {
    en: 'Points must be a whole number, at most 10 billion.',
    fr: 'Les points doivent être un nombre entier, 10 milliards au plus.',
  },
  pointsNotAllowed: {
    en: 'Points are not available to your community. Leave this field empty.',
    fr: 'Les points ne sont pas disponibles pour votre communauté. Laissez ce champ vide.',
  },
  startDateMissing: { en: 'Choose when it starts.', fr: 'Indiquez quand il commence.' },
  endDateMissing: { en: 'Choose when it ends.', fr: 'Indiquez quand il se termine.' },
  endBeforeStart: { en: 'It ends before it starts.', fr: 'La fin précède le début.' },
  endDatePast: {
    en: 'This event has already ended, so a ticket would admit nobody.',
    fr: 'Cet événement est déjà terminé : un billet ne donnerait accès à rien.',
  },
  timeZoneInvalid: {
    en: 'Unknown time zone. Choose one from the list.',
    fr: 'Fuseau horaire inconnu. Choisissez-en un dans la liste.',
  },
  locationMissing: {
    en: 'Choose a place, or mark it as online.',
    fr: 'Choisissez un lieu, ou indiquez « en ligne ».',
  },
  locationTooLong: { en: 'The name of the place is too long.', fr: 'Le nom du lieu est trop long.' },
  streetTooLong: { en: 'The street address has more than 200 characters.', fr: "L'adresse dépasse 200 caractères." },
  locationCharacters: {
    en: 'The name of the place contains a control character. Type the name instead of pasting it.',
    fr: 'Le nom du lieu contient un caractère de contrôle. Saisissez-le au lieu de le coller.',
  },
  draftNotPossible: {
    en: 'A membership card cannot be a draft: it is published right away.',
    fr: 'Une carte de membre ne reste pas en brouillon : elle est publiée tout de suite.',
  },
  colorInvalid: { en: 'Choose a colour such as #211970.', fr: 'Choisissez une couleur, par exemple #211970.' },
  templateInUse: {
    en: 'This template has changed in the meantime. Close the form and open it again.',
    fr: 'Ce modèle a été modifié entre-temps. Fermez le formulaire et rouvrez-le.',
  },
  templateFailed: {
    en: 'This template is not in the public log yet. Publish it again, then change it.',
    fr: "Ce modèle n'est pas encore au registre public. Publiez-le à nouveau, puis modifiez-le.",
  },
  alreadyPublished: { en: 'This template is already published.', fr: 'Ce modèle est déjà publié.' },
  templateBeingCreated: {
    en: 'Template is under creation, wait a moment',
    fr: 'Le modèle est en cours de création, patientez un instant',
  },
  transactionFailed: { en: 'Transaction failed', fr: 'La transaction a échoué' },
})

/** Names and purposes of the categories. */
export const categoryWords = texts({
  basic: { en: 'Basic', fr: 'Basique' },
  basicFor: { en: 'What someone can do, certified by you', fr: "Ce que quelqu'un sait faire, certifié par vous" },
  community: { en: 'Community', fr: 'Communauté' },
  communityFor: { en: 'What members give each other', fr: 'Ce que les membres se donnent entre eux' },
  participation: { en: 'Participation', fr: 'Participation' },
  participationFor: { en: 'For the people who were there', fr: 'Pour celles et ceux qui étaient là' },
  ticket: { en: 'Ticket', fr: 'Billet' },
  ticketFor: { en: 'Admission to your events', fr: "L'entrée à vos événements" },
  membership: { en: 'Membership', fr: 'Adhésion' },
  membershipFor: { en: 'The card of your community', fr: 'La carte de votre communauté' },
  role: { en: 'Role', fr: 'Rôle' },
  roleFor: { en: "Everyone's role in your team", fr: 'Le rôle de chacun dans votre équipe' },
})

/** The text of a category's empty list. */
export const emptyWords = texts({
  noneOfFolders: { en: 'No badges in your folders yet.', fr: 'Pas encore de badge dans vos dossiers.' },
  noneOfFoldersText: {
    en: 'Once an admin adds badges, they appear here.',
    fr: "Dès qu'un admin en ajoute, ils apparaissent ici.",
  },
  basic: { en: 'No Basic badges yet.', fr: 'Pas encore de badge Basique.' },
  basicText: {
    en: 'Certify what someone can do. Design the badge once, then send it to as many people as you like.',
    fr: "Certifiez ce que quelqu'un sait faire. Créez le modèle une fois, puis envoyez-le à autant de personnes que vous voulez.",
  },
  community: { en: 'No Community badges yet.', fr: 'Pas encore de badge de la communauté.' },
  communityText: {
    en: 'Create the thank-yous that your members can give each other.',
    fr: 'Créez les mercis que vos membres pourront se donner.',
  },
  participation: { en: 'No Participation badges yet.', fr: 'Pas encore de badge de participation.' },
  participationText: {
    en: 'Give everyone who came a souvenir of the day.',
    fr: 'Offrez à toutes les personnes venues un souvenir de la journée.',
  },
  ticket: {
    en: 'No tickets yet. Create one for your next event.',
    fr: 'Pas encore de billets. Créez celui de votre prochain événement.',
  },
  ticketText: {
    en: 'With a seat and a section, if you like.',
    fr: 'Avec une place et une section, si vous le souhaitez.',
  },
  membership: { en: 'No membership cards yet.', fr: 'Pas encore de carte de membre.' },
  membershipText: {
    en: "Create your community's card. Everyone who collects it becomes a member.",
    fr: 'Créez la carte de votre communauté. Toute personne qui la récupère en devient membre.',
  },
  role: { en: 'No roles yet.', fr: 'Pas encore de rôle.' },
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
  /** Includes events that have not begun. */
  ongoing: { en: 'Ongoing and upcoming', fr: 'En cours et à venir' },
  finished: { en: 'Finished', fr: 'Terminés' },
  events: { en: 'Filter events', fr: 'Filtrer les événements' },
  tabs: { en: 'Filter templates', fr: 'Filtrer les modèles' },
  send: { en: 'Send', fr: 'Envoyer' },
  fromExample: { en: 'Start from an example', fr: "Partir d'un exemple" },
  newTemplate: { en: 'New template', fr: 'Nouveau modèle' },
  /** For narrow spaces; its accessible name is newTemplate, which starts with it. */
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
  anchoring: { en: 'Being written to the public log', fr: 'Inscription au registre public' },
  failed: { en: 'Transaction failed', fr: 'La transaction a échoué' },
  open: { en: 'Open {title}', fr: 'Ouvrir {title}' },
  emptyTab: { en: 'No templates here.', fr: 'Aucun modèle ici.' },
  emptyTabText: { en: 'Your templates are in the other tabs.', fr: 'Vos modèles sont sous les autres onglets.' },
})

/** Stages of an event. */
export const eventStages = texts({
  upcoming: { en: 'Upcoming', fr: 'À venir' },
  ongoing: { en: 'Ongoing', fr: 'En cours' },
  finished: { en: 'Finished', fr: 'Terminé' },
})

/** The filters and orders of a list. */
export const orderWords = texts({
  filter: { en: 'Filter', fr: 'Filtrer' },
  filterAndOrder: { en: 'Filter and sort', fr: 'Filtrer et trier' },
  filterByName: { en: 'Filter by name', fr: 'Filtrer par nom' },
  newest: { en: 'Newest', fr: 'Plus récents' },
  sent: { en: 'Last sent', fr: 'Derniers envoyés' },
  edited: { en: 'Last edited', fr: 'Derniers modifiés' },
  name: { en: 'By name', fr: 'Par nom' },
  orderIs: { en: 'Sort: {order}', fr: 'Tri : {order}' },
  nothing: { en: 'No template matches this name.', fr: 'Aucun modèle ne correspond à ce nom.' },
  nothingText: { en: 'Try a shorter part of the name.', fr: 'Essayez une partie plus courte du nom.' },
})

/** The actions on a template. */
export const actionWords = texts({
  publish: { en: 'Publish', fr: 'Publier' },
  publishing: { en: 'Publishing', fr: 'Publication' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  edit: { en: 'Edit', fr: 'Modifier' },
  remove: { en: 'Delete', fr: 'Supprimer' },
  removeTitle: { en: 'Delete "{title}"?', fr: 'Supprimer « {title} » ?' },
  removeText: {
    en: 'Nobody has it yet. This cannot be undone.',
    fr: "Personne ne l'a encore. Cette action est irréversible.",
  },
  keep: { en: 'Keep it', fr: 'Le garder' },
  removeDraft: { en: 'Delete template', fr: 'Supprimer le modèle' },
  removed: { en: 'The draft is deleted', fr: 'Le brouillon est supprimé' },
  published: { en: '{title} is published', fr: 'Le modèle « {title} » est publié' },
  publishTitle: { en: 'Publishing {title}', fr: 'Publication de {title}' },
  queued: { en: 'Signed and waiting in the queue.', fr: "Signé, en file d'attente." },
  showTemplate: { en: 'Show template', fr: 'Voir le modèle' },
  createdTitle: { en: '{title} is ready.', fr: 'Le modèle « {title} » est prêt.' },
  createdText: {
    en: 'You can send it right away. Its entry in the public log follows by itself.',
    fr: "Vous pouvez l'envoyer tout de suite. Son inscription au registre public suit d'elle-même.",
  },
  draftKept: { en: '{title} is saved as a draft', fr: 'Le brouillon « {title} » est enregistré' },
  createdRefused: {
    en: 'Refused in the wallet. {title} is saved as a draft.',
    fr: 'Refusé dans le portefeuille. Le brouillon « {title} » est enregistré.',
  },
  publishedRefused: {
    en: 'Refused in the wallet. {title} was not published.',
    fr: "Refusé dans le portefeuille. {title} n'a pas été publié.",
  },
  updatedRefused: {
    en: 'Refused in the wallet. Your changes to {title} are still here.',
    fr: 'Refusé dans le portefeuille. Vos modifications de {title} sont toujours là.',
  },
  updatedTitle: { en: '{title} is saved.', fr: 'Le modèle « {title} » est enregistré.' },
})

/** The detail of a template. */
export const detailWords = texts({
  information: { en: 'Information', fr: 'Informations' },
  history: { en: 'History', fr: 'Historique' },
  tabs: { en: 'Template sections', fr: 'Sections du modèle' },
  flip: { en: 'Flip', fr: 'Retourner' },
  download: { en: 'Download', fr: 'Télécharger' },
  notDownloaded: {
    en: 'This browser could not create the picture of the card.',
    fr: "Ce navigateur n'a pas pu créer l'image de la carte.",
  },
  distributed: { en: 'distributed', fr: { one: 'distribué', other: 'distribués' } },
  collected: { en: 'collected', fr: { one: 'récupéré', other: 'récupérés' } },
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
  language: { en: 'Template language', fr: 'Langue du modèle' },
  created: { en: 'Created', fr: 'Créé' },
  hash: { en: 'Hash in the public log', fr: 'Empreinte au registre public' },
  english: { en: 'English', fr: 'Anglais' },
  french: { en: 'French', fr: 'Français' },
  gone: { en: 'This template does not exist or was removed.', fr: "Ce modèle n'existe pas ou a été supprimé." },
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
  advancedNone: { en: 'Optional', fr: 'Facultatif' },
  sumTimestamped: { en: 'timestamped', fr: 'horodaté' },
  sumPoints: {
    en: { one: '{points} point', other: '{points} points' },
    fr: { one: '{points} point', other: '{points} points' },
  },
  sumOptions: {
    en: { one: '{count} field on each ticket', other: '{count} fields on each ticket' },
    fr: { one: '{count} champ sur chaque billet', other: '{count} champs sur chaque billet' },
  },
  sumQuantity: { en: '{quantity} at most', fr: '{quantity} au plus' },
  goOn: { en: 'Next step', fr: 'Étape suivante' },
  goBack: { en: 'Back', fr: 'Retour' },
  criteria: { en: 'Criteria', fr: 'Critères' },
  validity: { en: 'Validity', fr: 'Validité' },
  infinite: { en: 'No end date', fr: 'Sans date de fin' },
  untilDate: { en: 'Until a date', fr: "Jusqu'à une date" },
  months: { en: 'Number of months', fr: 'Nombre de mois' },
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
    fr: "Faites-le tourner. C'est ainsi qu'on le tiendra.",
  },
  leaveTitle: { en: 'Leave without saving?', fr: 'Quitter sans enregistrer ?' },
  leaveText: {
    en: 'Your changes are kept on this device and restored when you open the form again.',
    fr: 'Vos modifications restent sur cet appareil et reviennent quand vous rouvrez le formulaire.',
  },
  stay: { en: 'Keep editing', fr: 'Continuer' },
  leave: { en: 'Leave', fr: 'Quitter' },
  discard: { en: 'Start over', fr: 'Repartir de zéro' },
})

import { texts } from '#base/text.ts'

/** The parts of the form that only some categories have. */
export const eventWords = texts({
  when: { en: 'When and where', fr: 'Quand et où' },
  starts: { en: 'Starts', fr: 'Début' },
  ends: { en: 'Ends', fr: 'Fin' },
  timeZone: { en: 'Time zone', fr: 'Fuseau horaire' },
  timeZoneHint: {
    en: 'Times are shown in this zone, wherever people read them.',
    fr: "Les heures s'affichent dans ce fuseau, où qu'on les lise.",
  },
  street: { en: 'Street address', fr: 'Adresse' },
  streetHint: {
    en: 'On its page, in its e-mail and in calendars.',
    fr: 'Sur sa page, dans son e-mail et dans les agendas.',
  },
  online: { en: 'Online, with no place', fr: 'En ligne, sans lieu' },
})

/** The folder of a contributor's new template. */
export const folderWords = texts({
  folder: { en: 'Folder', fr: 'Dossier' },
  folderHint: {
    en: 'People with access to this folder can use the template.',
    fr: 'Les personnes qui ont accès à ce dossier pourront utiliser le modèle.',
  },
  choose: { en: 'Choose a folder', fr: 'Choisir un dossier' },
})

/** A ticket's own fields, points, quantity and a role's shape. */
export const detailFieldWords = texts({
  shape: { en: 'Shape', fr: 'Forme' },
  shapeName: { en: 'Shape {n}', fr: 'Forme {n}' },
  previousShape: { en: 'Previous shape', fr: 'Forme précédente' },
  nextShape: { en: 'Next shape', fr: 'Forme suivante' },
  color: { en: 'Colour', fr: 'Couleur' },
  quantity: { en: 'Quantity', fr: 'Quantité' },
  quantityHint: {
    en: 'How many can be given in all. Leave empty for no limit.',
    fr: 'Combien peuvent être remis en tout. Vide : sans limite.',
  },
  pointsSign: { en: 'Effect of the points', fr: 'Effet des points' },
  adds: { en: '+ Adds', fr: '+ Ajoute' },
  takes: { en: '− Takes away', fr: '− Retire' },
  options: { en: 'On each ticket', fr: 'Sur chaque billet' },
  optionsHint: { en: 'You fill these in when you send it.', fr: "À remplir au moment de l'envoi." },
  optionName: { en: 'Name', fr: 'Nom' },
  optionSeat: { en: 'Seat', fr: 'Place' },
  optionSection: { en: 'Section', fr: 'Section' },
  fixedTitle: { en: 'Title', fr: 'Titre' },
  fixedTitleHint: { en: 'The same on every membership card.', fr: 'Le même sur toutes les cartes de membre.' },
  alt: { en: 'Picture description', fr: "Description de l'image" },
  altHint: {
    en: 'Read aloud to people who cannot see it, and included in each badge.',
    fr: "Lu aux personnes qui ne voient pas l'image, et inclus dans chaque badge.",
  },
  altProposal: { en: 'Picture on the {kind} "{title}"', fr: 'Image {kind} « {title} »' },
  altUntitled: { en: 'Picture on the {kind}', fr: 'Image {kind}' },
  undrawn: {
    en: 'Our fonts do not include {letters}. Cards in e-mails and link previews may show it differently, or not at all.',
    fr: "Nos polices ne contiennent pas {letters}. Les cartes des e-mails et des aperçus de liens peuvent l'afficher autrement, ou pas du tout.",
  },
  undrawnEmoji: {
    en: 'Cards in e-mails and link previews do not show {letters}.',
    fr: 'Les cartes des e-mails et des aperçus de liens ne montrent pas {letters}.',
  },
})

/** Kinds of badges, as named in the proposed alternative text, in French with its article; in the template's language. */
export const kindWords = texts({
  basic: { en: 'badge', fr: 'du badge' },
  community: { en: 'community badge', fr: 'du badge de la communauté' },
  participation: { en: 'participation badge', fr: 'du badge de participation' },
  ticket: { en: 'ticket', fr: 'du billet' },
  membership: { en: 'membership card', fr: 'de la carte de membre' },
  role: { en: 'role badge', fr: 'du badge de rôle' },
})

/** The views of the card on the stage. */
export const stageWords = texts({
  views: { en: 'Preview', fr: 'Aperçu' },
  object: { en: 'In the hand', fr: 'En main' },
  flat: { en: 'Flat', fr: 'À plat' },
  mail: { en: 'In an e-mail', fr: 'Dans un e-mail' },
  wallet: { en: 'In the wallet', fr: 'Au portefeuille' },
  grey: { en: 'In grey', fr: 'En gris' },
  mailSubject: { en: '{issuer} has a badge for you', fr: '{issuer} a un badge pour vous' },
  mailButton: { en: 'See the badge', fr: 'Voir le badge' },
  walletTitle: { en: 'Your badges', fr: 'Vos badges' },
})

/** The guided tour of the form. */
export const tourWords = texts({
  help: { en: 'Show me around', fr: 'Visite guidée' },
  stage: {
    en: 'The card updates as you type. Drag it, flip it, or see it in an e-mail and in the wallet.',
    fr: 'La carte se dessine à mesure. Tournez-la, retournez-la, ou voyez-la dans un e-mail et au portefeuille.',
  },
  content: {
    en: 'Start with a picture and a short title. Then say what the badge means and how it is earned.',
    fr: "Commencez par une image et un titre court. Dites ensuite le sens du badge et comment on l'obtient.",
  },
  event: {
    en: 'Set when it starts and ends, in its own time zone, and where it takes place.',
    fr: 'Indiquez le début et la fin, dans leur fuseau horaire, et le lieu.',
  },
  look: {
    en: 'The contrast of your colours is measured: a note says if the text is hard to read, and fixes it.',
    fr: 'Le contraste de vos couleurs est mesuré : une note dit si le texte se lit mal, et le corrige.',
  },
  advanced: {
    en: 'The other details of this kind of badge. All of them are optional.',
    fr: "Les autres détails de ce type de badge. Aucun n'est obligatoire.",
  },
  footer: {
    en: 'Only your community sees a draft. Once created, a template is written to the public log and can be sent.',
    fr: 'Un brouillon ne se voit que chez vous. Une fois créé, un modèle est inscrit au registre public et peut être envoyé.',
  },
})

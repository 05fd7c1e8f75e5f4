import { texts } from '#base/text.ts'

/** The parts of the form that only some categories have. */
export const eventWords = texts({
  when: { en: 'When and where', fr: 'Quand et où' },
  starts: { en: 'Starts', fr: 'Début' },
  ends: { en: 'Ends', fr: 'Fin' },
  timeZone: { en: 'Time zone', fr: 'Fuseau horaire' },
  timeZoneHint: {
    en: 'Its hours are written in this zone, wherever one reads them.',
    fr: 'Les heures s’écrivent dans ce fuseau, où qu’on les lise.',
  },
  online: { en: 'Online, without a place', fr: 'En ligne, sans lieu' },
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
    en: 'How many can be given in all. Empty is as many as you like.',
    fr: 'Combien peuvent être remis en tout. Vide : autant que vous voulez.',
  },
  pointsSign: { en: 'What the points do', fr: 'Effet des points' },
  adds: { en: '+ Adds', fr: '+ Ajoute' },
  takes: { en: '− Takes away', fr: '− Retire' },
  options: { en: 'On each ticket', fr: 'Sur chaque billet' },
  optionsHint: { en: 'You fill these in when you send it.', fr: 'À remplir au moment de l’envoi.' },
  optionName: { en: 'Name', fr: 'Nom' },
  optionSeat: { en: 'Seat', fr: 'Place' },
  optionSection: { en: 'Section', fr: 'Secteur' },
  fixedTitle: { en: 'Title', fr: 'Titre' },
  fixedTitleHint: { en: 'Every membership card says so.', fr: 'Toutes les cartes de membre le disent.' },
  alt: { en: 'Words for the picture', fr: 'Texte de l’image' },
  altHint: {
    en: 'Read aloud to those who do not see it, and written into each badge.',
    fr: 'Lu à qui ne voit pas l’image, et inscrit dans chaque badge.',
  },
  altProposal: { en: 'Picture on the {kind} "{title}"', fr: 'Image du {kind} « {title} »' },
  altUntitled: { en: 'Picture on the {kind}', fr: 'Image du {kind}' },
  undrawn: {
    en: 'Our typefaces do not have {letters}. Cards in mails and previews of links may draw it otherwise, or not at all.',
    fr: 'Nos polices ne contiennent pas {letters}. Les cartes des e-mails et des aperçus de liens peuvent le dessiner autrement, ou pas du tout.',
  },
  undrawnEmoji: {
    en: 'Cards in mails and previews of links leave out {letters}.',
    fr: 'Les cartes des e-mails et des aperçus de liens ne montrent pas {letters}.',
  },
})

/** Kinds of badges, as the proposed words for a picture name them; of the template's language. */
export const kindWords = texts({
  basic: { en: 'badge', fr: 'badge' },
  community: { en: 'community badge', fr: 'badge de la communauté' },
  participation: { en: 'participation badge', fr: 'badge de participation' },
  ticket: { en: 'ticket', fr: 'billet' },
  membership: { en: 'membership card', fr: 'carte de membre' },
  role: { en: 'role badge', fr: 'badge de rôle' },
})

/** What the stage shows the card as. */
export const stageWords = texts({
  views: { en: 'How it looks', fr: 'Aperçu' },
  object: { en: 'In the hand', fr: 'En main' },
  flat: { en: 'Flat', fr: 'À plat' },
  mail: { en: 'In a mail', fr: 'Dans un e-mail' },
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
    en: 'The card is drawn as you write. Drag it, flip it, or see it in a mail and in the wallet.',
    fr: 'La carte se dessine à mesure. Tournez-la, retournez-la, ou voyez-la dans un e-mail et au portefeuille.',
  },
  content: {
    en: 'Start with a picture, a short title, and what the badge stands for.',
    fr: 'Commencez par une image, un titre court et ce que le badge signifie.',
  },
  event: {
    en: 'Say when it starts and ends, in its own time zone, and where it is.',
    fr: 'Indiquez le début et la fin, dans leur fuseau horaire, et le lieu.',
  },
  look: {
    en: 'Colours come with a measured sentence: it says whether the text can be read, and mends it.',
    fr: 'Les couleurs sont mesurées : une phrase dit si le texte se lit, et le corrige.',
  },
  advanced: {
    en: 'Here is what it takes to get the badge, and whatever else this kind of badge can say.',
    fr: 'Ici, les critères du badge et tout ce que ce type de badge peut encore dire.',
  },
  footer: {
    en: 'A draft is yours alone. A template that is created is written in the public log and can be sent.',
    fr: 'Un brouillon ne se voit que chez vous. Un modèle créé est inscrit au registre public et peut être envoyé.',
  },
})

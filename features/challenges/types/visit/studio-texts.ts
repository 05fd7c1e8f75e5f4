import { texts } from '#base/text.ts'

/** What is visited, and when. */
export const visitFields = texts({
  type: { en: 'Visit', fr: 'Visite' },
  name: { en: 'What is visited', fr: 'Ce qui est visité' },
  nameHint: {
    en: 'A stand, a workshop, a room. Its screen shows a code that changes every 15 seconds.',
    fr: 'Un stand, un atelier, une salle. Son écran affiche un code qui change toutes les 15 secondes.',
  },
  from: { en: 'From', fr: 'À partir de' },
  to: { en: 'Until', fr: "Jusqu'à" },
  open: {
    en: 'After creating the challenge, open its kiosk page on a tablet or screen.',
    fr: 'Après la création, ouvrez la page de la borne sur une tablette ou un écran.',
  },
})

/** The link of a visit's kiosk page. */
export const kioskDialog = texts({
  openPage: { en: 'Open the kiosk page', fr: 'Ouvrir la page de la borne' },
  done: { en: 'Done', fr: 'Terminé' },
  kioskTitle: { en: 'Kiosk for {place}', fr: 'Borne pour {place}' },
  kioskText: {
    en: 'Open this link on a tablet or screen on site. It needs no account and shows a code that changes every 15 seconds, so a photo of it is worthless after half a minute.',
    fr: 'Ouvrez ce lien sur une tablette ou un écran sur place. Il ne demande aucun compte et affiche un code qui change toutes les 15 secondes : sa photo ne vaut plus rien après une demi-minute.',
  },
  kioskOnce: {
    en: 'The link is shown once. A new one ends this one and its codes at once.',
    fr: "Le lien n'est affiché qu'une fois. Un nouveau met aussitôt fin à celui-ci et à ses codes.",
  },
  makeKiosk: { en: 'Create the kiosk link', fr: 'Créer le lien de la borne' },
  renewKiosk: { en: 'Create a new link', fr: 'Créer un nouveau lien' },
  makingKiosk: { en: 'Creating', fr: 'Création' },
  renewHint: {
    en: 'If a kiosk is already open, its link and its code end.',
    fr: 'Si une borne est déjà ouverte, son lien et son code prennent fin.',
  },
  open: { en: 'Open', fr: 'Ouvrir' },
  copyLink: { en: 'Copy link', fr: 'Copier le lien' },
  openByCode: {
    en: 'Scan to open the kiosk on another device',
    fr: 'Scannez pour ouvrir la borne sur un autre appareil',
  },
})

/** Problems of the data of a visit, and of its kiosk. */
export const visitProblems = texts({
  placeMissing: { en: 'Enter what is visited.', fr: 'Indiquez ce qui est visité.' },
  dateInvalid: { en: 'Enter a day and a time.', fr: 'Indiquez un jour et une heure.' },
  endBeforeStart: { en: 'It ends before it starts.', fr: 'La fin précède le début.' },
  notAVisit: {
    en: 'Only a challenge of the type “Visit” has a kiosk.',
    fr: 'Seul un défi de type « Visite » a une borne.',
  },
})

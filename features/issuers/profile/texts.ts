import { texts } from '#base/text.ts'

/** The profile of a community in the settings. */
export const profileScreen = texts({
  title: { en: 'Profile', fr: 'Profil' },
  explanation: { en: 'Member since {date}', fr: 'Membre depuis le {date}' },
  who: { en: 'About you', fr: 'À propos de vous' },
  picture: { en: 'Picture', fr: 'Image' },
  timeZone: { en: 'Time zone', fr: 'Fuseau horaire' },
  timeZoneHint: {
    en: 'Quests, weeks and seasons begin and end at this time.',
    fr: 'Les quêtes, les semaines et les saisons commencent et finissent à cette heure.',
  },
  color: { en: 'Banner colour', fr: 'Couleur de la bannière' },
  links: { en: 'Links', fr: 'Liens' },
  linksHint: {
    en: 'All optional. For the networks a handle is enough.',
    fr: 'Tout est facultatif. Pour les réseaux, un identifiant suffit.',
  },
  save: { en: 'Save the profile', fr: 'Enregistrer le profil' },
  unchanged: { en: 'Nothing has changed.', fr: "Rien n'a changé." },
  confirmTitle: { en: 'Save the profile?', fr: 'Enregistrer le profil ?' },
  confirmText: {
    en: 'The name and the picture appear on your page and on the badges that you send from now on. Badges already collected do not change.',
    fr: "Le nom et l'image figureront sur votre page et sur les badges envoyés à partir de maintenant. Les badges déjà récupérés ne changent pas.",
  },
  waitingTitle: { en: 'The profile is being saved', fr: "Le profil s'enregistre" },
  waitingText: { en: 'This takes a moment.', fr: "C'est l'affaire d'un instant." },
  saved: { en: 'The profile was saved', fr: 'Le profil a été enregistré' },
})

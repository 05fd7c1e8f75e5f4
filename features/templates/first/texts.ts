import { texts } from '#base/text.ts'

/** The words of a community's first cards, in the language of the person who starts it. */
export const firstCardTexts = texts({
  basicTitle: { en: 'Welcome', fr: 'Bienvenue' },
  basicDescription: {
    en: 'Joined in at {issuer} for the first time.',
    fr: 'A participé pour la première fois à la vie de {issuer}.',
  },
  basicCriteria: {
    en: 'Take part in an activity of {issuer}.',
    fr: 'Prendre part à une activité de {issuer}.',
  },
  membershipDescription: {
    en: 'With this card you are a member of {issuer} and receive its news.',
    fr: 'Avec cette carte, vous faites partie de {issuer} et recevez ses nouvelles.',
  },
})

/** Examples that a form can start from, in the language of the person who writes it. */
export const exampleStartTexts = texts({
  communityTitle: { en: 'Thank you', fr: 'Merci' },
  communityDescription: {
    en: 'From one member of {issuer} to another, for a helping hand.',
    fr: "D'un membre de {issuer} à un autre, pour un coup de main.",
  },
  communityCriteria: { en: 'Help another member.', fr: 'Aider un autre membre.' },
  participationTitle: { en: 'Open evening', fr: 'Soirée portes ouvertes' },
  participationDescription: {
    en: 'Was with us at the open evening of {issuer}.',
    fr: 'Était avec nous à la soirée portes ouvertes de {issuer}.',
  },
  participationCriteria: { en: 'Come to the evening.', fr: 'Venir à la soirée.' },
  ticketTitle: { en: 'Open evening', fr: 'Soirée portes ouvertes' },
  ticketDescription: {
    en: 'An evening with {issuer}. Doors open half an hour before.',
    fr: 'Une soirée avec {issuer}. Les portes ouvrent une demi-heure avant.',
  },
  ticketCriteria: { en: 'One entry, on the evening itself.', fr: 'Une entrée, le soir même.' },
  roleTitle: { en: 'Welcome team', fr: "Équipe d'accueil" },
  roleDescription: { en: 'Welcomes people to {issuer}.', fr: 'Accueille les personnes qui viennent à {issuer}.' },
  roleCriteria: { en: 'Named by {issuer}.', fr: 'Désigné par {issuer}.' },
})

/** The first screen of a new community: its own cards, finished. */
export const firstScreenWords = texts({
  title: { en: 'Your first cards are ready', fr: 'Vos premières cartes sont prêtes' },
  text: {
    en: 'Made from your name, picture and colour. Use them as they are, or change anything first.',
    fr: "Elles reprennent votre nom, votre image et votre couleur. Utilisez-les telles quelles, ou modifiez-les d'abord.",
  },
  membershipTitle: { en: "Your community's card is ready", fr: 'La carte de votre communauté est prête' },
  membershipText: {
    en: 'Made from your name, picture and colour. Use it as it is, or change anything first.',
    fr: "Elle reprend votre nom, votre image et votre couleur. Utilisez-la telle quelle, ou modifiez-la d'abord.",
  },
  basicTitle: { en: 'Your first badge is ready', fr: 'Votre premier badge est prêt' },
  basicText: {
    en: 'Made from your name and colour. Use it as it is, or change anything first.',
    fr: "Il reprend votre nom et votre couleur. Utilisez-le tel quel, ou modifiez-le d'abord.",
  },
  membershipFor: {
    en: 'Everyone who collects it becomes a member.',
    fr: 'Toute personne qui la récupère devient membre.',
  },
  basicFor: {
    en: 'A first badge for the people who join in.',
    fr: 'Un premier badge pour les personnes qui participent.',
  },
  take: { en: 'Use this', fr: 'Utiliser' },
  takeOf: { en: 'Use this: {title}', fr: 'Utiliser : {title}' },
  change: { en: 'Change it', fr: 'Modifier' },
  changeOf: { en: 'Change it: {title}', fr: 'Modifier : {title}' },
  used: { en: '{title} is in your list', fr: '{title} est dans votre liste' },
  usedMembership: {
    en: 'Your membership card is ready. Send it to your first members.',
    fr: 'Votre carte de membre est prête. Envoyez-la à vos premiers membres.',
  },
  usedBasic: {
    en: 'Your first badge is ready. Send it to the first person who has earned it.',
    fr: "Votre premier badge est prêt. Envoyez-le à la première personne qui l'a mérité.",
  },
})

import { texts } from '#base/text.ts'

/** The screen on which a holder shows a badge to a verifier, or declines. */
export const presentPage = texts({
  title: { en: 'Show a badge', fr: 'Montrer un badge' },
  opening: { en: 'Reading the code', fr: 'Lecture du code' },
  asks: { en: 'asks to see one badge', fr: 'demande à voir un badge' },
  callsItself: { en: 'calls itself "{name}"', fr: 'se nomme « {name} »' },
  askedFor: { en: 'Asked for: {titles}', fr: 'Demandé : {titles}' },
  provenHost: { en: 'Another site. It proved that it is {host}.', fr: 'Un autre site. Il a prouvé être {host}.' },
  unproven: {
    en: 'It is not proven who is asking. The answer would go to {host}.',
    fr: 'Rien ne prouve qui demande. La réponse irait à {host}.',
  },
  unprovenHint: {
    en: 'Show a badge only if you opened this request yourself and trust {host}.',
    fr: 'Ne montrez un badge que si vous avez ouvert cette demande vous-même et faites confiance à {host}.',
  },
  close: { en: 'Close', fr: 'Fermer' },
  isNumber: { en: 'Is this the number on their screen?', fr: 'Est-ce bien le numéro affiché sur son écran ?' },
  otherNumber: {
    en: 'If not, someone else is asking: refuse.',
    fr: "Sinon, la demande vient de quelqu'un d'autre : refusez.",
  },
  choose: { en: 'Choose the badge to show', fr: 'Choisissez le badge à montrer' },
  seen: { en: 'They will see', fr: 'Seront visibles' },
  unseen: { en: 'They will not see', fr: 'Ne seront pas visibles' },
  name: { en: '{name}, the name on the badge', fr: '{name}, le nom inscrit sur le badge' },
  ownTitle: { en: '{title}, the title of the badge', fr: '{title}, le titre du badge' },
  ownName: { en: '{name}, your name in this wallet', fr: '{name}, votre nom dans ce portefeuille' },
  given: { en: 'Given {date}, no end date', fr: 'Remis le {date}, sans date de fin' },
  givenUntil: { en: 'Given {date}, valid until {until}', fr: "Remis le {date}, valable jusqu'au {until}" },
  genuine: { en: 'That it is genuine and not revoked', fr: "Qu'il est authentique et n'a pas été révoqué" },
  expired: { en: 'That it is genuine, but has expired', fr: "Qu'il est authentique, mais a expiré" },
  suspended: { en: 'That it is genuine, but suspended', fr: "Qu'il est authentique, mais suspendu" },
  revoked: { en: 'That it is genuine, but revoked', fr: "Qu'il est authentique, mais révoqué" },
  key: {
    en: 'The identifier that your badges share, by which verifiers can recognise you',
    fr: "L'identifiant commun à vos badges, par lequel des vérificateurs peuvent vous reconnaître",
  },
  badgeTitle: { en: '{title}, its description and criteria', fr: '{title}, sa description et ses critères' },
  result: { en: 'Results, such as your seat', fr: 'Les résultats, comme votre place' },
  evidence: { en: 'The evidence in the badge', fr: 'Les justificatifs du badge' },
  addressCode: {
    en: 'A hash of your address: only someone who knows the address can match it',
    fr: "Une empreinte de votre adresse : seule une personne qui connaît l'adresse peut la reconnaître",
  },
  others: { en: 'Your address and your other badges', fr: 'Votre adresse et vos autres badges' },
  show: { en: 'Show this badge', fr: 'Montrer ce badge' },
  showing: { en: 'Showing', fr: 'Envoi' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  unlockText: {
    en: 'Your key is locked on this device. Unlock it, then show the badge.',
    fr: 'Votre clé est verrouillée sur cet appareil. Déverrouillez-la, puis montrez le badge.',
  },
  none: { en: 'You do not have this badge', fr: "Vous n'avez pas ce badge" },
  noneText: {
    en: '{name} asks for {titles}. Nothing was sent, and they do not learn which badges you have.',
    fr: "{name} demande {titles}. Rien n'a été envoyé, et vos badges restent inconnus.",
  },
  noneOutside: {
    en: '{name} asks for something that is not in your wallet. Nothing was sent.',
    fr: "{name} demande quelque chose qui n'est pas dans votre portefeuille. Rien n'a été envoyé.",
  },
  shown: { en: 'Shown to {name}', fr: 'Montré à {name}' },
  shownText: { en: '{title}, at {time}', fr: '{title}, à {time}' },
  continue: { en: 'Continue on {host}', fr: 'Continuer sur {host}' },
  declined: { en: 'Nothing was shown', fr: "Rien n'a été montré" },
  declinedText: {
    en: '{name} sees only that you refused, not who you are.',
    fr: '{name} voit seulement un refus, sans savoir de qui.',
  },
  toBadges: { en: 'Your badges', fr: 'Vos badges' },
  again: { en: 'Scan again', fr: 'Scanner de nouveau' },
  failed: { en: 'This request cannot be answered', fr: 'Impossible de répondre à cette demande' },
  offline: { en: 'You are offline', fr: 'Vous êtes hors ligne' },
  offlineText: {
    en: 'The code cannot be checked now, and nothing can be sent. You can hold out the badge itself: nobody has checked it.',
    fr: "Le code ne peut pas être vérifié pour l'instant, et rien ne peut être envoyé. Vous pouvez présenter le badge lui-même : personne ne l'a vérifié.",
  },
  offlineNone: {
    en: 'This device holds no badges yet.',
    fr: 'Cet appareil ne contient pas encore de badges.',
  },
  kept: { en: 'As of {time}, from this device', fr: 'État du {time}, sur cet appareil' },
})

/** What the holder has shown, in the page "You". */
export const shownSection = texts({
  title: { en: 'Shown', fr: 'Badges montrés' },
  text: {
    en: 'What you showed, kept on this device only.',
    fr: 'Ce que vous avez montré, gardé sur cet appareil seulement.',
  },
  none: {
    en: 'You have not shown a badge from this device.',
    fr: "Vous n'avez montré aucun badge depuis cet appareil.",
  },
  to: { en: 'to {name}', fr: 'à {name}' },
  all: {
    en: { one: 'Show {count} more', other: 'Show {count} more' },
    fr: { one: 'Afficher {count} de plus', other: 'Afficher {count} de plus' },
  },
  empty: { en: 'Empty this list', fr: 'Vider cette liste' },
  emptied: { en: 'The list is empty.', fr: 'La liste est vide.' },
})

import { texts } from '#base/text.ts'

/** Which badges members hold or give. */
export const badgesFields = texts({
  hold: { en: 'Hold badges', fr: 'Posséder des badges' },
  send: { en: 'Send badges', fr: 'Donner des badges' },
  note: {
    en: 'Checked again whenever the wallet changes',
    fr: 'Vérifié à nouveau à chaque changement du portefeuille',
  },
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
})

/** Problems of the data of challenges about badges. */
export const badgesProblems = texts({
  templatesMissing: { en: 'Choose at least one badge.', fr: 'Choisissez au moins un badge.' },
  tooManyTemplates: { en: 'Choose at most 100 badges.', fr: 'Choisissez 100 badges au plus.' },
  countInvalid: { en: 'Enter a whole number from 1 to 1,000.', fr: 'Indiquez un nombre entier de 1 à 1 000.' },
})

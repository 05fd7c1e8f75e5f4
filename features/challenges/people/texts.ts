import { texts } from '#base/text.ts'

/** In a member's panel: the wallets that are marked as one person, and the dialog that marks them. */
export const personWords = texts({
  title: { en: 'Same person', fr: 'Même personne' },
  text: {
    en: {
      one: 'Of each challenge, only the earliest pass of these two wallets counts.',
      other: 'Of each challenge, only the earliest pass of these wallets counts.',
    },
    fr: {
      one: 'De chaque défi, seule la première réussite de ces deux portefeuilles compte.',
      other: 'De chaque défi, seule la première réussite de ces portefeuilles compte.',
    },
  },
  separate: { en: 'Separate', fr: 'Séparer' },
  separating: { en: 'Separating', fr: 'Séparation' },
  separated: {
    en: 'Wallets separated. What each had passed counts again.',
    fr: 'Portefeuilles séparés. Ce que chacun avait réussi compte de nouveau.',
  },
  notSeparated: {
    en: 'The wallets could not be separated. Try again.',
    fr: 'Impossible de séparer les portefeuilles. Réessayez.',
  },
  mark: { en: 'Mark as the same person', fr: "Signaler que c'est la même personne" },
  dialog: { en: 'Mark two wallets as one person', fr: 'Deux portefeuilles, une seule personne' },
  explanation: {
    en: 'Of each challenge that both wallets passed, the earliest pass stays and the other loses its points. You can separate them at any time.',
    fr: "De chaque défi que les deux portefeuilles ont réussi, la première réussite reste et l'autre perd ses points. Vous pouvez les séparer à tout moment.",
  },
  other: { en: '{name} is the same person as', fr: '{name} est la même personne que' },
  search: { en: 'Search by name or DID', fr: 'Chercher par nom ou DID' },
  nobody: { en: 'No other member matches', fr: 'Aucun autre membre ne correspond' },
  option: { en: '{name}, {did}', fr: '{name}, {did}' },
  marking: { en: 'Marking', fr: 'Enregistrement' },
  confirm: { en: 'Mark as one person', fr: 'Confirmer' },
  marked: {
    en: {
      zero: 'Marked as one person. No pass had to be reversed.',
      one: 'Marked as one person. {count} pass was reversed.',
      other: 'Marked as one person. {count} passes were reversed.',
    },
    fr: {
      zero: 'Signalés comme une seule personne. Aucune réussite à annuler.',
      one: 'Signalés comme une seule personne. {count} réussite annulée.',
      other: 'Signalés comme une seule personne. {count} réussites annulées.',
    },
  },
})

/** Problems of marking wallets as one person. */
export const personProblems = texts({
  otherMissing: { en: 'Choose the other wallet.', fr: "Choisissez l'autre portefeuille." },
})

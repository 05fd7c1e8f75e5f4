import { texts } from '#base/text.ts'

/** The switch on the page of insights. */
export const weeklySwitch = texts({
  label: { en: 'Weekly e-mail', fr: 'E-mail hebdomadaire' },
  hint: {
    en: 'The figures of the week before, on Mondays at 9:00, for you alone.',
    fr: 'Les chiffres de la semaine passée, le lundi à 9 h, pour vous seul.',
  },
})

/** The e-mail on Mondays. */
export const insightsMail = texts({
  title: { en: 'The week of {community}', fr: 'La semaine de {community}' },
  days: {
    en: 'What happened to the badges sent from {from} to {to}:',
    fr: 'Les badges envoyés du {from} au {to}, et ce qui en a été fait :',
  },
  part: { en: '{count} ({percent}%)', fr: '{count} ({percent}\u00a0%)' },
  stops: { en: 'Where it stops', fr: "Où cela s'arrête" },
  cameBack: {
    en: { one: '{count} e-mail came back', other: '{count} e-mails came back' },
    fr: { one: '{count} e-mail est revenu', other: '{count} e-mails sont revenus' },
  },
  neverOpened: {
    en: { one: '{count} never opened the page', other: '{count} never opened the page' },
    fr: { one: "{count} n'a jamais ouvert la page", other: "{count} n'ont jamais ouvert la page" },
  },
  openedOnly: {
    en: { one: '{count} opened it, did not collect it', other: '{count} opened it, did not collect it' },
    fr: {
      one: "{count} l'a ouverte sans récupérer son badge",
      other: "{count} l'ont ouverte sans récupérer leur badge",
    },
  },
  action: { en: 'Open Insights', fr: 'Ouvrir Statistiques' },
  foot: {
    en: 'You turned on the weekly figures of {community} for {email}. There is no e-mail about a week in which nothing happened.',
    fr: "Vous avez activé les statistiques hebdomadaires de {community} pour {email}. Une semaine sans activité n'a pas d'e-mail.",
  },
  turnOff: { en: 'Turn off this e-mail', fr: 'Désactiver cet e-mail' },
})

/** The page behind the link that turns the e-mail off. */
export const insightsMailPage = texts({
  title: { en: 'Turn off the weekly figures', fr: 'Désactiver les statistiques hebdomadaires' },
  ask: {
    en: 'Press the button to stop the e-mail on Mondays. The figures stay on the page “Insights”.',
    fr: "Appuyez sur le bouton pour ne plus recevoir l'e-mail du lundi. Les chiffres restent dans « Statistiques ».",
  },
  action: { en: 'Turn off', fr: 'Désactiver' },
  doneTitle: { en: 'The weekly figures are off', fr: 'Les statistiques hebdomadaires sont désactivées' },
  done: {
    en: 'You can turn them on again on the page “Insights” of the studio.',
    fr: 'Vous pouvez les réactiver dans le studio, sous « Statistiques ».',
  },
  broken: { en: 'This link is incomplete', fr: 'Ce lien est incomplet' },
  unknown: { en: 'Open it again from the e-mail.', fr: "Ouvrez-le à nouveau depuis l'e-mail." },
})

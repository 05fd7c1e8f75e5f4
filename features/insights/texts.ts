import { texts } from '#base/text.ts'

/** /settings/insights, and the tab of a template. */
export const insightsWords = texts({
  title: { en: 'Insights', fr: 'Statistiques' },
  lead: {
    en: 'Counted by the studio itself: no cookies, nobody followed',
    fr: 'Compté par le studio lui-même : sans cookies, sans suivre personne',
  },
  periods: { en: 'Period', fr: 'Période' },
  '7days': { en: '7 days', fr: '7 jours' },
  '30days': { en: '30 days', fr: '30 jours' },
  '12months': { en: '12 months', fr: '12 mois' },
  start: { en: 'Since the start', fr: 'Depuis le début' },
  days: { en: 'Days', fr: 'Jours' },
  from: { en: 'First day', fr: 'Premier jour' },
  to: { en: 'Last day', fr: 'Dernier jour' },
  show: { en: 'Show', fr: 'Afficher' },
  span: { en: '{from} to {to}', fr: 'Du {from} au {to}' },
  allTemplates: { en: 'All templates', fr: 'Tous les modèles' },
  template: { en: 'Template', fr: 'Modèle' },
  chain: { en: 'From the send to the check', fr: "De l'envoi à la vérification" },
  before7days: { en: '{count} the 7 days before', fr: '{count} les 7 jours précédents' },
  before30days: { en: '{count} the 30 days before', fr: '{count} les 30 jours précédents' },
  before12months: { en: '{count} the 12 months before', fr: '{count} les 12 mois précédents' },
  beforeDays: { en: '{count} in as many days before', fr: '{count} sur la période précédente' },
  cameBack: {
    en: { one: '{count} came back', other: '{count} came back', zero: 'none came back' },
    fr: { one: '{count} revenu', other: '{count} revenus', zero: 'aucun revenu' },
  },
  ofDelivered: { en: '{percent}% of delivered', fr: '{percent} % des remis' },
  ofCollected: { en: '{percent}% of collected', fr: '{percent} % des récupérés' },
  anyTime: { en: 'by anyone, any time', fr: 'par tous, à tout moment' },
  links: { en: 'By open links', fr: 'Par liens ouverts' },
  linkFigures: {
    en: '{opened} opened, {collected} collected, {shared} shared, {checked} checked',
    fr: '{opened} ouverts, {collected} récupérés, {shared} partagés, {checked} vérifiés',
  },
  countedSince: {
    en: 'Openings and checks are counted since {day}.',
    fr: 'Les ouvertures et les vérifications sont comptées depuis le {day}.',
  },
  counting: {
    en: 'Being counted again, because the time zone changed. The figures follow by themselves.',
    fr: 'Nouveau calcul en cours, car le fuseau horaire a changé. Les chiffres suivent tout seuls.',
  },
  emptyTitle: { en: 'Nothing was sent in this period.', fr: "Rien n'a été envoyé pendant cette période." },
  emptyText: {
    en: 'Figures appear here once badges are sent, opened, collected, shared and checked.',
    fr: 'Les chiffres apparaissent ici quand des badges sont envoyés, ouverts, récupérés, partagés et vérifiés.',
  },
  few: {
    en: 'The chart appears once {count} are sent.',
    fr: 'Le graphique apparaît à partir de {count} envoyés.',
  },
  questsLine: {
    en: 'Quests: {started} started, {finished} finished',
    fr: 'Quêtes : {started} commencées, {finished} terminées',
  },
  postsLine: { en: 'Channel: posts {written}, views {seen}', fr: 'Canal : publications {written}, vues {seen}' },
  membersLine: {
    en: { one: 'Members: {count}', other: 'Members: {count}' },
    fr: { one: 'Membres : {count}', other: 'Membres : {count}' },
  },
  also: { en: 'Also counted', fr: 'Compté aussi' },
  withSubs: { en: 'With sub-communities', fr: 'Avec les sous-communautés' },
  subs: { en: 'Sub-communities', fr: 'Sous-communautés' },
  community: { en: 'Community', fr: 'Communauté' },
  gone: { en: 'This template was removed.', fr: 'Ce modèle a été supprimé.' },
  missingDay: { en: 'Enter a day', fr: 'Indiquez un jour' },
})

/** The chart of collected badges. */
export const chartWords = texts({
  day: { en: 'Collected each day', fr: 'Récupérés par jour' },
  month: { en: 'Collected each month', fr: 'Récupérés par mois' },
  year: { en: 'Collected each year', fr: 'Récupérés par an' },
  collected: {
    en: { one: '{count} collected', other: '{count} collected' },
    fr: { one: '{count} récupéré', other: '{count} récupérés' },
  },
  byLink: {
    en: { one: '{count} by open links', other: '{count} by open links' },
    fr: { one: '{count} par lien ouvert', other: '{count} par liens ouverts' },
  },
  when: { en: 'When', fr: 'Quand' },
  persons: { en: 'Collected', fr: 'Récupérés' },
  links: { en: 'By open links', fr: 'Par liens ouverts' },
  today: { en: 'Today', fr: "Aujourd'hui" },
  earlier: {
    en: { one: '{count} from earlier sends', other: '{count} from earlier sends' },
    fr: { one: "{count} d'envois antérieurs", other: "{count} d'envois antérieurs" },
  },
  differs: {
    en: 'With badges of earlier sends, and without those that were collected after these days',
    fr: "Avec des badges d'envois antérieurs, et sans ceux qui ont été récupérés après ces jours",
  },
})

/** Where it stops, and reminding. */
export const stopWords = texts({
  title: { en: 'Where it stops', fr: "Où cela s'arrête" },
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
    fr: { one: "{count} l'a ouverte sans récupérer", other: "{count} l'ont ouverte sans récupérer" },
  },
  within: {
    en: 'Half of the {count} collected within {time}',
    fr: 'La moitié des {count} a récupéré en moins de {time}',
  },
  others: {
    en: { one: '{count} of other templates', other: '{count} of other templates' },
    fr: { one: "{count} d'autres modèles", other: "{count} d'autres modèles" },
  },
  nothing: { en: 'Nothing stops here.', fr: "Rien ne s'arrête." },
  seeWhich: { en: 'See which', fr: 'Voir lesquels' },
  remind: { en: 'Remind', fr: 'Relancer' },
  remindCount: { en: 'Remind {people} of {count}', fr: 'Relancer {people} sur {count}' },
  reminding: { en: 'Reminding', fr: 'Relance en cours' },
  nobody: { en: 'Nobody to remind now', fr: 'Personne à relancer' },
  remindLead: {
    en: 'Reminders go to people whose badge is still waiting, whose last e-mail is at least 3 days old, and who have reminders left.',
    fr: "Sont relancées les personnes dont le badge attend encore, dont le dernier e-mail date d'au moins 3 jours, et à qui il reste des rappels.",
  },
  reminded: {
    en: { one: 'Reminding {count} person', other: 'Reminding {count} people' },
    fr: { one: 'Relance de {count} personne', other: 'Relance de {count} personnes' },
  },
  mailsLeft: {
    en: { one: '{count} e-mail left today', other: '{count} e-mails left today' },
    fr: { one: "{count} e-mail encore possible aujourd'hui", other: "{count} e-mails encore possibles aujourd'hui" },
  },
  minutes: {
    en: { one: '{count} minute', other: '{count} minutes' },
    fr: { one: '{count} minute', other: '{count} minutes' },
  },
  hours: { en: { one: '{count} hour', other: '{count} hours' }, fr: { one: '{count} heure', other: '{count} heures' } },
  daysOf: { en: { one: '{count} day', other: '{count} days' }, fr: { one: '{count} jour', other: '{count} jours' } },
})

/** The table by template, and the sends of a row. */
export const tableWords = texts({
  label: { en: 'By template', fr: 'Par modèle' },
  opened: { en: 'Opened', fr: 'Ouverts' },
  deleted: { en: 'Deleted templates', fr: 'Modèles supprimés' },
  order: { en: 'Order', fr: 'Ordre' },
  sent: { en: 'Most sent', fr: 'Les plus envoyés' },
  collected: { en: 'Most collected', fr: 'Les plus récupérés' },
  title: { en: 'By name', fr: 'Par nom' },
  sendsOf: { en: 'Sends with several recipients', fr: 'Envois à plusieurs destinataires' },
  noSends: {
    en: 'Nothing was sent to several recipients at once in this period.',
    fr: "Rien n'a été envoyé à plusieurs destinataires à la fois pendant cette période.",
  },
  sentAt: { en: 'Sent on', fr: 'Envoyé le' },
  moreSends: { en: 'More sends', fr: "Plus d'envois" },
  openTemplate: { en: 'Open the template', fr: 'Ouvrir le modèle' },
})

/** Refusals of a period. */
export const insightsProblems = texts({
  periodInvalid: { en: 'The last day is before the first.', fr: 'Le dernier jour précède le premier.' },
  dayInvalid: { en: 'Choose a day up to today.', fr: "Choisissez un jour jusqu'à aujourd'hui." },
})

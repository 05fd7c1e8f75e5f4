import { texts } from '#base/text.ts'

/** What other sites show of a community's public page. */
export const pageHeadWords = texts({
  title: { en: '{name}, badges and members', fr: '{name}, badges et membres' },
  missingTitle: { en: 'No community here', fr: 'Aucune communauté ici' },
  missingText: {
    en: 'This page does not exist or was switched off.',
    fr: "Cette page n'existe pas ou a été désactivée.",
  },
})

/** The public page of a community. */
export const communityPageWords = texts({
  missingTitle: { en: 'There is no community at this address.', fr: "Il n'y a pas de communauté à cette adresse." },
  missingText: {
    en: 'It may have switched its public page off, or the link is incomplete.',
    fr: 'Elle a peut-être désactivé sa page publique, ou le lien est incomplet.',
  },
  unreadTitle: { en: 'This page could not be read just now.', fr: "Cette page n'a pas pu être lue à l'instant." },
  share: { en: 'Share', fr: 'Partager' },
  tags: { en: 'Topics', fr: 'Thèmes' },
  join: { en: 'Become a member', fr: 'Devenir membre' },
  members: {
    en: { one: '{count} member', other: '{count} members' },
    fr: { one: '{count} membre', other: '{count} membres' },
  },
  posts: {
    en: { one: '{count} post in its channel', other: '{count} posts in its channel' },
    fr: { one: '{count} publication dans son canal', other: '{count} publications dans son canal' },
  },
  earn: { en: 'What you can earn', fr: 'Ce que vous pouvez obtenir' },
  nothing: { en: 'Nothing yet. Come back later.', fr: "Rien pour l'instant. Revenez plus tard." },
  given: {
    en: { one: '{count} badge given since {date}', other: '{count} badges given since {date}' },
    fr: { one: '{count} badge remis depuis le {date}', other: '{count} badges remis depuis le {date}' },
  },
  holders: {
    en: { one: '{count} person holds it', other: '{count} people hold it' },
    fr: { one: "{count} personne l'a", other: "{count} personnes l'ont" },
  },
  manyHolders: {
    en: { one: 'More than {count} person holds it', other: 'More than {count} people hold it' },
    fr: { one: "Plus de {count} personne l'a", other: "Plus de {count} personnes l'ont" },
  },
  unheld: { en: 'Nobody holds it yet', fr: "Personne ne l'a encore" },
  all: { en: 'Show all {count}', fr: 'Afficher les {count}' },
})

/** What stands behind the verified mark, on the public page. */
export const markDetails = texts({
  open: { en: 'What this mark says', fr: 'Ce que dit cette marque' },
  community: { en: 'Verified community', fr: 'Communauté vérifiée' },
  association: { en: 'Verified association', fr: 'Association vérifiée' },
  school: { en: 'Verified school', fr: 'Établissement vérifié' },
  company: { en: 'Verified company', fr: 'Entreprise vérifiée' },
  publicBody: { en: 'Verified public body', fr: 'Organisme public vérifié' },
  group: { en: 'Verified group', fr: 'Groupe vérifié' },
  person: { en: 'Verified person', fr: 'Personne vérifiée' },
  representative: {
    en: 'Its representative was checked by {host} on {date}.',
    fr: "{host} a vérifié l'identité de son représentant le {date}.",
  },
  domain: { en: '{domain} names the same key.', fr: '{domain} désigne la même clé.' },
  email: {
    en: 'Its representative reads e-mail at {domain}.',
    fr: 'Son représentant reçoit ses e-mails à {domain}.',
  },
  until: { en: 'The mark is good until {date}.', fr: "La marque est valable jusqu'au {date}." },
  see: { en: 'See the evidence', fr: 'Voir les justificatifs' },
})

/** The evidence at the foot of the public page. */
export const evidenceWords = texts({
  title: { en: 'How you can check this', fr: 'Comment vérifier' },
  identity: { en: 'Identity', fr: 'Identité' },
  self: {
    en: 'Self-declared. Nobody has checked who is behind this name.',
    fr: "Autodéclarée. Personne n'a vérifié qui se trouve derrière ce nom.",
  },
  domains: { en: 'Domain', fr: 'Domaine' },
  emails: { en: 'E-mail', fr: 'E-mail' },
  file: { en: 'Its file', fr: 'Son fichier' },
  host: { en: 'Keys at', fr: 'Clés chez' },
  document: { en: 'Its public keys', fr: 'Ses clés publiques' },
  did: { en: 'Identifier', fr: 'Identifiant' },
})

/** The switch in the profile. */
export const publicPageSection = texts({
  title: { en: 'Public page', fr: 'Page publique' },
  label: { en: 'Show a public page', fr: 'Afficher une page publique' },
  hint: {
    en: 'Everyone can see your profile, your published badges with the number of people who hold them, and the numbers of members and posts. An open link of your Membership appears as “Become a member”.',
    fr: 'Tout le monde peut voir votre profil, vos badges publiés avec le nombre de personnes qui les ont, et le nombre de membres et de publications. Un lien ouvert de votre adhésion apparaît sous « Devenir membre ».',
  },
  unlisted: {
    en: 'Search engines list it once you have the verified mark.',
    fr: 'Les moteurs de recherche la référencent dès que vous avez la marque vérifiée.',
  },
  open: { en: 'Open the page', fr: 'Ouvrir la page' },
  copy: { en: 'Copy link', fr: 'Copier le lien' },
  on: { en: 'The public page is on', fr: 'La page publique est activée' },
  off: { en: 'The public page is off', fr: 'La page publique est désactivée' },
})

/** Names of the networks, which are the same in both languages. */
export const networkNames = texts({
  discord: { en: 'Discord', fr: 'Discord' },
  telegram: { en: 'Telegram', fr: 'Telegram' },
  twitter: { en: 'X', fr: 'X' },
  instagram: { en: 'Instagram', fr: 'Instagram' },
  facebook: { en: 'Facebook', fr: 'Facebook' },
  linkedin: { en: 'LinkedIn', fr: 'LinkedIn' },
  youtube: { en: 'YouTube', fr: 'YouTube' },
})

/** When an event takes place. */
export const eventDayWords = texts({
  days: { en: '{from} to {to}', fr: 'Du {from} au {to}' },
})

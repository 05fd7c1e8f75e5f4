import { texts } from '#base/text.ts'

/** The frame around the studio's pages. */
export const shellTexts = texts({
  demo: { en: 'Demo data', fr: 'Données de démo' },
  navigation: { en: 'Main navigation', fr: 'Navigation principale' },
  badges: { en: 'Badges', fr: 'Badges' },
  events: { en: 'Events', fr: 'Événements' },
  rolesAndAccess: { en: 'Roles and access', fr: 'Rôles et accès' },
  roles: { en: 'Roles', fr: 'Rôles' },
  kinds: { en: 'Kinds of badges', fr: 'Types de badges' },
  basic: { en: 'Basic', fr: 'Basique' },
  community: { en: 'Community', fr: 'Communauté' },
  participation: { en: 'Participation', fr: 'Participation' },
  ticket: { en: 'Ticket', fr: 'Billet' },
  membership: { en: 'Membership', fr: 'Adhésion' },
  role: { en: 'Role', fr: 'Rôle' },
  sendOf: { en: 'Send a badge, {category}', fr: 'Envoyer un badge, {category}' },
  addOf: { en: 'New template, {category}', fr: 'Nouveau modèle, {category}' },
  createOne: { en: 'Create a template', fr: 'Créer un modèle' },
  search: { en: 'Search', fr: 'Rechercher' },
  searchTemplates: { en: 'Search templates', fr: 'Rechercher un modèle' },
  send: { en: 'Send', fr: 'Envoyer' },
  yourMenu: { en: 'Your menu', fr: 'Votre menu' },
  profile: { en: 'Profile', fr: 'Profil' },
  peopleGroup: { en: 'People', fr: 'Personnes' },
  communityGroup: { en: 'Community', fr: 'Communauté' },
  teamGroup: { en: 'Team', fr: 'Équipe' },
  studioGroup: { en: 'Studio', fr: 'Studio' },
  members: { en: 'Members', fr: 'Membres' },
  channel: { en: 'Channel', fr: 'Canal' },
  quests: { en: 'Quests', fr: 'Quêtes' },
  insights: { en: 'Insights', fr: 'Statistiques' },
  subCommunities: { en: 'Sub-communities', fr: 'Sous-communautés' },
  access: { en: 'Access', fr: 'Accès' },
  developers: { en: 'Developers', fr: 'Développeurs' },
  mail: { en: 'E-mail', fr: 'E-mails' },
  promote: { en: 'Verified mark', fr: 'Marque de vérification' },
  devices: { en: 'Devices', fr: 'Appareils' },
  switchAccount: { en: 'Switch account', fr: 'Changer de compte' },
  newCommunity: { en: 'New community', fr: 'Nouvelle communauté' },
  help: { en: 'Help', fr: 'Aide' },
  logOut: { en: 'Sign out', fr: 'Se déconnecter' },
  language: { en: 'Language', fr: 'Langue' },
  settings: { en: 'Settings', fr: 'Paramètres' },
  back: { en: 'Back to the badges', fr: 'Retour aux badges' },
  appearance: { en: 'Appearance', fr: 'Apparence' },
  auto: { en: 'Match device', fr: "Comme l'appareil" },
  light: { en: 'Light', fr: 'Clair' },
  dark: { en: 'Dark', fr: 'Sombre' },
  account: { en: 'Account', fr: 'Compte' },
  signedInByWallet: { en: 'You are signed in with a wallet.', fr: 'Vous êtes connecté avec un portefeuille.' },
  signedInAs: { en: 'You are signed in as {email}.', fr: 'Vous êtes connecté en tant que {email}.' },
  languageHint: {
    en: 'The language of the studio on this device. Each template has its own language.',
    fr: 'La langue du studio sur cet appareil. Chaque modèle a sa propre langue.',
  },
  appearanceHint: { en: 'Badges keep their colours in both.', fr: 'Les badges gardent leurs couleurs dans les deux.' },
  legal: { en: 'Legal', fr: 'Mentions' },
  terms: { en: 'Terms', fr: 'Conditions' },
  privacy: { en: 'Privacy', fr: 'Confidentialité' },
  legalNotice: { en: 'Legal notice', fr: 'Mentions légales' },
  cookies: { en: 'Cookie policy', fr: 'Politique des cookies' },
})

/** The tour that is shown once. */
export const welcomeTexts = texts({
  tour: { en: 'Tour of the studio', fr: 'Visite du studio' },
  welcome: { en: 'Welcome to your studio', fr: 'Bienvenue dans votre studio' },
  start: {
    en: 'A badge starts as a template. You publish it once and send it as often as you like.',
    fr: "Un badge commence par un modèle. Vous le publiez une fois et l'envoyez aussi souvent que vous voulez.",
  },
  kinds: {
    en: 'Six kinds of badges, from a certified skill to a ticket for an evening.',
    fr: "Six types de badges, d'une compétence certifiée au billet d'une soirée.",
  },
  shortcuts: {
    en: 'Hover over a kind to send a badge or create a template, from any page.',
    fr: 'Survolez un type pour envoyer un badge ou créer un modèle, depuis toutes les pages.',
  },
  send: {
    en: 'Send a badge from any page, starting with the kind that is open.',
    fr: "Envoyez un badge depuis toutes les pages : l'envoi commence par le type ouvert.",
  },
  find: { en: 'Find any template by name.', fr: 'Retrouvez un modèle par son nom.' },
  search: {
    en: 'Find any template by name. Press / on any page.',
    fr: 'Retrouvez un modèle par son nom. Appuyez sur / depuis toutes les pages.',
  },
  you: {
    en: 'Your profile, language, appearance, other communities and help are here.',
    fr: 'Profil, langue, apparence, autres communautés et aide se trouvent ici.',
  },
})

/** A page that could not be shown. */
export const pageTexts = texts({
  failed: { en: 'This page could not be shown', fr: "Cette page n'a pas pu être affichée" },
  failedText: {
    en: 'The connection may be down, or the studio has been updated.',
    fr: 'La connexion est peut-être coupée, ou le studio a été mis à jour.',
  },
})

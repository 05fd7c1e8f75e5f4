import { texts } from '#base/text.ts'

/** /settings/members: head, tabs, search and chips. */
export const membersPage = texts({
  title: { en: 'Members', fr: 'Membres' },
  tabs: { en: 'Members of the community and people who work here', fr: 'Membres de la communauté et équipe' },
  members: { en: 'Members', fr: 'Membres' },
  invited: { en: 'Invited', fr: 'Invitations' },
  folders: { en: 'Members and folders', fr: 'Dossiers' },
  export: { en: 'Export', fr: 'Exporter' },
  exported: {
    en: { one: '{count} member exported', other: '{count} members exported' },
    fr: { one: '{count} membre exporté', other: '{count} membres exportés' },
  },
  notExported: {
    en: 'The export did not finish. Try again.',
    fr: "L'export n'a pas abouti. Réessayez.",
  },
  conversations: { en: 'Conversations', fr: 'Conversations' },
  unread: {
    en: { one: '{count} unread', other: '{count} unread' },
    fr: { one: '{count} non lue', other: '{count} non lues' },
  },
  invite: { en: 'Invite members', fr: 'Inviter des membres' },
  searchName: { en: 'Name or e-mail', fr: 'Nom ou e-mail' },
  filter: { en: 'Filter by status', fr: 'Filtrer par statut' },
  all: { en: 'All', fr: 'Tous' },
  member: { en: 'Member', fr: 'Membre' },
  suspended: { en: 'Suspended', fr: 'Suspendu' },
  left: { en: 'Left', fr: 'Ancien membre' },
  unnamed: { en: 'Without a name', fr: 'Sans nom' },
  pending: { en: 'Pending', fr: 'En attente' },
  emptyTitle: { en: 'No members yet.', fr: 'Pas encore de membres.' },
  emptyText: {
    en: 'People appear here once they collect your membership card.',
    fr: "Les personnes qui récupèrent votre carte d'adhésion apparaissent ici.",
  },
  noMatch: {
    en: 'No name contains “{text}”, and no address begins with it.',
    fr: 'Aucun nom ne contient « {text} », aucune adresse ne commence ainsi.',
  },
  noneUnnamed: { en: 'Everybody has a name.', fr: 'Tout le monde a un nom.' },
  entered: {
    en: 'As an admin you see the addresses that your community entered itself.',
    fr: "En tant qu'admin, vous voyez les adresses que votre communauté a saisies elle-même.",
  },
  noneOf: { en: 'No member has this status.', fr: "Aucun membre n'a ce statut." },
  showAll: { en: 'Show all {count}', fr: 'Afficher les {count}' },
  noneInvited: { en: 'No open invitations.', fr: 'Aucune invitation en attente.' },
  noneInvitedText: {
    en: 'Invited people are listed here until they collect their membership card.',
    fr: "Les personnes invitées sont listées ici jusqu'à ce qu'elles récupèrent leur carte d'adhésion.",
  },
  noPerson: {
    en: 'No name or address contains “{text}”.',
    fr: 'Aucun nom ni aucune adresse ne contient « {text} ».',
  },
  showInvited: { en: 'Show all', fr: 'Tout afficher' },
})

/** The orders, and the name of the menu that has them. */
export const orderWords = texts({
  orderIs: { en: 'Sort: {order}', fr: 'Trier : {order}' },
  points: { en: 'Most points', fr: 'Plus de points' },
  '-points': { en: 'Fewest points', fr: 'Moins de points' },
  newest: { en: 'Newest', fr: 'Plus récents' },
  '-newest': { en: 'Oldest', fr: 'Plus anciens' },
  pseudo: { en: 'Name', fr: 'Nom' },
  '-pseudo': { en: 'Name, Z to A', fr: 'Nom, de Z à A' },
  badges: { en: 'Most badges', fr: 'Plus de badges' },
  '-badges': { en: 'Fewest badges', fr: 'Moins de badges' },
})

/** The rows, and the bar of those that are selected. */
export const rowWords = texts({
  pseudo: { en: 'Name', fr: 'Nom' },
  points: { en: 'Points', fr: 'Points' },
  badges: { en: 'Badges', fr: 'Badges' },
  registered: { en: 'Registered', fr: 'Inscription' },
  status: { en: 'Status', fr: 'Statut' },
  address: { en: 'E-mail', fr: 'E-mail' },
  invitedOn: { en: 'Invited', fr: 'Invitation' },
  fromList: { en: 'Name from your list', fr: 'Nom de votre liste' },
  inList: { en: '{name} in your list', fr: '{name} dans votre liste' },
  askName: { en: 'Ask for a name', fr: 'Demander un nom' },
  askNameOf: { en: 'Ask for a name: {name}', fr: 'Demander un nom : {name}' },
  byLink: { en: 'Joined by link', fr: 'Arrivé par un lien' },
  show: { en: 'Show', fr: 'Afficher' },
  hide: { en: 'Hide', fr: 'Masquer' },
  showAll: { en: 'Show the addresses of this page', fr: 'Afficher les adresses de cette page' },
  hideAll: { en: 'Hide the addresses of this page', fr: 'Masquer les adresses de cette page' },
  showAddress: { en: 'Show the address of {name}', fr: "Afficher l'adresse de {name}" },
  hideAddress: { en: 'Hide the address of {name}', fr: "Masquer l'adresse de {name}" },
  admin: { en: 'Admin', fr: 'Admin' },
  contributor: { en: 'Contributor', fr: 'Contributeur' },
  countPoints: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
  countBadges: {
    en: { one: '{count} badge', other: '{count} badges' },
    fr: { one: '{count} badge', other: '{count} badges' },
  },
  select: { en: 'Select {name}', fr: 'Sélectionner {name}' },
  selectPage: { en: 'Select all rows of this page', fr: 'Sélectionner toutes les lignes de cette page' },
  selected: {
    en: { one: '{count} selected', other: '{count} selected' },
    fr: { one: '{count} sélectionné', other: '{count} sélectionnés' },
  },
  selectAll: { en: 'Select all {count}', fr: 'Sélectionner les {count}' },
  export: { en: 'Export', fr: 'Exporter' },
  clear: { en: 'Clear selection', fr: 'Annuler la sélection' },
  more: { en: 'Actions for {name}', fr: 'Actions pour {name}' },
  open: { en: 'Show details', fr: 'Afficher la fiche' },
  sendBadge: { en: 'Send a badge', fr: 'Envoyer un badge' },
  sendTo: { en: 'Send a badge to {name}', fr: 'Envoyer un badge à {name}' },
  write: { en: 'Write', fr: 'Écrire' },
  writeTo: { en: 'Write to {name}', fr: 'Écrire à {name}' },
  writeOne: {
    en: 'A message goes to one member. Select only one.',
    fr: "Un message s'adresse à un seul membre. N'en sélectionnez qu'un.",
  },
  conversation: { en: 'Conversation', fr: 'Conversation' },
  copyDid: { en: 'Copy DID', fr: 'Copier le DID' },
  tooMany: {
    en: { one: 'At most {count} person gets a badge at once.', other: 'At most {count} people get a badge at once.' },
    fr: {
      one: "Un badge s'envoie à {count} personne au plus à la fois.",
      other: "Un badge s'envoie à {count} personnes au plus à la fois.",
    },
  },
})

/** The panel of one member. */
export const memberPanel = texts({
  since: { en: 'Member since {date}', fr: 'Membre depuis le {date}' },
  sinceLeft: { en: 'Joined {date}, then left', fr: 'Membre à partir du {date}, puis départ' },
  points: {
    en: { one: 'point', other: 'points' },
    fr: { one: 'point', other: 'points' },
  },
  badges: {
    en: { one: 'badge', other: 'badges' },
    fr: { one: 'badge', other: 'badges' },
  },
  held: { en: 'Badges held', fr: 'Badges détenus' },
  heldNone: { en: 'No badge of this community.', fr: 'Aucun badge de cette communauté.' },
  heldMore: {
    en: { one: 'and {count} more', other: 'and {count} more' },
    fr: { one: 'et {count} autre', other: 'et {count} autres' },
  },
  gone: {
    en: 'This person is not a member of the community.',
    fr: "Cette personne n'est pas membre de la communauté.",
  },
})

import { texts } from '#base/text.ts'

/** /settings/sub-communities. */
export const subPage = texts({
  title: { en: 'Sub-communities', fr: 'Sous-communautés' },
  explanation: { en: 'Communities that you lead from here', fr: "Les communautés que vous dirigez d'ici" },
  add: { en: 'Add sub-communities', fr: 'Ajouter des sous-communautés' },
  addBrief: { en: 'Add', fr: 'Ajouter' },
  search: { en: 'Search by e-mail', fr: 'Rechercher par e-mail' },
  counted: { en: 'Counted at {time}', fr: 'Compté à {time}' },
  refresh: { en: 'Refresh', fr: 'Actualiser' },
  community: { en: 'Community', fr: 'Communauté' },
  email: { en: 'E-mail', fr: 'E-mail' },
  members: { en: 'Members', fr: 'Membres' },
  badges: { en: 'Badges', fr: 'Badges' },
  created: { en: 'Created', fr: 'Création' },
  status: { en: 'Status', fr: 'Statut' },
  active: { en: 'Active', fr: 'Active' },
  pending: { en: 'Pending', fr: 'En attente' },
  invited: { en: 'Invited {day}', fr: 'Invitation du {day}' },
  expired: { en: 'This link has expired', fr: 'Ce lien a expiré' },
  deleting: { en: 'Deleted on {day}', fr: 'Suppression le {day}' },
  memberCount: {
    en: { one: '{count} member', other: '{count} members' },
    fr: { one: '{count} membre', other: '{count} membres' },
  },
  badgeCount: {
    en: { one: '{count} badge', other: '{count} badges' },
    fr: { one: '{count} badge', other: '{count} badges' },
  },
  sums: { en: '{members}, {badges}', fr: '{members}, {badges}' },
  totals: { en: 'In all {members} and {badges}.', fr: 'En tout {members} et {badges}.' },
  switchInto: { en: 'Switch into it', fr: 'Y entrer' },
  resend: { en: 'Resend', fr: 'Renvoyer' },
  resendIn: { en: 'Resend in {seconds} s', fr: 'Renvoyer dans {seconds} s' },
  resendTo: { en: 'Resend the invitation to {email}', fr: "Renvoyer l'invitation à {email}" },
  resent: { en: 'Invitation sent again to {email}', fr: 'Invitation renvoyée à {email}' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  release: { en: 'Release', fr: 'Rendre indépendante' },
  delete: { en: 'Delete', fr: 'Supprimer' },
  keep: { en: 'Stop deletion', fr: 'Arrêter la suppression' },
  keepOf: { en: 'Stop the deletion of {name}', fr: 'Arrêter la suppression de {name}' },
  kept: { en: '{name} will not be deleted', fr: '{name} ne sera pas supprimée' },
  moreOf: { en: 'Actions for {name}', fr: 'Actions pour {name}' },
  noMatch: { en: 'No sub-community matches “{text}”.', fr: 'Aucune sous-communauté ne correspond à « {text} ».' },
  showAll: { en: 'Show all', fr: 'Tout afficher' },
  empty: { en: 'No sub-communities yet.', fr: 'Pas encore de sous-communauté.' },
  emptyText: {
    en: 'Invite the people who lead them. Each sets up a community, and you can switch into it from here.',
    fr: "Invitez les personnes qui les dirigent. Chacune crée sa communauté, et vous pouvez y entrer d'ici.",
  },
  /** In the side bar. */
  all: { en: 'All ({count})', fr: 'Toutes ({count})' },
})

/** The drawer that adds sub-communities. */
export const addSubs = texts({
  title: { en: 'Add sub-communities', fr: 'Ajouter des sous-communautés' },
  explanation: {
    en: 'Each person gets an e-mail, sets up their community and leads it.',
    fr: 'Chaque personne reçoit un e-mail, crée sa communauté et la dirige.',
  },
  row: { en: 'Community {number}', fr: 'Communauté {number}' },
  name: { en: 'Name of the community', fr: 'Nom de la communauté' },
  email: { en: 'E-mail', fr: 'E-mail' },
  firstName: { en: 'First name', fr: 'Prénom' },
  lastName: { en: 'Last name', fr: 'Nom' },
  missing: { en: 'Still missing', fr: 'Manque encore' },
  remove: { en: 'Delete row {number}', fr: 'Supprimer la ligne {number}' },
  another: { en: 'Add a community', fr: 'Ajouter une communauté' },
  incomplete: {
    en: {
      one: 'Row {row} is incomplete and will not be sent.',
      other: '{count} rows are incomplete and will not be sent.',
    },
    fr: {
      one: 'La ligne {row} est incomplète et ne sera pas envoyée.',
      other: '{count} lignes sont incomplètes et ne seront pas envoyées.',
    },
  },
  valid: { en: 'Invitations are valid for 14 days.', fr: 'Les invitations sont valables 14 jours.' },
  pasted: {
    en: { one: '{count} row filled in', other: '{count} rows filled in' },
    fr: { one: '{count} ligne remplie', other: '{count} lignes remplies' },
  },
  send: {
    en: { one: 'Send {count} invitation', other: 'Send {count} invitations', zero: 'Send invitations' },
    fr: { one: 'Envoyer {count} invitation', other: 'Envoyer {count} invitations', zero: 'Envoyer les invitations' },
  },
  sent: {
    en: { one: '{count} invitation sent', other: '{count} invitations sent' },
    fr: { one: '{count} invitation envoyée', other: '{count} invitations envoyées' },
  },
})

/** The questions before a sub-community, or its invitation, is released, deleted or withdrawn. */
export const subQuestions = texts({
  irreversible: { en: 'This cannot be undone.', fr: 'Cette action est irréversible.' },
  typeName: { en: 'Type {name} to confirm', fr: 'Saisissez {name} pour confirmer' },
  releaseTitle: { en: 'Release {name}?', fr: 'Rendre {name} indépendante ?' },
  releaseOwn: {
    en: 'It becomes a community of its own. Its admins, members and badges stay as they are.',
    fr: 'Elle devient une communauté à part entière. Ses admins, ses membres et ses badges restent tels quels.',
  },
  releaseLoss: {
    en: 'You can no longer switch into it, and it uses its own e-mail limit.',
    fr: "Vous ne pourrez plus y entrer, et elle aura sa propre limite d'e-mails.",
  },
  release: { en: 'Release', fr: 'Rendre indépendante' },
  releasing: { en: 'Releasing', fr: 'En cours' },
  released: { en: '{name} is now a community of its own', fr: '{name} est maintenant indépendante' },
  deleteTitle: { en: 'Delete {name}?', fr: 'Supprimer {name} ?' },
  deleteDays: {
    en: {
      one: 'It is deleted in {count} day. Until then, any admin of {name}, or of yours, can stop it.',
      other: 'It is deleted in {count} days. Until then, any admin of {name}, or of yours, can stop it.',
    },
    fr: {
      one: "La suppression a lieu dans {count} jour. Jusque-là, tout admin de {name}, ou de votre communauté, peut l'arrêter.",
      other:
        "La suppression a lieu dans {count} jours. Jusque-là, tout admin de {name}, ou de votre communauté, peut l'arrêter.",
    },
  },
  deleteBadges: {
    en: 'Its badges stay in their wallets and can still be verified.',
    fr: 'Ses badges restent dans les portefeuilles et peuvent toujours être vérifiés.',
  },
  deleteNotice: {
    en: 'All of these admins get an e-mail now.',
    fr: 'Tous ces admins reçoivent un e-mail dès maintenant.',
  },
  delete: { en: 'Delete community', fr: 'Supprimer la communauté' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
  deleted: {
    en: '{name} is deleted on {day} unless an admin stops it',
    fr: '{name} sera supprimée le {day}, sauf arrêt',
  },
  withdrawTitle: { en: 'Withdraw the invitation?', fr: "Retirer l'invitation ?" },
  withdrawText: {
    en: 'The link that {email} received stops working.',
    fr: 'Le lien reçu par {email} ne fonctionnera plus.',
  },
  keepIt: { en: 'Keep it', fr: 'Conserver' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  withdrawing: { en: 'Withdrawing', fr: 'Retrait' },
  withdrawn: { en: 'Invitation withdrawn', fr: 'Invitation retirée' },
})

/** In the profile of a sub-community: its parent. */
export const parentWords = texts({
  section: { en: 'Part of {name}', fr: 'Fait partie de {name}' },
  since: {
    en: 'Since {day}. The admins of {name} can work here; what they do is marked with their name.',
    fr: 'Depuis le {day}. Les admins de {name} peuvent travailler ici ; leurs actions portent leur nom.',
  },
  leave: { en: 'Leave {name}', fr: 'Quitter {name}' },
  leaveTitle: { en: 'Leave {name}?', fr: 'Quitter {name} ?' },
  leaveOwn: {
    en: 'Your community becomes one of its own. Your admins, members and badges stay as they are.',
    fr: 'Votre communauté devient indépendante. Vos admins, vos membres et vos badges restent tels quels.',
  },
  leaveLoss: {
    en: 'The admins of {name} can no longer work here.',
    fr: 'Les admins de {name} ne pourront plus travailler ici.',
  },
  confirm: { en: 'Leave', fr: 'Quitter' },
  leaving: { en: 'Leaving', fr: 'En cours' },
  left: { en: 'Your community is no longer part of {name}', fr: 'Votre communauté ne fait plus partie de {name}' },
  deletion: {
    en: '{name} requested the deletion of your community. It is deleted on {day} unless an admin stops it.',
    fr: "{name} a demandé la suppression de votre communauté. Elle sera supprimée le {day}, sauf si un admin l'arrête.",
  },
  stop: { en: 'Stop deletion', fr: 'Arrêter la suppression' },
  stopping: { en: 'Stopping', fr: 'Arrêt' },
  stopped: { en: 'Your community will not be deleted', fr: 'Votre communauté ne sera pas supprimée' },
})

/** In the profile of a sub-community, inside of it: its deletion by the parent. */
export const deleteInside = texts({
  section: { en: 'Delete this sub-community', fr: 'Supprimer cette sous-communauté' },
  waits: {
    en: {
      one: 'It is deleted after {count} day. Until then, its admins can stop it here, and yours in the list of {parent}.',
      other:
        'It is deleted after {count} days. Until then, its admins can stop it here, and yours in the list of {parent}.',
    },
    fr: {
      one: "La suppression a lieu après {count} jour. Jusque-là, ses admins peuvent l'arrêter ici, et les vôtres dans la liste de {parent}.",
      other:
        "La suppression a lieu après {count} jours. Jusque-là, ses admins peuvent l'arrêter ici, et les vôtres dans la liste de {parent}.",
    },
  },
  open: { en: 'Delete the sub-community', fr: 'Supprimer la sous-communauté' },
})

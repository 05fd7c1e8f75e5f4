import { texts } from '#base/text.ts'

/** The list of users and folders. */
export const accessPage = texts({
  title: { en: 'Access', fr: 'Accès' },
  explanation: {
    en: {
      one: 'Who can work with which badges. The admin sees everything.',
      other: 'Who can work with which badges. The {count} admins see everything.',
    },
    fr: {
      one: "Qui peut travailler avec quels badges. L'admin voit tout.",
      other: 'Qui peut travailler avec quels badges. Les {count} admins voient tout.',
    },
  },
  addFolder: { en: 'Add folder', fr: 'Ajouter un dossier' },
  invite: { en: 'Invite users', fr: 'Inviter' },
  parts: { en: 'Users and folders', fr: 'Utilisateurs et dossiers' },
  users: { en: 'Authorised users', fr: 'Utilisateurs autorisés' },
  usersTab: { en: 'Users', fr: 'Utilisateurs' },
  folders: { en: 'Folders', fr: 'Dossiers' },
  search: { en: 'Search by address', fr: 'Rechercher une adresse' },
  user: { en: 'User', fr: 'Utilisateur' },
  registered: { en: 'Registered', fr: 'Inscription' },
  lastConnection: { en: 'Last connection', fr: 'Dernière connexion' },
  noFolder: { en: 'No folder', fr: 'Aucun dossier' },
  pending: { en: 'Pending', fr: 'En attente' },
  invitedOn: { en: 'Invited {day}', fr: 'Invitation du {day}' },
  expired: { en: 'This link has expired', fr: 'Ce lien a expiré' },
  notInvited: { en: 'Not invited', fr: "Pas d'invitation" },
  resend: { en: 'Resend', fr: 'Renvoyer' },
  resendTo: { en: 'Resend the invitation to {email}', fr: "Renvoyer l'invitation à {email}" },
  resent: { en: 'Invitation sent again to {email}', fr: 'Invitation renvoyée à {email}' },
  actionsOf: { en: 'Actions for {email}', fr: 'Actions pour {email}' },
  rights: { en: 'User rights', fr: "Droits de l'utilisateur" },
  foot: {
    en: 'Sorted by last connection. An invitation is valid for 14 days; it ends when the person is removed.',
    fr: 'Triés par dernière connexion. Une invitation est valable 14 jours ; elle prend fin si la personne est retirée.',
  },
  everyone: { en: 'Everyone with their rights', fr: 'Les personnes et leurs droits' },
  empty: { en: 'Only the admins work here.', fr: 'Seuls les admins travaillent ici.' },
  emptyText: {
    en: 'Invite people to a folder, and they can edit and send the badges in it.',
    fr: 'Invitez des personnes dans un dossier : elles peuvent en modifier et en envoyer les badges.',
  },
  noFolders: { en: 'No folders yet.', fr: 'Pas encore de dossier.' },
  noFoldersText: {
    en: 'A folder opens some of your badges to some people.',
    fr: 'Un dossier ouvre certains de vos badges à certaines personnes.',
  },
  noMatch: { en: 'No address contains “{text}”.', fr: 'Aucune adresse ne contient « {text} ».' },
  more: { en: 'Show more', fr: 'Afficher plus' },
  showAll: { en: 'Show all {count}', fr: 'Afficher les {count}' },
})

/** When someone was last seen. */
export const seenWords = texts({
  today: { en: 'Today, {time}', fr: "Aujourd'hui, {time}" },
  yesterday: { en: 'Yesterday, {time}', fr: 'Hier, {time}' },
  yesterdayBrief: { en: 'Yesterday', fr: 'Hier' },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    fr: { one: '{count} jour', other: '{count} jours' },
  },
  daysAgo: {
    en: { one: '{count} day ago', other: '{count} days ago' },
    fr: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
  },
  never: { en: 'Never', fr: 'Jamais' },
  registeredSeen: { en: 'Registered {date}, last seen {when}', fr: 'Inscription le {date}, dernière connexion {when}' },
  registeredOnly: { en: 'Registered {date}', fr: 'Inscription le {date}' },
})

/** What a folder or a person has, in words. */
export const countWords = texts({
  users: {
    en: { one: '{count} user', other: '{count} users' },
    fr: { one: '{count} utilisateur', other: '{count} utilisateurs' },
  },
  badges: {
    en: { one: '{count} badge', other: '{count} badges' },
    fr: { one: '{count} badge', other: '{count} badges' },
  },
  nothing: { en: 'Nobody and no badges yet', fr: "Ni personne ni badge pour l'instant" },
  noBadges: { en: 'No badges yet', fr: 'Pas encore de badge' },
  both: { en: '{users}, {badges}', fr: '{users}, {badges}' },
})

/** The rights, as the selects name them. */
export const rightWords = texts({
  none: { en: 'None', fr: 'Aucun' },
  edit: { en: 'Edit and distribute', fr: 'Modifier et distribuer' },
  distribute: { en: 'Distribute', fr: 'Distribuer' },
  create: { en: 'Create', fr: 'Créer' },
})

/** The panel with one person's rights. */
export const userPanel = texts({
  sum: {
    en: { one: 'Works with {badges} in {count} folder.', other: 'Works with {badges} in {count} folders.' },
    fr: { one: 'Travaille avec {badges} de {count} dossier.', other: 'Travaille avec {badges} de {count} dossiers.' },
  },
  sumNone: {
    en: 'In no folder, so signing in is not possible.',
    fr: "Dans aucun dossier : la connexion n'est pas possible.",
  },
  search: { en: 'Search folders', fr: 'Rechercher un dossier' },
  filter: { en: 'Filter folders', fr: 'Filtrer les dossiers' },
  all: { en: 'All', fr: 'Tous' },
  affected: { en: 'Affected', fr: 'Affectés' },
  unaffected: { en: 'Unaffected', fr: 'Non affectés' },
  rightsIn: { en: 'Rights in {folder}', fr: 'Droits sur {folder}' },
  noMatch: { en: 'No folder matches.', fr: 'Aucun dossier ne correspond.' },
  ended: { en: 'Ended on {date}', fr: 'Terminé le {date}' },
  saved: { en: 'Saved immediately', fr: 'Enregistré aussitôt' },
  remove: { en: 'Remove user', fr: "Retirer l'utilisateur" },
  until: { en: 'Until {date}', fr: "Jusqu'au {date}" },
  setUntil: { en: 'Set an end date', fr: 'Fixer une fin' },
  untilLabel: { en: 'Last day in {folder}', fr: 'Dernier jour dans {folder}' },
  granted: { en: '{folder}: {right}', fr: '{folder} : {right}' },
  withdrawn: { en: 'Removed from {folder}', fr: 'Retiré de {folder}' },
  undo: { en: 'Undo', fr: 'Annuler' },
  undone: { en: 'Undone', fr: 'Annulé' },
})

/** Removing a person. */
export const removalWords = texts({
  title: { en: 'Remove {email}?', fr: 'Retirer {email} ?' },
  text: {
    en: {
      one: 'They lose access to {badges} in {count} folder, immediately and wherever they are signed in.',
      other: 'They lose access to {badges} in {count} folders, immediately and wherever they are signed in.',
    },
    fr: {
      one: "L'accès à {badges} de {count} dossier prend fin aussitôt, sur tous les appareils.",
      other: "L'accès à {badges} de {count} dossiers prend fin aussitôt, sur tous les appareils.",
    },
  },
  textPending: {
    en: 'The invitation ends, and its link stops working.',
    fr: "L'invitation prend fin, et son lien ne fonctionne plus.",
  },
  textNone: {
    en: 'They are in no folder and disappear from this list.',
    fr: "Cette personne n'est dans aucun dossier et disparaît de la liste.",
  },
  note: { en: 'The badges they sent stay valid.', fr: 'Les badges envoyés restent valables.' },
  confirm: { en: 'Remove user', fr: "Retirer l'utilisateur" },
  working: { en: 'Removing', fr: 'Retrait' },
  done: { en: '{email} was removed', fr: '{email} ne fait plus partie de vos utilisateurs' },
})

/** The invite dialog. */
export const inviteWords = texts({
  title: { en: 'Invite users', fr: 'Inviter des utilisateurs' },
  folders: { en: 'Folders', fr: 'Dossiers' },
  atLeastOne: { en: 'At least one', fr: 'Au moins un' },
  emails: { en: 'E-mails', fr: 'E-mails' },
  emailExample: { en: 'rose.walsh@example.org', fr: 'rose.valois@exemple.org' },
  how: { en: 'Commas, Enter or a pasted list', fr: 'Virgules, Entrée ou liste collée' },
  foldersMissing: { en: 'Select at least one folder.', fr: 'Sélectionnez au moins un dossier.' },
  invalid: {
    en: {
      one: 'Invalid emails: {count} is not sent. Press it to correct it.',
      other: 'Invalid emails: {count} are not sent. Press one to correct it.',
    },
    fr: {
      one: "E-mails non valides : {count} n'est pas envoyé. Appuyez dessus pour le corriger.",
      other: 'E-mails non valides : {count} ne sont pas envoyés. Appuyez dessus pour les corriger.',
    },
  },
  tooMany: { en: 'At most 100 addresses at once.', fr: '100 adresses au plus à la fois.' },
  note: { en: 'Links are valid for 14 days', fr: 'Liens valables 14 jours' },
  send: {
    en: { one: 'Invite {count} user', other: 'Invite {count} users', zero: 'Invite users' },
    fr: { one: 'Inviter {count} personne', other: 'Inviter {count} personnes', zero: 'Inviter' },
  },
  sending: { en: 'Sending', fr: 'Envoi' },
  invited: {
    en: { one: '{count} invitation sent', other: '{count} invitations sent' },
    fr: { one: '{count} invitation envoyée', other: '{count} invitations envoyées' },
  },
  known: {
    en: { one: '{count} person added to the folders', other: '{count} people added to the folders' },
    fr: { one: '{count} personne ajoutée aux dossiers', other: '{count} personnes ajoutées aux dossiers' },
  },
  noFolders: {
    en: 'Add a folder first: people are invited to folders.',
    fr: "Ajoutez d'abord un dossier : on invite des personnes dans des dossiers.",
  },
})

/** The page of one folder. */
export const folderPage = texts({
  back: { en: 'Access', fr: 'Accès' },
  rename: { en: 'Rename folder', fr: 'Renommer le dossier' },
  name: { en: 'Folder name', fr: 'Nom du dossier' },
  sum: {
    en: { one: '{count} of {users} has access to {badges}', other: '{count} of {users} have access to {badges}' },
    fr: { one: '{count} sur {users} a accès à {badges}', other: '{count} sur {users} ont accès à {badges}' },
  },
  settings: { en: 'Settings', fr: 'Paramètres' },
  delete: { en: 'Delete folder', fr: 'Supprimer le dossier' },
  users: { en: 'Users', fr: 'Utilisateurs' },
  authorised: {
    en: { one: '{count} authorised user', other: '{count} authorised users' },
    fr: { one: '{count} utilisateur autorisé', other: '{count} utilisateurs autorisés' },
  },
  grant: { en: '{email} has access', fr: '{email} a accès' },
  noUsers: { en: 'Nobody has been invited yet.', fr: "Personne n'a encore été invité." },
})

/** The badges of a folder. */
export const folderBadges = texts({
  title: { en: 'Badges', fr: 'Badges' },
  selected: {
    en: { one: '{count} selected', other: '{count} selected' },
    fr: { one: '{count} sélectionné', other: '{count} sélectionnés' },
  },
  select: { en: 'Select {name}', fr: 'Sélectionner {name}' },
  remove: { en: 'Remove', fr: 'Retirer' },
  selectFirst: { en: 'Select at least one template', fr: 'Sélectionnez au moins un modèle' },
  removed: {
    en: { one: '{count} badge removed from the folder', other: '{count} badges removed from the folder' },
    fr: { one: '{count} badge retiré du dossier', other: '{count} badges retirés du dossier' },
  },
  add: { en: 'Add', fr: 'Ajouter' },
  addTitle: { en: 'Add badges', fr: 'Ajouter des badges' },
  search: {
    en: { one: 'Search {count} other template', other: 'Search {count} other templates' },
    fr: { one: 'Rechercher ({count} autre)', other: 'Rechercher ({count} autres)' },
  },
  addOne: { en: 'Add {name}', fr: 'Ajouter {name}' },
  added: { en: '{name} was added', fr: 'Ajouté : {name}' },
  none: { en: 'No other template matches.', fr: 'Aucun autre modèle ne correspond.' },
  more: { en: 'Show more', fr: 'Afficher plus' },
  empty: { en: 'No badges in this folder yet.', fr: 'Pas encore de badge dans ce dossier.' },
  emptyText: {
    en: 'Add templates: the people of this folder can then edit and send them.',
    fr: 'Ajoutez des modèles : les personnes de ce dossier peuvent alors les modifier et les envoyer.',
  },
  virtual: { en: 'Virtual', fr: 'En ligne' },
  draft: { en: 'Draft', fr: 'Brouillon' },
  day: { en: '{day}, {from} to {to}', fr: '{day}, {from} à {to}' },
  days: { en: '{from} to {to}', fr: 'du {from} au {to}' },
})

/** Settings and deletion of a folder. */
export const folderDialogs = texts({
  settings: { en: 'Settings of “{folder}”', fr: 'Paramètres de « {folder} »' },
  addresses: { en: 'Show the addresses of recipients', fr: 'Afficher les adresses des destinataires' },
  addressesHint: {
    en: 'When off, lists, history, exports and receipts show l…@e….org. Resending still works.',
    fr: 'Sinon, listes, historique, exports et accusés montrent l…@e….org. Le renvoi reste possible.',
  },
  mails: { en: 'E-mails a day', fr: 'E-mails par jour' },
  mailsHint: {
    en: 'All people of this folder together, within the limit of your community. Empty: no limit of its own.',
    fr: 'Pour toutes les personnes du dossier, dans la limite de votre communauté. Vide : aucune limite propre.',
  },
  mailsInvalid: { en: 'A whole number from 1 to 100,000.', fr: 'Un nombre entier de 1 à 100 000.' },
  saved: { en: 'Saved', fr: 'Enregistré' },
  deleteTitle: { en: 'Delete “{folder}”?', fr: 'Supprimer « {folder} » ?' },
  loses: {
    en: { one: '{count} person loses access to {badges}.', other: '{count} people lose access to {badges}.' },
    fr: { one: "{count} personne perd l'accès à {badges}.", other: "{count} personnes perdent l'accès à {badges}." },
  },
  losesNothing: { en: 'Nobody loses access to a badge.', fr: "Personne ne perd l'accès à un badge." },
  stays: { en: 'The badges and the people stay.', fr: 'Les badges et les personnes restent.' },
  noUndo: { en: 'This cannot be undone.', fr: 'Cette action est irréversible.' },
  confirm: { en: 'Delete folder', fr: 'Supprimer le dossier' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
  deleted: { en: '{folder} was deleted', fr: '{folder} a été supprimé' },
})

/** /settings/members, tab "Members and folders". */
export const peoplePage = texts({
  title: { en: 'Members', fr: 'Membres' },
  tab: { en: 'Members and folders', fr: 'Dossiers' },
  member: { en: 'Member details', fr: 'Membre' },
  create: { en: 'Create', fr: 'Créer' },
  edit: { en: 'Edit', fr: 'Modifier' },
  distribute: { en: 'Distribute', fr: 'Distribuer' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  all: { en: 'All', fr: 'Tout' },
  sum: {
    en: 'Create: {create}, edit: {edits}, distribute: {distributes}',
    fr: 'Créer : {create}, modifier : {edits}, distribuer : {distributes}',
  },
  admin: { en: 'Admin', fr: 'Admin' },
  foot: {
    en: 'Edit and Distribute count folders. Admins can do everything.',
    fr: 'Modifier et Distribuer comptent les dossiers. Les admins peuvent tout faire.',
  },
  access: { en: 'Users and folders', fr: 'Utilisateurs et dossiers' },
  showAll: { en: 'Show all', fr: 'Tout afficher' },
})

import { texts } from '#base/text.ts'

/** Problems with the code that confirms a new address. */
export const addressCodeProblems = texts({
  linkExpired: {
    en: 'This code has expired. Send a new one.',
    fr: 'Ce code a expiré. Demandez-en un nouveau.',
  },
  codeWrong: {
    en: 'Wrong code. Use the six digits from the latest e-mail.',
    fr: 'Code erroné. Utilisez les six chiffres du dernier e-mail.',
  },
  codeWrongLeft: {
    en: {
      one: 'Wrong code. Use the latest e-mail: {count} attempt left.',
      other: 'Wrong code. Use the latest e-mail: {count} attempts left.',
    },
    fr: {
      one: 'Code erroné. Utilisez le dernier e-mail : encore {count} essai.',
      other: 'Code erroné. Utilisez le dernier e-mail : encore {count} essais.',
    },
  },
  codeSpent: {
    en: 'Wrong code, and no attempts left. Send a new one.',
    fr: 'Code erroné, et plus aucun essai. Demandez-en un nouveau.',
  },
  tooManyRequests: {
    en: 'Too many codes for now. Try again in an hour.',
    fr: 'Trop de codes pour le moment. Réessayez dans une heure.',
  },
})

/** /settings/account: the person's own account and the other admins. */
export const accountScreen = texts({
  title: { en: 'Account', fr: 'Compte' },
  explanation: { en: 'The admins of {community}', fr: 'Les admins de la communauté {community}' },
  yours: { en: 'Your account', fr: 'Votre compte' },
  mainAdmin: { en: 'Main admin', fr: 'Admin principal' },
  edit: { en: 'Edit', fr: 'Modifier' },
  waiting: { en: '{email} is not confirmed yet.', fr: "{email} n'est pas encore confirmé." },
  enterCode: { en: 'Enter the code', fr: 'Saisir le code' },
  others: { en: 'Other admins', fr: 'Autres admins' },
  name: { en: 'Name', fr: 'Nom' },
  email: { en: 'E-mail', fr: 'E-mail' },
  registered: { en: 'Registered', fr: 'Inscription' },
  lastConnection: { en: 'Last connection', fr: 'Dernière connexion' },
  status: { en: 'Status', fr: 'Statut' },
  none: { en: '-', fr: '-' },
  today: { en: 'Today, {time}', fr: "Aujourd'hui, {time}" },
  invited: { en: 'Invited {day}', fr: 'Invitation du {day}' },
  expired: { en: 'This link has expired', fr: 'Ce lien a expiré' },
  isRegistered: { en: 'Registered', fr: 'Inscrit' },
  pending: { en: 'Pending', fr: 'En attente' },
  make: { en: 'Make main admin', fr: 'Nommer admin principal' },
  makeOf: { en: 'Make {name} main admin', fr: 'Nommer {name} admin principal' },
  deleteOf: { en: 'Delete {name}', fr: 'Supprimer {name}' },
  resend: { en: 'Resend', fr: 'Renvoyer' },
  resendOf: { en: 'Resend the invitation to {name}', fr: "Renvoyer l'invitation à {name}" },
  resent: { en: 'Invitation sent to {email}', fr: 'Invitation envoyée à {email}' },
  moreOf: { en: 'More actions for {name}', fr: "Plus d'actions pour {name}" },
  noOthers: { en: 'No other admins yet.', fr: "Pas encore d'autres admins." },
  noOthersText: {
    en: 'Add another admin, so that {community} does not depend on one mailbox.',
    fr: "Ajoutez un autre admin, pour que {community} ne dépende pas d'une seule boîte de réception.",
  },
})

/** The table at the end of the account page. */
export const permissionWords = texts({
  title: { en: 'Permissions', fr: 'Droits' },
  action: { en: 'Action', fr: 'Action' },
  mainAdmin: { en: 'Main admin', fr: 'Admin principal' },
  admin: { en: 'Admin', fr: 'Admin' },
  contributor: { en: 'Contributor', fr: 'Contributeur' },
  badges: { en: 'Create and send badges', fr: 'Créer et envoyer des badges' },
  profile: { en: 'Profile, e-mail settings', fr: 'Profil, paramètres des e-mails' },
  access: { en: 'Access, folders, adding admins', fr: "Accès, dossiers, ajout d'admins" },
  admins: { en: 'Deleting admins, changing the main admin', fr: "Suppression d'admins, changement d'admin principal" },
  community: { en: 'Deleting the community', fr: 'Suppression de la communauté' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  inFolders: { en: 'In their folders', fr: 'Dans ses dossiers' },
})

/** Adding an admin, and editing one's own account. */
export const adminDialogs = texts({
  add: { en: 'Add admin', fr: 'Ajouter un admin' },
  adding: { en: 'Adding', fr: 'Ajout' },
  seesAll: { en: 'An admin sees everything.', fr: 'Un admin voit tout.' },
  added: { en: 'Invitation sent to {email}', fr: 'Invitation envoyée à {email}' },
  editTitle: { en: 'Edit your account', fr: 'Modifier votre compte' },
  firstName: { en: 'First name', fr: 'Prénom' },
  lastName: { en: 'Last name', fr: 'Nom' },
  email: { en: 'E-mail', fr: 'E-mail' },
  emailHint: {
    en: 'We send a code to a new address. It takes effect once you enter the code.',
    fr: 'Nous envoyons un code à une nouvelle adresse. Elle prend effet quand vous saisissez le code.',
  },
  saved: { en: 'Your account was saved', fr: 'Votre compte a été enregistré' },
  deleteTitle: { en: 'Delete {name}?', fr: 'Supprimer {name} ?' },
  deleteText: {
    en: '{name} loses access to {community} immediately and gets an e-mail. Badges, members and links stay.',
    fr: "{name} perd l'accès à {community} immédiatement et reçoit un e-mail. Les badges, les membres et les liens restent.",
  },
  deletePending: {
    en: 'The invitation to {email} ends, and its link no longer works.',
    fr: "L'invitation à {email} prend fin, et son lien ne fonctionne plus.",
  },
  delete: { en: 'Delete admin', fr: "Supprimer l'admin" },
  deleting: { en: 'Deleting', fr: 'Suppression' },
  deleted: { en: '{name} was deleted', fr: '{name} a été supprimé' },
})

/** The code from the new mailbox. */
export const addressCode = texts({
  title: { en: 'Confirm your new e-mail', fr: 'Confirmez votre nouvel e-mail' },
  text: {
    en: {
      one: 'Enter the six digits from the e-mail. They expire after {count} minute. Until then, you keep signing in with your old address.',
      other:
        'Enter the six digits from the e-mail. They expire after {count} minutes. Until you confirm, you keep signing in with your old address.',
    },
    fr: {
      one: "Saisissez les six chiffres de l'e-mail. Ils expirent après {count} minute. D'ici là, vous vous connectez avec votre ancienne adresse.",
      other:
        "Saisissez les six chiffres de l'e-mail. Ils expirent après {count} minutes. Tant que vous n'avez pas confirmé, vous vous connectez avec votre ancienne adresse.",
    },
  },
  code: { en: 'Code from the e-mail', fr: "Code de l'e-mail" },
  sentTo: { en: 'Sent to {email}', fr: 'Envoyé à {email}' },
  again: { en: 'Send again', fr: 'Renvoyer' },
  againIn: {
    en: { one: 'Send again in {count} s', other: 'Send again in {count} s' },
    fr: { one: 'Renvoyer dans {count} s', other: 'Renvoyer dans {count} s' },
  },
  sentAgain: { en: 'A new code is on its way to {email}', fr: 'Nous avons envoyé un nouveau code à {email}' },
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  confirming: { en: 'Confirming', fr: 'Confirmation' },
})

/** Before the main admin's role is handed over. */
export const mainAdminWords = texts({
  title: { en: 'Make {name} the main admin?', fr: 'Nommer {name} admin principal ?' },
  becomesAdmin: { en: 'becomes an admin', fr: 'devient admin' },
  becomesMain: { en: 'becomes the main admin', fr: 'devient admin principal' },
  admins: {
    en: 'Only {name} can then delete admins, including you, and pass on the role.',
    fr: 'Seul {name} pourra supprimer des admins, vous compris, et céder ce rôle.',
  },
  community: {
    en: 'Only {name} can then delete the community. You cannot reclaim the role.',
    fr: 'Seul {name} pourra supprimer la communauté. Vous perdez ce rôle.',
  },
  stays: {
    en: 'Badges, members, folders and links stay. All admins get an e-mail.',
    fr: 'Les badges, les membres, les dossiers et les liens restent. Tous les admins sont prévenus.',
  },
  label: { en: 'Type {email} to continue', fr: 'Saisissez {email} pour continuer' },
  irreversible: { en: 'This cannot be undone.', fr: 'Cette action est irréversible.' },
  confirm: { en: 'Make {name} main admin', fr: 'Nommer {name}' },
  confirming: { en: 'Changing', fr: 'Changement' },
  done: { en: '{name} is now the main admin', fr: '{name} est désormais admin principal' },
})

/** The pages behind the links of e-mails: the undo of a changed address, and the stop of a replacement. */
export const mailedPages = texts({
  checking: { en: 'Checking the link', fr: 'Vérification du lien' },
  expired: { en: 'Link expired', fr: 'Lien expiré' },
  undoPage: { en: 'Change of address', fr: "Changement d'adresse" },
  undoTitle: { en: 'Restore your old address?', fr: 'Rétablir votre ancienne adresse ?' },
  undoText: {
    en: 'Your address in {community} was changed from {oldEmail} to {newEmail}. If you did not do this, restore the old one: every session of the new address ends.',
    fr: "Votre adresse dans {community} est passée de {oldEmail} à {newEmail}. Si ce n'est pas vous, rétablissez l'ancienne : toutes les sessions de la nouvelle adresse prennent fin.",
  },
  undoUntil: {
    en: 'Possible until {date}. If you changed it yourself, close this page.',
    fr: "Possible jusqu'au {date}. Si le changement vient de vous, fermez cette page.",
  },
  undo: { en: 'Restore {oldEmail}', fr: 'Rétablir {oldEmail}' },
  undoing: { en: 'Restoring', fr: 'Rétablissement' },
  undone: { en: 'Your old address is back', fr: 'Votre ancienne adresse est rétablie' },
  undoneText: {
    en: 'You sign in to {community} with {oldEmail} again. Sessions of {newEmail} have ended.',
    fr: 'Vous vous connectez à nouveau à {community} avec {oldEmail}. Les sessions de {newEmail} sont terminées.',
  },
  undoExpired: {
    en: 'It has been used, or the 7 days to undo the change are over. Ask another admin of your community for help.',
    fr: "Il a déjà servi, ou les 7 jours pour annuler le changement sont passés. Demandez de l'aide à un autre admin de votre communauté.",
  },
  emailTaken: {
    en: 'Another admin has this address now. Ask an admin of your community for help.',
    fr: "Un autre admin a cette adresse maintenant. Demandez de l'aide à un admin de votre communauté.",
  },
  stopPage: { en: 'Main admin', fr: 'Admin principal' },
  stopTitle: { en: 'Keep your main admin?', fr: 'Garder votre admin principal ?' },
  stopText: {
    en: 'On {date}, the operator of this studio makes {email} the main admin of {community}, because the current one could not be reached.',
    fr: "Le {date}, l'exploitant de ce studio nommera {email} admin principal de la communauté {community}, car l'admin actuel est resté injoignable.",
  },
  stopNote: {
    en: 'Stop this if the main admin can be reached. Otherwise close this page.',
    fr: "Arrêtez ce remplacement si l'admin principal est joignable. Sinon, fermez cette page.",
  },
  stop: { en: 'Stop the replacement', fr: 'Arrêter le remplacement' },
  stopping: { en: 'Stopping', fr: 'Arrêt' },
  stopped: { en: 'The replacement is stopped', fr: 'Le remplacement est arrêté' },
  stoppedText: {
    en: 'The main admin of {community} stays the same.',
    fr: "L'admin principal de la communauté {community} ne change pas.",
  },
  stopExpired: {
    en: 'The replacement was stopped, or it has already taken place.',
    fr: 'Le remplacement a été arrêté, ou il a déjà eu lieu.',
  },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
})

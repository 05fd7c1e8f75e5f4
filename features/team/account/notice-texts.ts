import { texts } from '#base/text.ts'

/** E-mails about the admins of a community; each has a title, used as the subject too, a line, and a foot. */
export const teamNotices = texts({
  adminRemovedTitle: {
    en: 'You are no longer an admin of {community}',
    fr: "Vous n'êtes plus admin de {community}",
  },
  adminRemovedLine: {
    en: 'The main admin removed {email} from the admins of {community}. Your sessions in this community have ended.',
    fr: "L'admin principal a retiré {email} des admins de {community}. Vos sessions dans cette communauté sont terminées.",
  },
  adminRemovedFoot: {
    en: 'If this is a mistake, ask the main admin to invite you again.',
    fr: "En cas d'erreur, demandez à l'admin principal de vous inviter à nouveau.",
  },
  invitationWithdrawnTitle: {
    en: 'Your invitation to {community} was withdrawn',
    fr: 'Votre invitation à rejoindre {community} a été retirée',
  },
  invitationWithdrawnLine: {
    en: '{email} is no longer invited to be an admin of {community}. The link in the earlier e-mail no longer works.',
    fr: "{email} n'est plus invité à administrer {community}. Le lien de l'e-mail précédent ne fonctionne plus.",
  },
  invitationWithdrawnFoot: { en: 'There is nothing to do.', fr: "Vous n'avez rien à faire." },
  invitationDeclinedTitle: {
    en: 'Your invitation to {community} was declined',
    fr: 'Votre invitation à rejoindre {community} a été déclinée',
  },
  invitationDeclinedLine: {
    en: '{who} declined your invitation to join {community}, and no longer appears among its people.',
    fr: "{who} a décliné votre invitation à rejoindre {community} et n'apparaît plus parmi ses personnes.",
  },
  invitationDeclinedFoot: {
    en: 'You receive this e-mail because you sent the invitation.',
    fr: "Vous recevez cet e-mail parce que vous avez envoyé l'invitation.",
  },
  adminAddressChangedTitle: {
    en: 'Your admin address was changed',
    fr: "Votre adresse d'admin a changé",
  },
  adminAddressChangedLine: {
    en: 'An admin of {community} now signs in as {newEmail} instead of {email}. The sessions of {email} in this community have ended.',
    fr: 'Un admin de {community} se connecte désormais avec {newEmail} au lieu de {email}. Les sessions de {email} dans cette communauté sont terminées.',
  },
  adminAddressChangedMore: {
    en: 'If this was not you, undo it before {until} (UTC). The link opens a page with a button; opening it changes nothing.',
    fr: "Si ce n'était pas vous, annulez ce changement avant le {until} (UTC). Le lien ouvre une page avec un bouton ; l'ouvrir ne change rien.",
  },
  adminAddressChangedAction: { en: 'Undo the change', fr: 'Annuler le changement' },
  adminAddressChangedFoot: {
    en: 'If this was you, there is nothing to do.',
    fr: "Si c'était vous, vous n'avez rien à faire.",
  },
  mainAdminChangedTitle: {
    en: '{community} has a new main admin',
    fr: '{community} a un nouvel admin principal',
  },
  mainAdminChangedLine: {
    en: '{from} made {to} the main admin of {community}. Only the new main admin can change this.',
    fr: '{from} a nommé {to} admin principal de {community}. Seul le nouvel admin principal peut changer cela.',
  },
  mainAdminChangedFoot: {
    en: 'You receive this e-mail because you are an admin of {community}.',
    fr: 'Vous recevez cet e-mail parce que vous êtes admin de {community}.',
  },
  mainAdminReplacedTitle: {
    en: '{community} has a new main admin',
    fr: '{community} a un nouvel admin principal',
  },
  mainAdminReplacedLine: {
    en: 'As announced 7 days ago, the operator of {host} made {to} the main admin of {community}.',
    fr: "Comme annoncé il y a 7 jours, l'exploitant de {host} a nommé {to} admin principal de {community}.",
  },
  mainAdminReplacedFoot: {
    en: 'You receive this e-mail because you are an admin of {community}.',
    fr: 'Vous recevez cet e-mail parce que vous êtes admin de {community}.',
  },
  replacementAnnouncedTitle: {
    en: 'The main admin of {community} is about to be replaced',
    fr: "L'admin principal de {community} va être remplacé",
  },
  replacementAnnouncedLine: {
    en: 'The operator of {host} was told that the main admin of {community} can no longer be reached, and will make {to} the main admin on {until} (UTC).',
    fr: "L'exploitant de {host} a appris que l'admin principal de {community} n'est plus joignable, et nommera {to} admin principal le {until} (UTC).",
  },
  replacementAnnouncedMore: {
    en: 'If this is wrong, any admin can stop it until then. The link opens a page with a button; opening it changes nothing.',
    fr: "En cas d'erreur, tout admin peut l'empêcher jusque-là. Le lien ouvre une page avec un bouton ; l'ouvrir ne change rien.",
  },
  replacementAnnouncedAction: { en: 'Stop the replacement', fr: 'Empêcher le remplacement' },
  replacementAnnouncedFoot: {
    en: 'If this is right, there is nothing to do.',
    fr: "Si c'est exact, vous n'avez rien à faire.",
  },
  replacementStoppedTitle: {
    en: 'The main admin of {community} stays',
    fr: "L'admin principal de {community} reste",
  },
  replacementStoppedLine: {
    en: 'An admin of {community} stopped the replacement announced by the operator of {host}: {to} does not become the main admin.',
    fr: "Un admin de {community} a empêché le remplacement annoncé par l'exploitant de {host} : {to} ne devient pas admin principal.",
  },
  replacementStoppedFoot: {
    en: 'You receive this e-mail because you are an admin of {community}.',
    fr: 'Vous recevez cet e-mail parce que vous êtes admin de {community}.',
  },
  at: { en: 'When: {date} (UTC)', fr: 'Quand : {date} (UTC)' },
})

/** The e-mail with the code that confirms an admin's new address. */
export const addressCodeMail = texts({
  title: { en: 'Confirm your new address', fr: 'Confirmez votre nouvelle adresse' },
  line: {
    en: 'You asked to sign in to {community} as {email}. Type this code on the account page that asked for it.',
    fr: 'Vous avez demandé à vous connecter à {community} avec {email}. Saisissez ce code sur la page du compte qui le demande.',
  },
  life: {
    en: {
      one: 'The code works once and expires in one minute.',
      other: 'The code works once and expires in {count} minutes.',
    },
    fr: {
      one: 'Le code sert une seule fois, pendant une minute.',
      other: 'Le code sert une seule fois, pendant {count} minutes.',
    },
  },
  foot: {
    en: 'If you did not ask for this, ignore this e-mail and do not share the code: nothing changes without it.',
    fr: "Si vous n'avez rien demandé, ignorez cet e-mail et ne donnez le code à personne : rien ne change sans lui.",
  },
})

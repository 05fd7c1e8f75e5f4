import { texts } from '#base/text.ts'

/** Inviting members by e-mail. */
export const inviteMembers = texts({
  title: { en: 'Invite members', fr: 'Inviter des membres' },
  text: {
    en: 'Each person gets a personal link to this card by e-mail, valid for 30 days.',
    fr: 'Chaque personne reçoit par e-mail un lien personnel vers cette carte, valable 30 jours.',
  },
  card: { en: 'Card', fr: 'Carte' },
  emails: { en: 'E-mails', fr: 'E-mails' },
  emailExample: { en: 'rose.walsh@example.org', fr: 'rose.valois@exemple.org' },
  how: { en: 'Commas, Enter or a pasted list', fr: 'Virgules, Entrée ou une liste collée' },
  toFile: { en: 'Import a file', fr: 'Importer un fichier' },
  send: {
    en: { one: 'Invite {count} person', other: 'Invite {count} people', zero: 'Invite' },
    fr: { one: 'Inviter {count} personne', other: 'Inviter {count} personnes', zero: 'Inviter' },
  },
  sending: { en: 'Sending', fr: 'Envoi' },
  sent: { en: 'Invitations sent successfully', fr: 'Invitations envoyées' },
  dropped: {
    en: {
      one: '{count} invalid address will not be invited.',
      other: '{count} invalid addresses will not be invited.',
    },
    fr: {
      one: '{count} adresse non valide ne sera pas invitée.',
      other: '{count} adresses non valides ne seront pas invitées.',
    },
  },
  holding: {
    en: {
      one: '{count} person already has this card and is not invited again.',
      other: '{count} people already have this card and are not invited again.',
    },
    fr: {
      one: "{count} personne a déjà cette carte et n'est pas réinvitée.",
      other: '{count} personnes ont déjà cette carte et ne sont pas réinvitées.',
    },
  },
  unwanted: {
    en: {
      one: '{count} person has unsubscribed and gets no e-mail.',
      other: '{count} people have unsubscribed and get no e-mail.',
    },
    fr: {
      one: "{count} personne s'est désabonnée et ne reçoit pas d'e-mail.",
      other: "{count} personnes se sont désabonnées et ne reçoivent pas d'e-mail.",
    },
  },
  mailsLeft: {
    en: { one: '{count} e-mail left today', other: '{count} e-mails left today' },
    fr: { one: "Encore {count} e-mail aujourd'hui", other: "Encore {count} e-mails aujourd'hui" },
  },
  tooManyLeft: {
    en: { one: '{count} more than can be sent today', other: '{count} more than can be sent today' },
    fr: { one: "{count} de trop pour aujourd'hui", other: "{count} de trop pour aujourd'hui" },
  },
  allHold: { en: 'Everyone on this list already has the card.', fr: 'Toute cette liste a déjà la carte.' },
  openLink: { en: 'Copy the open link', fr: 'Copier le lien ouvert' },
  openLinkText: {
    en: 'Anyone with the open link can join.',
    fr: 'Toute personne qui a le lien ouvert peut adhérer.',
  },
  noCard: {
    en: 'Members join with a membership card. Publish one first, then invite people to collect it.',
    fr: "On devient membre avec une carte d'adhésion. Publiez-en une, puis invitez des personnes à la récupérer.",
  },
  toCard: { en: 'Create the card', fr: 'Créer la carte' },
  toDrafts: { en: 'Show the drafts', fr: 'Voir les brouillons' },
})

/** An invitation that has not been accepted yet. */
export const invitationWords = texts({
  resend: { en: 'Resend', fr: 'Renvoyer' },
  resendTo: { en: 'Resend the invitation to {email}', fr: "Renvoyer l'invitation à {email}" },
  resent: { en: 'Invitation sent again to {email}', fr: 'Invitation renvoyée à {email}' },
  withdraw: { en: 'Withdraw', fr: "Annuler l'invitation" },
  actions: { en: 'Actions for {email}', fr: 'Actions pour {email}' },
  title: { en: 'Withdraw the invitation?', fr: "Annuler l'invitation ?" },
  text: {
    en: 'The link that {email} received stops working. You can invite them again later.',
    fr: 'Le lien reçu par {email} ne fonctionnera plus. Vous pourrez inviter cette personne de nouveau.',
  },
  keep: { en: 'Keep it', fr: 'La garder' },
  reason: { en: 'The invitation was withdrawn.', fr: "L'invitation a été annulée." },
  withdrawn: { en: 'Invitation withdrawn', fr: 'Invitation annulée' },
})

/** Suspending the Membership card of a member. */
export const cardWords = texts({
  suspend: { en: 'Suspend the card', fr: 'Suspendre la carte' },
  resume: { en: 'Reinstate the card', fr: 'Rétablir la carte' },
  suspendTitle: { en: 'Suspend the card of {name}?', fr: 'Suspendre la carte de {name} ?' },
  suspendText: {
    en: 'The membership does not count until you reinstate the card. The member keeps it, and sees the reason.',
    fr: "L'adhésion ne compte plus jusqu'à ce que vous rétablissiez la carte. La personne la garde et voit le motif.",
  },
  example: { en: 'Membership fee not paid', fr: 'Cotisation non réglée' },
  resumeTitle: { en: 'Reinstate the card of {name}?', fr: 'Rétablir la carte de {name} ?' },
  resumeText: { en: 'The membership counts again at once.', fr: "L'adhésion compte de nouveau immédiatement." },
  keep: { en: 'Keep it', fr: 'Ne rien changer' },
  suspended: { en: 'Card suspended', fr: 'Carte suspendue' },
  resumed: { en: 'Card reinstated', fr: 'Carte rétablie' },
  notSuspendable: {
    en: 'This card cannot be suspended: its template has no second status.',
    fr: "Cette carte ne peut pas être suspendue : son modèle n'a pas de second statut.",
  },
})

import { texts } from '#base/text.ts'

/** The way to giving, on the list of badges and on a community's page. */
export const giveEntry = texts({
  give: { en: 'Give a badge', fr: 'Donner un badge' },
  gifts: { en: 'Gifts', fr: 'Dons' },
  sectionText: {
    en: 'Badges from member to member: give one, see what you gave, decide who can find you.',
    fr: 'Les badges de membre à membre : en donner un, suivre vos dons, choisir qui peut vous trouver.',
  },
  open: { en: 'Open gifts', fr: 'Ouvrir les dons' },
  waitingTitle: { en: 'For you', fr: 'Pour vous' },
})

/** Of problems that other features have too, as giving says them. */
export const walletGivingProblems = texts({
  addressNotProven: {
    en: 'The link of a badge is not enough for this. Confirm your e-mail address first.',
    fr: "Le lien d'un badge ne suffit pas pour cela. Confirmez d'abord votre adresse e-mail.",
  },
  keyReused: {
    en: 'This gift was changed after it was sent. Start again.',
    fr: 'Ce don a été modifié après son envoi. Recommencez.',
  },
})

/** The form of a gift. */
export const givePage = texts({
  title: { en: 'Give a badge', fr: 'Donner un badge' },
  back: { en: 'Gifts', fr: 'Dons' },
  badge: { en: 'Badge', fr: 'Badge' },
  left: {
    en: { one: '{count} left this week', other: '{count} left this week' },
    fr: { one: 'Encore {count} cette semaine', other: 'Encore {count} cette semaine' },
  },
  noneLeftNow: { en: 'None left', fr: 'Aucun pour le moment' },
  noneLeft: { en: 'None left until {date}', fr: 'Aucun avant le {date}' },
  reviewed: { en: 'Reviewed by an admin first', fr: "Validé d'abord par un admin" },
  recipient: { en: 'Recipient', fr: 'Destinataire' },
  byCode: { en: 'Their code', fr: 'Son code' },
  byEmail: { en: 'E-mail', fr: 'E-mail' },
  byMember: { en: 'A member', fr: 'Un membre' },
  codeHint: {
    en: 'Ask them to open My code in their wallet, and point the camera at it.',
    fr: "Demandez-lui d'ouvrir Mon code dans son portefeuille, et dirigez la caméra vers ce code.",
  },
  codeRead: { en: 'Code scanned', fr: 'Code scanné' },
  codeReadText: { en: 'The preview shows whose code it is.', fr: "L'aperçu montre à qui est ce code." },
  codeOther: { en: "This is not a person's code.", fr: "Ce n'est pas le code d'une personne." },
  email: { en: 'Their e-mail address', fr: 'Son adresse e-mail' },
  emailExample: { en: 'lea@example.org', fr: 'lea@exemple.org' },
  emailHint: {
    en: 'They get an e-mail with your name. You are not told whether the address is known.',
    fr: "Un e-mail lui parvient avec votre nom. Vous ne saurez pas si l'adresse est connue.",
  },
  emailWrong: {
    en: 'Enter a whole address, like lea@example.org.',
    fr: 'Saisissez une adresse complète, comme lea@exemple.org.',
  },
  searchMember: { en: 'Search members', fr: 'Rechercher un membre' },
  searchExample: { en: 'Name', fr: 'Nom' },
  members: { en: 'Members', fr: 'Membres' },
  noMembers: {
    en: 'No member is shown here yet. Each member decides that under Gifts.',
    fr: "Aucun membre ne s'affiche encore ici. Chacun en décide sous Dons.",
  },
  noMatch: { en: 'No member matches “{text}”.', fr: 'Aucun membre ne correspond à « {text} ».' },
  moreMembers: { en: 'Show more', fr: 'Afficher plus' },
  badgeFirst: { en: 'Choose a badge first.', fr: "Choisissez d'abord un badge." },
  badgeMissing: { en: 'Choose a badge.', fr: 'Choisissez un badge.' },
  chosen: { en: 'Chosen: {name}', fr: 'Choix : {name}' },
  sentence: { en: 'Your words', fr: 'Vos mots' },
  sentenceExample: { en: 'Thank you for waiting for me at the top', fr: "Merci de m'avoir attendu au sommet" },
  sentenceHint: {
    en: 'On the back of the badge. Anyone who checks the badge can read them.',
    fr: 'Au dos du badge. Toute personne qui vérifie le badge peut les lire.',
  },
  preview: { en: 'Preview', fr: 'Aperçu' },
  previewing: { en: 'Opening the preview', fr: "Ouverture de l'aperçu" },
  offline: {
    en: 'You are offline. What you write stays on this device.',
    fr: 'Vous êtes hors ligne. Votre saisie reste sur cet appareil.',
  },
  nameMissing: {
    en: 'The badge shows who gave it. Add your name first.',
    fr: "Le badge montre qui l'a donné. Ajoutez d'abord votre nom.",
  },
  addName: { en: 'Add your name', fr: 'Ajouter votre nom' },
  emptyTitle: { en: 'No badge to give', fr: 'Aucun badge à donner' },
  emptyText: {
    en: 'Communities decide which badges their members can give. They appear here.',
    fr: 'Les communautés choisissent les badges que leurs membres peuvent donner. Ils apparaissent ici.',
  },
})

/** The preview of a gift, and the moment after. */
export const giftPreview = texts({
  title: { en: 'Preview of your gift', fr: 'Aperçu de votre don' },
  for: { en: 'For', fr: 'Pour' },
  from: { en: 'From', fr: 'De' },
  badge: { en: 'Badge', fr: 'Badge' },
  turn: { en: 'Turn the card', fr: 'Retourner la carte' },
  reviewed: {
    en: 'An admin of the community reviews it before it is sent.',
    fr: "Un admin de la communauté le valide avant l'envoi.",
  },
  atOnce: {
    en: 'It is sent at once. You can withdraw it until they keep it.',
    fr: "Il part aussitôt. Vous pouvez le retirer tant qu'il n'est pas gardé.",
  },
  leftAfter: {
    en: {
      one: 'After this one you have {count} left this week.',
      other: 'After this one you have {count} left this week.',
    },
    fr: { one: 'Il vous en restera {count} cette semaine.', other: 'Il vous en restera {count} cette semaine.' },
  },
  exact: { en: 'Exact document to sign', fr: 'Document exact à signer' },
  unknown: {
    en: 'Your wallet does not sign this document: it does not match your gift. Open the preview again.',
    fr: "Votre portefeuille ne signe pas ce document : il ne correspond pas à votre don. Ouvrez à nouveau l'aperçu.",
  },
  unlock: {
    en: 'Your wallet signs this gift with your own key.',
    fr: 'Votre portefeuille signe ce don avec votre propre clé.',
  },
  change: { en: 'Change', fr: 'Modifier' },
  give: { en: 'Give', fr: 'Donner' },
  sign: { en: 'Sign and give', fr: 'Signer et donner' },
  giving: { en: 'Giving', fr: 'Don en cours' },
  doneTitle: { en: 'Given to {name}', fr: 'Donné à {name}' },
  doneReview: { en: 'Waiting for an admin', fr: "En attente d'un admin" },
  doneText: {
    en: 'It waits in their wallet until they keep it.',
    fr: "Il attend dans son portefeuille d'être gardé.",
  },
  doneEmail: { en: 'An e-mail is on its way to {email}.', fr: 'Nous avons envoyé un e-mail à {email}.' },
  doneReviewText: {
    en: 'Your gift is sent once an admin has approved it.',
    fr: "Votre don partira quand un admin l'aura approuvé.",
  },
  another: { en: 'Give another', fr: 'En donner un autre' },
  seeGiven: { en: 'See your gifts', fr: 'Voir vos dons' },
})

/** The gifts of the holder. */
export const giftsPage = texts({
  title: { en: 'Gifts', fr: 'Dons' },
  code: { en: 'My code', fr: 'Mon code' },
  tabs: { en: 'Gifts', fr: 'Dons' },
  received: { en: 'Received', fr: 'Reçus' },
  given: { en: 'Given', fr: 'Donnés' },
  settings: { en: 'Settings', fr: 'Paramètres' },
  offline: { en: 'Offline, as of {time}', fr: 'Hors ligne, état du {time}' },
  offlineEmpty: {
    en: 'You are offline. This appears once you are online again.',
    fr: 'Vous êtes hors ligne. Ceci apparaîtra à votre retour en ligne.',
  },
  emptyReceived: { en: 'No gift is waiting', fr: 'Aucun don en attente' },
  emptyReceivedText: {
    en: 'Badges that members give you appear here until you keep them.',
    fr: "Les badges que des membres vous donnent apparaissent ici en attendant d'être gardés.",
  },
  emptyGiven: { en: 'Nothing given yet', fr: 'Encore rien de donné' },
  emptyGivenText: {
    en: 'Badges that you give appear here, with their status.',
    fr: 'Les badges que vous donnez apparaissent ici, avec leur statut.',
  },
  more: { en: 'Show more', fr: 'Afficher plus' },
})

/** A gift that waits for the holder. */
export const receivedGift = texts({
  from: { en: 'From {giver}, {issuer}', fr: 'De {giver}, {issuer}' },
  someone: { en: 'a member', fr: 'un membre' },
  until: { en: 'Keep it by {date}', fr: 'À garder avant le {date}' },
  accept: { en: 'Keep', fr: 'Garder' },
  acceptNamed: { en: 'Keep {badge}', fr: 'Garder {badge}' },
  accepting: { en: 'One moment', fr: 'Un instant' },
  accepted: { en: '{badge} is in your wallet', fr: '{badge} est dans votre portefeuille' },
  more: { en: 'More about {badge}', fr: 'Autres actions pour {badge}' },
  decline: { en: 'Decline', fr: 'Refuser' },
  block: { en: 'Block {giver}', fr: 'Bloquer {giver}' },
  declineTitle: { en: 'Decline this gift?', fr: 'Refuser ce don ?' },
  declineText: {
    en: 'It disappears from your wallet. {giver} is not notified.',
    fr: "Il disparaît de votre portefeuille. {giver} n'est pas prévenu.",
  },
  declining: { en: 'Declining', fr: 'Refus' },
  declined: { en: 'Gift declined', fr: 'Don refusé' },
  blockTitle: { en: 'Block {giver}?', fr: 'Bloquer {giver} ?' },
  blockText: {
    en: 'This gift is declined, and you get no other from them, in any community. They are not notified. You can unblock them under Gifts, Settings.',
    fr: "Ce don est refusé, et vous n'en recevrez plus de sa part, dans aucune communauté. Personne n'est prévenu. Vous pouvez annuler ce blocage sous Dons, Paramètres.",
  },
  blocking: { en: 'Blocking', fr: 'Blocage' },
  blocked: { en: '{giver} is blocked', fr: '{giver} est bloqué' },
  keep: { en: 'Keep it', fr: 'Le garder' },
})

/** A gift of the holder to someone. */
export const givenGift = texts({
  list: { en: 'Gifts that you gave', fr: 'Dons que vous avez faits' },
  former: { en: 'A former member', fr: 'Un ancien membre' },
  unnamed: { en: 'A member', fr: 'Un membre' },
  review: { en: 'With an admin', fr: 'Chez un admin' },
  refused: { en: 'Refused by an admin', fr: 'Refusé par un admin' },
  waiting: { en: 'Waiting', fr: 'En attente' },
  expired: { en: 'Expired', fr: 'Expiré' },
  claimed: { en: 'Kept', fr: 'Gardé' },
  revoked: { en: 'Revoked', fr: 'Révoqué' },
  withdrawn: { en: 'Withdrawn', fr: 'Retiré' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  withdrawNamed: { en: 'Withdraw {badge} for {name}', fr: 'Retirer {badge} pour {name}' },
  withdrawTitle: { en: 'Withdraw this gift?', fr: 'Retirer ce don ?' },
  withdrawText: {
    en: '{name} can no longer keep {badge}. It still counts for this week.',
    fr: '{name} ne pourra plus garder {badge}. Il compte toujours pour cette semaine.',
  },
  withdrawing: { en: 'Withdrawing', fr: 'Retrait' },
  withdrawnNow: { en: 'Gift withdrawn', fr: 'Don retiré' },
  keep: { en: 'Keep it', fr: 'Le laisser' },
})

/** The holder's code for givers. */
export const codePage = texts({
  title: { en: 'My code', fr: 'Mon code' },
  text: {
    en: 'A member of one of your communities who scans this code can give you a badge.',
    fr: "Un membre d'une de vos communautés qui scanne ce code peut vous donner un badge.",
  },
  label: { en: 'Your code for people who give you a badge', fr: 'Votre code pour qui vous donne un badge' },
  copy: { en: 'Copy link', fr: 'Copier le lien' },
  renew: { en: 'New code', fr: 'Nouveau code' },
  renewTitle: { en: 'Make a new code?', fr: 'Créer un nouveau code ?' },
  renewText: {
    en: 'The current code stops working at once, also where it is printed or saved.',
    fr: 'Le code actuel cesse aussitôt de fonctionner, même imprimé ou enregistré.',
  },
  renewing: { en: 'Making a code', fr: 'Création du code' },
  renewed: { en: 'New code made', fr: 'Nouveau code créé' },
  keep: { en: 'Keep it', fr: 'Le garder' },
  offlineEmpty: {
    en: 'Open this page once while online. Your code then works offline.',
    fr: 'Ouvrez cette page une fois en ligne. Votre code fonctionnera ensuite hors ligne.',
  },
})

/** Who can find the holder, and whose gifts they refuse. */
export const givingSettings = texts({
  shownTitle: { en: 'Who can find you', fr: 'Qui peut vous trouver' },
  shownText: {
    en: 'Members can choose you by name when they give a badge. With your code or address they always can.',
    fr: 'Les membres peuvent vous choisir par votre nom pour vous donner un badge. Avec votre code ou votre adresse, ils le peuvent toujours.',
  },
  shownNone: {
    en: 'Communities in which members give badges appear here.',
    fr: 'Les communautés dont les membres donnent des badges apparaissent ici.',
  },
  blockedTitle: { en: 'Blocked people', fr: 'Personnes bloquées' },
  blockedNone: { en: 'Nobody is blocked.', fr: "Personne n'est bloqué." },
  unblock: { en: 'Unblock', fr: 'Débloquer' },
  unblockNamed: { en: 'Unblock {name}', fr: 'Débloquer {name}' },
  unblocking: { en: 'Unblocking', fr: 'Déblocage' },
  unblocked: { en: '{name} can give you badges again', fr: '{name} peut à nouveau vous donner des badges' },
})

import { texts } from '#base/text.ts'

/** Giving from person to person, on the page of a Community template. */
export const givingTab = texts({
  tab: { en: 'Giving', fr: 'Dons' },
  offTitle: { en: 'Members cannot give this badge', fr: 'Les membres ne peuvent pas donner ce badge' },
  offText: {
    en: 'Turn giving on, and members give it to each other in the name of the community, within limits that you set.',
    fr: 'Activez les dons : les membres se donnent ce badge au nom de la communauté, dans les limites que vous fixez.',
  },
  turnOn: { en: 'Turn on giving', fr: 'Activer les dons' },
  change: { en: 'Change settings', fr: 'Modifier les paramètres' },
  members: { en: 'All members can give this badge', fr: 'Tous les membres peuvent donner ce badge' },
  holders: {
    en: {
      one: 'Members with a badge of one template can give this badge',
      other: 'Members with a badge of one of {count} templates can give this badge',
    },
    fr: {
      one: "Les membres qui ont un badge d'un modèle peuvent donner ce badge",
      other: "Les membres qui ont un badge d'un de ces {count} modèles peuvent donner ce badge",
    },
  },
  admins: {
    en: 'Only admins who are members can give this badge',
    fr: 'Seuls les admins qui sont membres peuvent donner ce badge',
  },
  perWeek: {
    en: { one: '{count} a week each', other: '{count} a week each' },
    fr: { one: '{count} par semaine chacun', other: '{count} par semaine chacun' },
  },
  pairDays: {
    en: { one: '{count} day between the same two people', other: '{count} days between the same two people' },
    fr: { one: '{count} jour entre les deux mêmes personnes', other: '{count} jours entre les deux mêmes personnes' },
  },
  noPairDays: { en: 'any number to the same person', fr: 'sans délai entre les mêmes personnes' },
  reviewed: { en: 'reviewed by an admin first', fr: "validé d'abord par un admin" },
  notReviewed: { en: 'sent at once', fr: 'envoyé aussitôt' },
})

/** The settings. */
export const givingForm = texts({
  title: { en: 'Giving from member to member', fr: 'Dons de membre à membre' },
  isOn: { en: 'Members can give this badge', fr: 'Les membres peuvent donner ce badge' },
  isOnHint: {
    en: 'While this is off, nobody can give it. Gifts already made remain.',
    fr: "Tant que c'est désactivé, personne ne peut le donner. Les dons déjà faits restent.",
  },
  who: { en: 'Who can give it', fr: 'Qui peut le donner' },
  members: { en: 'All members', fr: 'Tous les membres' },
  holders: { en: 'Holders of a badge', fr: "Détenteurs d'un badge" },
  admins: { en: 'Only admins', fr: 'Seulement les admins' },
  adminsHint: {
    en: 'Admins who are members too, with the same address or key in their wallet.',
    fr: 'Les admins qui sont aussi membres, avec la même adresse ou clé dans leur portefeuille.',
  },
  templates: { en: 'One of these badges is enough', fr: 'Un de ces badges suffit' },
  chosen: { en: '{count} chosen of {total}', fr: '{count} sur {total}' },
  templatesMissing: { en: 'Choose at least one badge.', fr: 'Choisissez au moins un badge.' },
  tooManyTemplates: { en: 'Choose at most 20 badges.', fr: 'Choisissez 20 badges au plus.' },
  noTemplates: { en: 'There is no published template yet.', fr: "Il n'y a pas encore de modèle publié." },
  perWeek: { en: 'Badges per person per week', fr: 'Badges par personne et par semaine' },
  pairDays: { en: 'Days between the same two people', fr: 'Jours entre les deux mêmes personnes' },
  pairDaysHint: { en: '0 for no limit', fr: '0 pour aucune limite' },
  reviews: { en: 'An admin reviews each gift first', fr: "Un admin valide d'abord chaque don" },
  reviewsHint: {
    en: 'The recipient gets nothing until you approve it.',
    fr: 'Le destinataire ne reçoit rien avant votre accord.',
  },
  saved: { en: 'Giving settings saved', fr: 'Paramètres des dons enregistrés' },
})

/** The gifts of a template. */
export const giftsList = texts({
  table: { en: 'Gifts of this badge', fr: 'Dons de ce badge' },
  filters: { en: 'Filter gifts', fr: 'Filtrer les dons' },
  all: { en: 'All', fr: 'Tous' },
  toReview: { en: 'To review', fr: 'À valider' },
  marked: { en: 'Marked', fr: 'Signalés' },
  given: { en: 'Given', fr: 'Donné' },
  from: { en: 'From', fr: 'De' },
  to: { en: 'To', fr: 'À' },
  words: { en: 'Words', fr: 'Mots' },
  status: { en: 'Status', fr: 'Statut' },
  former: { en: 'A former member', fr: 'Un ancien membre' },
  review: { en: 'To review', fr: 'À valider' },
  refused: { en: 'Refused', fr: 'Refusé' },
  givenState: { en: 'Waiting', fr: 'En attente' },
  claimed: { en: 'Collected', fr: 'Récupéré' },
  declined: { en: 'Declined', fr: 'Refusé par le destinataire' },
  withdrawn: { en: 'Withdrawn', fr: 'Retiré' },
  revoked: { en: 'Revoked', fr: 'Révoqué' },
  pair: { en: 'These two keep giving to each other', fr: 'Ces deux personnes se donnent sans cesse ce badge' },
  ring: { en: 'Part of a ring of givers', fr: "Fait partie d'un cercle de dons" },
  self: { en: 'Giver and recipient are one person', fr: 'Donneur et destinataire sont une seule personne' },
  markedText: {
    en: 'Marked gifts stay valid, but count towards no challenge.',
    fr: 'Les dons signalés restent valables, mais ne comptent pour aucun défi.',
  },
  approve: { en: 'Approve', fr: 'Approuver' },
  approveNamed: { en: 'Approve the gift from {giver} to {recipient}', fr: 'Approuver le don de {giver} à {recipient}' },
  approving: { en: 'Approving', fr: 'Approbation' },
  approved: { en: 'Gift approved and sent', fr: 'Don approuvé et envoyé' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  refuseNamed: { en: 'Refuse the gift from {giver} to {recipient}', fr: 'Refuser le don de {giver} à {recipient}' },
  refuseTitle: { en: 'Refuse this gift?', fr: 'Refuser ce don ?' },
  refuseText: {
    en: 'It ends here. {giver} sees that an admin refused it; {recipient} sees nothing.',
    fr: "Il s'arrête là. {giver} voit qu'un admin l'a refusé ; {recipient} ne voit rien.",
  },
  refusing: { en: 'Refusing', fr: 'Refus' },
  refusedNow: { en: 'Gift refused', fr: 'Don refusé' },
  keep: { en: 'Keep it', fr: 'Le garder' },
  more: { en: 'Show more', fr: 'Afficher plus' },
  empty: {
    en: 'No gifts yet. They appear here as members give this badge.',
    fr: 'Pas encore de don. Ils apparaîtront ici dès que des membres donneront ce badge.',
  },
  emptyReview: { en: 'Nothing to review.', fr: 'Rien à valider.' },
  emptyMarked: { en: 'No gift is marked.', fr: 'Aucun don signalé.' },
})

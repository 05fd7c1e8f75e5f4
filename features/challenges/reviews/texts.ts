import { texts } from '#base/text.ts'

/** The page on which admins examine evidence and rewards that wait. */
export const reviewWords = texts({
  title: { en: 'Reviews', fr: 'Validations' },
  explanation: {
    en: 'Evidence that members gave, and rewards that wait for your decision',
    fr: 'Les justificatifs donnés par les membres, et les récompenses qui attendent votre décision',
  },
  toChallenges: { en: 'Challenges', fr: 'Défis' },
  filters: { en: 'Which reviews', fr: 'Quelles validations' },
  waiting: { en: 'Waiting', fr: 'En attente' },
  decided: { en: 'Decided', fr: 'Décidées' },
  list: { en: 'Reviews', fr: 'Validations' },
  more: { en: 'Show more', fr: 'Afficher plus' },
  emptyTitle: { en: 'Nothing waits for you', fr: 'Rien ne vous attend' },
  emptyText: {
    en: 'When a member gives evidence for a challenge, it appears here, the oldest first.',
    fr: 'Quand un membre donne un justificatif pour un défi, il apparaît ici, le plus ancien en premier.',
  },
  emptyDecided: {
    en: 'No decisions in the last 90 days.',
    fr: 'Aucune décision au cours des 90 derniers jours.',
  },
  select: { en: 'Select {name}: {challenge}', fr: 'Sélectionner {name} : {challenge}' },
  selectAll: { en: 'Select all', fr: 'Tout sélectionner' },
  selected: {
    en: { one: '{count} selected', other: '{count} selected' },
    fr: { one: '{count} sélectionnée', other: '{count} sélectionnées' },
  },
  clear: { en: 'Clear selection', fr: 'Effacer la sélection' },
  points: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
  asked: { en: 'Asked for: {request}', fr: 'Demandé : {request}' },
  link: { en: 'Link to {host}', fr: 'Lien vers {host}' },
  linkHint: {
    en: 'Blazon does not open links. Look at the host before you do.',
    fr: "Blazon n'ouvre pas les liens. Regardez l'hôte avant de le faire.",
  },
  picture: { en: 'Picture from {name}', fr: 'Image de {name}' },
  enlarge: { en: 'Enlarge the picture from {name}', fr: "Agrandir l'image de {name}" },
  held: {
    en: {
      one: '{count} wallet on one network passed this challenge within a day, so the points wait.',
      other: '{count} wallets on one network passed this challenge within a day, so the points wait.',
    },
    fr: {
      one: "{count} portefeuille d'un même réseau a réussi ce défi en un jour : les points attendent.",
      other: "{count} portefeuilles d'un même réseau ont réussi ce défi en un jour : les points attendent.",
    },
  },
  accept: { en: 'Accept', fr: 'Accepter' },
  acceptNamed: { en: 'Accept {name}: {challenge}', fr: 'Accepter {name} : {challenge}' },
  accepting: { en: 'Accepting', fr: 'Acceptation' },
  refuse: { en: 'Refuse', fr: 'Refuser' },
  refuseNamed: { en: 'Refuse {name}: {challenge}', fr: 'Refuser {name} : {challenge}' },
  refusing: { en: 'Refusing', fr: 'Refus' },
  undo: { en: 'Undo', fr: 'Annuler la décision' },
  undoToast: { en: 'Undo', fr: 'Annuler' },
  undoNamed: { en: 'Undo the decision on {name}: {challenge}', fr: 'Annuler la décision sur {name} : {challenge}' },
  accepted: {
    en: { one: '{count} accepted', other: '{count} accepted' },
    fr: { one: '{count} acceptée', other: '{count} acceptées' },
  },
  refused: {
    en: { one: '{count} refused', other: '{count} refused' },
    fr: { one: '{count} refusée', other: '{count} refusées' },
  },
  undone: {
    en: { one: '{count} waits again', other: '{count} wait again' },
    fr: { one: '{count} attend de nouveau', other: '{count} attendent de nouveau' },
  },
  already: {
    en: 'Another admin decided this in the meantime.',
    fr: 'Un autre admin a décidé entre-temps.',
  },
  cannotUndo: {
    en: 'This can no longer be undone: a day has passed, or the member gave something new.',
    fr: 'Il est trop tard pour annuler : un jour est passé, ou le membre a donné autre chose.',
  },
  isAccepted: { en: 'Accepted', fr: 'Acceptée' },
  isRefused: { en: 'Refused', fr: 'Refusée' },
  by: { en: 'by {admin}, {time}', fr: 'par {admin}, {time}' },
  refuseTitle: {
    en: { one: 'Refuse what {name} gave', other: 'Refuse {count} reviews' },
    fr: { one: 'Refuser ce que {name} a donné', other: 'Refuser {count} validations' },
  },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: {
    en: 'The member reads it in the wallet, and can try again.',
    fr: 'Le membre la lit dans son portefeuille, et peut réessayer.',
  },
  keys: {
    en: 'A accepts, R refuses, ↑ and ↓ move.',
    fr: 'A accepte, R refuse, ↑ et ↓ déplacent.',
  },
})

/** Problems of reviews. */
export const reviewProblems = texts({
  reasonMissing: {
    en: 'Write why: the member reads it.',
    fr: 'Écrivez pourquoi : le membre le lira.',
  },
  itemsMissing: { en: 'Select at least one.', fr: 'Sélectionnez-en au moins une.' },
  tooManyItems: { en: 'Select at most 100 at a time.', fr: 'Sélectionnez-en 100 au plus à la fois.' },
})

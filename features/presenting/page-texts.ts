import { texts } from '#base/text.ts'

/** The page that verifies holders. */
export const verifierWords = texts({
  page: { en: 'Verification', fr: 'Vérification' },
  hold: { en: 'Hold the code out to the person.', fr: 'Présentez le code à la personne.' },
  anyOf: { en: 'Any of these badges is enough.', fr: 'Un seul de ces badges suffit.' },
  change: { en: 'Change', fr: 'Changer' },
  changeTitle: { en: 'Accept other badges', fr: "Accepter d'autres badges" },
  search: { en: 'Search templates', fr: 'Rechercher un modèle' },
  remove: { en: 'Do not accept {name}', fr: 'Ne plus accepter {name}' },
  full: {
    en: { one: 'You can accept {count} badge.', other: 'You can accept up to {count} badges.' },
    fr: { one: 'Vous pouvez accepter {count} badge.', other: "Vous pouvez accepter jusqu'à {count} badges." },
  },
  code: { en: 'Scan with a wallet to show a badge', fr: 'À scanner avec un portefeuille pour montrer un badge' },
  coming: { en: 'Creating a code', fr: "Création d'un code" },
  number: { en: 'Their wallet shows this number.', fr: 'Son portefeuille affiche ce numéro.' },
  minutes: {
    en: 'The code is valid for {minutes} min {seconds} s.',
    fr: 'Le code reste valable {minutes} min {seconds} s.',
  },
  seconds: { en: 'The code is valid for {seconds} s.', fr: 'Le code reste valable {seconds} s.' },
  waiting: { en: 'Waiting for a wallet', fr: "En attente d'un portefeuille" },
  opened: {
    en: 'A wallet has read the code. Waiting for an answer',
    fr: 'Code lu. Réponse attendue',
  },
  lost: { en: 'No connection. Trying again', fr: 'Pas de connexion. Nouvel essai en cours' },
  declined: { en: 'Nothing was shown', fr: "Rien n'a été montré" },
  declinedLine: { en: 'The person chose not to show a badge.', fr: 'La personne a choisi de ne pas montrer de badge.' },
  forOthers: { en: 'Code for other wallets', fr: "Code pour d'autres portefeuilles" },
  forOurs: { en: 'Code for Blazon wallets', fr: 'Code pour les portefeuilles Blazon' },
  others: {
    en: 'For any wallet that supports OpenID4VP 1.0.',
    fr: 'Pour tout portefeuille compatible OpenID4VP 1.0.',
  },
  unsigned: {
    en: 'The wallet refuses the code: leave out the signature',
    fr: 'Le portefeuille refuse le code : retirer la signature',
  },
  unsignedHint: {
    en: 'Without it, the wallet cannot confirm who is asking.',
    fr: 'Sans elle, le portefeuille ne peut pas confirmer qui demande.',
  },
  tooLong: {
    en: 'This request is too long for a QR code. Copy its link.',
    fr: 'Cette demande est trop longue pour un code QR. Copiez son lien.',
  },
  copy: { en: 'Copy link', fr: 'Copier le lien' },
  askAgain: { en: 'Ask again', fr: 'Demander de nouveau' },
  checks: { en: 'Checks', fr: 'Contrôles' },
  today: { en: 'Verified today', fr: "Vérifiés aujourd'hui" },
  countsHint: {
    en: 'Only these numbers are kept, by day in UTC. What a person shows is deleted when you press Next or leave.',
    fr: 'Seuls ces nombres sont conservés, par jour en UTC. Ce qui est montré est supprimé quand vous passez à la suite ou quittez la page.',
  },
  none: { en: 'None yet.', fr: "Aucun pour l'instant." },
  earlier: { en: 'The last 30 days', fr: 'Les 30 derniers jours' },
  counted: { en: '{verdict}: {count}', fr: '{verdict} : {count}' },
  links: { en: 'Verifier links', fr: 'Liens de vérification' },
  linksHint: {
    en: 'A link with which helpers verify these badges and do nothing else, without signing in.',
    fr: "Un lien avec lequel vos aides vérifient ces badges et ne font rien d'autre, sans se connecter.",
  },
  days: { en: 'Valid for', fr: 'Durée' },
  daysOf: {
    en: { one: '{count} day', other: '{count} days' },
    fr: { one: '{count} jour', other: '{count} jours' },
  },
  ended: { en: 'This verifier link is no longer valid', fr: "Ce lien de vérification n'est plus valable" },
  endedHint: { en: 'Ask the organiser for a new one.', fr: "Demandez-en un autre à l'organisateur." },
  of: { en: 'For {issuer}', fr: 'Pour {issuer}' },
  until: { en: 'until {time}', fr: "jusqu'au {time}" },
})

/** The verdicts in a few words, read at arm's length. */
export const verdictWords = texts({
  genuine: { en: 'Yes, genuine', fr: 'Oui, authentique' },
  revoked: { en: 'No, revoked', fr: 'Non, révoqué' },
  suspended: { en: 'No, suspended', fr: 'Non, suspendu' },
  expired: { en: 'No, expired', fr: 'Non, expiré' },
  notYet: { en: 'No, not valid yet', fr: 'Non, pas encore valable' },
  otherTemplate: { en: 'No, another badge', fr: 'Non, un autre badge' },
  otherHolder: { en: "No, someone else's", fr: "Non, celui d'un autre" },
  invalid: { en: 'No, not genuine', fr: 'Non, pas authentique' },
  unknown: { en: 'Could not be checked', fr: "N'a pas pu être vérifié" },
})

/** What a verdict means, under it; for one that could not be checked, it is the sentence of what decided. */
export const verdictLines = texts({
  genuine: { en: 'Valid until {day}', fr: "Valable jusqu'au {day}" },
  endless: { en: 'No end date', fr: 'Sans date de fin' },
  revoked: { en: 'The community revoked this badge.', fr: 'La communauté a révoqué ce badge.' },
  suspended: { en: 'It is not valid for now.', fr: "Il n'est pas valable pour le moment." },
  expired: { en: 'It was valid until {day}.', fr: "Il était valable jusqu'au {day}." },
  notYet: { en: 'It is valid from {day}.', fr: 'Il sera valable à partir du {day}.' },
  otherTemplate: {
    en: 'The wallet showed a badge that you did not ask for.',
    fr: "Le portefeuille a montré un badge que vous n'avez pas demandé.",
  },
  otherHolder: {
    en: 'The badge was issued to another wallet than this one.',
    fr: 'Le badge a été remis à un autre portefeuille que celui-ci.',
  },
  invalid: { en: 'Do not accept what was shown.', fr: "N'acceptez pas ce qui a été montré." },
  unknown: { en: '{finding}.', fr: '{finding}.' },
})

/** The verdicts in the counts. */
export const countWords = texts({
  genuine: { en: 'Genuine', fr: 'Authentique' },
  revoked: { en: 'Revoked', fr: 'Révoqué' },
  suspended: { en: 'Suspended', fr: 'Suspendu' },
  expired: { en: 'Expired', fr: 'Expiré' },
  notYet: { en: 'Not valid yet', fr: 'Pas encore valable' },
  otherTemplate: { en: 'Another badge', fr: 'Autre badge' },
  otherHolder: { en: "Someone else's", fr: "Celui d'un autre" },
  invalid: { en: 'Not genuine', fr: 'Pas authentique' },
  unknown: { en: 'Could not be checked', fr: "N'a pas pu être vérifié" },
})

import { texts } from '#base/text.ts'

/** Problems of checking challenges and giving evidence, as the wallet says them. */
export const walletChallengeProblems = texts({
  addressNotProven: {
    en: 'The link of a badge is not enough for this. Confirm your e-mail address first.',
    fr: "Le lien d'un badge ne suffit pas pour cela. Confirmez d'abord votre adresse e-mail.",
  },
  notAMember: {
    en: 'Only members can do this. You are not a member of this community at the moment.',
    fr: "C'est réservé aux membres. Vous n'êtes pas membre de cette communauté pour le moment.",
  },
  challengeEnded: {
    en: 'This is no longer possible. Its community has been notified.',
    fr: "Ce n'est plus possible. La communauté en est informée.",
  },
  notNow: {
    en: 'Not open now. Check the dates.',
    fr: "Ce n'est pas ouvert pour le moment. Vérifiez les dates.",
  },
  stepTooEarly: {
    en: 'An earlier step comes first.',
    fr: "Une autre étape vient d'abord.",
  },
  tooManyChecks: {
    en: 'Too many attempts. Try again in an hour.',
    fr: 'Trop de tentatives. Réessayez dans une heure.',
  },
  attemptsUsed: {
    en: 'You have used all attempts of today. Try again tomorrow.',
    fr: "Vous avez utilisé toutes les tentatives d'aujourd'hui. Réessayez demain.",
  },
  checksUsed: {
    en: 'No more checks are possible today. Try again tomorrow: nothing is lost.',
    fr: "Plus aucune vérification n'est possible aujourd'hui. Réessayez demain : rien n'est perdu.",
  },
  passedElsewhere: {
    en: 'This account has already done it from another wallet.',
    fr: "Ce compte l'a déjà fait depuis un autre portefeuille.",
  },
  accountNeeded: {
    en: 'Sign in to your account first.',
    fr: "Connectez-vous d'abord à votre compte.",
  },
  codeWrong: {
    en: 'Wrong code. Check it and try again.',
    fr: 'Code incorrect. Vérifiez-le, puis réessayez.',
  },
  codeUsed: {
    en: 'This code has already been used.',
    fr: 'Ce code a déjà été utilisé.',
  },
  codeExpired: {
    en: 'This code has expired: it changes every 15 seconds. Scan the screen again.',
    fr: "Ce code a expiré : il change toutes les 15 secondes. Scannez l'écran à nouveau.",
  },
  consentMissing: {
    en: 'Nothing is shared without your consent.',
    fr: "Rien n'est partagé sans votre accord.",
  },
  valueMissing: {
    en: 'There is nothing to share yet. Enter or choose it first.',
    fr: "Il n'y a encore rien à partager. Saisissez-le ou choisissez-le d'abord.",
  },
  telephoneInvalid: {
    en: 'Enter the number with its country code, like +33 6 12 34 56 78.',
    fr: "Saisissez le numéro avec l'indicatif du pays, comme +33 6 12 34 56 78.",
  },
  answersMissing: { en: 'Answer every question.', fr: 'Répondez à toutes les questions.' },
  linkInvalid: {
    en: 'Enter a whole link that begins with https://',
    fr: 'Saisissez un lien complet qui commence par https://',
  },
  inputTooLong: { en: 'This is too long.', fr: "C'est trop long." },
  textTooLong: { en: 'The text has at most 2,000 characters.', fr: 'Le texte contient au plus 2 000 caractères.' },
  evidenceNeeded: {
    en: 'The community reviews this: send your evidence.',
    fr: 'La communauté examine cela : envoyez votre justificatif.',
  },
  evidenceMissing: { en: 'Add what is asked for first.', fr: "Ajoutez d'abord ce qui est demandé." },
  evidenceGiven: {
    en: 'Your evidence has already been sent, or accepted.',
    fr: 'Votre justificatif est déjà envoyé, ou accepté.',
  },
})

/** The sheet of a challenge: what all types share. */
export const challengeSheet = texts({
  points: {
    en: { one: '{count} point', other: '{count} points' },
    fr: { one: '{count} point', other: '{count} points' },
  },
  check: { en: 'Check now', fr: 'Vérifier' },
  checking: { en: 'Checking', fr: 'Vérification' },
  checkLater: {
    en: 'The answer is taking a while. We keep checking for an hour. You lose nothing.',
    fr: 'La réponse se fait attendre. Nous vérifions encore pendant une heure. Vous ne perdez rien.',
  },
  notYet: {
    en: 'Not met yet. Do what is described above, then check again.',
    fr: 'Pas encore fait. Suivez les indications ci-dessus, puis vérifiez à nouveau.',
  },
  refused: { en: 'Not accepted: {reason}', fr: 'Non accepté : {reason}' },
  again: { en: 'Try again', fr: 'Réessayer' },
  passedOn: { en: 'Done on {date}', fr: 'Fait le {date}' },
  ended: {
    en: 'It was done, but a badge that it needs was revoked. Its points were reversed. It can be done again.',
    fr: "C'était fait, mais un badge nécessaire a été révoqué. Les points ont été repris. Vous pouvez recommencer.",
  },
  stopped: {
    en: 'This is not possible at the moment. The community has been notified.',
    fr: "C'est impossible pour le moment. La communauté en est informée.",
  },
  waiting: {
    en: '{community} reviews what you sent. The result appears here.',
    fr: '{community} examine votre envoi. Le résultat apparaîtra ici.',
  },
  offline: {
    en: 'You are offline: this is possible once you are back online.',
    fr: 'Vous êtes hors ligne : ce sera possible à votre retour en ligne.',
  },
  won: {
    en: { one: '+{count} point', other: '+{count} points' },
    fr: { one: '+{count} point', other: '+{count} points' },
  },
  wonNothing: { en: 'Done', fr: "C'est fait" },
  held: {
    en: 'Done. The points follow once the community has looked at it.',
    fr: "C'est fait. Les points suivront quand la communauté l'aura examiné.",
  },
  sent: { en: 'Sent. The result appears here.', fr: 'Envoyé. Le résultat apparaîtra ici.' },
})

/** Signing in at a provider, for a challenge. */
export const signInPart = texts({
  signInText: {
    en: "You sign in on the page of {provider}, and come back here. Only your account's name and number are kept, under You.",
    fr: 'Vous vous connectez sur la page de {provider}, puis revenez ici. Seuls le nom et le numéro de votre compte sont conservés, sous Vous.',
  },
  signIn: { en: 'Sign in with {provider}', fr: 'Se connecter avec {provider}' },
  signInCheck: { en: 'Sign in and check', fr: 'Se connecter et vérifier' },
  opening: { en: 'Opening {provider}', fr: 'Ouverture de {provider}' },
  as: { en: 'Signed in as {account}', fr: 'Connecté comme {account}' },
})

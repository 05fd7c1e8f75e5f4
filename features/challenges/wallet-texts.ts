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
})

/** Sharing one value with the community. */
export const sharePart = texts({
  pseudo: { en: 'Your name', fr: 'Votre nom' },
  walletAddress: { en: "Your wallet's address", fr: "L'adresse de votre portefeuille" },
  publicKey: { en: 'Your public key', fr: 'Votre clé publique' },
  did: { en: 'Your DID', fr: 'Votre DID' },
  authenticationKey: { en: 'Your authentication key', fr: "Votre clé d'authentification" },
  email: { en: 'Your e-mail address', fr: 'Votre adresse e-mail' },
  telephone: { en: 'Your phone number', fr: 'Votre numéro de téléphone' },
  xUsername: { en: 'Your name on X', fr: 'Votre nom sur X' },
  shares: {
    en: '{community} gets exactly this, and nothing else:',
    fr: "{community} reçoit exactement ceci, et rien d'autre :",
  },
  choose: { en: 'Which address', fr: 'Quelle adresse' },
  telephoneExample: { en: '+33 6 12 34 56 78', fr: '+33 6 12 34 56 78' },
  notChecked: { en: 'It is shown as “not checked”.', fr: 'Il est affiché comme « non vérifié ».' },
  keyOfServer: { en: 'The public key of this wallet', fr: 'La clé publique de ce portefeuille' },
  noName: { en: 'Your wallet has no name yet.', fr: "Votre portefeuille n'a pas encore de nom." },
  addName: { en: 'Add your name', fr: 'Ajouter votre nom' },
  noEmail: {
    en: 'Your wallet has no confirmed address yet.',
    fr: "Votre portefeuille n'a pas encore d'adresse confirmée.",
  },
  addEmail: { en: 'Add an address', fr: 'Ajouter une adresse' },
  unlock: {
    en: 'Unlock your key, so that its public part can be shared.',
    fr: 'Déverrouillez votre clé pour partager sa partie publique.',
  },
  consent: {
    en: 'You can withdraw it here at any time. The points stay yours.',
    fr: 'Vous pouvez le retirer ici à tout moment. Les points restent les vôtres.',
  },
  share: { en: 'Share with {community}', fr: 'Partager avec {community}' },
  sharing: { en: 'Sharing', fr: 'Partage' },
  has: { en: '{community} has from you:', fr: '{community} a reçu de vous :' },
  withdraw: { en: 'Withdraw it', fr: 'Le retirer' },
  withdrawing: { en: 'Withdrawing', fr: 'Retrait' },
  withdrawn: { en: '{community} no longer has it', fr: "{community} ne l'a plus" },
})

/** Holding and giving badges. */
export const badgesPart = texts({
  counts: {
    en: { one: 'You have {has} of {count}', other: 'You have {has} of {count}' },
    fr: { one: 'Vous en avez {has} sur {count}', other: 'Vous en avez {has} sur {count}' },
  },
  anyOf: { en: 'Any of these badges counts:', fr: 'Chacun de ces badges compte :' },
  byItself: {
    en: 'It counts by itself as soon as the badge is in your wallet.',
    fr: 'Cela compte tout seul dès que le badge est dans votre portefeuille.',
  },
  give: { en: 'Give a badge', fr: 'Donner un badge' },
  giveText: {
    en: 'Give one of these badges. It counts once the other person has accepted it.',
    fr: "Donnez un de ces badges. Cela compte une fois que l'autre personne l'a accepté.",
  },
})

/** Challenges at a provider. */
export const outsidePart = texts({
  signInText: {
    en: "You sign in on the page of {provider}, and come back here. Only your account's name and number are kept, under You.",
    fr: 'Vous vous connectez sur la page de {provider}, puis revenez ici. Seuls le nom et le numéro de votre compte sont conservés, sous Vous.',
  },
  signIn: { en: 'Sign in with {provider}', fr: 'Se connecter avec {provider}' },
  signInCheck: { en: 'Sign in and check', fr: 'Se connecter et vérifier' },
  opening: { en: 'Opening {provider}', fr: 'Ouverture de {provider}' },
  as: { en: 'Signed in as {account}', fr: 'Connecté comme {account}' },
  message: { en: 'Publish a post with these words:', fr: 'Faites une publication avec ces mots :' },
  copy: { en: 'Copy the words', fr: 'Copier les mots' },
  open: { en: 'Open {provider}', fr: 'Ouvrir {provider}' },
  link: { en: 'Link of your post', fr: 'Lien de votre publication' },
  linkExample: { en: 'https://x.com/you/status/123', fr: 'https://x.com/vous/status/123' },
  follow: { en: 'Follow this account, then come back:', fr: 'Suivez ce compte, puis revenez :' },
  repost: { en: 'Repost this post, then come back:', fr: 'Republiez cette publication, puis revenez :' },
  join: { en: 'Join here, then come back:', fr: 'Rejoignez ici, puis revenez :' },
})

/** Codes, visits, quizzes, evidence and asked servers. */
export const ownPart = texts({
  codeText: { en: 'Enter the code that you were given, or scan it.', fr: 'Saisissez le code reçu, ou scannez-le.' },
  code: { en: 'Code', fr: 'Code' },
  scan: { en: 'Scan it', fr: 'Le scanner' },
  stopScan: { en: 'Type it instead', fr: 'Le saisir' },
  codeDenied: {
    en: 'Camera access is blocked. Allow it in your browser, or type the code.',
    fr: "L'accès à la caméra est bloqué. Autorisez-le dans votre navigateur, ou saisissez le code.",
  },
  codeNoCamera: {
    en: 'No camera was found. Type the code instead.',
    fr: "Aucune caméra n'a été trouvée. Saisissez le code.",
  },
  visitDenied: {
    en: 'Camera access is blocked. Allow it in your browser, or scan the screen with the camera app of your phone: it opens this wallet.',
    fr: "L'accès à la caméra est bloqué. Autorisez-le dans votre navigateur, ou scannez l'écran avec l'appareil photo de votre téléphone : il ouvre ce portefeuille.",
  },
  visitNoCamera: {
    en: 'No camera was found. Open this wallet on a phone, at the place.',
    fr: "Aucune caméra n'a été trouvée. Ouvrez ce portefeuille sur un téléphone, sur place.",
  },
  use: { en: 'Use this code', fr: 'Utiliser ce code' },
  visitText: {
    en: 'At {place}, a screen shows a code. Point the camera at it.',
    fr: '{place} : un écran affiche un code. Dirigez la caméra vers lui.',
  },
  from: { en: 'From {date}', fr: 'À partir du {date}' },
  to: { en: 'Until {date}', fr: "Jusqu'au {date}" },
  quizText: {
    en: { one: '{mark} right answer is enough.', other: '{mark} right answers are enough.' },
    fr: { one: '{mark} bonne réponse suffit.', other: '{mark} bonnes réponses suffisent.' },
  },
  attempts: {
    en: { zero: 'No attempts left today', one: '{count} attempt left today', other: '{count} attempts left today' },
    fr: {
      zero: "Plus de tentative aujourd'hui",
      one: "Encore {count} tentative aujourd'hui",
      other: "Encore {count} tentatives aujourd'hui",
    },
  },
  several: { en: 'Several answers can be right', fr: 'Plusieurs réponses peuvent être justes' },
  answer: { en: 'Send the answers', fr: 'Envoyer les réponses' },
  answering: { en: 'Sending', fr: 'Envoi' },
  result: {
    en: { one: '{right} right. {count} is needed.', other: '{right} right. {count} are needed.' },
    fr: { one: '{right} juste. Il en faut {count}.', other: '{right} justes. Il en faut {count}.' },
  },
  text: { en: 'In your words', fr: 'Avec vos mots' },
  link: { en: 'Link', fr: 'Lien' },
  linkExample: { en: 'https://example.org/my-work', fr: 'https://exemple.org/mon-travail' },
  picture: { en: 'Add a picture', fr: 'Ajouter une image' },
  otherPicture: { en: 'Choose another picture', fr: 'Choisir une autre image' },
  chosen: { en: 'The chosen picture', fr: "L'image choisie" },
  evidenceText: {
    en: '{community} reviews it. What you send is deleted 90 days after the decision.',
    fr: "{community} l'examine. Votre envoi est effacé 90 jours après la décision.",
  },
  send: { en: 'Send', fr: 'Envoyer' },
  sent: { en: 'Sent. The result appears here.', fr: 'Envoyé. Le résultat apparaîtra ici.' },
  askText: {
    en: 'The server {host} is asked whether you have done it. It gets your DID, and nothing else.',
    fr: "Le serveur {host} est interrogé pour savoir si vous l'avez fait. Il reçoit votre DID, et rien d'autre.",
  },
})

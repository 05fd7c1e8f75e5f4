import { texts } from '#base/text.ts'

/** Problems with a link, a code or the captcha, in the form, the calls and the toasts. */
export const signInProblems = texts({
  linkExpired: {
    en: 'This link is no longer valid. Ask for a new one.',
    fr: "Ce lien n'est plus valable. Demandez-en un nouveau.",
  },
  notInside: {
    en: 'You are not inside a sub-community.',
    fr: "Vous n'êtes pas dans une sous-communauté.",
  },
  codeWrong: {
    en: 'Wrong code. Use the six digits from the e-mail.',
    fr: "Code erroné. Utilisez les six chiffres de l'e-mail.",
  },
  captchaFailed: {
    en: 'The anti-robot check did not finish. Send the form again.',
    fr: "La vérification anti-robots n'a pas abouti. Envoyez à nouveau le formulaire.",
  },
})

/** Problems of a QR sign-in, in studio and wallet. */
export const challengeProblems = texts({
  challengeEnded: {
    en: 'This code has expired. Use the new one in the studio.',
    fr: 'Ce code a expiré. Utilisez le nouveau dans le studio.',
  },
  tooManyTries: {
    en: 'Wrong number three times. Use the new code in the studio.',
    fr: 'Trois nombres erronés. Utilisez le nouveau code dans le studio.',
  },
  numberWrong: {
    en: 'This is not the number beside the code. Try again.',
    fr: "Ce n'est pas le nombre affiché à côté du code. Réessayez.",
  },
})

/** The e-mails with a link into the studio. */
export const signInMails = texts({
  signinSubject: { en: 'Your sign-in link', fr: 'Votre lien de connexion' },
  signinTitle: { en: 'Sign in to Blazon', fr: 'Se connecter à Blazon' },
  signinLine: {
    en: 'You asked to sign in as {email}. The button opens your community.',
    fr: 'Vous avez demandé à vous connecter avec {email}. Le bouton ouvre votre communauté.',
  },
  signinAction: { en: 'Sign in', fr: 'Se connecter' },
  signupSubject: { en: 'Create your community', fr: 'Créer votre communauté' },
  signupTitle: { en: 'Create your community', fr: 'Créer votre communauté' },
  signupLine: {
    en: 'You asked to use Blazon with {email}. No community has this address yet: the button starts yours, in five short steps.',
    fr: "Vous avez demandé à utiliser Blazon avec {email}. Aucune communauté n'a encore cette adresse : le bouton mène à la création de la vôtre, en cinq étapes courtes.",
  },
  signupAction: { en: 'Start', fr: 'Commencer' },
  linkLife: {
    en: {
      one: 'The link works once and expires in one minute.',
      other: 'The link works once and expires in {count} minutes.',
    },
    fr: {
      one: 'Le lien sert une seule fois, pendant une minute.',
      other: 'Le lien sert une seule fois, pendant {count} minutes.',
    },
  },
  foot: {
    en: 'If you did not ask for this, ignore this e-mail: nobody can get in without the link.',
    fr: "Si vous n'avez rien demandé, ignorez cet e-mail : personne n'entre sans le lien.",
  },
})

/** The sign-in and sign-up page. */
export const signInScreen = texts({
  slogan: { en: 'Badges people are proud to keep.', fr: "Des badges que l'on est fier de garder." },
  lead: {
    en: 'Design digital badges for your community, send them, and let anyone check that they are true.',
    fr: "Créez les badges numériques de votre communauté, envoyez-les, et laissez chacun vérifier qu'ils sont vrais.",
  },
  welcome: { en: 'Sign in', fr: 'Connexion' },
  deleted: { en: 'Your community was deleted', fr: 'Votre communauté a été supprimée' },
  ways: { en: 'Way to sign in', fr: 'Façon de se connecter' },
  byWallet: { en: 'Wallet', fr: 'Portefeuille' },
  byEmail: { en: 'E-mail', fr: 'E-mail' },
  walletHint: {
    en: 'Sign in with your Blazon wallet.',
    fr: 'Connectez-vous avec votre portefeuille Blazon.',
  },
  walletHintNew: {
    en: 'The key of your Blazon wallet becomes the key of your community.',
    fr: 'La clé de votre portefeuille Blazon devient celle de votre communauté.',
  },
  welcomeHint: {
    en: 'We send you a link. No password to remember.',
    fr: 'Nous vous envoyons un lien. Aucun mot de passe à retenir.',
  },
  signUp: { en: 'Create your community', fr: 'Créez votre communauté' },
  signUpHint: {
    en: 'It starts with your address: we send a link that opens the five short steps.',
    fr: 'Tout commence par votre adresse : nous envoyons un lien qui ouvre les cinq étapes.',
  },
  endedHint: {
    en: 'Your session has ended. Sign in to continue where you left off.',
    fr: 'Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.',
  },
  accessEndedHint: {
    en: 'Your session or your access has ended. Sign in to continue where you left off, or ask an admin of the community.',
    fr: 'Votre session ou votre accès a pris fin. Connectez-vous pour reprendre où vous en étiez, ou adressez-vous à un admin de la communauté.',
  },
  deletedHint: {
    en: 'The community "{community}" was deleted. You can still sign in to another one.',
    fr: 'La communauté « {community} » a été supprimée. Vous pouvez toujours vous connecter à une autre.',
  },
  email: { en: 'E-mail', fr: 'E-mail' },
  emailExample: { en: 'lea@example.org', fr: 'lea@exemple.org' },
  send: { en: 'Send me a link', fr: 'Recevoir un lien' },
  sending: { en: 'Sending', fr: 'Envoi' },
  newHere: { en: 'New to Blazon?', fr: 'Nouveau sur Blazon ?' },
  toSignUp: { en: 'Create your community', fr: 'Créer votre communauté' },
  notNew: { en: 'Already have a community?', fr: 'Vous avez déjà une communauté ?' },
  toSignIn: { en: 'Sign in', fr: 'Se connecter' },
})

/** The code that a wallet scans. */
export const walletCode = texts({
  label: { en: 'Code to sign in with your wallet', fr: 'Code pour se connecter avec votre portefeuille' },
  labelNew: {
    en: 'Code to create a community with your wallet',
    fr: 'Code pour créer une communauté avec votre portefeuille',
  },
  making: { en: 'Creating the code', fr: 'Création du code' },
  notMade: { en: 'The code could not be created.', fr: "Le code n'a pas pu être créé." },
  entering: { en: 'Signing in', fr: 'Connexion' },
  number: { en: 'Your wallet asks for this number.', fr: 'Votre portefeuille demande ce nombre.' },
  left: {
    en: 'This code stays valid for {minutes} min {seconds} s',
    fr: 'Ce code reste valable {minutes} min {seconds} s',
  },
  leftSeconds: { en: 'This code stays valid for {seconds} s', fr: 'Ce code reste valable {seconds} s' },
  open: { en: 'Open my wallet on this device', fr: 'Ouvrir mon portefeuille ici' },
  refused: {
    en: 'The sign-in was refused in the wallet.',
    fr: 'La connexion a été refusée dans le portefeuille.',
  },
  tooManyTries: {
    en: 'A wrong number was typed three times in the wallet. Use a new code.',
    fr: 'Un nombre erroné a été saisi trois fois dans le portefeuille. Utilisez un nouveau code.',
  },
  another: { en: 'Show a new code', fr: 'Afficher un nouveau code' },
})

/** The page after the e-mail is sent. */
export const mailSentScreen = texts({
  title: { en: 'Check your inbox', fr: 'Consultez votre boîte de réception' },
  sent: {
    en: 'A link is on its way to {email}. Open it, or type the six digits from the e-mail here.',
    fr: "Nous avons envoyé un lien à {email}. Ouvrez-le, ou saisissez ici les six chiffres de l'e-mail.",
  },
  code: { en: 'Code from the e-mail', fr: "Code de l'e-mail" },
  enter: { en: 'Sign in', fr: 'Se connecter' },
  entering: { en: 'Signing in', fr: 'Connexion' },
  again: { en: 'Send again', fr: 'Renvoyer' },
  againIn: {
    en: { one: 'Send again in {count} s', other: 'Send again in {count} s' },
    fr: { one: 'Renvoyer dans {count} s', other: 'Renvoyer dans {count} s' },
  },
  back: { en: 'Use another address', fr: 'Utiliser une autre adresse' },
})

/** The landing page of a mailed link, the choice of the community, and the page of an expired link. */
export const authScreen = texts({
  page: { en: 'Sign-in', fr: 'Connexion' },
  checking: { en: 'Checking your link', fr: 'Vérification de votre lien' },
  confirm: { en: 'Sign in to {community}?', fr: 'Se connecter à {community} ?' },
  confirmSignUp: { en: 'Create a community?', fr: 'Créer une communauté ?' },
  confirmText: {
    en: 'This link is for {email}. It was requested in another browser: confirm to continue.',
    fr: 'Ce lien est pour {email}. Il a été demandé dans un autre navigateur : confirmez pour continuer.',
  },
  confirmNote: {
    en: 'Not requested by you? Close this page: nothing happens.',
    fr: "Vous n'avez rien demandé ? Fermez cette page : rien ne se passe.",
  },
  enter: { en: 'Sign in', fr: 'Se connecter' },
  entering: { en: 'Signing in', fr: 'Connexion' },
  start: { en: 'Start', fr: 'Commencer' },
  choose: { en: 'Choose an account', fr: 'Choisissez un compte' },
  loggedInAs: { en: 'You are logged in as {email}', fr: 'Vous êtes connecté en tant que {email}' },
  logOff: { en: 'Log off', fr: 'Se déconnecter' },
  admin: { en: 'Admin', fr: 'Admin' },
  contributor: { en: 'Contributor', fr: 'Contributeur' },
  add: { en: 'Add a community', fr: 'Ajouter une communauté' },
  open: { en: 'Open now', fr: 'Ouverte' },
  accountsFailed: { en: 'Your communities could not be read', fr: "Vos communautés n'ont pas pu être lues" },
  failed: { en: 'The link could not be checked', fr: "Le lien n'a pas pu être vérifié" },
  expired: { en: 'Link expired', fr: 'Lien expiré' },
  expiredText: {
    en: 'A link works once, for 15 minutes. Ask for a new one: it only takes a moment.',
    fr: "Un lien sert une seule fois, pendant 15 minutes. Demandez-en un nouveau : c'est l'affaire d'un instant.",
  },
  another: { en: 'Ask for another link', fr: 'Demander un autre lien' },
  support: { en: 'Still no luck?', fr: 'Toujours bloqué ?' },
  help: { en: 'Help and contact', fr: 'Aide et contact' },
})

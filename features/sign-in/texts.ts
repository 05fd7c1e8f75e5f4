import { texts } from '#base/text.ts'

/** What the form, the calls and the toasts say of a problem with a link, a code or the captcha. */
export const signInProblems = texts({
  linkExpired: {
    en: 'This link has ended. Ask for a new one.',
    fr: "Ce lien n'est plus valable. Demandez-en un nouveau.",
  },
  codeWrong: {
    en: 'This is not the code of the mail. It has six digits.',
    fr: "Ce n'est pas le code de l'e-mail. Il compte six chiffres.",
  },
  captchaFailed: {
    en: 'The check against robots did not finish. Send the form again.',
    fr: "La vérification anti-robots n'a pas abouti. Envoyez à nouveau le formulaire.",
  },
})

/** The mails with a link into the studio. */
export const signInMails = texts({
  signinSubject: { en: 'Your sign-in link', fr: 'Votre lien de connexion' },
  signinTitle: { en: 'Sign in to Blazon', fr: 'Se connecter à Blazon' },
  signinLine: {
    en: 'You asked to sign in as {email}. The button opens your community.',
    fr: 'Vous avez demandé à vous connecter avec {email}. Le bouton ouvre votre communauté.',
  },
  signinAction: { en: 'Sign in', fr: 'Se connecter' },
  signupSubject: { en: 'Create your community', fr: 'Créez votre communauté' },
  signupTitle: { en: 'Create your community', fr: 'Créer votre communauté' },
  signupLine: {
    en: 'You asked to use Blazon with {email}. No community has this address yet: the button starts yours, in five short steps.',
    fr: "Vous avez demandé à utiliser Blazon avec {email}. Aucune communauté n'a encore cette adresse : le bouton commence la vôtre, en cinq étapes courtes.",
  },
  signupAction: { en: 'Start', fr: 'Commencer' },
  linkLife: {
    en: {
      one: 'The link works once, within one minute.',
      other: 'The link works once, within {count} minutes.',
    },
    fr: {
      one: 'Le lien sert une seule fois, pendant une minute.',
      other: 'Le lien sert une seule fois, pendant {count} minutes.',
    },
  },
  code: {
    en: 'Or type this code on the page where you asked for the link:',
    fr: 'Ou saisissez ce code sur la page où vous avez demandé le lien :',
  },
  foot: {
    en: 'You did not ask for this? Ignore this mail: without the link nobody gets in.',
    fr: "Vous n'avez rien demandé ? Ignorez cet e-mail : sans le lien, personne n'entre.",
  },
})

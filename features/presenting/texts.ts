import { texts } from '#base/text.ts'

/** Problems of showing a badge, in studio and wallet, and as descriptions of the protocol's errors. */
export const presentingProblems = texts({
  requestForeign: {
    en: 'This code is for the wallets of another site. Ask the verifier for the code for other wallets.',
    fr: "Ce code est destiné aux portefeuilles d'un autre site. Demandez au vérificateur le code pour les autres portefeuilles.",
  },
  requestEnded: {
    en: 'This code has expired. Ask the verifier for a new one.',
    fr: 'Ce code a expiré. Demandez-en un nouveau au vérificateur.',
  },
  requestUnreachable: {
    en: 'The verifier cannot be reached. Nothing was shown; try again.',
    fr: "Le vérificateur est injoignable. Rien n'a été montré ; réessayez.",
  },
  requestUnsupported: {
    en: 'The verifier asks in a way that this wallet does not support.',
    fr: "Le vérificateur demande d'une façon que ce portefeuille ne prend pas en charge.",
  },
  requestUnproven: {
    en: 'The signature of this request is not valid. Someone may be posing as the verifier: show nothing.',
    fr: "La signature de cette demande n'est pas valable. Quelqu'un se fait peut-être passer pour le vérificateur : ne montrez rien.",
  },
  requestSeveral: {
    en: 'The verifier asks for several badges at once. This wallet shows one at a time.',
    fr: 'Le vérificateur demande plusieurs badges à la fois. Ce portefeuille en montre un seul.',
  },
  answerRefused: {
    en: 'The verifier did not accept the answer. Ask for a new code.',
    fr: "Le vérificateur n'a pas accepté la réponse. Demandez-lui un nouveau code.",
  },
  badgeNotAsked: {
    en: 'The verifier did not ask for this badge. Choose another one.',
    fr: "Le vérificateur n'a pas demandé ce badge. Choisissez-en un autre.",
  },
  keyNotHere: {
    en: 'Only the key on your device can show this badge. Open the wallet on that device.',
    fr: 'Seule la clé de votre appareil peut montrer ce badge. Ouvrez le portefeuille sur cet appareil.',
  },
  formatNotHeld: {
    en: 'This badge is not available in the format that the verifier asks for. Choose another one.',
    fr: "Ce badge n'existe pas dans le format que le vérificateur demande. Choisissez-en un autre.",
  },
  verifierEnded: {
    en: 'This verifier link is no longer valid. Ask the organiser for a new one.',
    fr: "Ce lien de vérification n'est plus valable. Demandez-en un autre à l'organisateur.",
  },
  verifierNameMissing: {
    en: 'Enter the person or the entrance for this link.',
    fr: 'Indiquez pour qui ou pour quelle entrée est ce lien.',
  },
  notPublished: {
    en: 'This template is not published yet. Publish it, then ask for its badges.',
    fr: "Ce modèle n'est pas encore publié. Publiez-le avant d'en demander les badges.",
  },
  presentationUnreadable: {
    en: 'The answer holds no badge that can be read.',
    fr: 'La réponse ne contient aucun badge lisible.',
  },
  presentationUnproven: {
    en: 'The signature of the presentation is missing or not valid.',
    fr: 'La signature de la présentation est absente ou non valable.',
  },
  presentationElsewhere: {
    en: 'The presentation was made for another request or another verifier.',
    fr: 'La présentation a été faite pour une autre demande ou un autre vérificateur.',
  },
  presentationExpired: {
    en: 'The presentation has expired or is dated in the future.',
    fr: 'La présentation a expiré ou porte une date à venir.',
  },
})

/** The way to the page that verifies holders, and its title; the page's other words load with it. */
export const presentingWords = texts({
  open: { en: 'Verify holders', fr: 'Vérifier les détenteurs' },
})

import { texts } from '#base/text.ts'

/** Problems of the wallet's own calls. */
export const holderProblems = texts({
  proofWrong: {
    en: 'The signature is not valid. Try again.',
    fr: "La signature n'est pas valable. Réessayez.",
  },
  badgeKeyDiffers: {
    en: 'This wallet is known with another badge key, so nothing was changed. Check that these are the right twelve words.',
    fr: "Ce portefeuille est connu avec une autre clé de badges, donc rien n'a changé. Vérifiez que ce sont les bons douze mots.",
  },
  confirmationEnded: {
    en: 'This request no longer needs a signature.',
    fr: "Cette demande n'attend plus de signature.",
  },
  confirmationStale: {
    en: 'The content changed before you signed, so nothing was done. Start again in the studio.',
    fr: "Le contenu a changé avant votre signature, donc rien n'a été fait. Recommencez dans le studio.",
  },
  pseudoTooLong: { en: 'This name has more than 50 characters.', fr: 'Ce nom dépasse 50 caractères.' },
  addressNotProven: {
    en: 'Sign in to your wallet by e-mail first, then change its addresses.',
    fr: "Entrez d'abord dans votre portefeuille par e-mail, puis modifiez ses adresses.",
  },
  lastAddress: {
    en: 'This is the only address of your wallet. Add another one first.',
    fr: "C'est la seule adresse de votre portefeuille. Ajoutez-en d'abord une autre.",
  },
  imageTooWide: {
    en: 'This picture has too many pixels. Choose one of at most 50 megapixels.',
    fr: 'Cette image a trop de pixels. Choisissez-en une de 50 mégapixels au plus.',
  },
})

/** The e-mails with a link or a code for the wallet. */
export const holderMails = texts({
  walletSubject: { en: 'Open your wallet', fr: 'Ouvrir votre portefeuille' },
  walletTitle: { en: 'Open your wallet', fr: 'Ouvrir votre portefeuille' },
  walletLine: {
    en: 'You asked to open the badge wallet of {email}. The button opens it on any device.',
    fr: "Vous avez demandé à ouvrir le portefeuille de badges de {email}. Le bouton l'ouvre sur n'importe quel appareil.",
  },
  walletAction: { en: 'Open my wallet', fr: 'Ouvrir mon portefeuille' },
  addressSubject: { en: 'Your code to add this address', fr: 'Votre code pour ajouter cette adresse' },
  addressTitle: { en: 'Add this address to your wallet', fr: 'Ajouter cette adresse à votre portefeuille' },
  addressLine: {
    en: 'Someone asked to add {email} to their wallet. If it was you, type this code where you asked for it. Badges kept under this address come with it.',
    fr: "Une personne a demandé à ajouter {email} à son portefeuille. Si c'est vous, saisissez ce code là où vous l'avez demandé. Les badges gardés sous cette adresse suivront.",
  },
  addressAction: { en: 'Go back to my wallet', fr: 'Revenir à mon portefeuille' },
  life: {
    en: { one: 'It works once and expires in one minute.', other: 'It works once and expires in {count} minutes.' },
    fr: {
      one: "Il ne sert qu'une fois, dans la minute.",
      other: "Il ne sert qu'une fois, dans les {count} minutes.",
    },
  },
  foot: {
    en: 'If you did not ask for this, ignore this e-mail: nobody can get in without it.',
    fr: "Si vous n'avez rien demandé, ignorez cet e-mail : personne n'entre sans lui.",
  },
})

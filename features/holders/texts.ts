import { texts } from '#base/text.ts'

/** What the wallet says of a problem with its own calls. */
export const holderProblems = texts({
  proofWrong: {
    en: 'The signature does not fit. Sign once more.',
    fr: 'La signature ne convient pas. Signez à nouveau.',
  },
  confirmationEnded: {
    en: 'Nothing waits for this signature any more.',
    fr: "Plus rien n'attend cette signature.",
  },
  confirmationStale: {
    en: 'What you signed had changed in the meantime, so nothing was done. Start it again in the studio.',
    fr: "Ce que vous avez signé avait changé entre-temps, donc rien n'a été fait. Recommencez dans le studio.",
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

/** The mails with a link or a code for the wallet. */
export const holderMails = texts({
  walletSubject: { en: 'Open your wallet', fr: 'Ouvrir votre portefeuille' },
  walletTitle: { en: 'Open your wallet', fr: 'Ouvrir votre portefeuille' },
  walletLine: {
    en: 'You asked to open the badge wallet of {email}. The button opens it on any device.',
    fr: "Vous avez demandé à ouvrir le portefeuille de badges de {email}. Le bouton l'ouvre sur n'importe quel appareil.",
  },
  walletAction: { en: 'Open my wallet', fr: 'Ouvrir mon portefeuille' },
  addressSubject: { en: 'Your code to join this address', fr: 'Votre code pour joindre cette adresse' },
  addressTitle: { en: 'Join this address to your wallet', fr: 'Joindre cette adresse à votre portefeuille' },
  addressLine: {
    en: 'Somebody who has a wallet asked to join {email} to it. If it was you, type this code where you asked. Badges kept under this address come along.',
    fr: "Une personne qui possède un portefeuille a demandé à y joindre {email}. Si c'est vous, saisissez ce code là où vous l'avez demandé. Les badges gardés sous cette adresse suivront.",
  },
  addressAction: { en: 'Go back to my wallet', fr: 'Revenir à mon portefeuille' },
  life: {
    en: { one: 'It works once, within one minute.', other: 'It works once, within {count} minutes.' },
    fr: {
      one: "Il ne sert qu'une fois, dans la minute.",
      other: "Il ne sert qu'une fois, dans les {count} minutes.",
    },
  },
  foot: {
    en: 'If you did not ask for this, do nothing: nobody gets in without this mail.',
    fr: "Si vous n'avez rien demandé, ne faites rien : personne n'entre sans cet e-mail.",
  },
})

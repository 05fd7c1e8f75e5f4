import { texts } from '#base/text.ts'

/** A code: its title, the line below, and the button. */
export const codeWords = texts({
  title: { en: 'Enter a code', fr: 'Saisir un code' },
  line: { en: 'Enter or scan a code', fr: 'Saisissez ou scannez un code' },
  action: { en: 'Enter the code', fr: 'Saisir le code' },
})

/** Entering or scanning a code. */
export const codePart = texts({
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
  use: { en: 'Use this code', fr: 'Utiliser ce code' },
})

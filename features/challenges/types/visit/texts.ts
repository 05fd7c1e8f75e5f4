import { texts } from '#base/text.ts'

/** A visit: its title, the lines below, and the button. */
export const visitWords = texts({
  title: { en: 'Visit {place}', fr: 'Venir : {place}' },
  line: { en: 'Scan the screen at {place}', fr: "Scannez l'écran : {place}" },
  lineUntil: { en: 'Scan the screen at {place}, until {date}', fr: "Scannez l'écran : {place}, jusqu'au {date}" },
  lineFrom: { en: 'Scan the screen at {place}, from {date}', fr: "Scannez l'écran : {place}, à partir du {date}" },
  action: { en: 'Scan the screen', fr: "Scanner l'écran" },
})

/** Scanning the screen at a place. */
export const visitPart = texts({
  visitDenied: {
    en: 'Camera access is blocked. Allow it in your browser, or scan the screen with the camera app of your phone: it opens this wallet.',
    fr: "L'accès à la caméra est bloqué. Autorisez-le dans votre navigateur, ou scannez l'écran avec l'appareil photo de votre téléphone : il ouvre ce portefeuille.",
  },
  visitNoCamera: {
    en: 'No camera was found. Open this wallet on a phone, at the place.',
    fr: "Aucune caméra n'a été trouvée. Ouvrez ce portefeuille sur un téléphone, sur place.",
  },
  visitText: {
    en: 'At {place}, a screen shows a code. Point the camera at it.',
    fr: '{place} : un écran affiche un code. Dirigez la caméra vers lui.',
  },
  from: { en: 'From {date}', fr: 'À partir du {date}' },
  to: { en: 'Until {date}', fr: "Jusqu'au {date}" },
})

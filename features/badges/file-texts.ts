import { texts } from '#base/text.ts'

/** The formats in which a badge can be downloaded. */
export const fileWords = texts({
  picture: { en: 'Badge picture', fr: 'Image du badge' },
  pictureHint: {
    en: 'A PNG with the signed badge inside: any Open Badges 3.0 site can read it',
    fr: 'Un PNG qui contient le badge signé : tout site Open Badges 3.0 sait le lire',
  },
  also: { en: 'Also as', fr: 'Aussi en' },
})

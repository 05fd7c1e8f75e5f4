import { texts } from '#base/text.ts'

/** The formats in which a badge can be downloaded. */
export const fileWords = texts({
  picture: { en: 'Badge picture', fr: 'Image du badge' },
  pictureHint: {
    en: 'A PNG with the signed badge inside: any Open Badges 3.0 site can read it',
    fr: 'Un PNG qui contient le badge signé : tout site Open Badges 3.0 sait le lire',
  },
  proof: { en: 'Save the proof', fr: 'Enregistrer la preuve' },
  proofHint: {
    en: 'One file with all that proves the badge, even without this site. Anyone can check it later',
    fr: 'Un seul fichier avec tout ce qui prouve le badge, même sans ce site. Chacun peut le vérifier plus tard',
  },
  also: { en: 'Also as', fr: 'Aussi en' },
})

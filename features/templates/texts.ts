import { texts } from '#base/text.ts'

/** The sentences of the problems that template calls and forms answer (specification 2, sections 5 and 8). */
export const templateProblems = texts({
  titleMissing: { en: 'Give the badge a title.', fr: 'Donnez un titre au badge.' },
  titleTooLong: { en: 'The title has more than 100 characters.', fr: 'Le titre dépasse 100 caractères.' },
  descriptionMissing: { en: 'The description is missing.', fr: 'La description manque.' },
  descriptionTooLong: { en: 'The description is too long.', fr: 'La description est trop longue.' },
  criteriaMissing: { en: 'Criteria are missing.', fr: 'Critères manquants' },
  criteriaTooLong: {
    en: 'The criteria have more than 2,000 characters.',
    fr: 'Les critères dépassent 2 000 caractères.',
  },
  pictureMissing: { en: 'Choose a picture.', fr: 'Choisissez une image.' },
  imageAltTooLong: {
    en: 'The words for the picture have more than 300 characters.',
    fr: "Le texte de l'image dépasse 300 caractères.",
  },
  imageRatio: {
    en: 'This picture has the wrong proportions. Crop it to a square (1:1), or to 856:540 for a membership card.',
    fr: "Cette image n'a pas les bonnes proportions. Recadrez-la au carré (1:1), ou en 856:540 pour une carte de membre.",
  },
  validityMissing: {
    en: 'Say how long the badge is valid: for ever, until a date, or for a number of months.',
    fr: "Indiquez la validité du badge : sans fin, jusqu'à une date, ou pour un nombre de mois.",
  },
  pointsNotValid: {
    en: 'Points are a whole number, at most 10 billion.',
    fr: 'Les points sont un nombre entier, 10 milliards au plus.',
  },
  quantityNotValid: {
    en: 'The quantity is a whole number, at most 10 billion.',
    fr: 'La quantité est un nombre entier, 10 milliards au plus.',
  },
  colorInvalid: { en: 'Choose a colour such as #211970.', fr: 'Choisissez une couleur, par exemple #211970.' },
  templateInUse: {
    en: 'This template is published already, so it can no longer be changed here.',
    fr: 'Ce modèle est déjà publié : il ne peut plus être modifié ici.',
  },
  alreadyPublished: { en: 'This template is published already.', fr: 'Ce modèle est déjà publié.' },
  templateBeingCreated: {
    en: 'Template is under creation, wait a moment',
    fr: 'Le modèle est en cours de création, patientez un instant',
  },
  templatePublished: {
    en: 'A published template cannot be deleted: people may hold badges made from it.',
    fr: 'Un modèle publié ne peut pas être supprimé : des personnes peuvent détenir des badges qui en viennent.',
  },
  transactionFailed: { en: 'Transaction failed', fr: 'La transaction a échoué' },
  delegationEnded: {
    en: 'The permission to issue from this template has run out. Renew it to send more badges.',
    fr: "L'autorisation d'émettre depuis ce modèle est épuisée. Renouvelez-la pour envoyer d'autres badges.",
  },
})

/** What a card says below its title. */
export const cardWords = texts({
  certified: { en: 'Certified, no end date', fr: 'Certifié, sans date de fin' },
  certifiedMonths: {
    en: { one: 'Certified, valid {count} month', other: 'Certified, valid {count} months' },
    fr: { one: 'Certifié, valable {count} mois', other: 'Certifié, valable {count} mois' },
  },
  certifiedUntil: { en: 'Certified, valid until {date}', fr: "Certifié, valable jusqu'au {date}" },
})

import { texts } from '#base/text.ts'

/** What the form, the calls and the toasts say of a problem with an issuer. */
export const issuerProblems = texts({
  lastNameMissing: { en: 'Write your last name.', fr: 'Indiquez votre nom.' },
  lastNameTooLong: { en: 'The last name takes 50 characters at most.', fr: 'Le nom compte 50 caractères au plus.' },
  firstNameMissing: { en: 'Write your first name.', fr: 'Indiquez votre prénom.' },
  firstNameTooLong: {
    en: 'The first name takes 30 characters at most.',
    fr: 'Le prénom compte 30 caractères au plus.',
  },
  emailMissing: { en: 'Write your e-mail address.', fr: 'Indiquez votre adresse e-mail.' },
  emailNotValid: {
    en: 'This is not an e-mail address. It looks like lea@example.org.',
    fr: "Ce n'est pas une adresse e-mail. Elle ressemble à lea@example.org.",
  },
  emailNotYours: {
    en: 'This is not the address that you signed in with.',
    fr: "Ce n'est pas l'adresse avec laquelle vous êtes connecté.",
  },
  termsNotValid: {
    en: 'Accept the terms to create the community.',
    fr: 'Acceptez les conditions pour créer la communauté.',
  },
  pictureMissing: { en: 'Choose a profile picture.', fr: 'Choisissez une photo de profil.' },
  colorInvalid: {
    en: 'Write the colour as # and six digits or letters, such as #4723AD.',
    fr: 'Écrivez la couleur avec # et six chiffres ou lettres, comme #4723AD.',
  },
  nameMissing: { en: 'The name needs at least 3 characters.', fr: 'Le nom compte au moins 3 caractères.' },
  nameTooLong: { en: 'The name takes 50 characters at most.', fr: 'Le nom compte 50 caractères au plus.' },
  nameInvalid: {
    en: 'A name cannot contain the name of this platform.',
    fr: 'Un nom ne peut pas contenir celui de la plateforme.',
  },
  descriptionMissing: {
    en: 'The description needs at least 3 characters.',
    fr: 'La description compte au moins 3 caractères.',
  },
  descriptionTooLong: {
    en: 'The description takes 350 characters at most.',
    fr: 'La description compte 350 caractères au plus.',
  },
  sectorInvalid: { en: 'The sector takes 3 to 100 characters.', fr: 'Le secteur compte de 3 à 100 caractères.' },
  tagMissing: { en: 'Choose at least one tag.', fr: 'Choisissez au moins un mot-clé.' },
  tagTooLong: { en: 'A tag takes 40 characters at most.', fr: 'Un mot-clé compte 40 caractères au plus.' },
  tagTooMany: { en: 'Keep 20 tags at most.', fr: 'Gardez 20 mots-clés au plus.' },
  websiteInvalid: {
    en: 'A website starts with https:// and has a domain, such as https://example.org.',
    fr: 'Un site commence par https:// et comporte un domaine, comme https://example.org.',
  },
  linkInvalid: {
    en: 'Write a handle, or the https address of a page of this service.',
    fr: "Indiquez un identifiant, ou l'adresse https d'une page de ce service.",
  },
  alreadyRegistered: {
    en: 'This community is created already. Sign in to open it.',
    fr: 'Cette communauté est déjà créée. Connectez-vous pour y accéder.',
  },
})

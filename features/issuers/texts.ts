import { texts } from '#base/text.ts'

/** Problems with an issuer, in the form, the calls and the toasts. */
export const issuerProblems = texts({
  lastNameMissing: { en: 'Enter your last name.', fr: 'Indiquez votre nom.' },
  lastNameTooLong: { en: 'The last name can have 50 characters at most.', fr: 'Le nom compte 50 caractères au plus.' },
  firstNameMissing: { en: 'Enter your first name.', fr: 'Indiquez votre prénom.' },
  firstNameTooLong: {
    en: 'The first name can have 30 characters at most.',
    fr: 'Le prénom compte 30 caractères au plus.',
  },
  confirmationMissing: { en: 'Confirm it first.', fr: "Confirmez-le d'abord." },
  emailMissing: { en: 'Enter your e-mail address.', fr: 'Indiquez votre adresse e-mail.' },
  emailNotValid: {
    en: 'Enter an address such as lea@example.org.',
    fr: 'Saisissez une adresse comme lea@exemple.org.',
  },
  walletUnreachable: {
    en: 'Mobile application is unreachable',
    fr: "L'application mobile est injoignable",
  },
  emailNotYours: {
    en: 'This is not the address that you signed in with.',
    fr: "Ce n'est pas l'adresse avec laquelle vous êtes connecté.",
  },
  invitationEnded: {
    en: 'This invitation is no longer open. Ask for a new one, or create the community without it.',
    fr: "Cette invitation n'est plus ouverte. Demandez-en une nouvelle, ou créez la communauté sans elle.",
  },
  tooManySubs: {
    en: 'There is no room for another sub-community.',
    fr: "Il n'y a plus de place pour une autre sous-communauté.",
  },
  termsNotValid: {
    en: 'Accept the terms to create the community.',
    fr: 'Acceptez les conditions pour créer la communauté.',
  },
  nameMissing: { en: 'The name needs at least 3 characters.', fr: 'Le nom compte au moins 3 caractères.' },
  nameTooLong: { en: 'The name can have 50 characters at most.', fr: 'Le nom compte 50 caractères au plus.' },
  nameInvalid: {
    en: 'A name cannot contain the name of this platform.',
    fr: 'Un nom ne peut pas contenir celui de la plateforme.',
  },
  nameHidden: {
    en: 'The name contains an invisible character. Type the name instead of pasting it.',
    fr: 'Le nom contient un caractère invisible. Saisissez-le au lieu de le coller.',
  },
  nameCharacters: {
    en: 'The name contains a control character. Type the name instead of pasting it.',
    fr: 'Le nom contient un caractère de contrôle. Saisissez-le au lieu de le coller.',
  },
  profileNameTooLong: { en: 'The name can have 100 characters at most.', fr: 'Le nom compte 100 caractères au plus.' },
  profileDescriptionTooLong: {
    en: 'The description can have 1,000 characters at most.',
    fr: 'La description compte 1 000 caractères au plus.',
  },
  descriptionCharacters: {
    en: 'The description contains a control character. Type the text instead of pasting it.',
    fr: 'La description contient un caractère de contrôle. Saisissez le texte au lieu de le coller.',
  },
  sectorInvalid: { en: 'The sector must have 3 to 100 characters.', fr: 'Le secteur compte de 3 à 100 caractères.' },
  tagMissing: { en: 'Choose at least one tag.', fr: 'Choisissez au moins un mot-clé.' },
  tagTooLong: { en: 'A tag can have 40 characters at most.', fr: 'Un mot-clé compte 40 caractères au plus.' },
  tagTooMany: { en: 'Choose 20 tags at most.', fr: 'Choisissez 20 mots-clés au plus.' },
  websiteInvalid: {
    en: 'A website starts with https:// and has a domain, such as https://example.org.',
    fr: 'Un site commence par https:// et comporte un domaine, comme https://exemple.org.',
  },
  linkInvalid: {
    en: 'Enter a handle, or the https address of a page on this service.',
    fr: "Indiquez un identifiant, ou l'adresse https d'une page de ce service.",
  },
  keyOfDeleted: {
    en: 'This wallet created a community that was deleted, and its badges still name this key. Use another key, or create the new one by e-mail.',
    fr: 'La communauté créée avec ce portefeuille a été supprimée, et ses badges nomment encore cette clé. Utilisez une autre clé, ou créez la nouvelle par e-mail.',
  },
  alreadyRegistered: {
    en: 'This community already exists. Sign in to open it.',
    fr: 'Cette communauté existe déjà. Connectez-vous pour y accéder.',
  },
})

/** Problems of a profile whose keys templates have too. */
export const profileProblems = texts({
  pictureMissing: { en: 'Choose a profile picture.', fr: 'Choisissez une photo de profil.' },
  colorInvalid: {
    en: 'Enter the colour as # and six digits or letters, such as #4723AD.',
    fr: 'Écrivez la couleur avec # et six chiffres ou lettres, comme #4723AD.',
  },
  descriptionMissing: {
    en: 'The description needs at least 3 characters.',
    fr: 'La description compte au moins 3 caractères.',
  },
  descriptionTooLong: {
    en: 'The description can have 350 characters at most.',
    fr: 'La description compte 350 caractères au plus.',
  },
})

/** The sign-up wizard. */
export const wizardScreen = texts({
  partOf: {
    en: 'A sub-community of {parent}, whose admins can work in it.',
    fr: 'Une sous-communauté de {parent}, dont les admins pourront y travailler.',
  },
  alone: { en: 'Create it on its own', fr: 'La créer seule' },
  stepOf: { en: 'Step {step} of {of}', fr: 'Étape {step} sur {of}' },
  orPress: { en: 'or press', fr: 'ou touche' },
  enterKey: { en: 'Enter', fr: 'Entrée' },
  create: { en: 'Create community', fr: 'Créer la communauté' },
  contactName: { en: 'You', fr: 'Vous' },
  contactTitle: { en: 'Who is behind it?', fr: 'Qui en est responsable ?' },
  contactText: {
    en: 'The person we can write to about this community. Only admins see this.',
    fr: 'La personne à qui nous pouvons écrire au sujet de cette communauté. Seuls ses admins la voient.',
  },
  lastName: { en: 'Last name', fr: 'Nom' },
  firstName: { en: 'First name', fr: 'Prénom' },
  email: { en: 'E-mail', fr: 'E-mail' },
  emailHint: { en: 'The address that you signed in with.', fr: "L'adresse avec laquelle vous êtes connecté." },
  termsBefore: { en: 'I accept the', fr: "J'accepte les" },
  terms: { en: 'terms of use', fr: "conditions d'utilisation" },
  termsAnd: { en: 'and the', fr: 'et la' },
  privacy: { en: 'privacy policy', fr: 'politique de confidentialité' },
  optIn: {
    en: 'Send me occasional news by e-mail. I can unsubscribe at any time.',
    fr: "M'envoyer de temps en temps des nouvelles par e-mail. Je peux me désabonner à tout moment.",
  },
  pictureName: { en: 'Profile picture', fr: 'Photo de profil' },
  pictureTitle: { en: 'Show your colours.', fr: 'Montrez votre emblème.' },
  pictureText: {
    en: 'A logo or a photo. It appears on your page, in your messages and on every badge.',
    fr: 'Un logo ou une photo. Il figure sur votre page, dans vos messages et sur chaque badge.',
  },
  choosePicture: { en: 'Choose a picture', fr: 'Choisir une image' },
  changePicture: { en: 'Change the picture', fr: "Changer l'image" },
  pictureLimits: {
    en: 'PNG or JPEG, 10 MB at most. Without one, a blank avatar is used.',
    fr: 'PNG ou JPEG, 10 Mo au plus. À défaut, un avatar neutre prend sa place.',
  },
  colorName: { en: 'Banner colour', fr: 'Couleur de la bannière' },
  colorTitle: { en: 'Choose your colour.', fr: 'Choisissez votre couleur.' },
  colorText: {
    en: 'The colour behind your name, on your page and on every message that you send. You can change it later.',
    fr: 'La couleur derrière votre nom, sur votre page et sur chaque message envoyé. Vous pourrez la changer.',
  },
  black: { en: 'Black', fr: 'Noir' },
  violet: { en: 'Violet', fr: 'Violet' },
  sky: { en: 'Sky', fr: 'Ciel' },
  own: { en: 'Your own', fr: 'La vôtre' },
  pickFreely: { en: 'Pick freely', fr: 'Choix libre' },
  hex: { en: 'Hex value', fr: 'Valeur hexadécimale' },
  whiteReads: { en: 'White text reads well on it.', fr: 'Un texte blanc y est lisible.' },
  darkReads: { en: 'Dark text reads well on it.', fr: 'Un texte sombre y est lisible.' },
  detailsName: { en: 'Details', fr: 'Présentation' },
  detailsTitle: { en: 'Tell people who you are.', fr: 'Dites qui vous êtes.' },
  detailsText: {
    en: 'The name appears on every badge. The rest helps people recognise you.',
    fr: 'Le nom figure sur chaque badge. Le reste aide à vous reconnaître.',
  },
  name: { en: 'Name of the community', fr: 'Nom de la communauté' },
  nameExample: { en: 'Riverside Rowing Club', fr: 'Aviron des Deux Rives' },
  description: { en: 'Description', fr: 'Description' },
  descriptionExample: {
    en: 'We teach rowing on the river, from age eight.',
    fr: "Nous enseignons l'aviron sur la rivière, dès huit ans.",
  },
  sector: { en: 'Sector', fr: 'Secteur' },
  sectorExample: { en: 'Sport', fr: 'Sport' },
  tags: { en: 'Tags', fr: 'Mots-clés' },
  tagsHint: {
    en: 'At least one. Type two letters for suggestions, or write your own and press Enter.',
    fr: 'Au moins un. Tapez deux lettres pour des suggestions, ou écrivez le vôtre puis Entrée.',
  },
  tagsOffered: { en: 'For example', fr: 'Par exemple' },
  addTag: { en: 'Add the tag {tag}', fr: 'Ajouter le mot-clé {tag}' },
  linksName: { en: 'Links', fr: 'Liens' },
  linksTitle: { en: 'Where else can people find you?', fr: 'Où vous trouver ailleurs ?' },
  linksText: {
    en: 'All optional. For the networks a handle is enough.',
    fr: 'Tout est facultatif. Pour les réseaux, un identifiant suffit.',
  },
  website: { en: 'Website', fr: 'Site web' },
  websiteExample: { en: 'example.org', fr: 'exemple.org' },
  waitingTitle: { en: 'Your community is being created.', fr: 'Votre communauté se crée.' },
  waitingWallet: {
    en: 'Check your wallet: it asks you to sign the new community. This page continues by itself.',
    fr: 'Consultez votre portefeuille : il vous demande de signer la nouvelle communauté. Cette page continue toute seule.',
  },
  walletAway: {
    en: 'Mobile application is unreachable. Open your wallet: the request is waiting there.',
    fr: "L'application mobile est injoignable. Ouvrez votre portefeuille : la demande vous y attend.",
  },
  emailFreeHint: {
    en: 'For news about your community. You sign in with your wallet.',
    fr: 'Pour les nouvelles de votre communauté. Vous vous connectez avec votre portefeuille.',
  },
  waitingText: {
    en: 'Its keys are being created and sealed. This takes a few seconds.',
    fr: 'Ses clés sont créées et scellées. Quelques secondes suffisent.',
  },
  previewName: { en: 'Your community', fr: 'Votre communauté' },
  previewText: {
    en: 'Your description and your tags will stand here.',
    fr: 'Votre description et vos mots-clés figureront ici.',
  },
  previewBadge: { en: 'A badge from you', fr: 'Un badge de votre part' },
  previewTitle: { en: 'Mountain guide', fr: 'Guide de montagne' },
  previewNote: {
    en: 'Badges keep colours of their own. This is how the two sit together.',
    fr: "Les badges ont leurs propres couleurs. Voici l'ensemble.",
  },
  previewValidity: { en: 'Certified, valid 12 months', fr: 'Certifié, valable 12 mois' },
  previewCaption: { en: 'How people will see you', fr: 'Ce que les gens verront' },
})

import { texts } from '#base/text.ts'

/** The page of the verified mark. */
export const promotePage = texts({
  title: { en: 'Verified mark', fr: 'Marque de vérification' },
  explanation: {
    en: 'Shows that {community} is who it says it is',
    fr: "Montre que la communauté {community} est bien celle qu'elle dit être",
  },
  representative: { en: 'Legal representative', fr: 'Représentant légal' },
  representativeText: {
    en: 'The person who may sign for the community.',
    fr: 'La personne qui peut signer pour la communauté.',
  },
  firstName: { en: 'First name', fr: 'Prénom' },
  lastName: { en: 'Last name', fr: 'Nom' },
  kind: { en: 'What you are', fr: 'Vous êtes' },
  kindNone: { en: 'Choose', fr: 'Choisir' },
  email: { en: 'E-mail', fr: 'E-mail' },
  sendCode: { en: 'Send code', fr: 'Envoyer un code' },
  sendAgain: { en: 'Send again', fr: 'Renvoyer' },
  againIn: { en: 'Again in {count} s', fr: 'Renvoyer dans {count} s' },
  code: { en: 'Code from the e-mail', fr: 'Code reçu par e-mail' },
  codeText: {
    en: {
      one: 'Type the six digits of the e-mail that we sent. They work for {count} more minute.',
      other: 'Type the six digits of the e-mail that we sent. They work for {count} more minutes.',
    },
    fr: {
      one: "Saisissez les six chiffres de l'e-mail que nous avons envoyé. Ils sont valables encore {count} minute.",
      other: "Saisissez les six chiffres de l'e-mail que nous avons envoyé. Ils sont valables encore {count} minutes.",
    },
  },
  codeOver: {
    en: 'The code has expired. Send another one.',
    fr: 'Le code a expiré. Envoyez-en un autre.',
  },
  confirmed: { en: 'Address confirmed', fr: 'Adresse confirmée' },
  profile: { en: 'Where we can find you', fr: 'Où vous trouver' },
  profileExample: { en: 'example.org/team', fr: 'exemple.org/equipe' },
  profileHint: {
    en: 'A page that names the representative or the organisation: a team page, a register, a public profile.',
    fr: "Une page qui nomme le représentant ou l'organisation : une page d'équipe, un registre, un profil public.",
  },
  reason: { en: 'Why you ask', fr: 'Pourquoi cette demande' },
  commitments: { en: 'Three commitments', fr: 'Trois engagements' },
  commitment1: {
    en: 'I am authorised to act for {community}.',
    fr: "J'ai qualité pour agir au nom de {community}.",
  },
  commitment2: {
    en: 'What we say about ourselves is true, and we keep it true.',
    fr: 'Ce que nous disons de nous est vrai, et nous veillons à ce que cela le reste.',
  },
  commitment3: {
    en: 'We give badges for what people have done, and revoke badges that were given in error.',
    fr: 'Nous donnons des badges pour ce que les personnes ont fait, et révoquons ceux donnés par erreur.',
  },
  ask: { en: 'Ask to be verified', fr: 'Demander la vérification' },
  asking: { en: 'Sending', fr: 'Envoi' },
  asked: { en: 'Your request was sent', fr: 'Votre demande est envoyée' },
  missing: { en: 'Still missing: {list}.', fr: 'Il manque encore : {list}.' },
  missingFirstName: { en: 'the first name', fr: 'le prénom' },
  missingLastName: { en: 'the last name', fr: 'le nom' },
  missingKind: { en: 'what you are', fr: 'ce que vous êtes' },
  missingEmail: { en: 'the e-mail', fr: "l'e-mail" },
  missingCode: { en: 'the code', fr: 'le code' },
  missingProfile: { en: 'where we can find you', fr: 'où vous trouver' },
  missingReason: { en: 'why you ask', fr: 'le motif de la demande' },
  missingCommitments: {
    en: { one: 'one commitment', other: '{count} commitments' },
    fr: { one: 'un engagement', other: '{count} engagements' },
  },
  requestedOn: { en: 'Requested on {date}', fr: 'Demandée le {date}' },
  requestedText: {
    en: 'The operator of {host} checks who stands behind {community}. You get an e-mail either way.',
    fr: "L'exploitant de {host} vérifie qui est derrière {community}. Vous recevrez un e-mail dans tous les cas.",
  },
  requestedBy: { en: 'By {person}, {email}', fr: 'Par {person}, {email}' },
  renamedText: {
    en: 'The request is about the name {name}. Under the current name the mark would not be shown.',
    fr: 'La demande porte sur le nom {name}. Sous le nom actuel, la marque ne serait pas affichée.',
  },
  verifiedTitle: { en: '{community} is verified', fr: 'La communauté {community} est vérifiée' },
  verifiedText: {
    en: 'Identity checked on {date} by {host}. The mark is good until {until}.',
    fr: "Identité vérifiée le {date} par {host}. La marque est valable jusqu'au {until}.",
  },
  verifiedNote: {
    en: 'It applies to this name: if you rename the community, the mark disappears until it is checked again. You can ask again from {date}.',
    fr: "Elle vaut pour ce nom : si vous renommez la communauté, la marque disparaît jusqu'à une nouvelle vérification. Vous pourrez la redemander à partir du {date}.",
  },
  renewText: {
    en: 'The mark ends soon. Renew now to keep it without interruption.',
    fr: 'La marque prend bientôt fin. Renouvelez-la maintenant pour la garder sans interruption.',
  },
  refusedOn: { en: 'Not verified, {date}', fr: 'Non vérifiée, le {date}' },
  refusedText: { en: 'The operator of {host} writes:', fr: "L'exploitant de {host} écrit :" },
  correct: { en: 'Correct and request again', fr: 'Corriger et redemander' },
  correctFrom: { en: 'Possible from {date}.', fr: 'Possible à partir du {date}.' },
  preview: { en: 'How people will see you', fr: 'Comme on vous verra' },
  previewBadge: { en: 'has a badge for you', fr: 'a un badge pour vous' },
  steps: { en: 'How it works', fr: 'Comment ça marche' },
  step1: { en: 'You ask', fr: 'Vous demandez' },
  step1Text: { en: 'Two minutes, on this page.', fr: 'Deux minutes, sur cette page.' },
  step2: { en: 'A person checks', fr: 'Une personne vérifie' },
  step2Text: { en: 'Register, website and address.', fr: 'Registre, site et adresse.' },
  step2Within: {
    en: {
      one: 'Register, website and address, within {count} working day.',
      other: 'Register, website and address, within {count} working days.',
    },
    fr: {
      one: 'Registre, site et adresse, sous {count} jour ouvré.',
      other: 'Registre, site et adresse, sous {count} jours ouvrés.',
    },
  },
  step3: { en: 'The mark appears', fr: 'La marque apparaît' },
  step3Text: {
    en: 'On your page, badges and checks, for two years.',
    fr: 'Sur votre page, vos badges et leurs vérifications, pendant deux ans.',
  },
})

/** The part of the page about the community's domain. */
export const domainPart = texts({
  title: { en: 'Your domain', fr: 'Votre domaine' },
  text: {
    en: 'A file on {host} proves that the website and the community belong together. It is shown on your page, and helps the check.',
    fr: 'Un fichier sur {host} prouve que le site et la communauté vont ensemble. Cela figure sur votre page, et facilite la vérification.',
  },
  noWebsite: {
    en: 'Add your website to the profile first.',
    fr: "Ajoutez d'abord votre site au profil.",
  },
  toProfile: { en: 'Open the profile', fr: 'Ouvrir le profil' },
  step1: { en: 'Download the file.', fr: 'Téléchargez le fichier.' },
  step2: { en: 'Put it on your website at this address:', fr: 'Placez-le sur votre site à cette adresse :' },
  step3: {
    en: 'Check it here. We look again each week.',
    fr: 'Vérifiez-le ici. Nous le cherchons ensuite chaque semaine.',
  },
  download: { en: 'Download file', fr: 'Télécharger le fichier' },
  check: { en: 'Check now', fr: 'Vérifier' },
  checking: { en: 'Checking', fr: 'Vérification' },
  found: { en: '{host} names your community', fr: '{host} nomme votre communauté' },
  verified: {
    en: '{host} names your community. Last checked on {date}.',
    fr: '{host} nomme votre communauté. Dernière vérification le {date}.',
  },
  missed: {
    en: 'The file was not found on {date}. After three misses in a row the proof ends.',
    fr: 'Le fichier est resté introuvable le {date}. Après trois échecs de suite, la preuve prend fin.',
  },
  ended: {
    en: 'The proof has ended: the file was missing three times. Put it back and check.',
    fr: 'La preuve a pris fin : le fichier a manqué trois fois. Remettez-le et vérifiez.',
  },
})

/** The sentences of the problems. */
export const promoteProblems = texts({
  emailRequired: { en: 'Enter the e-mail address.', fr: "Saisissez l'adresse e-mail." },
  invalidEmail: { en: 'This is not an e-mail address.', fr: "Ce n'est pas une adresse e-mail." },
  nameRequired: { en: 'Enter the name.', fr: 'Saisissez le nom.' },
  nameHidden: {
    en: 'The name contains invisible characters. Type it instead of pasting it.',
    fr: 'Le nom contient des caractères invisibles. Saisissez-le au lieu de le coller.',
  },
  promoteNameTooLong: { en: 'The name has more than 100 characters.', fr: 'Le nom dépasse 100 caractères.' },
  kindMissing: { en: 'Choose what you are.', fr: 'Choisissez ce que vous êtes.' },
  reasonRequired: { en: 'Say why you ask.', fr: 'Dites pourquoi vous demandez la marque.' },
  reasonTooLong: { en: 'The text has more than 1,000 characters.', fr: 'Le texte dépasse 1 000 caractères.' },
  reasonCharacters: {
    en: 'The text contains invisible characters. Type it instead of pasting it.',
    fr: 'Le texte contient des caractères invisibles. Saisissez-le au lieu de le coller.',
  },
  profileRequired: { en: 'Enter the address of a page.', fr: "Saisissez l'adresse d'une page." },
  profileInvalid: {
    en: 'Enter an address that begins with https://, of at most 200 characters.',
    fr: 'Saisissez une adresse qui commence par https://, de 200 caractères au plus.',
  },
  commitmentsMissing: { en: 'Tick all three commitments.', fr: 'Cochez les trois engagements.' },
  // The two sentences are the specification's.
  emailNotSent: {
    en: 'An error occured while creating email verification',
    fr: "Une erreur est survenue lors de la vérification de l'e-mail",
  },
  emailCodeWrong: { en: "Email can't be verified", fr: "L'e-mail ne peut pas être vérifié" },
  emailNotVerified: {
    en: 'This address is not confirmed. Send a code to it first.',
    fr: "Cette adresse n'est pas confirmée. Envoyez-lui d'abord un code.",
  },
  requestOpen: {
    en: 'A request is already waiting. You get an e-mail when it is decided.',
    fr: 'Une demande est déjà en attente. Vous recevrez un e-mail quand elle sera décidée.',
  },
  askedTooSoon: {
    en: 'You can ask again 30 days after a refusal.',
    fr: 'Vous pourrez redemander 30 jours après un refus.',
  },
  markActive: {
    en: 'The community is verified. You can ask again 60 days before the mark ends.',
    fr: 'La communauté est vérifiée. Vous pourrez redemander la marque 60 jours avant sa fin.',
  },
  websiteMissing: { en: 'Add your website to the profile first.', fr: "Ajoutez d'abord votre site au profil." },
  domainUnreachable: {
    en: 'The file could not be read. Check that it is at this address, without a redirect to another host.',
    fr: "Le fichier n'a pas pu être lu. Vérifiez qu'il est à cette adresse, sans redirection vers un autre hôte.",
  },
  domainFileMalformed: {
    en: 'The file is malformed. Download it again, and do not change it.',
    fr: 'Le fichier est mal formé. Téléchargez-le à nouveau, sans le modifier.',
  },
  domainOfOther: {
    en: 'The file names another community. Use the file that you download here.',
    fr: 'Le fichier nomme une autre communauté. Utilisez celui que vous téléchargez ici.',
  },
  domainOriginOther: {
    en: 'The file is for another website. Download it again for this one.',
    fr: 'Le fichier est fait pour un autre site. Téléchargez-le à nouveau pour celui-ci.',
  },
  domainFileExpired: {
    en: 'The file has expired. Download a new one.',
    fr: 'Le fichier a expiré. Téléchargez-en un nouveau.',
  },
  domainSignatureWrong: {
    en: 'The signature in the file is not valid. Download it again, and do not change it.',
    fr: 'La signature du fichier est invalide. Téléchargez-le à nouveau, sans le modifier.',
  },
})

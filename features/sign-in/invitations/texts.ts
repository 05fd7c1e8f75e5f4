import { texts } from '#base/text.ts'

/** The e-mail with an invitation; each kind has a title, used as the subject too, and a line. */
export const invitationMails = texts({
  adminTitle: { en: 'Join {community} as an admin', fr: 'Rejoignez {community} comme admin' },
  adminLine: {
    en: '{inviter} invites you to be an admin of {community} on {host}: to design and send its badges and to run its team.',
    fr: '{inviter} vous invite à administrer {community} sur {host} : créer et envoyer ses badges, et gérer son équipe.',
  },
  folderTitle: { en: 'Join {community} as a contributor', fr: 'Rejoignez {community} comme contributeur' },
  folderLine: {
    en: '{inviter} invites you to be a contributor of {community} on {host}: to work with the badges of the folders named here.',
    fr: '{inviter} vous invite à contribuer à {community} sur {host} : travailler avec les badges des dossiers nommés ici.',
  },
  folders: {
    en: { one: 'Folder: {names}', other: 'Folders: {names}' },
    fr: { one: 'Dossier : {names}', other: 'Dossiers : {names}' },
  },
  subTitle: { en: 'Create {name} with {community}', fr: 'Créez {name} avec {community}' },
  subLine: {
    en: '{inviter} invites you to create {name} as a sub-community of {community} on {host}.',
    fr: '{inviter} vous invite à créer {name}, sous-communauté de {community}, sur {host}.',
  },
  until: {
    en: 'The invitation is valid until {until} (UTC). The link opens a page with a button; opening it changes nothing.',
    fr: "L'invitation est valable jusqu'au {until} (UTC). Le lien ouvre une page avec un bouton ; l'ouvrir ne change rien.",
  },
  decline: {
    en: 'To decline, press "Decline" on that page.',
    fr: 'Pour décliner, choisissez « Décliner » sur cette page.',
  },
  code: {
    en: {
      one: 'On another device, open {page} and type the code from this e-mail. The code expires in one minute; the link does not.',
      other:
        'On another device, open {page} and type the code from this e-mail. The code expires in {count} minutes; the link does not.',
    },
    fr: {
      one: 'Sur un autre appareil, ouvrez {page} et saisissez le code de cet e-mail. Le code expire dans une minute, pas le lien.',
      other:
        'Sur un autre appareil, ouvrez {page} et saisissez le code de cet e-mail. Le code expire dans {count} minutes, pas le lien.',
    },
  },
  action: { en: 'See the invitation', fr: "Voir l'invitation" },
  foot: {
    en: 'This invitation is for {email}. If you do not know {inviter}, ignore this e-mail: nothing happens without you.',
    fr: 'Cette invitation est pour {email}. Si vous ne connaissez pas {inviter}, ignorez cet e-mail : rien ne se passe sans vous.',
  },
})

/** The page behind the link of an invitation. */
export const invitationScreen = texts({
  page: { en: 'Invitation', fr: 'Invitation' },
  reading: { en: 'Reading your invitation', fr: 'Lecture de votre invitation' },
  title: { en: 'Join {community}', fr: 'Rejoindre {community}' },
  asAdmin: {
    en: '{inviter} invites you to be an admin of {community}.',
    fr: '{inviter} vous invite à administrer {community}.',
  },
  asContributor: {
    en: '{inviter} invites you to be a contributor of {community}.',
    fr: '{inviter} vous invite à contribuer à {community}.',
  },
  create: { en: 'Create {name}', fr: 'Créer {name}' },
  asSubCommunity: {
    en: '{inviter} invites you to create {name} as a sub-community of {community}. Its admins can work in it.',
    fr: '{inviter} vous invite à créer {name}, sous-communauté de {community}. Ses admins pourront y travailler.',
  },
  inside: { en: 'Inside', fr: 'Dans' },
  role: { en: 'Role', fr: 'Rôle' },
  admin: { en: 'Admin', fr: 'Admin' },
  contributor: { en: 'Contributor', fr: 'Contributeur' },
  folders: { en: { one: 'Folder', other: 'Folders' }, fr: { one: 'Dossier', other: 'Dossiers' } },
  address: { en: 'Your address', fr: 'Votre adresse' },
  until: { en: 'Valid until', fr: "Valable jusqu'au" },
  accept: { en: 'Accept', fr: 'Accepter' },
  accepting: { en: 'Joining', fr: 'Inscription' },
  decline: { en: 'Decline', fr: 'Décliner' },
  declining: { en: 'Declining', fr: 'Refus' },
  declineNote: {
    en: 'If you decline, the invitation ends and {inviter} is notified.',
    fr: "Si vous déclinez, l'invitation prend fin et nous en informons {inviter}.",
  },
  declined: { en: 'Invitation declined', fr: 'Invitation déclinée' },
  declinedText: {
    en: 'You are not joining {community}. {inviter} is notified.',
    fr: 'Vous ne rejoignez pas {community}. Nous en informons {inviter}.',
  },
  otherTitle: { en: 'This invitation is for another address', fr: 'Cette invitation est pour une autre adresse' },
  otherText: {
    en: 'You are signed in as {own}. The invitation to {community} is for {email}.',
    fr: "Vous êtes connecté avec {own}. L'invitation à rejoindre {community} est pour {email}.",
  },
  otherWallet: {
    en: 'You are signed in with a wallet. The invitation to {community} is for {email}.',
    fr: "Vous êtes connecté avec un portefeuille. L'invitation à rejoindre {community} est pour {email}.",
  },
  signOut: { en: 'Sign out and continue', fr: 'Se déconnecter et continuer' },
  signingOut: { en: 'Signing out', fr: 'Déconnexion' },
  keep: { en: 'Stay signed in', fr: 'Rester connecté' },
  failed: { en: 'The invitation could not be read', fr: "L'invitation n'a pas pu être lue" },
  expired: { en: 'This invitation is no longer valid', fr: "Cette invitation n'est plus valable" },
  expiredText: {
    en: 'It was used, withdrawn or replaced by a newer one, or its 14 days are over. If you already accepted, sign in. Otherwise ask for a new invitation.',
    fr: "Elle a été utilisée, retirée ou remplacée par une plus récente, ou ses 14 jours sont écoulés. Si vous l'avez acceptée, connectez-vous. Sinon, demandez une nouvelle invitation.",
  },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  codeTitle: { en: 'Accept your invitation', fr: 'Accepter votre invitation' },
  codeText: {
    en: 'Type the address that was invited and the six digits from the e-mail. They work for 15 minutes; after that, open the link in it.',
    fr: "Saisissez l'adresse invitée et les six chiffres de l'e-mail. Ils servent pendant 15 minutes ; ensuite, ouvrez le lien de l'e-mail.",
  },
  email: { en: 'E-mail', fr: 'E-mail' },
  code: { en: 'Code from the e-mail', fr: "Code de l'e-mail" },
})

/** Problems of an invitation, on its page. */
export const invitationProblems = texts({
  otherAddress: {
    en: 'You are signed in with another address. Sign out first to accept with this one.',
    fr: "Vous êtes connecté avec une autre adresse. Déconnectez-vous d'abord pour accepter avec celle-ci.",
  },
  codeWrong: {
    en: 'Wrong or expired code. Use the six digits from the latest e-mail, or open its link.',
    fr: 'Code erroné ou expiré. Utilisez les six chiffres du dernier e-mail, ou ouvrez son lien.',
  },
})

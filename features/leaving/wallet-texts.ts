import { texts } from '#base/text.ts'

/** The deletion of a wallet by its holder. */
export const walletDeletion = texts({
  section: { en: 'Delete this wallet', fr: 'Supprimer ce portefeuille' },
  sectionText: {
    en: 'This cannot be undone. Save the files of your badges first.',
    fr: "Cette action est irréversible. Enregistrez d'abord les fichiers de vos badges.",
  },
  open: { en: 'Delete my wallet', fr: 'Supprimer mon portefeuille' },
  title: { en: 'Delete your wallet?', fr: 'Supprimer votre portefeuille ?' },
  badges: {
    en: {
      one: '{count} badge leaves this wallet. Anyone with its file can still check it.',
      other: '{count} badges leave this wallet. Anyone with their files can still check them.',
      zero: 'This wallet has no badges.',
    },
    fr: {
      one: '{count} badge quitte ce portefeuille. Toute personne qui en a le fichier peut encore le vérifier.',
      other: '{count} badges quittent ce portefeuille. Toute personne qui en a les fichiers peut encore les vérifier.',
      zero: 'Ce portefeuille ne contient aucun badge.',
    },
  },
  shares: {
    en: {
      one: '{count} public page is closed.',
      other: '{count} public pages are closed.',
      zero: 'No public page is open.',
    },
    fr: {
      one: '{count} page publique est fermée.',
      other: '{count} pages publiques sont fermées.',
      zero: "Aucune page publique n'est ouverte.",
    },
  },
  memberships: {
    en: {
      one: 'Your membership in {count} community ends.',
      other: 'Your memberships in {count} communities end.',
      zero: 'You are not a member of any community.',
    },
    fr: {
      one: 'Votre adhésion à {count} communauté se termine.',
      other: 'Vos adhésions à {count} communautés se terminent.',
      zero: "Vous n'êtes membre d'aucune communauté.",
    },
  },
  erased: {
    en: 'Your name, picture, addresses and conversations are erased, including where badges were sent to you. Pending badges are lost.',
    fr: 'Votre nom, votre image, vos adresses et vos conversations sont effacés, y compris là où des badges vous ont été envoyés. Les badges en attente sont perdus.',
  },
  key: {
    en: 'The key kept for you is destroyed: nobody can open this wallet again.',
    fr: 'La clé gardée pour vous est détruite : personne ne pourra rouvrir ce portefeuille.',
  },
  ownKey: {
    en: 'Your own key stays with you: its words can open this wallet again, with its badges.',
    fr: 'Votre propre clé reste à vous : ses mots peuvent rouvrir ce portefeuille, avec ses badges.',
  },
  word: { en: 'Type "delete" to confirm', fr: 'Saisissez « supprimer » pour confirmer' },
  example: { en: 'delete', fr: 'supprimer' },
  confirm: { en: 'Delete my wallet', fr: 'Supprimer mon portefeuille' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
})

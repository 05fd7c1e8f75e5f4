import { texts } from '#base/text.ts'

/** The deletion of a wallet by its holder. */
export const walletDeletion = texts({
  section: { en: 'Delete this wallet', fr: 'Supprimer ce portefeuille' },
  sectionText: {
    en: 'It cannot be undone. Save the files of your badges first.',
    fr: "Cela ne peut pas être annulé. Enregistrez d'abord les fichiers de vos badges.",
  },
  open: { en: 'Delete my wallet', fr: 'Supprimer mon portefeuille' },
  title: { en: 'Delete your wallet?', fr: 'Supprimer votre portefeuille ?' },
  badges: {
    en: {
      one: '{count} badge leaves this wallet. Whoever has its file can still have it checked.',
      other: '{count} badges leave this wallet. Whoever has their files can still have them checked.',
      zero: 'No badge is in this wallet.',
    },
    fr: {
      one: '{count} badge quitte ce portefeuille. Qui en a le fichier peut encore le faire vérifier.',
      other: '{count} badges quittent ce portefeuille. Qui en a les fichiers peut encore les faire vérifier.',
      zero: "Aucun badge n'est dans ce portefeuille.",
    },
  },
  shares: {
    en: {
      one: '{count} public page ends.',
      other: '{count} public pages end.',
      zero: 'No public page is open.',
    },
    fr: {
      one: '{count} page publique se termine.',
      other: '{count} pages publiques se terminent.',
      zero: "Aucune page publique n'est ouverte.",
    },
  },
  memberships: {
    en: {
      one: 'Your membership in {count} community ends.',
      other: 'Your memberships in {count} communities end.',
      zero: 'You are a member of no community.',
    },
    fr: {
      one: 'Votre adhésion à {count} communauté se termine.',
      other: 'Vos adhésions à {count} communautés se terminent.',
      zero: "Vous n'êtes membre d'aucune communauté.",
    },
  },
  erased: {
    en: 'Your name, picture and addresses are erased, also where badges were sent to you. Badges that still wait are lost.',
    fr: 'Votre nom, votre image et vos adresses sont effacés, aussi là où des badges vous ont été envoyés. Les badges en attente sont perdus.',
  },
  key: {
    en: 'The key that is kept for you is destroyed: nobody can open this wallet again.',
    fr: 'La clé gardée pour vous est détruite : personne ne pourra rouvrir ce portefeuille.',
  },
  ownKey: {
    en: 'Your own key is yours: with its words this wallet can be opened again, and its badges are there.',
    fr: 'Votre propre clé est à vous : avec ses mots, ce portefeuille peut être rouvert, et ses badges y sont.',
  },
  word: { en: 'Type "delete" to confirm', fr: 'Saisissez « supprimer » pour confirmer' },
  example: { en: 'delete', fr: 'supprimer' },
  confirm: { en: 'Delete my wallet', fr: 'Supprimer mon portefeuille' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
})

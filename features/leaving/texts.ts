import { texts } from '#base/text.ts'

/** The deletion of a community. */
export const deletion = texts({
  section: { en: 'Delete this community', fr: 'Supprimer cette communauté' },
  sectionText: {
    en: 'It cannot be undone. Badges that people keep stay verifiable.',
    fr: 'Cela ne peut pas être annulé. Les badges récupérés restent vérifiables.',
  },
  open: { en: 'Delete the community', fr: 'Supprimer la communauté' },
  title: { en: 'Delete "{name}"?', fr: 'Supprimer « {name} » ?' },
  badges: {
    en: {
      one: '{count} badge is out. Its holder keeps it, and anyone can still check it.',
      other: '{count} badges are out. Their holders keep them, and anyone can still check them.',
      zero: 'No badge is out.',
    },
    fr: {
      one: '{count} badge est récupéré. Son détenteur le garde, et chacun peut encore le vérifier.',
      other: '{count} badges sont récupérés. Leurs détenteurs les gardent, et chacun peut encore les vérifier.',
      zero: "Aucun badge n'est récupéré.",
    },
  },
  claims: {
    en: {
      one: '{count} badge that waits to be collected is lost: its link ends.',
      other: '{count} badges that wait to be collected are lost: their links end.',
      zero: 'No badge waits to be collected.',
    },
    fr: {
      one: '{count} badge en attente est perdu : son lien se termine.',
      other: '{count} badges en attente sont perdus : leurs liens se terminent.',
      zero: 'Aucun badge en attente.',
    },
  },
  people: {
    en: 'Contacts, addresses of members and receivers, and notes are erased.',
    fr: 'Les contacts, les adresses des membres et des destinataires, et les notes sont effacés.',
  },
  keys: {
    en: 'The keys are destroyed: nobody can send a badge in this name again. The name and the public keys stay, for those who check.',
    fr: 'Les clés sont détruites : personne ne pourra plus envoyer de badge sous ce nom. Le nom et les clés publiques restent, pour la vérification.',
  },
  word: { en: 'Type "delete" to confirm', fr: 'Saisissez « supprimer » pour confirmer' },
  example: { en: 'delete', fr: 'supprimer' },
  confirm: { en: 'Delete the community', fr: 'Supprimer la communauté' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
  waitingTitle: { en: 'The community is being deleted', fr: 'La communauté se supprime' },
  waitingText: {
    en: 'Its status lists are signed for the last time.',
    fr: "Ses listes d'état sont signées une dernière fois.",
  },
})

import { texts } from '#base/text.ts'

/** The deletion of a community. */
export const deletion = texts({
  section: { en: 'Delete this community', fr: 'Supprimer cette communauté' },
  sectionText: {
    en: 'This cannot be undone. Collected badges stay verifiable.',
    fr: 'Cette action est irréversible. Les badges récupérés restent vérifiables.',
  },
  open: { en: 'Delete the community', fr: 'Supprimer la communauté' },
  title: { en: 'Delete "{name}"?', fr: 'Supprimer « {name} » ?' },
  badges: {
    en: {
      one: '{count} badge has been collected. Its holder keeps it, and anyone can still check it.',
      other: '{count} badges have been collected. Their holders keep them, and anyone can still check them.',
      zero: 'No badge has been collected.',
    },
    fr: {
      one: '{count} badge est récupéré. Son détenteur le garde, et chacun peut encore le vérifier.',
      other: '{count} badges sont récupérés. Leurs détenteurs les gardent, et chacun peut encore les vérifier.',
      zero: "Aucun badge n'est récupéré.",
    },
  },
  claims: {
    en: {
      one: '{count} badge waiting to be collected is lost: its link stops working.',
      other: '{count} badges waiting to be collected are lost: their links stop working.',
      zero: 'No badge is waiting to be collected.',
    },
    fr: {
      one: '{count} badge en attente est perdu : son lien ne fonctionne plus.',
      other: '{count} badges en attente sont perdus : leurs liens ne fonctionnent plus.',
      zero: 'Aucun badge en attente.',
    },
  },
  subs: {
    en: {
      one: '{count} sub-community becomes independent and keeps everything.',
      other: '{count} sub-communities become independent and keep everything.',
    },
    fr: {
      one: '{count} sous-communauté devient indépendante et garde tout.',
      other: '{count} sous-communautés deviennent indépendantes et gardent tout.',
    },
  },
  ends: {
    en: 'Quests, points, the channel, the team, API keys and webhooks end. Members are not notified: tell them first.',
    fr: "Les quêtes, les points, le canal, l'équipe, les clés d'API et les webhooks prennent fin. Les membres ne sont pas prévenus : prévenez-les avant.",
  },
  people: {
    en: 'Contacts, addresses of members and recipients, and notes are erased.',
    fr: 'Les contacts, les adresses des membres et des destinataires, et les notes sont effacés.',
  },
  keys: {
    en: 'The keys are destroyed: nobody can send a badge under this name again. The name and the public keys stay, so that badges can be checked.',
    fr: 'Les clés sont détruites : personne ne pourra plus envoyer de badge sous ce nom. Le nom et les clés publiques restent, pour la vérification des badges.',
  },
  word: { en: 'Type "delete" to confirm', fr: 'Saisissez « supprimer » pour confirmer' },
  example: { en: 'delete', fr: 'supprimer' },
  confirm: { en: 'Delete the community', fr: 'Supprimer la communauté' },
  deleting: { en: 'Deleting', fr: 'Suppression' },
  waitingTitle: { en: 'The community is being deleted', fr: 'La communauté se supprime' },
  waitingText: {
    en: 'Its status lists are being signed one last time.',
    fr: "Ses listes d'état sont signées une dernière fois.",
  },
})

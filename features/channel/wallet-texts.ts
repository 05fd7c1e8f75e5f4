import { texts } from '#base/text.ts'

/** Problems of a report. */
export const reportProblems = texts({
  reasonTooLong: {
    en: 'The reason has at most 350 characters.',
    fr: 'Le motif contient au plus 350 caractères.',
  },
})

/** /news, and the news of a community's page. */
export const newsPage = texts({
  title: { en: 'News', fr: 'Actualités' },
  filter: { en: 'Filter by community', fr: 'Filtrer par communauté' },
  all: { en: 'All', fr: 'Tout' },
  list: { en: 'Posts', fr: 'Publications' },
  new: { en: 'New', fr: 'Nouveau' },
  muted: { en: 'Muted', fr: 'En sourdine' },
  picture: { en: 'Picture posted by {name}', fr: 'Image publiée par {name}' },
  arrived: { en: 'New post from {name}: {text}', fr: 'Nouvelle publication de {name} : {text}' },
  loadMore: { en: 'Load more', fr: 'Afficher plus' },
  emptyTitle: { en: 'No news yet', fr: "Pas encore d'actualités" },
  emptyText: {
    en: 'Posts from your communities appear here.',
    fr: 'Les publications de vos communautés apparaissent ici.',
  },
  emptyOf: { en: '{name} has not posted yet.', fr: "{name} n'a encore rien publié." },
  offline: {
    en: 'Offline, as of {time}. Your reactions are sent when you are back online.',
    fr: 'Hors ligne, état du {time}. Vos réactions seront envoyées à votre retour en ligne.',
  },
  offlineEmpty: {
    en: 'You are offline, and this device has not read any news yet.',
    fr: "Vous êtes hors ligne, et cet appareil n'a pas encore lu d'actualités.",
  },
  back: { en: 'All news', fr: 'Toutes les actualités' },
  gone: { en: 'This post was removed', fr: 'Cette publication a été supprimée' },
  goneText: {
    en: 'It was deleted, or you are no longer a member of its community.',
    fr: "Elle a été supprimée, ou vous n'êtes plus membre de sa communauté.",
  },
  allOf: { en: 'All posts of {name}', fr: 'Toutes les publications de {name}' },
})

/** Reactions below a post. */
export const reactionWords = texts({
  chips: { en: 'Reactions', fr: 'Réactions' },
  chip: {
    en: { one: '{emoji}, {count} reaction', other: '{emoji}, {count} reactions' },
    fr: { one: '{emoji}, {count} réaction', other: '{emoji}, {count} réactions' },
  },
  add: { en: 'Add a reaction', fr: 'Ajouter une réaction' },
  more: { en: 'More emoji', fr: "Plus d'emojis" },
  any: { en: 'Any emoji', fr: "N'importe quel emoji" },
  anyHint: {
    en: 'Choose one with the emoji keyboard of your device.',
    fr: 'Choisissez-en un avec le clavier emoji de votre appareil.',
  },
  counts: { en: 'Reactions to this post', fr: 'Réactions à cette publication' },
  full: {
    en: {
      one: 'You left {count} reaction. Remove it to leave another.',
      other: 'You left {count} reactions. Remove one to leave another.',
    },
    fr: {
      one: 'Vous avez laissé {count} réaction. Retirez-la pour en laisser une autre.',
      other: 'Vous avez laissé {count} réactions. Retirez-en une pour en laisser une autre.',
    },
  },
})

/** Muting a community, and reporting a post. */
export const postActions = texts({
  actionsOf: { en: 'Actions for the post by {name}, {time}', fr: 'Actions pour la publication de {name}, {time}' },
  mute: { en: 'Mute {name}', fr: 'Mettre {name} en sourdine' },
  unmute: { en: 'Unmute {name}', fr: 'Réactiver {name}' },
  report: { en: 'Report this post', fr: 'Signaler cette publication' },
  muteTitle: { en: 'Mute {name}?', fr: 'Mettre {name} en sourdine ?' },
  muteText: {
    en: 'Its posts still appear in News, without an unread count. You get no notifications of its posts and messages, and the digest leaves it out.',
    fr: "Ses publications restent dans vos actualités, sans compteur. Vous ne recevez plus de notifications pour ses publications ni ses messages, et le résumé par e-mail n'en parle plus.",
  },
  muteConfirm: { en: 'Mute', fr: 'Mettre en sourdine' },
  muting: { en: 'Muting', fr: 'Mise en sourdine' },
  mutedNow: { en: '{name} is muted', fr: '{name} est en sourdine' },
  unmutedNow: { en: '{name} is no longer muted', fr: "{name} n'est plus en sourdine" },
  reportTitle: { en: 'Report this post?', fr: 'Signaler cette publication ?' },
  reportText: {
    en: 'The operator of this platform reads your report. {name} does not see who sent it.',
    fr: "L'opérateur de cette plateforme lit votre signalement. {name} ne saura pas qui l'a envoyé.",
  },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonExample: { en: 'This is advertising.', fr: "C'est de la publicité." },
  reportConfirm: { en: 'Report', fr: 'Signaler' },
  reporting: { en: 'Reporting', fr: 'Signalement' },
  reported: { en: 'Report sent', fr: 'Signalement envoyé' },
})

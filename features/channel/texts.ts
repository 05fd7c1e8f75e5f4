import { texts } from '#base/text.ts'

/** Problems of a post. */
export const channelProblems = texts({
  messageMissing: { en: 'Write something first.', fr: "Écrivez d'abord quelque chose." },
  messageTooLong: {
    en: 'A post has at most 350 characters.',
    fr: 'Une publication contient au plus 350 caractères.',
  },
  messageHidden: {
    en: 'The text contains invisible characters. Type it again instead of pasting it.',
    fr: 'Le texte contient des caractères invisibles. Saisissez-le au lieu de le coller.',
  },
  dateInvalid: { en: 'Enter a day and a time.', fr: 'Indiquez un jour et une heure.' },
  publishAtInvalid: {
    en: 'Choose a time in the next 90 days.',
    fr: 'Choisissez un moment dans les 90 prochains jours.',
  },
  tooManyPosts: {
    en: 'A community can publish 50 posts a day. Try again tomorrow.',
    fr: 'Une communauté peut publier 50 fois par jour. Réessayez demain.',
  },
  postPublished: {
    en: 'This post has been published, so it can no longer be edited.',
    fr: 'Cette publication est déjà en ligne : elle ne peut plus être modifiée.',
  },
})

/** Problems of a reaction. */
export const reactionProblems = texts({
  emojiInvalid: { en: 'Enter a single emoji.', fr: 'Saisissez un seul emoji.' },
  tooManyReactions: {
    en: 'You can leave 3 reactions per post. Remove one first.',
    fr: "Vous pouvez laisser 3 réactions par publication. Retirez-en une d'abord.",
  },
})

/** /settings/channel: composer and posts. */
export const channelPage = texts({
  title: { en: 'Channel', fr: 'Canal' },
  explanation: { en: 'News for your members', fr: 'Des nouvelles pour vos membres' },
  members: {
    en: { one: '{count} member', other: '{count} members' },
    fr: { one: '{count} membre', other: '{count} membres' },
  },
  notified: {
    en: { one: '{count} with notifications on', other: '{count} with notifications on' },
    fr: { one: '{count} avec les notifications', other: '{count} avec les notifications' },
  },
  new: { en: 'New post', fr: 'Nouvelle publication' },
  newShort: { en: 'New', fr: 'Rédiger' },
  placeholder: {
    en: 'The workshop is open again on Saturday from 10 to 12.',
    fr: "L'atelier rouvre samedi de 10 h à 12 h.",
  },
  addPicture: { en: 'Add a picture', fr: 'Ajouter une image' },
  changePicture: { en: 'Change picture', fr: "Changer l'image" },
  removePicture: { en: 'Remove', fr: 'Retirer' },
  chosenPicture: { en: 'The picture of this post', fr: "L'image de cette publication" },
  publish: { en: 'Publish', fr: 'Publier' },
  publishing: { en: 'Publishing', fr: 'Publication' },
  published: { en: 'Post published', fr: 'Publication mise en ligne' },
  appears: {
    en: "Appears in every member's wallet. You can delete it later, but not edit it.",
    fr: 'Apparaît dans le portefeuille de chaque membre. Vous pourrez supprimer la publication, mais pas la modifier.',
  },
  posts: { en: 'Posts', fr: 'Publications' },
  loadMore: { en: 'Load more', fr: 'Afficher plus' },
  picture: { en: 'Picture of this post', fr: 'Image de cette publication' },
  reactions: { en: 'Reactions', fr: 'Réactions' },
  reaction: {
    en: { one: '{emoji}, {count} reaction', other: '{emoji}, {count} reactions' },
    fr: { one: '{emoji}, {count} réaction', other: '{emoji}, {count} réactions' },
  },
  seenBy: { en: 'Seen by {count}', fr: 'Vue par {count}' },
  deletePost: { en: 'Delete the post from {time}', fr: 'Supprimer la publication du {time}' },
  emptyTitle: { en: 'No posts yet.', fr: 'Pas encore de publications.' },
  emptyText: {
    en: 'Your posts appear here, with the reactions of your members and how many have seen them.',
    fr: 'Vos publications apparaissent ici, avec les réactions de vos membres et le nombre de lectures.',
  },
})

/** Scheduled posts, and the dialogs of a post. */
export const scheduleWords = texts({
  schedule: { en: 'Schedule', fr: 'Programmer' },
  scheduling: { en: 'Scheduling', fr: 'Programmation' },
  title: { en: 'Schedule this post', fr: 'Programmer cette publication' },
  explanation: {
    en: 'It is published at this time in your time zone. You can edit it until then.',
    fr: 'Elle est publiée à ce moment, dans votre fuseau horaire. Vous pouvez la modifier jusque-là.',
  },
  when: { en: 'Day and time', fr: 'Jour et heure' },
  done: { en: 'Scheduled for {time}', fr: 'Programmée pour le {time}' },
  list: { en: 'Scheduled', fr: 'Programmées' },
  actionsOf: { en: 'Actions for the post from {time}', fr: 'Actions pour la publication du {time}' },
  edit: { en: 'Edit', fr: 'Modifier' },
  publishNow: { en: 'Publish now', fr: 'Publier maintenant' },
  editTitle: { en: 'Edit the scheduled post', fr: 'Modifier la publication programmée' },
  text: { en: 'Text', fr: 'Texte' },
  saved: { en: 'Post saved', fr: 'Publication enregistrée' },
  publishTitle: { en: 'Publish this post now?', fr: 'Publier maintenant ?' },
  publishText: {
    en: "It appears in every member's wallet at once. You can delete it later, but not edit it.",
    fr: 'La publication apparaît aussitôt dans le portefeuille de chaque membre. Vous pourrez la supprimer, mais pas la modifier.',
  },
})

/** Deleting a post. */
export const deleteWords = texts({
  title: { en: 'Delete this post?', fr: 'Supprimer cette publication ?' },
  text: {
    en: "It disappears from every member's wallet, with its picture and reactions. This cannot be undone.",
    fr: 'Elle disparaît du portefeuille de chaque membre, avec son image et ses réactions. Cette action est irréversible.',
  },
  scheduledText: {
    en: 'It will not be published. This cannot be undone.',
    fr: 'Elle ne sera pas publiée. Cette action est irréversible.',
  },
  confirm: { en: 'Delete post', fr: 'Supprimer' },
  working: { en: 'Deleting', fr: 'Suppression' },
  done: { en: 'Post deleted', fr: 'Publication supprimée' },
})

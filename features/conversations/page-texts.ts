import { texts } from '#base/text.ts'

/** /settings/conversations: the list. */
export const conversationsPage = texts({
  title: { en: 'Conversations', fr: 'Conversations' },
  search: { en: 'Name or words', fr: 'Nom ou mots' },
  filter: { en: 'Filter conversations', fr: 'Filtrer les conversations' },
  all: { en: 'All', fr: 'Toutes' },
  unread: { en: 'Unread', fr: 'Non lues' },
  needsReply: { en: 'Needs reply', fr: 'À répondre' },
  yours: { en: 'You: {text}', fr: 'Vous : {text}' },
  picture: { en: 'Picture', fr: 'Image' },
  unreadCount: {
    en: { one: '{count} unread message', other: '{count} unread messages' },
    fr: { one: '{count} message non lu', other: '{count} messages non lus' },
  },
  done: { en: 'Done', fr: 'Traitée' },
  more: { en: 'Show more', fr: 'Afficher plus' },
  emptyTitle: { en: 'No conversations yet.', fr: 'Pas encore de conversations.' },
  emptyText: {
    en: 'Write to someone from the list of members. Members can also write to you from their wallet.',
    fr: 'Écrivez à une personne depuis la liste des membres. Les membres peuvent aussi vous écrire depuis leur portefeuille.',
  },
  toMembers: { en: 'Show members', fr: 'Afficher les membres' },
  noneUnread: { en: 'No unread messages.', fr: 'Aucun message non lu.' },
  noneToReply: { en: 'No conversation needs a reply.', fr: "Aucune conversation n'attend de réponse." },
  noMatch: {
    en: 'No name or message contains “{text}”.',
    fr: 'Aucun nom ni message ne contient « {text} ».',
  },
  showAll: { en: 'Show all', fr: 'Tout afficher' },
  choose: { en: 'Select a conversation to read it here.', fr: 'Sélectionnez une conversation pour la lire ici.' },
})

/** A conversation with its messages, and what can be done with it. */
export const threadWords = texts({
  delivered: {
    en: 'Delivered to their wallet, signed {name}, {community}',
    fr: 'Arrive dans son portefeuille, signé {name}, {community}',
  },
  deliveredUnnamed: {
    en: 'Delivered to their wallet, signed {community}',
    fr: 'Arrive dans son portefeuille, signé {community}',
  },
  caption: { en: '{author}, {time}', fr: '{author}, {time}' },
  captionRead: { en: '{author}, {time}, read', fr: '{author}, {time}, lu' },
  badgeCaption: { en: 'Badge sent, {time}', fr: 'Badge envoyé, {time}' },
  formerAdmin: { en: 'Former admin', fr: 'Ancien admin' },
  notLoaded: { en: 'The messages could not be loaded. Try again.', fr: 'Le chargement a échoué. Réessayez.' },
  none: {
    en: 'Nobody has written yet. Your first message starts the conversation.',
    fr: "Personne n'a encore écrit. Votre premier message ouvre la conversation.",
  },
  gone: {
    en: 'This person is not a member of the community.',
    fr: "Cette personne n'est pas membre de la communauté.",
  },
  finish: { en: 'Mark as done', fr: 'Marquer comme traitée' },
  reopen: { en: 'Reopen', fr: 'Rouvrir' },
  finished: { en: 'Conversation marked as done', fr: 'Conversation marquée comme traitée' },
  reopened: { en: 'Conversation reopened', fr: 'Conversation rouverte' },
  undo: { en: 'Undo', fr: 'Annuler' },
  showName: { en: 'Show my first name to members', fr: 'Afficher mon prénom aux membres' },
  nameShown: { en: 'Members see your first name', fr: 'Les membres voient votre prénom' },
  nameHidden: { en: 'Members no longer see your first name', fr: 'Les membres ne voient plus votre prénom' },
  profile: { en: 'Profile', fr: 'Profil' },
  details: { en: 'Show details', fr: 'Afficher la fiche' },
  back: { en: 'All conversations', fr: 'Toutes les conversations' },
})

/** The field under a conversation. */
export const composerWords = texts({
  picture: { en: 'Picture', fr: 'Image' },
  blocked: {
    en: '{name} blocked this conversation. You can write again once they unblock it.',
    fr: '{name} a bloqué cette conversation. Vous pourrez écrire de nouveau si elle est débloquée.',
  },
  closed: {
    en: '{name} left the community. This conversation is closed.',
    fr: '{name} a quitté la communauté. Cette conversation est fermée.',
  },
})

/** The last message, beside a member. */
export const lastMessage = texts({
  theirs: { en: '{name} wrote on {day}: {text}', fr: '{name} a écrit le {day} : {text}' },
  yours: { en: 'You wrote on {day}: {text}', fr: 'Vous avez écrit le {day} : {text}' },
})

import { texts } from '#base/text.ts'

/** The rows of conversations above the news. */
export const conversationRows = texts({
  title: { en: 'Conversations', fr: 'Conversations' },
  toYou: { en: '{name}, to you', fr: '{name}, à vous' },
  open: { en: 'Open', fr: 'Ouvrir' },
  openNamed: { en: 'Open the conversation with {name}', fr: 'Ouvrir la conversation avec {name}' },
  you: { en: 'You: {text}', fr: 'Vous : {text}' },
  unread: {
    en: { one: '{count} unread message', other: '{count} unread messages' },
    fr: { one: '{count} message non lu', other: '{count} messages non lus' },
  },
  more: {
    en: { one: 'Show {count} more conversation', other: 'Show {count} more conversations' },
    fr: { one: 'Afficher {count} autre conversation', other: 'Afficher {count} autres conversations' },
  },
})

/** /communities/{issuerId}/messages. */
export const threadPage = texts({
  back: { en: 'Back', fr: 'Retour' },
  you: { en: 'You', fr: 'Vous' },
  theirs: { en: '{author}, {time}', fr: '{author}, {time}' },
  own: { en: '{time}', fr: '{time}' },
  ownRead: { en: '{time}, read', fr: '{time}, lu' },
  badge: { en: '{name} sent you a badge: {badge}', fr: '{name} vous a envoyé un badge : {badge}' },
  held: { en: 'In your wallet', fr: 'Dans votre portefeuille' },
  waiting: { en: 'Waiting for you', fr: 'Vous attend' },
  ended: { en: 'No longer available', fr: 'Plus disponible' },
  none: {
    en: 'Nobody has written yet. {name} sees your name and picture.',
    fr: "Personne n'a encore écrit. {name} voit votre nom et votre image.",
  },
  offline: { en: 'Offline, as of {time}', fr: 'Hors ligne, état du {time}' },
  offlineEmpty: {
    en: 'You are offline, and this device has not read this conversation yet.',
    fr: "Vous êtes hors ligne, et cet appareil n'a pas encore lu cette conversation.",
  },
  gone: { en: 'This conversation does not exist', fr: "Cette conversation n'existe pas" },
  goneText: {
    en: 'You can write to the communities of which you are a member.',
    fr: 'Vous pouvez écrire aux communautés dont vous êtes membre.',
  },
  community: { en: 'About {name}', fr: 'À propos de {name}' },
  write: { en: 'Write a message', fr: 'Écrire un message' },
})

/** The field under the messages. */
export const writeBox = texts({
  addPicture: { en: 'Add a picture', fr: 'Ajouter une image' },
  offline: {
    en: 'You are offline. Your text is kept, and you can send it when you are back online.',
    fr: "Vous êtes hors ligne. Votre texte est conservé, et vous pourrez l'envoyer à votre retour.",
  },
  blocked: {
    en: 'You blocked this conversation. {name} cannot write to you here, nor you to them.',
    fr: 'Vous avez bloqué cette conversation. {name} ne peut plus vous écrire ici, ni vous lui écrire.',
  },
  closed: {
    en: 'You left {name}. This conversation is closed and will be erased 90 days after you left.',
    fr: 'Vous avez quitté {name}. Cette conversation est fermée ; elle sera effacée 90 jours après votre départ.',
  },
})

/** Blocking a conversation. */
export const blocking = texts({
  block: { en: 'Block this conversation', fr: 'Bloquer cette conversation' },
  unblock: { en: 'Unblock', fr: 'Débloquer' },
  title: { en: 'Block the conversation with {name}?', fr: 'Bloquer la conversation avec {name} ?' },
  stops: {
    en: '{name} can no longer write to you here, and sees that you blocked the conversation.',
    fr: '{name} ne peut plus vous écrire ici et voit que vous avez bloqué la conversation.',
  },
  stays: {
    en: 'You stay a member: you still get its badges and news, and the messages stay.',
    fr: 'Vous restez membre : vous recevez toujours ses badges et ses actualités, et les messages restent.',
  },
  undo: { en: 'You can unblock it at any time.', fr: 'Vous pouvez la débloquer à tout moment.' },
  confirm: { en: 'Block', fr: 'Bloquer' },
  working: { en: 'Blocking', fr: 'Blocage' },
})

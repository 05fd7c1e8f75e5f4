import { texts } from '#base/text.ts'

/** The messages of a conversation, in the studio and in the wallet. */
export const threadTexts = texts({
  title: { en: 'Conversation with {name}', fr: 'Conversation avec {name}' },
  messages: { en: 'Messages', fr: 'Messages' },
  today: { en: 'Today', fr: "Aujourd'hui" },
  yesterday: { en: 'Yesterday', fr: 'Hier' },
  pictureOf: { en: 'Picture from {author}', fr: 'Image de {author}' },
  validUntil: { en: 'Valid until {date}', fr: "Valable jusqu'au {date}" },
  earlier: { en: 'Load earlier messages', fr: 'Afficher les messages précédents' },
  announced: { en: 'New message from {name}: {text}', fr: 'Nouveau message de {name} : {text}' },
})

/** The field under them. */
export const writingTexts = texts({
  label: { en: 'Write to {name}', fr: 'Écrire à {name}' },
  chosen: { en: 'Chosen picture', fr: 'Image choisie' },
  removePicture: { en: 'Remove picture', fr: "Retirer l'image" },
})

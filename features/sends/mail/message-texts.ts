import { texts } from '#base/text.ts'

/** The sender's message in the send dialogs. */
export const messageWords = texts({
  add: { en: 'Add a message', fr: 'Ajouter un message' },
  label: { en: 'Your message', fr: 'Votre message' },
  example: { en: 'Well done, and see you on Saturday!', fr: 'Bravo, et à samedi !' },
  hint: {
    en: 'They read it in the e-mail and on the page where they keep the badge.',
    fr: "Ils le lisent dans l'e-mail et sur la page où ils gardent le badge.",
  },
  shorten: { en: 'Shorten the message, then send.', fr: 'Raccourcissez le message, puis envoyez.' },
  preview: { en: 'Preview the e-mail', fr: "Aperçu de l'e-mail" },
  shown: { en: 'Message sent with it', fr: 'Message joint' },
})

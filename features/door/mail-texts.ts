import { texts } from '#base/text.ts'

/** The description of the QR code in a ticket's e-mail. */
export const mailedWords = texts({
  title: { en: 'Without the wallet', fr: 'Sans le portefeuille' },
  alt: { en: "Your ticket's code for the door", fr: "Le code de votre billet pour l'entrée" },
  file: { en: 'ticket.png', fr: 'billet.png' },
  show: {
    en: 'Show this code at the door, on a screen or on paper. It lets one person in, once.',
    fr: "Présentez ce code à l'entrée, à l'écran ou sur papier. Il laisse entrer une personne, une seule fois.",
  },
  copied: {
    en: 'It can be copied, and the first person to show it gets in. Do not share it. The ticket in your wallet is safer: its code changes every 15 seconds.',
    fr: 'Il peut être copié, et la première personne qui le présente entre : ne le transmettez à personne. Le billet dans votre portefeuille est plus sûr, son code change toutes les 15 secondes.',
  },
})

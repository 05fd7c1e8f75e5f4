import { texts } from '#base/text.ts'

/** The page of a kiosk, which visitors see on a screen. */
export const kioskWords = texts({
  page: { en: 'Kiosk', fr: 'Borne' },
  scan: { en: 'Scan this code with your wallet', fr: 'Scannez ce code avec votre portefeuille' },
  hint: {
    en: 'Open Scan in your badge wallet, or use the camera of your phone. The code changes every 15 seconds.',
    fr: "Ouvrez Scanner dans votre portefeuille de badges, ou l'appareil photo de votre téléphone. Le code change toutes les 15 secondes.",
  },
  codeOf: { en: 'Code to scan: {name}', fr: 'Code à scanner : {name}' },
  early: { en: 'Opens on {time}', fr: 'Ouvre le {time}' },
  earlyHint: {
    en: 'The code appears here by itself. You can leave this page open.',
    fr: 'Le code apparaîtra ici tout seul. Vous pouvez laisser cette page ouverte.',
  },
  over: { en: 'This visit is over', fr: 'Cette visite est terminée' },
  overHint: { en: 'It ended on {time}.', fr: "Elle s'est terminée le {time}." },
  until: { en: 'Until {time}', fr: "Jusqu'au {time}" },
  away: { en: 'No connection', fr: 'Pas de connexion' },
  awayHint: {
    en: 'The code returns as soon as this screen is online again.',
    fr: 'Le code reviendra dès que cet écran sera de nouveau en ligne.',
  },
  ended: { en: 'This kiosk link is no longer valid', fr: "Ce lien de borne n'est plus valable" },
  endedHint: {
    en: 'A newer link was created, or the challenge was deleted. Ask the community for the current link.',
    fr: 'Un lien plus récent a été créé, ou le défi a été supprimé. Demandez le lien actuel à la communauté.',
  },
  fullScreen: { en: 'Full screen', fr: 'Plein écran' },
})

/** Problems of a kiosk's page. */
export const kioskProblems = texts({
  kioskEnded: {
    en: 'This kiosk link is no longer valid. Ask the community for the current one.',
    fr: "Ce lien de borne n'est plus valable. Demandez le lien actuel à la communauté.",
  },
})

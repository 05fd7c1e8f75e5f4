import { texts } from '#base/text.ts'

/** Problems at the door, in forms and calls. */
export const doorProblems = texts({
  stewardEnded: {
    en: 'This door staff link is no longer valid. Ask the organiser for a new one.',
    fr: "Ce lien d'accueil n'est plus valable. Demandez-en un autre à l'organisateur.",
  },
  stewardNameMissing: {
    en: 'Enter the person or the entrance for this link.',
    fr: 'Indiquez pour qui ou pour quelle entrée est ce lien.',
  },
  addressesHidden: {
    en: 'The addresses of this ticket are hidden from you, and this badge would show them. Choose one that hides them too, or ask an administrator.',
    fr: 'Les adresses de ce billet vous sont masquées, et ce badge les montrerait. Choisissez-en un qui les masque aussi, ou demandez à un administrateur.',
  },
})

/** The check-in page. */
export const doorWords = texts({
  open: { en: 'Check-in', fr: 'Entrée' },
  ended: { en: 'This door staff link is no longer valid', fr: "Ce lien d'accueil n'est plus valable" },
  endedHint: { en: 'Ask the organiser for a new one.', fr: "Demandez-en un autre à l'organisateur." },
  counts: {
    en: '{count} of {tickets} admitted',
    fr: { one: '{count} entrée sur {tickets}', other: '{count} entrées sur {tickets}' },
  },
  tickets: {
    en: { one: '{count} ticket', other: '{count} tickets' },
    fr: { one: '{count} billet', other: '{count} billets' },
  },
  camera: {
    en: "Camera view: hold a ticket's code in front of it",
    fr: "Vue de la caméra : présentez le code d'un billet",
  },
  point: { en: "Hold a ticket's code in front of the camera.", fr: "Présentez le code d'un billet à la caméra." },
  checking: { en: 'Checking', fr: 'Vérification' },
  last: { en: 'Before: {answer}', fr: 'Avant : {answer}' },
  denied: {
    en: 'The browser does not let this page use the camera. Allow it in its settings, then load the page again.',
    fr: 'Le navigateur refuse la caméra à cette page. Autorisez-la dans ses paramètres, puis rechargez la page.',
  },
  missing: { en: 'No camera was found.', fr: "Aucune caméra n'a été trouvée." },
  without: {
    en: 'Find the guest in the list by name, e-mail, seat or section, or scan with a handheld scanner.',
    fr: 'Cherchez la personne dans la liste par nom, e-mail, place ou section, ou scannez avec un lecteur de codes.',
  },
  searchTitle: { en: 'Without a code', fr: 'Sans code' },
  search: { en: 'Name, e-mail, seat or section', fr: 'Nom, e-mail, place ou section' },
  searchWhole: {
    en: 'E-mail addresses are hidden: type a whole one to find its tickets.',
    fr: 'Les adresses e-mail sont masquées : tapez-en une en entier pour trouver ses billets.',
  },
  checkCode: { en: 'Check this code', fr: 'Vérifier ce code' },
  guests: { en: 'Guests', fr: 'Invités' },
  noGuests: { en: 'No ticket has been sent yet.', fr: "Aucun billet n'a encore été envoyé." },
  nobody: { en: 'No matching ticket.', fr: 'Aucun billet ne correspond.' },
  moreGuests: { en: 'Show more', fr: 'Afficher plus' },
  notCollected: { en: 'Not collected yet', fr: 'Pas encore récupéré' },
  unnamed: { en: 'No name', fr: 'Sans nom' },
  isIn: { en: 'Admitted {time}', fr: 'Entrée le {time}' },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonExample: { en: 'Phone battery dead', fr: 'Téléphone déchargé' },
  admit: { en: 'Admit', fr: 'Laisser entrer' },
  undo: { en: 'Undo', fr: 'Annuler' },
  undone: { en: 'Check-in undone', fr: 'Entrée annulée' },
  staticCode: { en: 'Also accept e-mailed and printed codes', fr: 'Accepter aussi les codes envoyés ou imprimés' },
  staticHint: {
    en: 'Ticket e-mails then include a static QR code, so that nobody needs the wallet to get in. This code can be copied: the first person to show it is admitted.',
    fr: "Les e-mails de billet contiennent alors un code QR fixe : personne n'a besoin du portefeuille pour entrer. Ce code peut être copié : la première personne qui le présente entre.",
  },
  stewards: { en: 'Door staff', fr: "Équipe d'accueil" },
  stewardsHint: {
    en: 'A link to scan tickets and to admit guests from the list. It shows names and seats, hides e-mail addresses, and expires after 24 hours.',
    fr: 'Un lien pour scanner les billets et laisser entrer les invités de la liste. Il montre les noms et les places, masque les adresses e-mail, et expire après 24 heures.',
  },
  stewardName: { en: 'Person or entrance', fr: 'Pour qui, ou quelle entrée' },
  make: { en: 'Create a link', fr: 'Créer un lien' },
  copy: { en: 'Copy link', fr: 'Copier le lien' },
  codeOf: { en: 'QR code of {name}', fr: 'Code QR de {name}' },
  scanLink: { en: 'Scan to open the link', fr: 'Scannez pour ouvrir le lien' },
  end: { en: 'End', fr: 'Arrêter' },
  until: { en: 'until {time}', fr: "jusqu'au {time}" },
  participation: { en: 'Participation badge', fr: 'Badge de participation' },
  participationHint: {
    en: 'Send a Participation badge to everyone who attended. Each person gets it once, and has 30 days to collect it.',
    fr: 'Envoyez un badge de participation à toutes les personnes venues. Chacune le reçoit une fois et a 30 jours pour le récupérer.',
  },
  nobodyIn: { en: 'Nobody has been admitted yet.', fr: "Personne n'est encore entré." },
  allHaveIt: {
    en: 'Everyone admitted so far has received this badge, or has no address to send it to. You can send it to people who come later.',
    fr: "Toutes les personnes entrées ont reçu ce badge, ou n'ont pas d'adresse d'envoi. Vous pourrez l'envoyer à celles qui viendront encore.",
  },
  ofEvent: { en: 'Of this event', fr: 'De cet événement' },
  others: { en: 'Others', fr: 'Autres' },
  choose: { en: 'Template', fr: 'Modèle' },
  give: { en: 'Send', fr: 'Envoyer' },
  giveTitle: { en: 'Send “{name}”?', fr: 'Envoyer « {name} » ?' },
  giveText: {
    en: {
      one: '{count} admitted person has not received this badge yet. They receive one e-mail now, and have 30 days to collect it.',
      other:
        '{count} admitted people have not received this badge yet. Each receives one e-mail now, and has 30 days to collect it.',
    },
    fr: {
      one: "{count} personne entrée n'a pas encore reçu ce badge. Elle reçoit un e-mail maintenant et a 30 jours pour le récupérer.",
      other:
        "{count} personnes entrées n'ont pas encore reçu ce badge. Chacune reçoit un e-mail maintenant et a 30 jours pour le récupérer.",
    },
  },
  createForEvent: { en: 'Create one for this event', fr: 'Créer un badge pour cet événement' },
  noTemplate: { en: 'Publish a Participation template first.', fr: "Publiez d'abord un modèle de participation." },
  givenAll: {
    en: 'Everyone who attended gets the badge',
    fr: 'Toutes les personnes venues reçoivent le badge',
  },
  given: {
    en: { one: '{count} Participation badge sent', other: '{count} Participation badges sent' },
    fr: { one: '{count} badge de participation envoyé', other: '{count} badges de participation envoyés' },
  },
  withoutAddress: {
    en: {
      one: '{count} ticket has no address to send to',
      other: '{count} tickets have no address to send to',
    },
    fr: {
      one: "{count} billet n'a pas d'adresse d'envoi",
      other: "{count} billets n'ont pas d'adresse d'envoi",
    },
  },
})

/** The results for a ticket, short enough to be read at arm's length. */
export const answerWords = texts({
  in: { en: 'Come in', fr: 'Bienvenue' },
  used: { en: 'Already used', fr: 'Déjà utilisé' },
  wrongEvent: { en: 'Another event', fr: 'Autre événement' },
  revoked: { en: 'Ticket revoked', fr: 'Billet révoqué' },
  suspended: { en: 'Ticket suspended', fr: 'Billet suspendu' },
  notYet: { en: 'Too early', fr: 'Trop tôt' },
  over: { en: 'Event is over', fr: 'Événement terminé' },
  expiredCode: { en: 'Code too old', fr: 'Code trop ancien' },
  earlyCode: { en: 'Clock is wrong', fr: 'Horloge déréglée' },
  stillNotAllowed: { en: 'Code not accepted', fr: 'Code non accepté' },
  superseded: { en: 'Code replaced', fr: 'Code remplacé' },
  linkEnded: { en: 'Not collected in time', fr: 'Pas récupéré à temps' },
  linkNotYet: { en: 'Not valid yet', fr: 'Pas encore valable' },
  unknown: { en: 'Unknown code', fr: 'Code inconnu' },
  failed: { en: 'Not checked', fr: 'Non vérifié' },
})

/** Advice for the door staff after a result; `time` is when the ticket was checked in, or revoked. */
export const adviceWords = texts({
  used: { en: 'Admitted on {time}.', fr: 'Entrée le {time}.' },
  wrongEvent: { en: 'This ticket is for another event.', fr: 'Ce billet est pour un autre événement.' },
  revoked: { en: 'Revoked on {time}.', fr: 'Révoqué le {time}.' },
  suspended: {
    en: 'It is not valid for now. Ask the organiser.',
    fr: "Il n'est pas valable pour le moment : voyez avec l'organisateur.",
  },
  notYet: {
    en: 'The doors open 12 hours before the start.',
    fr: "L'entrée ouvre 12 heures avant le début.",
  },
  expiredCode: {
    en: 'Show the ticket itself, not a picture of it. If it is the ticket, open it once while online.',
    fr: "Présentez le billet lui-même, pas une image. Si c'est bien lui, ouvrez-le une fois en ligne.",
  },
  earlyCode: {
    en: "The phone's clock is ahead: open the ticket once while online.",
    fr: "L'horloge du téléphone avance : ouvrez le billet une fois en ligne.",
  },
  stillNotAllowed: {
    en: 'E-mailed and printed codes are not accepted here. Open the ticket in the wallet.',
    fr: 'Les codes envoyés ou imprimés ne sont pas acceptés ici : ouvrez le billet dans le portefeuille.',
  },
  superseded: {
    en: 'A newer e-mail or ticket has another code: show that one.',
    fr: 'Un e-mail ou un billet plus récent en contient un autre : présentez celui-là.',
  },
  linkNotYet: {
    en: 'It can be collected later and is valid then.',
    fr: 'Il pourra être récupéré plus tard, et sera alors valable.',
  },
  unknown: {
    en: 'This is not one of our tickets, or another phone shows it now.',
    fr: "Ce n'est pas un de nos billets, ou un autre téléphone le présente désormais.",
  },
  failed: {
    en: 'No response. Hold the code up again.',
    fr: "Il n'y a pas eu de réponse. Présentez de nouveau le code.",
  },
})

import { texts } from '#base/text.ts'

/** Problems of giving badges, in studio and wallet. */
export const givingProblems = texts({
  notCommunity: {
    en: 'Only Community badges can be given from person to person.',
    fr: 'Seuls les badges Communauté peuvent se donner de personne à personne.',
  },
  perWeekInvalid: {
    en: 'Enter a whole number of badges per week, from 1 to 50.',
    fr: 'Indiquez un nombre entier de badges par semaine, de 1 à 50.',
  },
  pairDaysInvalid: {
    en: 'Enter a whole number of days, from 0 to 365.',
    fr: 'Indiquez un nombre entier de jours, de 0 à 365.',
  },
  giftDecided: {
    en: 'This gift was already decided, or the giver withdrew it.',
    fr: "Ce don a déjà reçu une décision, ou son auteur l'a retiré.",
  },
  giverLeft: {
    en: 'The giver is no longer a member, or this badge can no longer be given. Refuse the gift.',
    fr: "L'auteur du don n'est plus membre, ou ce badge ne peut plus être donné. Refusez le don.",
  },
  recipientMissing: {
    en: 'Choose a recipient: scan a code, enter an address, or choose a member.',
    fr: 'Choisissez un destinataire : scannez un code, saisissez une adresse ou choisissez un membre.',
  },
  recipientUnknown: {
    en: 'This person could not be found: their code is new, or they are no longer shown. Ask for their code.',
    fr: "Cette personne est introuvable : son code a changé, ou elle n'est plus affichée. Demandez-lui son code.",
  },
  giverNameMissing: {
    en: 'The badge shows who gave it. Enter your name under You first.',
    fr: "Le badge montre qui l'a donné. Saisissez d'abord votre nom sous Vous.",
  },
  notAGiver: {
    en: 'You cannot give this badge. The community decides who may.',
    fr: 'Vous ne pouvez pas donner ce badge. La communauté décide qui le peut.',
  },
  givingEnded: {
    en: 'This badge can no longer be given.',
    fr: 'Ce badge ne peut plus être donné.',
  },
  giftToSelf: {
    en: 'You cannot give a badge to yourself.',
    fr: 'Vous ne pouvez pas vous donner un badge.',
  },
  weekUsed: {
    en: 'You have given all your badges of this week. Try again in a few days.',
    fr: 'Vous avez donné tous vos badges de la semaine. Réessayez dans quelques jours.',
  },
  pairTooSoon: {
    en: 'You gave this person this badge recently. Choose someone else, or try again later.',
    fr: "Vous avez donné ce badge à cette personne récemment. Choisissez quelqu'un d'autre ou réessayez plus tard.",
  },
  tooManyGifts: {
    en: 'You can give 20 badges an hour. Try again later.',
    fr: 'Vous pouvez donner 20 badges par heure. Réessayez plus tard.',
  },
  giftNotNow: {
    en: 'This badge cannot be given now. Try again later.',
    fr: 'Ce badge ne peut pas être donné pour le moment. Réessayez plus tard.',
  },
  giftLate: {
    en: 'Too much time has passed since the preview. Open the preview again.',
    fr: "L'aperçu date de trop longtemps. Ouvrez-le à nouveau.",
  },
  giftEnded: {
    en: 'This gift was already kept, or has ended.',
    fr: 'Ce don a déjà été gardé, ou il a pris fin.',
  },
  sentenceTooLong: {
    en: 'A sentence has at most 280 characters.',
    fr: 'Une phrase contient au plus 280 caractères.',
  },
  sentenceCharacters: {
    en: 'The sentence contains characters that a badge cannot show. Type it again instead of pasting it.',
    fr: "La phrase contient des caractères qu'un badge ne peut pas montrer. Saisissez-la au lieu de la coller.",
  },
  sentenceHidden: {
    en: 'The sentence contains invisible characters. Type it again instead of pasting it.',
    fr: 'La phrase contient des caractères invisibles. Saisissez-la au lieu de la coller.',
  },
})

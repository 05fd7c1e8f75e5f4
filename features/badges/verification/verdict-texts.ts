import { texts } from '#base/text.ts'

/** The verdict on a badge in a word; a genuine badge that is not in force says both. */
export const faceWords = texts({
  genuine: { en: 'Genuine', fr: 'Authentique' },
  revoked: { en: 'Genuine, but revoked', fr: 'Authentique, mais révoqué' },
  suspended: { en: 'Genuine, but suspended', fr: 'Authentique, mais suspendu' },
  expired: { en: 'Genuine, but expired', fr: 'Authentique, mais expiré' },
  notYet: { en: 'Genuine, not valid yet', fr: 'Authentique, pas encore valable' },
  notGenuine: { en: 'Not genuine', fr: 'Pas authentique' },
  notChecked: { en: 'Could not be checked', fr: "N'a pas pu être vérifié" },
})

/** The verdicts that are a sentence as a heading. */
export const verdictHeadings = texts({
  genuine: { en: 'This badge is genuine.', fr: 'Ce badge est authentique.' },
  notGenuine: { en: 'This badge is not genuine.', fr: "Ce badge n'est pas authentique." },
  notChecked: { en: 'This badge could not be checked.', fr: "Ce badge n'a pas pu être vérifié." },
})

/** What a verdict makes of the finding that decided. */
export const verdictLeads = texts({
  genuine: { en: '{finding}.', fr: '{finding}.' },
  notGenuine: { en: '{finding}. Do not accept it.', fr: "{finding}. Ne l'acceptez pas." },
  notChecked: {
    en: '{finding}, so this page says neither yes nor no.',
    fr: '{finding} : cette page ne dit ni oui ni non.',
  },
})

/** What follows from a verdict that is no yes, below the checks. */
export const adviceWords = texts({
  title: { en: 'What you can do', fr: 'Que faire' },
  otherSignature: {
    en: 'Ask the issuer to confirm it, or for the same badge with an Ed25519 or P-256 signature.',
    fr: "Demandez à l'émetteur de le confirmer, ou le même badge avec une signature Ed25519 ou P-256.",
  },
  later: {
    en: 'Try again in a few minutes. If that changes nothing, ask the issuer to confirm it.',
    fr: "Réessayez dans quelques minutes. Si rien n'y fait, demandez à l'émetteur de le confirmer.",
  },
  confirm: {
    en: 'Ask the issuer to confirm it, or for the original file.',
    fr: "Demandez à l'émetteur de le confirmer, ou le fichier d'origine.",
  },
  original: {
    en: 'Ask for the original file. Editing a badge, even to correct a name, breaks its signature.',
    fr: "Demandez le fichier d'origine. Modifier un badge, même pour corriger un nom, rompt sa signature.",
  },
  signed: {
    en: 'Ask the issuer for the signed badge.',
    fr: "Demandez le badge signé à l'émetteur.",
  },
  askIssuer: {
    en: 'Ask the issuer whether it issued this badge.',
    fr: "Demandez à l'émetteur s'il a remis ce badge.",
  },
  openIssuer: { en: "Open the issuer's page", fr: "Ouvrir le site de l'émetteur" },
  checkOriginal: { en: 'Check the original', fr: "Vérifier l'original" },
})

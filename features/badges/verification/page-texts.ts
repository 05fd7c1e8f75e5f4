import { texts } from '#base/text.ts'

/** The page where anyone can have a badge checked. */
export const checkPageWords = texts({
  hero: { en: 'Is this badge genuine?', fr: 'Est-ce un badge authentique ?' },
  lead: {
    en: 'Check any badge of Open Badges 1.0 to 3.0, from any issuer: a picture, a file, its text or its address. It is read, checked and forgotten.',
    fr: "Vérifiez n'importe quel badge Open Badges 1.0 à 3.0, quel qu'en soit l'émetteur : une image, un fichier, son texte ou son adresse. Il est lu, vérifié, puis oublié.",
  },
  pick: { en: "Choose the badge's file", fr: 'Choisissez le fichier du badge' },
  drop: { en: 'Drop the badge here', fr: 'Déposez le badge ici' },
  dropText: {
    en: 'PNG, SVG, JSON, JWT, SD-JWT or a proof file, at most 2\u00a0MB',
    fr: 'PNG, SVG, JSON, JWT, SD-JWT ou un fichier de preuve, 2\u00a0Mo au plus',
  },
  choose: { en: 'Choose a file', fr: 'Choisir un fichier' },
  paste: { en: 'Or paste its text', fr: 'Ou collez son texte' },
  pasteHint: {
    en: 'JSON, a JWT (three parts separated by dots) or an SD-JWT',
    fr: 'Du JSON, un JWT (trois parties séparées par des points) ou un SD-JWT',
  },
  firstOf: {
    en: 'The first of {count} files was checked. Badges are checked one at a time here.',
    fr: 'Le premier des {count} fichiers a été vérifié. Ici, les badges se vérifient un par un.',
  },
  link: { en: 'Or its address', fr: 'Ou son adresse' },
  linkExample: { en: 'https://badges.example.org/badges/42', fr: 'https://badges.exemple.org/badges/42' },
  linkHint: { en: 'A link to the badge or its file', fr: 'Un lien vers le badge ou son fichier' },
  check: { en: 'Check', fr: 'Vérifier' },
  checking: { en: 'Checking', fr: 'Vérification' },
  another: { en: 'Check another badge', fr: 'Vérifier un autre badge' },
  picture: { en: 'The picture that holds the badge', fr: "L'image qui contient le badge" },
  pictureNote: {
    en: 'The picture only carries the badge. Only the details shown here count.',
    fr: "L'image ne fait que porter le badge. Seul compte ce qui est écrit ici.",
  },
  unnamed: { en: 'An unnamed issuer', fr: 'Un émetteur sans nom' },
  /** Inside a sentence; only sentences about a genuine badge begin with it. */
  unnamedInside: { en: 'an unnamed issuer', fr: 'un émetteur sans nom' },
  untitled: { en: 'a badge without a title', fr: 'un badge sans titre' },
  page: { en: 'Page of this badge', fr: 'Page de ce badge' },
  foreign: {
    en: 'Another site issued this badge. The checks show which key signed it, not who owns that key.',
    fr: "Ce badge vient d'un autre site. Les contrôles disent quelle clé l'a signé, pas à qui elle appartient.",
  },
})

import { texts } from '#base/text.ts'

/** What others say about a badge of another site. */
export const endorsementWords = texts({
  title: { en: 'Endorsed by another organisation', fr: 'Recommandé par une autre organisation' },
  endorsedBy: { en: 'Endorsed by {name} ({host})', fr: 'Recommandé par {name} ({host})' },
  unnamed: { en: 'An unnamed organisation', fr: 'Une organisation sans nom' },
  noSite: { en: 'Names no website', fr: 'Sans site web' },
  signed: { en: 'Signed by them', fr: 'Signé par elle' },
  notChecked: { en: 'Not checked', fr: 'Non vérifié' },
  notGenuine: { en: 'Not genuine', fr: 'Pas authentique' },
  said: { en: '“{comment}”', fr: '« {comment} »' },
  badge: {
    en: 'It endorses this badge, not its holder. The signature is checked, not the opinion.',
    fr: "Elle recommande ce badge, pas son détenteur. La signature est vérifiée, pas l'opinion.",
  },
  achievement: {
    en: 'It endorses the badge “{title}” in general, not its holder. The signature is checked, not the opinion.',
    fr: "Elle recommande le badge « {title} » en général, pas son détenteur. La signature est vérifiée, pas l'opinion.",
  },
  issuer: {
    en: 'It endorses {issuer}, not this badge. The signature is checked, not the opinion.',
    fr: "Elle recommande {issuer}, pas ce badge. La signature est vérifiée, pas l'opinion.",
  },
  unbound: {
    en: 'It endorses an identifier that others can copy. The signature is checked, not the opinion.',
    fr: "Elle recommande un identifiant que d'autres peuvent copier. La signature est vérifiée, pas l'opinion.",
  },
  bySelf: { en: 'The issuer of the badge says it itself.', fr: "C'est l'émetteur du badge qui le dit lui-même." },
  all: { en: 'All {count}', fr: 'Les {count}' },
})

/** An endorsement that was brought by itself. */
export const endorsementHeadings = texts({
  genuine: { en: 'This endorsement is genuine.', fr: 'Cette recommandation est authentique.' },
  notGenuine: { en: 'This endorsement is not genuine.', fr: "Cette recommandation n'est pas authentique." },
  notChecked: {
    en: 'This endorsement could not be checked.',
    fr: "Cette recommandation n'a pas pu être vérifiée.",
  },
  endorses: { en: '{issuer} endorses {subject}.', fr: '{issuer} recommande {subject}.' },
  claims: { en: 'It says that {issuer} endorses {subject}.', fr: 'Elle dit que {issuer} recommande {subject}.' },
  somebody: { en: 'an unnamed subject', fr: 'un sujet sans nom' },
})

/** Whose a badge of another site is. */
export const recipientWords = texts({
  title: { en: 'Whose badge is it?', fr: 'À qui est ce badge ?' },
  hashedLead: {
    en: 'The badge does not show the address that it was given to, but it can tell whether it is this one.',
    fr: "Le badge ne montre pas l'adresse à laquelle il a été remis, mais il peut dire si c'est celle-ci.",
  },
  clearLead: {
    en: 'Compare an address with the one that the badge was given to.',
    fr: 'Comparez une adresse à celle à laquelle le badge a été remis.',
  },
  email: { en: 'E-mail address', fr: 'Adresse e-mail' },
  url: { en: 'Address of a page', fr: "Adresse d'une page" },
  telephone: { en: 'Phone number', fr: 'Numéro de téléphone' },
  hint: {
    en: 'It is compared in this browser and sent nowhere.',
    fr: 'Elle est comparée dans ce navigateur, sans être envoyée.',
  },
  compare: { en: 'Compare', fr: 'Comparer' },
  same: { en: 'The badge was given to this address.', fr: 'Le badge a été remis à cette adresse.' },
  other: { en: 'The badge was given to another address.', fr: 'Le badge a été remis à une autre adresse.' },
  hashed: {
    en: 'a person whose e-mail address is hashed',
    fr: "une personne dont l'adresse e-mail est hachée",
  },
})

/** A badge of a standard before Open Badges 3.0. */
export const olderWords = texts({
  title: { en: 'An older format', fr: 'Un format plus ancien' },
  hosted: {
    en: "This badge carries no signature: it is genuine as long as the issuer's site says so. If that site ends, it can no longer be checked.",
    fr: "Ce badge ne porte pas de signature : il est authentique tant que le site de l'émetteur le dit. Si ce site ferme, il ne pourra plus être vérifié.",
  },
  openAt: { en: 'Open at {host}', fr: 'Ouvrir sur {host}' },
})

import { texts } from '#base/text.ts'

/** The dialog of a template's session builders: keys with which other software sends the template. */
export const builderWords = texts({
  menu: { en: 'API keys', fr: "Clés d'API" },
  above: { en: 'API keys', fr: "Clés d'API" },
  text: {
    en: 'With one of these keys, other software can send this badge and no other. Keep keys on servers, never in a page.',
    fr: "Avec l'une de ces clés, un autre logiciel peut envoyer ce badge et aucun autre. Gardez les clés sur des serveurs, jamais dans une page.",
  },
  none: { en: 'No keys yet.', fr: 'Pas encore de clés.' },
  label: { en: 'API keys of this template', fr: "Clés d'API de ce modèle" },
  made: { en: 'Created on {date}', fr: 'Créée le {date}' },
  create: { en: 'Create key', fr: 'Créer une clé' },
  created: { en: 'Key created', fr: 'Clé créée' },
  show: { en: 'Show', fr: 'Afficher' },
  showOf: { en: 'Show the key created on {date}', fr: 'Afficher la clé créée le {date}' },
  copyOf: { en: 'Copy the key created on {date}', fr: 'Copier la clé créée le {date}' },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
  revokeOf: { en: 'Revoke the key created on {date}', fr: 'Révoquer la clé créée le {date}' },
  sure: {
    en: 'Revoke this key? Software that uses it can no longer send.',
    fr: "Révoquer cette clé ? Le logiciel qui l'utilise ne pourra plus envoyer.",
  },
  keep: { en: 'Keep', fr: 'Garder' },
  revoked: { en: 'Key revoked', fr: 'Clé révoquée' },
  docs: { en: 'API documentation', fr: "Documentation de l'API" },
})

/** Problems of builder calls. */
export const builderProblems = texts({
  tooManyBuilders: {
    en: 'A template has at most 10 keys. Revoke one that is no longer used.',
    fr: "Un modèle a au plus 10 clés. Révoquez-en une qui n'est plus utilisée.",
  },
})

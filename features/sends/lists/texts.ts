import { texts } from '#base/text.ts'

/** Recipient lists in the send dialog. */
export const listWords = texts({
  open: { en: 'Lists', fr: 'Listes' },
  above: { en: 'Recipients', fr: 'Destinataires' },
  title: { en: 'Your lists', fr: 'Vos listes' },
  label: { en: 'Lists', fr: 'Listes' },
  none: {
    en: 'No lists yet. Enter addresses in the send dialog, then save them here to reuse them.',
    fr: "Pas encore de liste. Saisissez des adresses dans l'envoi, puis enregistrez-les ici pour les reprendre.",
  },
  count: {
    en: { one: '{count} address', other: '{count} addresses' },
    fr: { one: '{count} adresse', other: '{count} adresses' },
  },
  ofContributor: { en: 'Saved by a contributor', fr: 'Enregistrée par un contributeur' },
  take: { en: 'Use', fr: 'Utiliser' },
  takeOf: { en: 'Use {name}', fr: 'Utiliser {name}' },
  more: { en: 'More for {name}', fr: 'Plus pour {name}' },
  rename: { en: 'Rename', fr: 'Renommer' },
  newName: { en: 'New name of {name}', fr: 'Nouveau nom de {name}' },
  deleteSure: {
    en: 'Delete "{name}"? Badges already sent remain.',
    fr: 'Supprimer « {name} » ? Les badges envoyés restent.',
  },
  keep: { en: 'Keep it', fr: 'La garder' },
  deleted: { en: 'List deleted', fr: 'La liste est supprimée' },
  renamed: { en: 'List renamed', fr: 'La liste est renommée' },
  saveThese: {
    en: { one: 'Save this {count} address as a list', other: 'Save these {count} addresses as a list' },
    fr: { one: 'Enregistrer cette adresse comme liste', other: 'Enregistrer ces {count} adresses comme liste' },
  },
  example: { en: 'Juniors on Wednesday', fr: 'Jeunes du mercredi' },
  replaces: {
    en: 'A list with this name is replaced.',
    fr: 'Une liste du même nom est remplacée.',
  },
  saved: { en: 'List saved', fr: 'La liste est enregistrée' },
  added: {
    en: { zero: 'Already added', one: '{count} address added', other: '{count} addresses added' },
    fr: { zero: 'Déjà ajoutées', one: '{count} adresse ajoutée', other: '{count} adresses ajoutées' },
  },
})

import { texts } from '#base/text.ts'

/** Badges to hold or to give: titles, the lines below, and the buttons. */
export const badgesWords = texts({
  holdOne: { en: 'Hold {names}', fr: 'Avoir {names}' },
  holdMany: { en: 'Hold {count} of these badges: {names}', fr: 'Avoir {count} de ces badges : {names}' },
  gone: { en: 'Hold a badge that was deleted', fr: 'Avoir un badge supprimé depuis' },
  give: { en: 'Give {names} to someone', fr: "Donner {names} à quelqu'un" },
  or: { en: ' or ', fr: ' ou ' },
  owns: { en: 'One of {names}', fr: 'Un parmi {names}' },
  ownsMany: {
    en: { one: 'You have {has} of {count}', other: 'You have {has} of {count}' },
    fr: { one: 'Vous en avez {has} sur {count}', other: 'Vous en avez {has} sur {count}' },
  },
  owned: { en: 'A badge in your wallet', fr: 'Un badge dans votre portefeuille' },
  sent: { en: 'Give {names}', fr: 'Donnez {names}' },
  given: { en: 'Given from your wallet', fr: 'Depuis votre portefeuille' },
  see: { en: 'See the badges', fr: 'Voir les badges' },
  thank: { en: 'Thank someone', fr: "Remercier quelqu'un" },
})

/** Holding and giving badges. */
export const badgesPart = texts({
  counts: {
    en: { one: 'You have {has} of {count}', other: 'You have {has} of {count}' },
    fr: { one: 'Vous en avez {has} sur {count}', other: 'Vous en avez {has} sur {count}' },
  },
  anyOf: { en: 'Any of these badges counts:', fr: 'Chacun de ces badges compte :' },
  byItself: {
    en: 'It counts by itself as soon as the badge is in your wallet.',
    fr: 'Cela compte tout seul dès que le badge est dans votre portefeuille.',
  },
  give: { en: 'Give a badge', fr: 'Donner un badge' },
  giveText: {
    en: 'Give one of these badges. It counts once the other person has accepted it.',
    fr: "Donnez un de ces badges. Cela compte une fois que l'autre personne l'a accepté.",
  },
})

import { texts } from '#base/text.ts'

/** Problems of calls with a place. */
export const placeProblems = texts({
  countryInvalid: { en: 'This country is not in the list.', fr: "Ce pays n'est pas dans la liste." },
  citySearchInvalid: {
    en: 'Search by city name, 50 characters at most.',
    fr: 'Cherchez par le nom de la ville, 50 caractères au plus.',
  },
})

/** The choice of a place in a form. */
export const placeWords = texts({
  place: { en: 'Place', fr: 'Lieu' },
  country: { en: 'Country', fr: 'Pays' },
  countryExample: { en: 'Choose a country', fr: 'Choisir un pays' },
  noCountry: { en: 'No country with this name', fr: 'Aucun pays de ce nom' },
  city: { en: 'City', fr: 'Ville' },
  cityExample: { en: 'Search for a city', fr: 'Chercher une ville' },
  cityFirst: { en: 'Choose the country first', fr: "Choisir d'abord le pays" },
  typeMore: { en: 'Type the first letters', fr: 'Tapez les premières lettres' },
  noCity: { en: 'No city with this name', fr: 'Aucune ville de ce nom' },
  searching: { en: 'Searching', fr: 'Recherche' },
  clear: { en: 'Clear {place}', fr: 'Effacer {place}' },
  source: {
    en: 'Cities: Countries States Cities Database, ODbL. Sizes: GeoNames, CC BY 4.0',
    fr: 'Villes : Countries States Cities Database, ODbL. Tailles : GeoNames, CC BY 4.0',
  },
})

/** The regions for the list of time zones. */
export const zoneWords = texts({
  Africa: { en: 'Africa', fr: 'Afrique' },
  America: { en: 'America', fr: 'Amérique' },
  Antarctica: { en: 'Antarctica', fr: 'Antarctique' },
  Arctic: { en: 'Arctic', fr: 'Arctique' },
  Asia: { en: 'Asia', fr: 'Asie' },
  Atlantic: { en: 'Atlantic', fr: 'Atlantique' },
  Australia: { en: 'Australia', fr: 'Australie' },
  Europe: { en: 'Europe', fr: 'Europe' },
  Indian: { en: 'Indian Ocean', fr: 'Océan Indien' },
  Pacific: { en: 'Pacific', fr: 'Pacifique' },
  other: { en: 'Everywhere', fr: 'Partout' },
  noZone: { en: 'No time zone with this name', fr: 'Aucun fuseau de ce nom' },
})

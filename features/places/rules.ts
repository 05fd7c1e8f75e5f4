/** ISO 3166-1 codes of the countries and territories for places, and XK for Kosovo. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

/** The longest search for a city. */
export const CITY_SEARCH_MAX = 50
/** The longest name of a city or a country that a call accepts. */
export const PLACE_NAME_MAX = 100
/** How many cities one search returns. */
export const CITIES_FOUND = 10
/** Searches and look-ups of one session: far above what a fast typist needs. */
export const CITY_RATE = { limit: 300, seconds: 60 }

export type Place = {
  name: string
  state_name: string
  iso2: string
  /** The country's name in the language of its choice. */
  countryName: string
}

/** The stored and displayed form of a place: 'city, country'; '' for none, which is virtual. */
export function locationText(place: Place | null): string {
  return place ? `${place.name}, ${place.countryName}` : ''
}

/** A country's name in a language; the code itself when it is unknown. */
export function countryName(iso2: string, language: 'en' | 'fr'): string {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(iso2) ?? iso2
}

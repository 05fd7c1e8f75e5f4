import { useMemo } from 'react'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { findCountries, sortedCountries } from '../country-search-rules.ts'
import { countryName } from '../rules.ts'
import { placeWords } from '../texts.ts'
import { Flag } from './flag.tsx'

type Props = { value: string | undefined; onChange: (iso2: string) => void; error?: string | undefined }

/** A choice of a country by name, with its flag; the search covers both languages and ignores accents. */
export function CountrySelect({ value, onChange, error }: Props) {
  const placeTexts = useTexts(placeWords)
  const { language } = useLanguage()
  const countries = useMemo(
    () => sortedCountries(language).map((iso2) => ({ value: iso2, label: countryName(iso2, language) })),
    [language],
  )
  return (
    <SearchSelect
      label={placeTexts.country()}
      error={error}
      data={countries}
      value={value ?? null}
      onChange={(iso2) => iso2 && iso2 !== value && onChange(iso2)}
      allowDeselect={false}
      filter={({ search }) =>
        findCountries(search, language).map((iso2) => ({ value: iso2, label: countryName(iso2, language) }))
      }
      placeholder={placeTexts.countryExample()}
      nothingFoundMessage={placeTexts.noCountry()}
      leftSection={value ? <Flag iso2={value} /> : undefined}
      renderOption={({ option }) => (
        <Row as="span" gap="s" shrinks>
          <Flag iso2={option.value} />
          {option.label}
        </Row>
      )}
    />
  )
}

import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { FieldFrame } from '#ui/field-frame.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { foldName } from '../city-search-rules.ts'
import { COUNTRY_CODES, countryName } from '../rules.ts'
import { placeWords } from '../texts.ts'
import { Flag } from './flag.tsx'
import styles from './place-field.module.css'

type Props = { value: string | undefined; onChange: (iso2: string) => void; error?: string | undefined }

/** A country by name, with its flag; typing finds it without its accents too. */
export function CountrySelect({ value, onChange, error }: Props) {
  const t = useTexts(placeWords)
  const { language } = useLanguage()
  const countries = useMemo(() => {
    const named = COUNTRY_CODES.map((iso2) => ({ value: iso2, label: countryName(iso2, language) }))
    return named.sort((a, b) => a.label.localeCompare(b.label, language))
  }, [language])
  return (
    <FieldFrame label={t.country()} error={error}>
      {(control) => (
        <Select
          {...control}
          data={countries}
          value={value ?? null}
          onChange={(iso2) => iso2 && iso2 !== value && onChange(iso2)}
          allowDeselect={false}
          searchable
          filter={({ options, search }) => {
            const typed = foldName(search)
            return options.filter((option) => 'label' in option && ` ${foldName(option.label)}`.includes(` ${typed}`))
          }}
          placeholder={t.countryExample()}
          nothingFoundMessage={t.noCountry()}
          maxDropdownHeight={280}
          leftSection={value ? <Flag iso2={value} /> : undefined}
          renderOption={({ option }) => (
            <span className={styles.option}>
              <Flag iso2={option.value} />
              {option.label}
            </span>
          )}
          error={Boolean(error)}
          autoComplete="off"
          comboboxProps={{ shadow: 'md' }}
        />
      )}
    </FieldFrame>
  )
}

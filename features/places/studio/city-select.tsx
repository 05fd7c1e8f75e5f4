import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { foldName } from '../city-search-rules.ts'
import { queryCities } from '../contract.ts'
import { CITY_SEARCH_MAX } from '../rules.ts'
import { placeWords } from '../texts.ts'
import styles from './place-field.module.css'

type City = Output<typeof queryCities>[number]
type Props = {
  /** Undefined until a country is chosen: there is nothing to search in. */
  country: string | undefined
  onChoose: (city: City) => void
  error?: string | undefined
  autoFocus?: boolean
}

const TYPING_MS = 120

/** Searches a country's cities while typing; each is listed with its state. */
export function CitySelect({ country, onChoose, error, autoFocus }: Props) {
  const placeTexts = useTexts(placeWords)
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS)
  const sentence = useProblemText()
  const {
    data,
    error: trouble,
    isFetching,
  } = useQueryCall(
    queryCities,
    { country: country ?? '', query },
    {
      enabled: Boolean(country) && foldName(query) !== '',
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    },
  )
  const cities = (typed.trim() !== '' && data) || []
  const isWaiting = typed.trim() !== query || isFetching
  const nothing =
    typed.trim() === ''
      ? placeTexts.typeMore()
      : isWaiting
        ? placeTexts.searching()
        : trouble
          ? sentence(trouble.key)
          : placeTexts.noCity()
  return (
    <SearchSelect
      label={placeTexts.city()}
      error={error}
      data={cities.map((city, at) => ({ value: String(at), label: city.name }))}
      value={null}
      onChange={(at) => {
        const city = cities[Number(at)]
        if (at !== null && city) onChoose(city)
      }}
      isSearching={typed.trim() !== '' && isWaiting}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      disabled={!country}
      placeholder={country ? placeTexts.cityExample() : placeTexts.cityFirst()}
      nothingFoundMessage={nothing}
      rightSection={null}
      rightSectionWidth={0}
      renderOption={({ option }) => (
        <Row as="span" gap="s" align="baseline" shrinks>
          {option.label}
          <Text as="span" nowrap type="small" tone="ink3" className={styles.state}>
            {cities[Number(option.value)]?.state_name}
          </Text>
        </Row>
      )}
      maxLength={CITY_SEARCH_MAX}
      autoFocus={autoFocus}
    />
  )
}

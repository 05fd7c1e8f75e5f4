import { useMemo } from 'react'
import type { Language } from '#base/text.ts'
import type { FieldProps } from '#ui/fields/field-frame.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { zoneWords } from '../texts.ts'
import { findZones, knownZones, readZone, ZONE_REGIONS, zoneOffset, zoneSearchName } from '../zone-rules.ts'
import styles from './place-field.module.css'

type Props = FieldProps & {
  /** An IANA name. */
  value: string
  onChange: (zone: string) => void
  /** The moment for the difference from UTC beside each zone; now by default. */
  at?: Date | undefined
}

/** A choice of a time zone: listed by region, found by its city, its country or its name. */
export function ZoneSelect({ value, onChange, at, ...frame }: Props) {
  const zoneTexts = useTexts(zoneWords)
  const { language } = useLanguage()
  const { groups, choices } = useMemo(() => {
    const choices = knownZones(value).map((name) => {
      const { region, city } = readZone(name)
      return { value: name, label: region === 'other' ? city : `${city} (${zoneTexts[region]()})`, region, city }
    })
    choices.sort((a, b) => a.city.localeCompare(b.city, language))
    const groups = ZONE_REGIONS.map((region) => ({
      group: zoneTexts[region](),
      items: choices.filter((choice) => choice.region === region),
    }))
    return { groups: groups.filter(({ items }) => items.length > 0), choices }
  }, [value, language, zoneTexts])
  const find = (typed: string) => {
    const names = choices.map((choice) => choice.value)
    const found = findZones(names, searchNamesOf(names, language), typed)
    return found.flatMap((name) => choices.find((choice) => choice.value === name) ?? [])
  }
  return (
    <SearchSelect
      {...frame}
      data={groups}
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      allowDeselect={false}
      filter={({ options, search }) => (search.trim() === '' ? options : find(search))}
      nothingFoundMessage={zoneTexts.noZone()}
      renderOption={({ option }) => (
        <Row as="span" gap="m" align="baseline" justify="between" grow>
          {option.label}
          <Text as="span" nowrap type="small" tone="ink3" className={styles.state}>
            {keptOffset(option.value, at ?? new Date())}
          </Text>
        </Row>
      )}
    />
  )
}

const offsets = new Map<string, string>()

/** Cached for a quarter of an hour, in which no clock changes: each typed letter renders the list again. */
function keptOffset(zone: string, at: Date): string {
  const key = `${zone} ${Math.floor(at.getTime() / 900_000)}`
  const kept = offsets.get(key) ?? zoneOffset(zone, at)
  offsets.set(key, kept)
  return kept
}

const searched = new Map<string, string>()

/** Cached, because naming four hundred zones takes a tenth of a second. */
function searchNamesOf(names: string[], language: Language): string[] {
  return names.map((name) => {
    const key = `${language} ${name}`
    const kept = searched.get(key) ?? zoneSearchName(name, language)
    searched.set(key, kept)
    return kept
  })
}

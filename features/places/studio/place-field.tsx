import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useState } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { countryName, locationText, type Place } from '../rules.ts'
import { placeWords } from '../texts.ts'
import { CitySelect } from './city-select.tsx'
import { CountrySelect } from './country-select.tsx'
import { Flag } from './flag.tsx'

type Props = { value: Place | null; onChange: (place: Place | null) => void; error?: string | undefined }

/**
 * The place of an event: a country, then a city in it. The chosen place is a chip; another country clears the city. For
 * the studio's own origin only, which serves cities and flags.
 */
export function PlaceField({ value, onChange, error }: Props) {
  const placeTexts = useTexts(placeWords)
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const [wasCleared, setCleared] = useState(false)
  const country = value?.iso2 ?? chosen
  const clear = () => {
    setChosen(value?.iso2)
    setCleared(true)
    onChange(null)
  }
  return (
    <Box as="fieldset">
      <legend className="bz-hidden">{placeTexts.place()}</legend>
      <Grid columns={2} gap="l">
        <CountrySelect
          value={country}
          onChange={(iso2) => {
            setChosen(iso2)
            setCleared(false)
            onChange(null)
          }}
          error={country ? undefined : error}
        />
        {value ? (
          <div>
            <Text below="s" weight={600}>
              {placeTexts.city()}
            </Text>
            <Row padBlock="xs">
              <Row as="span" inline shrinks padBlock="xxs" padInline="s" ground="accent" round="s" gap="s" weight={500}>
                <Flag iso2={value.iso2} />
                <Text as="span" brief>
                  {locationText(value)}
                </Text>
                <IconButton
                  size={24}
                  label={placeTexts.clear({ place: locationText(value) })}
                  icon={<XIcon size={14} weight="bold" />}
                  onClick={clear}
                />
              </Row>
            </Row>
          </div>
        ) : (
          <CitySelect
            key={country}
            country={country}
            autoFocus={wasCleared}
            onChoose={({ name, state_name }) =>
              country && onChange({ name, state_name, iso2: country, countryName: countryName(country, language) })
            }
            error={country ? error : undefined}
          />
        )}
      </Grid>
      {country && !value && (
        <Text above="s" type="caption" tone="ink3">
          {placeTexts.source()}
        </Text>
      )}
    </Box>
  )
}

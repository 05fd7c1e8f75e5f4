import { Popover } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { isHex } from '#base/colors.ts'
import { texts } from '#base/text.ts'
import { useTexts } from '../words/language.tsx'
import styles from './color-field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { InputBox } from './input-box.tsx'
import { mendTyped } from './mend-typed.ts'

const ColorPanel = lazy(() => import('./color-panel.tsx').then((module) => ({ default: module.ColorPanel })))

type Props = FieldProps & {
  /** `#RRGGBB`; typed text is passed on unchanged, so check it with `isHex`. */
  value: string
  onChange: (value: string) => void
  presets?: readonly string[]
}

/** A colour: swatch (opens the free picker), hex, and presets as small fields. */
export function ColorField({ value, onChange, presets, ...frame }: Props) {
  const say = useTexts(sentences)
  const [opened, setOpened] = useState(false)
  const shown = isHex(value) ? value : 'transparent'
  return (
    <div>
      <FieldFrame {...frame}>
        {(control) => (
          <InputBox
            mono
            invalid={Boolean(frame.error)}
            left={
              <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
                <Popover.Target>
                  <button
                    type="button"
                    className={styles.swatch}
                    style={{ background: shown }}
                    aria-label={say.pick()}
                    onClick={() => setOpened(!opened)}
                  />
                </Popover.Target>
                <Popover.Dropdown>
                  <Suspense>
                    <ColorPanel
                      value={isHex(value) ? value : '#000000'}
                      onChange={(picked) => onChange(picked.toUpperCase())}
                    />
                  </Suspense>
                </Popover.Dropdown>
              </Popover>
            }
          >
            <input
              {...control}
              value={value}
              maxLength={7}
              spellCheck={false}
              onChange={(event) => onChange(mendTyped(event.currentTarget, asHex))}
            />
          </InputBox>
        )}
      </FieldFrame>
      {presets && (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              style={{ background: preset }}
              aria-label={`${frame.label}, ${preset}`}
              aria-pressed={preset.toUpperCase() === value.toUpperCase()}
              onClick={() => onChange(preset.toUpperCase())}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** What is typed of a hex colour, as far as it goes. */
function asHex(typed: string): string {
  const text = typed.replace(/\s/g, '').toUpperCase()
  return text === '' || text.startsWith('#') ? text : `#${text}`
}

const sentences = texts({ pick: { en: 'Pick freely', fr: 'Choisir librement' } })

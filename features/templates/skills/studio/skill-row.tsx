import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useEffect, useRef } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ALIGNMENT_TEXT_MAX, ALIGNMENT_TYPES, type Skill } from '../rules.ts'
import { skillFormWords, skillTypes } from '../texts.ts'

type Props = {
  /** Counted from 1. */
  n: number
  skill: Skill
  /** Takes the focus once: the row was added, or the one before it removed. */
  isFocused: boolean
  error: (part: keyof Skill) => string | undefined
  onChange: (part: Partial<Skill>) => void
  onRemove: () => void
}

/** One skill of the form: its name and address, and optionally framework, code and type. */
export function SkillRow({ n, skill, isFocused, error, onChange, onRemove }: Props) {
  const texts = useTexts(skillFormWords)
  const types = useTexts(skillTypes)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) first.current?.focus()
  }, [isFocused])
  return (
    <Stack framed round="l" shrinks pad="l" gap="m" full role="group" aria-label={texts.skill({ n })}>
      <Row justify="between" type="small" tone="ink3">
        <span aria-hidden>{texts.skill({ n })}</span>
        <IconButton size={30} label={texts.remove({ n })} icon={<TrashIcon size={18} />} onClick={onRemove} />
      </Row>
      <TextField
        ref={first}
        label={texts.name()}
        value={skill.targetName}
        onChange={(targetName) => onChange({ targetName })}
        maxCount={ALIGNMENT_TEXT_MAX}
        countFrom={150}
        error={error('targetName')}
        dir="auto"
      />
      <TextField
        label={texts.address()}
        value={skill.targetUrl}
        onChange={(targetUrl) => onChange({ targetUrl })}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        error={error('targetUrl')}
      />
      <TextField
        label={texts.framework()}
        optional
        value={skill.targetFramework}
        onChange={(targetFramework) => onChange({ targetFramework })}
        maxCount={ALIGNMENT_TEXT_MAX}
        countFrom={150}
        error={error('targetFramework')}
        dir="auto"
      />
      <Grid columns={2} gap="m">
        <TextField
          label={texts.code()}
          optional
          value={skill.targetCode}
          onChange={(targetCode) => onChange({ targetCode })}
          maxCount={ALIGNMENT_TEXT_MAX}
          countFrom={150}
          error={error('targetCode')}
        />
        <FieldFrame label={texts.type()} optional error={error('targetType')}>
          {(control) => (
            <SelectBox
              {...control}
              value={skill.targetType}
              onChange={(event) => onChange({ targetType: event.currentTarget.value as Skill['targetType'] })}
            >
              <option value="">{texts.noType()}</option>
              {ALIGNMENT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {types[type]()}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
      </Grid>
    </Stack>
  )
}

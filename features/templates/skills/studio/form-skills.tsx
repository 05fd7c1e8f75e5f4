import { TagsInput } from '@mantine/core'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { isSkillField } from '../../form/studio/form-check.ts'
import type { FormPartProps } from '../../form/studio/form-part.ts'
import { ALIGNMENTS_MAX, keptTags, type Skill, TAGS_MAX } from '../rules.ts'
import { skillFormWords, skillWords } from '../texts.ts'
import { SkillRow } from './skill-row.tsx'

const NO_SKILL: Skill = { targetName: '', targetUrl: '', targetFramework: '', targetCode: '', targetType: '' }

/**
 * Skills, tags and credits of a badge, and whether it can be suspended. Closed at first; a refusal of one of its fields
 * opens it.
 */
export function FormSkills({ values, change, problems, refusals }: FormPartProps) {
  const texts = useTexts(skillFormWords)
  const names = useTexts(skillWords)
  const sentence = useProblemText()
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(refusals)
  // During rendering, so that the first wrong field can get the focus.
  if (seen !== refusals) {
    setSeen(refusals)
    if (Object.keys(problems).some((field) => problems[field] && isSkillField(field))) setOpen(true)
  }
  const error = (field: string) => (problems[field] ? sentence(problems[field]) : undefined)
  const summary = useSummary(values)
  return (
    <Fold title={texts.title()} summary={summary} isOpen={isOpen} onOpen={setOpen}>
      <Skills values={values} change={change} error={error} />
      <FieldFrame
        label={names.tags()}
        hint={texts.tagsHint()}
        error={error('tags')}
        aside={`${values.tags.length} / ${TAGS_MAX}`}
      >
        {(control) => (
          <TagsInput
            {...control}
            value={values.tags}
            onChange={(tags) => change({ tags: keptTags(tags) })}
            maxTags={TAGS_MAX}
            splitChars={[',', ';']}
            acceptValueOnBlur
            error={Boolean(error('tags'))}
          />
        )}
      </FieldFrame>
      <TextField
        label={names.credits()}
        hint={texts.creditsHint()}
        optional
        inputMode="decimal"
        value={values.credits}
        onChange={(credits) => change({ credits })}
        error={error('credits')}
      />
      <SwitchField
        label={texts.suspendable()}
        hint={texts.suspendableHint()}
        checked={values.suspendable}
        onChange={(suspendable) => change({ suspendable })}
      />
    </Fold>
  )
}

type SkillsProps = Pick<FormPartProps, 'values' | 'change'> & { error: (field: string) => string | undefined }

function Skills({ values, change, error }: SkillsProps) {
  const texts = useTexts(skillFormWords)
  const names = useTexts(skillWords)
  const [added, setAdded] = useState(-1)
  const adding = useRef<HTMLButtonElement>(null)
  const { alignment } = values
  const replace = (at: number, part: Partial<Skill>) =>
    change({ alignment: alignment.map((skill, nth) => (nth === at ? { ...skill, ...part } : skill)) })
  const remove = (at: number) => {
    setAdded(Math.min(at, alignment.length - 2))
    change({ alignment: alignment.toSpliced(at, 1) })
    if (alignment.length === 1) adding.current?.focus()
  }
  const add = () => {
    setAdded(alignment.length)
    change({ alignment: [...alignment, NO_SKILL] })
  }
  const problem = error('alignment')
  return (
    <Stack as="fieldset" gap="l" across="start">
      <Text as="legend">{names.skills()}</Text>
      <Text above="xs" type="small" tone="ink3">
        {texts.skillsHint()}
      </Text>
      {alignment.map((skill, at) => (
        <SkillRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and all of their state is in the form.
          key={at}
          n={at + 1}
          skill={skill}
          isFocused={at === added}
          error={(part) => error(`alignment.${at}.${part}`)}
          onChange={(part) => replace(at, part)}
          onRemove={() => remove(at)}
        />
      ))}
      {problem && (
        <ProblemNote small above="s">
          {problem}
        </ProblemNote>
      )}
      {alignment.length < ALIGNMENTS_MAX && (
        <Button ref={adding} size="compact" icon={<PlusIcon size={18} />} onClick={add}>
          {texts.add()}
        </Button>
      )}
    </Stack>
  )
}

/** The values of the closed part, in one line. */
function useSummary({ alignment, tags, credits, suspendable }: FormPartProps['values']): string {
  const texts = useTexts(skillFormWords)
  const parts = [
    alignment.length > 0 && texts.sumSkills({ count: alignment.length }),
    tags.length > 0 && texts.sumTags({ count: tags.length }),
    credits !== '' && texts.sumCredits({ credits, count: Number(credits) }),
    suspendable && texts.sumSuspendable(),
  ].filter(Boolean)
  const said = parts.join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1) || texts.nothing()
}

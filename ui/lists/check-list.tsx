import { useId } from 'react'
import { ChoiceLine } from '../fields/choice-line.tsx'
import { ProblemNote } from '../fields/problem-note.tsx'
import { Row } from '../layout/row.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'

type Props<G extends string, T extends string> = {
  legend: string
  tally: (counts: { count: number; total: number }) => string
  /** The words of the box that chooses everything. */
  all: string
  /** All of them, in the order in which chosen ones are given to `onChange`. */
  values: readonly T[]
  groups: Record<G, readonly T[]>
  groupTexts: Record<G, () => string>
  choiceTexts: Record<T, () => string>
  chosen: T[]
  onChange: (chosen: T[]) => void
  error?: string | undefined
}

/** Boxes in groups, each with its name in the API, and one box for all of them. */
export function CheckList<G extends string, T extends string>(props: Props<G, T>) {
  const { legend, tally, all, values, groups, groupTexts, choiceTexts, chosen, onChange, error } = props
  const id = useId()
  const isAll = chosen.length === values.length
  const choose = (value: T, isChosen: boolean) =>
    onChange(values.filter((one) => (one === value ? isChosen : chosen.includes(one))))
  return (
    <Stack as="fieldset" gap="s" aria-describedby={error ? id : undefined}>
      <Row as="legend" below="s" gap="m" align="baseline">
        {legend}
        <Text as="span" type="caption" tone="ink3" weight={400}>
          {tally({ count: chosen.length, total: values.length })}
        </Text>
      </Row>
      {error && <ProblemNote id={id}>{error}</ProblemNote>}
      <ChoiceLine
        type="checkbox"
        checked={isAll}
        aria-invalid={error ? true : undefined}
        onChange={() => onChange(isAll ? [] : [...values])}
      >
        {all}
      </ChoiceLine>
      <Stack gap="m">
        {(Object.keys(groups) as G[]).map((group) => (
          <Stack as="fieldset" key={group}>
            <Text as="legend" type="small" tone="ink3" weight={400}>
              {groupTexts[group]()}
            </Text>
            {groups[group].map((value) => (
              <ChoiceLine
                key={value}
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={(event) => choose(value, event.currentTarget.checked)}
                aside={
                  <Text as="code" tone="ink3" className="bz-mono">
                    {value}
                  </Text>
                }
              >
                {choiceTexts[value]()}
              </ChoiceLine>
            ))}
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

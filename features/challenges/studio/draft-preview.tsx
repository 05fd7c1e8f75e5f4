import { useDebouncedValue } from '@mantine/hooks'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { previewChallenge } from '../contract.ts'
import { challengeForm } from '../studio-texts.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'
import { challengeTitle } from '../view/step-words.ts'
import type { Draft } from './challenge-draft.ts'

const PAUSE_MS = 300

type Props = {
  draft: Draft
  /** Titles of templates by hash. */
  names: ReadonlyMap<string, string>
}

/** The challenge as members read it, and how many of them meet it already; only once its fields are complete. */
export function DraftPreview({ draft, names }: Props) {
  const say = useTexts(challengeForm)
  const { language } = useLanguage()
  const [{ type, data }] = useDebouncedValue(draft, PAUSE_MS)
  const read = TYPES_IN_STUDIO[draft.type].data.safeParse(draft.data)
  const isAsked = TYPES_IN_STUDIO[type].canBeMet === true && TYPES_IN_STUDIO[type].data.safeParse(data).success
  const { data: preview } = useQueryCall(previewChallenge, { type, data }, { quiet: true, enabled: isAsked })
  if (!read.success) return null
  const hashes = Array.isArray(draft.data.templateHashList) ? (draft.data.templateHashList as string[]) : []
  const templates = hashes.flatMap((hash) => names.get(hash) ?? [])
  const title = challengeTitle({ ...draft, title: draft.title.trim(), data: read.data, templates }, language)
  const count = isAsked && type === draft.type ? preview?.meets : undefined
  const line = Number(draft.reward) > 0 ? say.meets : say.meetsNoPoints
  return (
    <Stack padBlock="m" padInline="l" round="l" ground="sunken" as="section" gap="xs" breaks aria-label={say.preview()}>
      <Text as="small" type="caption" tone="ink3">
        {say.preview()}
      </Text>
      <b>{title}</b>
      <Text tone="ink2" aria-live="polite">
        {typeof count === 'number' ? line({ count }) : '\u00A0'}
      </Text>
    </Stack>
  )
}
